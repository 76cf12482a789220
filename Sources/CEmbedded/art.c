#include "CEmbedded.h"

// Written by "make art".

// Standard since C23; clang has it in older standards, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t art_0[] = {
#embed "../../Sources/BuiltIn/Art/accordion.svg"
};

static const uint8_t art_1[] = {
#embed "../../Sources/BuiltIn/Art/acorn.svg"
};

static const uint8_t art_2[] = {
#embed "../../Sources/BuiltIn/Art/airplane.svg"
};

static const uint8_t art_3[] = {
#embed "../../Sources/BuiltIn/Art/airship.svg"
};

static const uint8_t art_4[] = {
#embed "../../Sources/BuiltIn/Art/ambulance.svg"
};

static const uint8_t art_5[] = {
#embed "../../Sources/BuiltIn/Art/anchor.svg"
};

static const uint8_t art_6[] = {
#embed "../../Sources/BuiltIn/Art/ant.svg"
};

static const uint8_t art_7[] = {
#embed "../../Sources/BuiltIn/Art/anthill.svg"
};

static const uint8_t art_8[] = {
#embed "../../Sources/BuiltIn/Art/apple.svg"
};

static const uint8_t art_9[] = {
#embed "../../Sources/BuiltIn/Art/apron.svg"
};

static const uint8_t art_10[] = {
#embed "../../Sources/BuiltIn/Art/armchair.svg"
};

static const uint8_t art_11[] = {
#embed "../../Sources/BuiltIn/Art/arrow.svg"
};

static const uint8_t art_12[] = {
#embed "../../Sources/BuiltIn/Art/avocado.svg"
};

static const uint8_t art_13[] = {
#embed "../../Sources/BuiltIn/Art/axe.svg"
};

static const uint8_t art_14[] = {
#embed "../../Sources/BuiltIn/Art/backpack.svg"
};

static const uint8_t art_15[] = {
#embed "../../Sources/BuiltIn/Art/bag.svg"
};

static const uint8_t art_16[] = {
#embed "../../Sources/BuiltIn/Art/ball.svg"
};

static const uint8_t art_17[] = {
#embed "../../Sources/BuiltIn/Art/balloon.svg"
};

static const uint8_t art_18[] = {
#embed "../../Sources/BuiltIn/Art/banana.svg"
};

static const uint8_t art_19[] = {
#embed "../../Sources/BuiltIn/Art/banner.svg"
};

static const uint8_t art_20[] = {
#embed "../../Sources/BuiltIn/Art/barn.svg"
};

static const uint8_t art_21[] = {
#embed "../../Sources/BuiltIn/Art/barrel.svg"
};

static const uint8_t art_22[] = {
#embed "../../Sources/BuiltIn/Art/basket.svg"
};

static const uint8_t art_23[] = {
#embed "../../Sources/BuiltIn/Art/bathtub.svg"
};

static const uint8_t art_24[] = {
#embed "../../Sources/BuiltIn/Art/bean.svg"
};

static const uint8_t art_25[] = {
#embed "../../Sources/BuiltIn/Art/beanstalk.svg"
};

static const uint8_t art_26[] = {
#embed "../../Sources/BuiltIn/Art/bed.svg"
};

static const uint8_t art_27[] = {
#embed "../../Sources/BuiltIn/Art/bee.svg"
};

static const uint8_t art_28[] = {
#embed "../../Sources/BuiltIn/Art/beehive.svg"
};

static const uint8_t art_29[] = {
#embed "../../Sources/BuiltIn/Art/beetle.svg"
};

static const uint8_t art_30[] = {
#embed "../../Sources/BuiltIn/Art/bell.svg"
};

static const uint8_t art_31[] = {
#embed "../../Sources/BuiltIn/Art/belt.svg"
};

static const uint8_t art_32[] = {
#embed "../../Sources/BuiltIn/Art/bench.svg"
};

static const uint8_t art_33[] = {
#embed "../../Sources/BuiltIn/Art/berry.svg"
};

static const uint8_t art_34[] = {
#embed "../../Sources/BuiltIn/Art/bicycle.svg"
};

static const uint8_t art_35[] = {
#embed "../../Sources/BuiltIn/Art/birdbath.svg"
};

static const uint8_t art_36[] = {
#embed "../../Sources/BuiltIn/Art/birdfeeder.svg"
};

static const uint8_t art_37[] = {
#embed "../../Sources/BuiltIn/Art/birdhouse.svg"
};

static const uint8_t art_38[] = {
#embed "../../Sources/BuiltIn/Art/biscuit.svg"
};

static const uint8_t art_39[] = {
#embed "../../Sources/BuiltIn/Art/blackboard.svg"
};

static const uint8_t art_40[] = {
#embed "../../Sources/BuiltIn/Art/blanket.svg"
};

static const uint8_t art_41[] = {
#embed "../../Sources/BuiltIn/Art/block.svg"
};

static const uint8_t art_42[] = {
#embed "../../Sources/BuiltIn/Art/bluebell.svg"
};

static const uint8_t art_43[] = {
#embed "../../Sources/BuiltIn/Art/boat.svg"
};

static const uint8_t art_44[] = {
#embed "../../Sources/BuiltIn/Art/bone.svg"
};

static const uint8_t art_45[] = {
#embed "../../Sources/BuiltIn/Art/book.svg"
};

static const uint8_t art_46[] = {
#embed "../../Sources/BuiltIn/Art/bookshelf.svg"
};

static const uint8_t art_47[] = {
#embed "../../Sources/BuiltIn/Art/boot.svg"
};

static const uint8_t art_48[] = {
#embed "../../Sources/BuiltIn/Art/bottle.svg"
};

static const uint8_t art_49[] = {
#embed "../../Sources/BuiltIn/Art/bowl.svg"
};

static const uint8_t art_50[] = {
#embed "../../Sources/BuiltIn/Art/bread.svg"
};

static const uint8_t art_51[] = {
#embed "../../Sources/BuiltIn/Art/bridge.svg"
};

static const uint8_t art_52[] = {
#embed "../../Sources/BuiltIn/Art/broom.svg"
};

static const uint8_t art_53[] = {
#embed "../../Sources/BuiltIn/Art/bubble.svg"
};

static const uint8_t art_54[] = {
#embed "../../Sources/BuiltIn/Art/bucket.svg"
};

static const uint8_t art_55[] = {
#embed "../../Sources/BuiltIn/Art/burrow-open.svg"
};

static const uint8_t art_56[] = {
#embed "../../Sources/BuiltIn/Art/burrow.svg"
};

static const uint8_t art_57[] = {
#embed "../../Sources/BuiltIn/Art/bus.svg"
};

static const uint8_t art_58[] = {
#embed "../../Sources/BuiltIn/Art/bush.svg"
};

static const uint8_t art_59[] = {
#embed "../../Sources/BuiltIn/Art/butterfly.svg"
};

static const uint8_t art_60[] = {
#embed "../../Sources/BuiltIn/Art/button.svg"
};

static const uint8_t art_61[] = {
#embed "../../Sources/BuiltIn/Art/cabbage.svg"
};

static const uint8_t art_62[] = {
#embed "../../Sources/BuiltIn/Art/cactus.svg"
};

static const uint8_t art_63[] = {
#embed "../../Sources/BuiltIn/Art/cage.svg"
};

static const uint8_t art_64[] = {
#embed "../../Sources/BuiltIn/Art/cake.svg"
};

static const uint8_t art_65[] = {
#embed "../../Sources/BuiltIn/Art/camera.svg"
};

static const uint8_t art_66[] = {
#embed "../../Sources/BuiltIn/Art/candle.svg"
};

static const uint8_t art_67[] = {
#embed "../../Sources/BuiltIn/Art/candy.svg"
};

static const uint8_t art_68[] = {
#embed "../../Sources/BuiltIn/Art/canoe.svg"
};

static const uint8_t art_69[] = {
#embed "../../Sources/BuiltIn/Art/car.svg"
};

static const uint8_t art_70[] = {
#embed "../../Sources/BuiltIn/Art/carousel.svg"
};

static const uint8_t art_71[] = {
#embed "../../Sources/BuiltIn/Art/carpet.svg"
};

static const uint8_t art_72[] = {
#embed "../../Sources/BuiltIn/Art/carrot.svg"
};

static const uint8_t art_73[] = {
#embed "../../Sources/BuiltIn/Art/cart.svg"
};

static const uint8_t art_74[] = {
#embed "../../Sources/BuiltIn/Art/castle.svg"
};

static const uint8_t art_75[] = {
#embed "../../Sources/BuiltIn/Art/catapult.svg"
};

static const uint8_t art_76[] = {
#embed "../../Sources/BuiltIn/Art/caterpillar.svg"
};

static const uint8_t art_77[] = {
#embed "../../Sources/BuiltIn/Art/cauldron.svg"
};

static const uint8_t art_78[] = {
#embed "../../Sources/BuiltIn/Art/cauliflower.svg"
};

static const uint8_t art_79[] = {
#embed "../../Sources/BuiltIn/Art/chain.svg"
};

static const uint8_t art_80[] = {
#embed "../../Sources/BuiltIn/Art/chair.svg"
};

static const uint8_t art_81[] = {
#embed "../../Sources/BuiltIn/Art/cheese.svg"
};

static const uint8_t art_82[] = {
#embed "../../Sources/BuiltIn/Art/cherry.svg"
};

static const uint8_t art_83[] = {
#embed "../../Sources/BuiltIn/Art/chessboard.svg"
};

static const uint8_t art_84[] = {
#embed "../../Sources/BuiltIn/Art/chest.svg"
};

static const uint8_t art_85[] = {
#embed "../../Sources/BuiltIn/Art/chestnut.svg"
};

static const uint8_t art_86[] = {
#embed "../../Sources/BuiltIn/Art/chocolate.svg"
};

static const uint8_t art_87[] = {
#embed "../../Sources/BuiltIn/Art/church.svg"
};

static const uint8_t art_88[] = {
#embed "../../Sources/BuiltIn/Art/clock.svg"
};

static const uint8_t art_89[] = {
#embed "../../Sources/BuiltIn/Art/cloud.svg"
};

static const uint8_t art_90[] = {
#embed "../../Sources/BuiltIn/Art/coat.svg"
};

static const uint8_t art_91[] = {
#embed "../../Sources/BuiltIn/Art/coconut.svg"
};

static const uint8_t art_92[] = {
#embed "../../Sources/BuiltIn/Art/coin.svg"
};

static const uint8_t art_93[] = {
#embed "../../Sources/BuiltIn/Art/comb.svg"
};

static const uint8_t art_94[] = {
#embed "../../Sources/BuiltIn/Art/compass.svg"
};

static const uint8_t art_95[] = {
#embed "../../Sources/BuiltIn/Art/computer.svg"
};

static const uint8_t art_96[] = {
#embed "../../Sources/BuiltIn/Art/coop.svg"
};

static const uint8_t art_97[] = {
#embed "../../Sources/BuiltIn/Art/coral.svg"
};

static const uint8_t art_98[] = {
#embed "../../Sources/BuiltIn/Art/corn.svg"
};

static const uint8_t art_99[] = {
#embed "../../Sources/BuiltIn/Art/crab.svg"
};

static const uint8_t art_100[] = {
#embed "../../Sources/BuiltIn/Art/crate.svg"
};

static const uint8_t art_101[] = {
#embed "../../Sources/BuiltIn/Art/crown.svg"
};

static const uint8_t art_102[] = {
#embed "../../Sources/BuiltIn/Art/crutch.svg"
};

static const uint8_t art_103[] = {
#embed "../../Sources/BuiltIn/Art/crystal.svg"
};

static const uint8_t art_104[] = {
#embed "../../Sources/BuiltIn/Art/cucumber.svg"
};

static const uint8_t art_105[] = {
#embed "../../Sources/BuiltIn/Art/cup.svg"
};

static const uint8_t art_106[] = {
#embed "../../Sources/BuiltIn/Art/cupboard.svg"
};

static const uint8_t art_107[] = {
#embed "../../Sources/BuiltIn/Art/curtain.svg"
};

static const uint8_t art_108[] = {
#embed "../../Sources/BuiltIn/Art/daisy.svg"
};

static const uint8_t art_109[] = {
#embed "../../Sources/BuiltIn/Art/dandelion.svg"
};

static const uint8_t art_110[] = {
#embed "../../Sources/BuiltIn/Art/desk.svg"
};

static const uint8_t art_111[] = {
#embed "../../Sources/BuiltIn/Art/diamond.svg"
};

static const uint8_t art_112[] = {
#embed "../../Sources/BuiltIn/Art/dice.svg"
};

static const uint8_t art_113[] = {
#embed "../../Sources/BuiltIn/Art/doll.svg"
};

static const uint8_t art_114[] = {
#embed "../../Sources/BuiltIn/Art/door-open.svg"
};

static const uint8_t art_115[] = {
#embed "../../Sources/BuiltIn/Art/door.svg"
};

static const uint8_t art_116[] = {
#embed "../../Sources/BuiltIn/Art/doughnut.svg"
};

static const uint8_t art_117[] = {
#embed "../../Sources/BuiltIn/Art/dragonfly.svg"
};

static const uint8_t art_118[] = {
#embed "../../Sources/BuiltIn/Art/drum.svg"
};

static const uint8_t art_119[] = {
#embed "../../Sources/BuiltIn/Art/egg.svg"
};

static const uint8_t art_120[] = {
#embed "../../Sources/BuiltIn/Art/emerald.svg"
};

static const uint8_t art_121[] = {
#embed "../../Sources/BuiltIn/Art/feather.svg"
};

static const uint8_t art_122[] = {
#embed "../../Sources/BuiltIn/Art/fence.svg"
};

static const uint8_t art_123[] = {
#embed "../../Sources/BuiltIn/Art/fern.svg"
};

static const uint8_t art_124[] = {
#embed "../../Sources/BuiltIn/Art/fiddle.svg"
};

static const uint8_t art_125[] = {
#embed "../../Sources/BuiltIn/Art/fire.svg"
};

static const uint8_t art_126[] = {
#embed "../../Sources/BuiltIn/Art/fireengine.svg"
};

static const uint8_t art_127[] = {
#embed "../../Sources/BuiltIn/Art/firefly.svg"
};

static const uint8_t art_128[] = {
#embed "../../Sources/BuiltIn/Art/firework.svg"
};

static const uint8_t art_129[] = {
#embed "../../Sources/BuiltIn/Art/fishbowl.svg"
};

static const uint8_t art_130[] = {
#embed "../../Sources/BuiltIn/Art/fishing.svg"
};

static const uint8_t art_131[] = {
#embed "../../Sources/BuiltIn/Art/flag.svg"
};

static const uint8_t art_132[] = {
#embed "../../Sources/BuiltIn/Art/flour.svg"
};

static const uint8_t art_133[] = {
#embed "../../Sources/BuiltIn/Art/flower.svg"
};

static const uint8_t art_134[] = {
#embed "../../Sources/BuiltIn/Art/flute.svg"
};

static const uint8_t art_135[] = {
#embed "../../Sources/BuiltIn/Art/fork.svg"
};

static const uint8_t art_136[] = {
#embed "../../Sources/BuiltIn/Art/fossil.svg"
};

static const uint8_t art_137[] = {
#embed "../../Sources/BuiltIn/Art/fountain.svg"
};

static const uint8_t art_138[] = {
#embed "../../Sources/BuiltIn/Art/fridge.svg"
};

static const uint8_t art_139[] = {
#embed "../../Sources/BuiltIn/Art/garland.svg"
};

static const uint8_t art_140[] = {
#embed "../../Sources/BuiltIn/Art/garlic.svg"
};

static const uint8_t art_141[] = {
#embed "../../Sources/BuiltIn/Art/gate.svg"
};

static const uint8_t art_142[] = {
#embed "../../Sources/BuiltIn/Art/gear.svg"
};

static const uint8_t art_143[] = {
#embed "../../Sources/BuiltIn/Art/gingerbread.svg"
};

static const uint8_t art_144[] = {
#embed "../../Sources/BuiltIn/Art/glasses.svg"
};

static const uint8_t art_145[] = {
#embed "../../Sources/BuiltIn/Art/globe.svg"
};

static const uint8_t art_146[] = {
#embed "../../Sources/BuiltIn/Art/glue.svg"
};

static const uint8_t art_147[] = {
#embed "../../Sources/BuiltIn/Art/goggles.svg"
};

static const uint8_t art_148[] = {
#embed "../../Sources/BuiltIn/Art/gold.svg"
};

static const uint8_t art_149[] = {
#embed "../../Sources/BuiltIn/Art/grape.svg"
};

static const uint8_t art_150[] = {
#embed "../../Sources/BuiltIn/Art/guitar.svg"
};

static const uint8_t art_151[] = {
#embed "../../Sources/BuiltIn/Art/hairbrush.svg"
};

static const uint8_t art_152[] = {
#embed "../../Sources/BuiltIn/Art/hammer.svg"
};

static const uint8_t art_153[] = {
#embed "../../Sources/BuiltIn/Art/handkerchief.svg"
};

static const uint8_t art_154[] = {
#embed "../../Sources/BuiltIn/Art/hanger.svg"
};

static const uint8_t art_155[] = {
#embed "../../Sources/BuiltIn/Art/harp.svg"
};

static const uint8_t art_156[] = {
#embed "../../Sources/BuiltIn/Art/hat.svg"
};

static const uint8_t art_157[] = {
#embed "../../Sources/BuiltIn/Art/hay.svg"
};

static const uint8_t art_158[] = {
#embed "../../Sources/BuiltIn/Art/hazelnut.svg"
};

static const uint8_t art_159[] = {
#embed "../../Sources/BuiltIn/Art/helicopter.svg"
};

static const uint8_t art_160[] = {
#embed "../../Sources/BuiltIn/Art/helmet.svg"
};

static const uint8_t art_161[] = {
#embed "../../Sources/BuiltIn/Art/hole.svg"
};

static const uint8_t art_162[] = {
#embed "../../Sources/BuiltIn/Art/honey.svg"
};

static const uint8_t art_163[] = {
#embed "../../Sources/BuiltIn/Art/hook.svg"
};

static const uint8_t art_164[] = {
#embed "../../Sources/BuiltIn/Art/hotairballoon.svg"
};

static const uint8_t art_165[] = {
#embed "../../Sources/BuiltIn/Art/hotdog.svg"
};

static const uint8_t art_166[] = {
#embed "../../Sources/BuiltIn/Art/hourglass.svg"
};

static const uint8_t art_167[] = {
#embed "../../Sources/BuiltIn/Art/house.svg"
};

static const uint8_t art_168[] = {
#embed "../../Sources/BuiltIn/Art/hutch.svg"
};

static const uint8_t art_169[] = {
#embed "../../Sources/BuiltIn/Art/iceberg.svg"
};

static const uint8_t art_170[] = {
#embed "../../Sources/BuiltIn/Art/icecream.svg"
};

static const uint8_t art_171[] = {
#embed "../../Sources/BuiltIn/Art/icicle.svg"
};

static const uint8_t art_172[] = {
#embed "../../Sources/BuiltIn/Art/igloo.svg"
};

static const uint8_t art_173[] = {
#embed "../../Sources/BuiltIn/Art/island.svg"
};

static const uint8_t art_174[] = {
#embed "../../Sources/BuiltIn/Art/jam.svg"
};

static const uint8_t art_175[] = {
#embed "../../Sources/BuiltIn/Art/jar.svg"
};

static const uint8_t art_176[] = {
#embed "../../Sources/BuiltIn/Art/jellyfish.svg"
};

static const uint8_t art_177[] = {
#embed "../../Sources/BuiltIn/Art/jug.svg"
};

static const uint8_t art_178[] = {
#embed "../../Sources/BuiltIn/Art/kennel.svg"
};

static const uint8_t art_179[] = {
#embed "../../Sources/BuiltIn/Art/key.svg"
};

static const uint8_t art_180[] = {
#embed "../../Sources/BuiltIn/Art/kite.svg"
};

static const uint8_t art_181[] = {
#embed "../../Sources/BuiltIn/Art/kiwi.svg"
};

static const uint8_t art_182[] = {
#embed "../../Sources/BuiltIn/Art/knife.svg"
};

static const uint8_t art_183[] = {
#embed "../../Sources/BuiltIn/Art/ladder.svg"
};

static const uint8_t art_184[] = {
#embed "../../Sources/BuiltIn/Art/ladle.svg"
};

static const uint8_t art_185[] = {
#embed "../../Sources/BuiltIn/Art/ladybird.svg"
};

static const uint8_t art_186[] = {
#embed "../../Sources/BuiltIn/Art/lantern-with-face.svg"
};

static const uint8_t art_187[] = {
#embed "../../Sources/BuiltIn/Art/lantern.svg"
};

static const uint8_t art_188[] = {
#embed "../../Sources/BuiltIn/Art/laundry.svg"
};

static const uint8_t art_189[] = {
#embed "../../Sources/BuiltIn/Art/leaf.svg"
};

static const uint8_t art_190[] = {
#embed "../../Sources/BuiltIn/Art/lemon.svg"
};

static const uint8_t art_191[] = {
#embed "../../Sources/BuiltIn/Art/letter.svg"
};

static const uint8_t art_192[] = {
#embed "../../Sources/BuiltIn/Art/lightbulb.svg"
};

static const uint8_t art_193[] = {
#embed "../../Sources/BuiltIn/Art/lighthouse.svg"
};

static const uint8_t art_194[] = {
#embed "../../Sources/BuiltIn/Art/lightning.svg"
};

static const uint8_t art_195[] = {
#embed "../../Sources/BuiltIn/Art/log.svg"
};

static const uint8_t art_196[] = {
#embed "../../Sources/BuiltIn/Art/longbow.svg"
};

static const uint8_t art_197[] = {
#embed "../../Sources/BuiltIn/Art/magnifier.svg"
};

static const uint8_t art_198[] = {
#embed "../../Sources/BuiltIn/Art/mailbag.svg"
};

static const uint8_t art_199[] = {
#embed "../../Sources/BuiltIn/Art/mailbox.svg"
};

static const uint8_t art_200[] = {
#embed "../../Sources/BuiltIn/Art/mango.svg"
};

static const uint8_t art_201[] = {
#embed "../../Sources/BuiltIn/Art/map.svg"
};

static const uint8_t art_202[] = {
#embed "../../Sources/BuiltIn/Art/maraca.svg"
};

static const uint8_t art_203[] = {
#embed "../../Sources/BuiltIn/Art/marble.svg"
};

static const uint8_t art_204[] = {
#embed "../../Sources/BuiltIn/Art/marshmallow.svg"
};

static const uint8_t art_205[] = {
#embed "../../Sources/BuiltIn/Art/mask.svg"
};

static const uint8_t art_206[] = {
#embed "../../Sources/BuiltIn/Art/matchbox.svg"
};

static const uint8_t art_207[] = {
#embed "../../Sources/BuiltIn/Art/mattress.svg"
};

static const uint8_t art_208[] = {
#embed "../../Sources/BuiltIn/Art/medal.svg"
};

static const uint8_t art_209[] = {
#embed "../../Sources/BuiltIn/Art/megaphone.svg"
};

static const uint8_t art_210[] = {
#embed "../../Sources/BuiltIn/Art/milk.svg"
};

static const uint8_t art_211[] = {
#embed "../../Sources/BuiltIn/Art/mirror.svg"
};

static const uint8_t art_212[] = {
#embed "../../Sources/BuiltIn/Art/mitten.svg"
};

static const uint8_t art_213[] = {
#embed "../../Sources/BuiltIn/Art/moon.svg"
};

static const uint8_t art_214[] = {
#embed "../../Sources/BuiltIn/Art/mop.svg"
};

static const uint8_t art_215[] = {
#embed "../../Sources/BuiltIn/Art/motorcycle.svg"
};

static const uint8_t art_216[] = {
#embed "../../Sources/BuiltIn/Art/mudpie.svg"
};

static const uint8_t art_217[] = {
#embed "../../Sources/BuiltIn/Art/muffin.svg"
};

static const uint8_t art_218[] = {
#embed "../../Sources/BuiltIn/Art/mushroom.svg"
};

static const uint8_t art_219[] = {
#embed "../../Sources/BuiltIn/Art/nail.svg"
};

static const uint8_t art_220[] = {
#embed "../../Sources/BuiltIn/Art/necklace.svg"
};

static const uint8_t art_221[] = {
#embed "../../Sources/BuiltIn/Art/needle.svg"
};

static const uint8_t art_222[] = {
#embed "../../Sources/BuiltIn/Art/nest-of-leaves.svg"
};

static const uint8_t art_223[] = {
#embed "../../Sources/BuiltIn/Art/nest.svg"
};

static const uint8_t art_224[] = {
#embed "../../Sources/BuiltIn/Art/net.svg"
};

static const uint8_t art_225[] = {
#embed "../../Sources/BuiltIn/Art/noodle.svg"
};

static const uint8_t art_226[] = {
#embed "../../Sources/BuiltIn/Art/notebook.svg"
};

static const uint8_t art_227[] = {
#embed "../../Sources/BuiltIn/Art/oar.svg"
};

static const uint8_t art_228[] = {
#embed "../../Sources/BuiltIn/Art/octopus.svg"
};

static const uint8_t art_229[] = {
#embed "../../Sources/BuiltIn/Art/onion.svg"
};

static const uint8_t art_230[] = {
#embed "../../Sources/BuiltIn/Art/orange.svg"
};

static const uint8_t art_231[] = {
#embed "../../Sources/BuiltIn/Art/oven.svg"
};

static const uint8_t art_232[] = {
#embed "../../Sources/BuiltIn/Art/paint.svg"
};

static const uint8_t art_233[] = {
#embed "../../Sources/BuiltIn/Art/paintbrush.svg"
};

static const uint8_t art_234[] = {
#embed "../../Sources/BuiltIn/Art/palm.svg"
};

static const uint8_t art_235[] = {
#embed "../../Sources/BuiltIn/Art/pancake.svg"
};

static const uint8_t art_236[] = {
#embed "../../Sources/BuiltIn/Art/paper.svg"
};

static const uint8_t art_237[] = {
#embed "../../Sources/BuiltIn/Art/paperplane.svg"
};

static const uint8_t art_238[] = {
#embed "../../Sources/BuiltIn/Art/parcel.svg"
};

static const uint8_t art_239[] = {
#embed "../../Sources/BuiltIn/Art/pea.svg"
};

static const uint8_t art_240[] = {
#embed "../../Sources/BuiltIn/Art/peach.svg"
};

static const uint8_t art_241[] = {
#embed "../../Sources/BuiltIn/Art/pear.svg"
};

static const uint8_t art_242[] = {
#embed "../../Sources/BuiltIn/Art/pearl.svg"
};

static const uint8_t art_243[] = {
#embed "../../Sources/BuiltIn/Art/peg.svg"
};

static const uint8_t art_244[] = {
#embed "../../Sources/BuiltIn/Art/pencil.svg"
};

static const uint8_t art_245[] = {
#embed "../../Sources/BuiltIn/Art/pepper.svg"
};

static const uint8_t art_246[] = {
#embed "../../Sources/BuiltIn/Art/piano.svg"
};

static const uint8_t art_247[] = {
#embed "../../Sources/BuiltIn/Art/pickle.svg"
};

static const uint8_t art_248[] = {
#embed "../../Sources/BuiltIn/Art/picture.svg"
};

static const uint8_t art_249[] = {
#embed "../../Sources/BuiltIn/Art/pie.svg"
};

static const uint8_t art_250[] = {
#embed "../../Sources/BuiltIn/Art/pillow.svg"
};

static const uint8_t art_251[] = {
#embed "../../Sources/BuiltIn/Art/pine.svg"
};

static const uint8_t art_252[] = {
#embed "../../Sources/BuiltIn/Art/pineapple.svg"
};

static const uint8_t art_253[] = {
#embed "../../Sources/BuiltIn/Art/pinecone.svg"
};

static const uint8_t art_254[] = {
#embed "../../Sources/BuiltIn/Art/pizza.svg"
};

static const uint8_t art_255[] = {
#embed "../../Sources/BuiltIn/Art/plaster.svg"
};

static const uint8_t art_256[] = {
#embed "../../Sources/BuiltIn/Art/plate.svg"
};

static const uint8_t art_257[] = {
#embed "../../Sources/BuiltIn/Art/plum.svg"
};

static const uint8_t art_258[] = {
#embed "../../Sources/BuiltIn/Art/popcorn.svg"
};

static const uint8_t art_259[] = {
#embed "../../Sources/BuiltIn/Art/pot.svg"
};

static const uint8_t art_260[] = {
#embed "../../Sources/BuiltIn/Art/potato.svg"
};

static const uint8_t art_261[] = {
#embed "../../Sources/BuiltIn/Art/potion.svg"
};

static const uint8_t art_262[] = {
#embed "../../Sources/BuiltIn/Art/present.svg"
};

static const uint8_t art_263[] = {
#embed "../../Sources/BuiltIn/Art/pretzel.svg"
};

static const uint8_t art_264[] = {
#embed "../../Sources/BuiltIn/Art/puddle.svg"
};

static const uint8_t art_265[] = {
#embed "../../Sources/BuiltIn/Art/pumpkin.svg"
};

static const uint8_t art_266[] = {
#embed "../../Sources/BuiltIn/Art/puppet.svg"
};

static const uint8_t art_267[] = {
#embed "../../Sources/BuiltIn/Art/purse.svg"
};

static const uint8_t art_268[] = {
#embed "../../Sources/BuiltIn/Art/puzzle.svg"
};

static const uint8_t art_269[] = {
#embed "../../Sources/BuiltIn/Art/radio.svg"
};

static const uint8_t art_270[] = {
#embed "../../Sources/BuiltIn/Art/radish.svg"
};

static const uint8_t art_271[] = {
#embed "../../Sources/BuiltIn/Art/raft.svg"
};

static const uint8_t art_272[] = {
#embed "../../Sources/BuiltIn/Art/rainbow.svg"
};

static const uint8_t art_273[] = {
#embed "../../Sources/BuiltIn/Art/rake.svg"
};

static const uint8_t art_274[] = {
#embed "../../Sources/BuiltIn/Art/ramp.svg"
};

static const uint8_t art_275[] = {
#embed "../../Sources/BuiltIn/Art/reed.svg"
};

static const uint8_t art_276[] = {
#embed "../../Sources/BuiltIn/Art/ribbon.svg"
};

static const uint8_t art_277[] = {
#embed "../../Sources/BuiltIn/Art/ring.svg"
};

static const uint8_t art_278[] = {
#embed "../../Sources/BuiltIn/Art/rocket.svg"
};

static const uint8_t art_279[] = {
#embed "../../Sources/BuiltIn/Art/rockinghorse.svg"
};

static const uint8_t art_280[] = {
#embed "../../Sources/BuiltIn/Art/rollingpin.svg"
};

static const uint8_t art_281[] = {
#embed "../../Sources/BuiltIn/Art/rope.svg"
};

static const uint8_t art_282[] = {
#embed "../../Sources/BuiltIn/Art/rose.svg"
};

static const uint8_t art_283[] = {
#embed "../../Sources/BuiltIn/Art/ruby.svg"
};

static const uint8_t art_284[] = {
#embed "../../Sources/BuiltIn/Art/ruler.svg"
};

static const uint8_t art_285[] = {
#embed "../../Sources/BuiltIn/Art/saddle.svg"
};

static const uint8_t art_286[] = {
#embed "../../Sources/BuiltIn/Art/sandcastle.svg"
};

static const uint8_t art_287[] = {
#embed "../../Sources/BuiltIn/Art/sandwich.svg"
};

static const uint8_t art_288[] = {
#embed "../../Sources/BuiltIn/Art/sausage.svg"
};

static const uint8_t art_289[] = {
#embed "../../Sources/BuiltIn/Art/saw.svg"
};

static const uint8_t art_290[] = {
#embed "../../Sources/BuiltIn/Art/saxophone.svg"
};

static const uint8_t art_291[] = {
#embed "../../Sources/BuiltIn/Art/scarf.svg"
};

static const uint8_t art_292[] = {
#embed "../../Sources/BuiltIn/Art/scissors.svg"
};

static const uint8_t art_293[] = {
#embed "../../Sources/BuiltIn/Art/scooter.svg"
};

static const uint8_t art_294[] = {
#embed "../../Sources/BuiltIn/Art/screwdriver.svg"
};

static const uint8_t art_295[] = {
#embed "../../Sources/BuiltIn/Art/scroll.svg"
};

static const uint8_t art_296[] = {
#embed "../../Sources/BuiltIn/Art/seahorse.svg"
};

static const uint8_t art_297[] = {
#embed "../../Sources/BuiltIn/Art/seaweed.svg"
};

static const uint8_t art_298[] = {
#embed "../../Sources/BuiltIn/Art/seed.svg"
};

static const uint8_t art_299[] = {
#embed "../../Sources/BuiltIn/Art/seesaw.svg"
};

static const uint8_t art_300[] = {
#embed "../../Sources/BuiltIn/Art/shed.svg"
};

static const uint8_t art_301[] = {
#embed "../../Sources/BuiltIn/Art/shelf.svg"
};

static const uint8_t art_302[] = {
#embed "../../Sources/BuiltIn/Art/shell.svg"
};

static const uint8_t art_303[] = {
#embed "../../Sources/BuiltIn/Art/shield.svg"
};

static const uint8_t art_304[] = {
#embed "../../Sources/BuiltIn/Art/ship.svg"
};

static const uint8_t art_305[] = {
#embed "../../Sources/BuiltIn/Art/shoe.svg"
};

static const uint8_t art_306[] = {
#embed "../../Sources/BuiltIn/Art/sign.svg"
};

static const uint8_t art_307[] = {
#embed "../../Sources/BuiltIn/Art/sink.svg"
};

static const uint8_t art_308[] = {
#embed "../../Sources/BuiltIn/Art/skate.svg"
};

static const uint8_t art_309[] = {
#embed "../../Sources/BuiltIn/Art/skateboard.svg"
};

static const uint8_t art_310[] = {
#embed "../../Sources/BuiltIn/Art/ski.svg"
};

static const uint8_t art_311[] = {
#embed "../../Sources/BuiltIn/Art/sledge.svg"
};

static const uint8_t art_312[] = {
#embed "../../Sources/BuiltIn/Art/slide.svg"
};

static const uint8_t art_313[] = {
#embed "../../Sources/BuiltIn/Art/snail.svg"
};

static const uint8_t art_314[] = {
#embed "../../Sources/BuiltIn/Art/snowball.svg"
};

static const uint8_t art_315[] = {
#embed "../../Sources/BuiltIn/Art/snowflake.svg"
};

static const uint8_t art_316[] = {
#embed "../../Sources/BuiltIn/Art/snowglobe.svg"
};

static const uint8_t art_317[] = {
#embed "../../Sources/BuiltIn/Art/snowman.svg"
};

static const uint8_t art_318[] = {
#embed "../../Sources/BuiltIn/Art/soap.svg"
};

static const uint8_t art_319[] = {
#embed "../../Sources/BuiltIn/Art/sock.svg"
};

static const uint8_t art_320[] = {
#embed "../../Sources/BuiltIn/Art/sofa.svg"
};

static const uint8_t art_321[] = {
#embed "../../Sources/BuiltIn/Art/soup.svg"
};

static const uint8_t art_322[] = {
#embed "../../Sources/BuiltIn/Art/spade.svg"
};

static const uint8_t art_323[] = {
#embed "../../Sources/BuiltIn/Art/spider.svg"
};

static const uint8_t art_324[] = {
#embed "../../Sources/BuiltIn/Art/spiderweb.svg"
};

static const uint8_t art_325[] = {
#embed "../../Sources/BuiltIn/Art/spinningtop.svg"
};

static const uint8_t art_326[] = {
#embed "../../Sources/BuiltIn/Art/spoon.svg"
};

static const uint8_t art_327[] = {
#embed "../../Sources/BuiltIn/Art/sprout.svg"
};

static const uint8_t art_328[] = {
#embed "../../Sources/BuiltIn/Art/staircase.svg"
};

static const uint8_t art_329[] = {
#embed "../../Sources/BuiltIn/Art/stall.svg"
};

static const uint8_t art_330[] = {
#embed "../../Sources/BuiltIn/Art/star.svg"
};

static const uint8_t art_331[] = {
#embed "../../Sources/BuiltIn/Art/starfish.svg"
};

static const uint8_t art_332[] = {
#embed "../../Sources/BuiltIn/Art/statue.svg"
};

static const uint8_t art_333[] = {
#embed "../../Sources/BuiltIn/Art/stick.svg"
};

static const uint8_t art_334[] = {
#embed "../../Sources/BuiltIn/Art/stone.svg"
};

static const uint8_t art_335[] = {
#embed "../../Sources/BuiltIn/Art/stool.svg"
};

static const uint8_t art_336[] = {
#embed "../../Sources/BuiltIn/Art/strawberry.svg"
};

static const uint8_t art_337[] = {
#embed "../../Sources/BuiltIn/Art/streetlamp.svg"
};

static const uint8_t art_338[] = {
#embed "../../Sources/BuiltIn/Art/stump.svg"
};

static const uint8_t art_339[] = {
#embed "../../Sources/BuiltIn/Art/submarine.svg"
};

static const uint8_t art_340[] = {
#embed "../../Sources/BuiltIn/Art/suitcase.svg"
};

static const uint8_t art_341[] = {
#embed "../../Sources/BuiltIn/Art/sun.svg"
};

static const uint8_t art_342[] = {
#embed "../../Sources/BuiltIn/Art/sundial.svg"
};

static const uint8_t art_343[] = {
#embed "../../Sources/BuiltIn/Art/sunflower.svg"
};

static const uint8_t art_344[] = {
#embed "../../Sources/BuiltIn/Art/swing.svg"
};

static const uint8_t art_345[] = {
#embed "../../Sources/BuiltIn/Art/sword.svg"
};

static const uint8_t art_346[] = {
#embed "../../Sources/BuiltIn/Art/syrup.svg"
};

static const uint8_t art_347[] = {
#embed "../../Sources/BuiltIn/Art/table.svg"
};

static const uint8_t art_348[] = {
#embed "../../Sources/BuiltIn/Art/tambourine.svg"
};

static const uint8_t art_349[] = {
#embed "../../Sources/BuiltIn/Art/target.svg"
};

static const uint8_t art_350[] = {
#embed "../../Sources/BuiltIn/Art/teapot.svg"
};

static const uint8_t art_351[] = {
#embed "../../Sources/BuiltIn/Art/teddy.svg"
};

static const uint8_t art_352[] = {
#embed "../../Sources/BuiltIn/Art/telephone.svg"
};

static const uint8_t art_353[] = {
#embed "../../Sources/BuiltIn/Art/telescope.svg"
};

static const uint8_t art_354[] = {
#embed "../../Sources/BuiltIn/Art/television.svg"
};

static const uint8_t art_355[] = {
#embed "../../Sources/BuiltIn/Art/tent.svg"
};

static const uint8_t art_356[] = {
#embed "../../Sources/BuiltIn/Art/thermometer.svg"
};

static const uint8_t art_357[] = {
#embed "../../Sources/BuiltIn/Art/thimble.svg"
};

static const uint8_t art_358[] = {
#embed "../../Sources/BuiltIn/Art/thread.svg"
};

static const uint8_t art_359[] = {
#embed "../../Sources/BuiltIn/Art/throne.svg"
};

static const uint8_t art_360[] = {
#embed "../../Sources/BuiltIn/Art/ticket.svg"
};

static const uint8_t art_361[] = {
#embed "../../Sources/BuiltIn/Art/toaster.svg"
};

static const uint8_t art_362[] = {
#embed "../../Sources/BuiltIn/Art/tomato.svg"
};

static const uint8_t art_363[] = {
#embed "../../Sources/BuiltIn/Art/toothbrush.svg"
};

static const uint8_t art_364[] = {
#embed "../../Sources/BuiltIn/Art/towel.svg"
};

static const uint8_t art_365[] = {
#embed "../../Sources/BuiltIn/Art/tower.svg"
};

static const uint8_t art_366[] = {
#embed "../../Sources/BuiltIn/Art/track.svg"
};

static const uint8_t art_367[] = {
#embed "../../Sources/BuiltIn/Art/tractor.svg"
};

static const uint8_t art_368[] = {
#embed "../../Sources/BuiltIn/Art/trafficlight.svg"
};

static const uint8_t art_369[] = {
#embed "../../Sources/BuiltIn/Art/train.svg"
};

static const uint8_t art_370[] = {
#embed "../../Sources/BuiltIn/Art/trampoline.svg"
};

static const uint8_t art_371[] = {
#embed "../../Sources/BuiltIn/Art/trap.svg"
};

static const uint8_t art_372[] = {
#embed "../../Sources/BuiltIn/Art/tray.svg"
};

static const uint8_t art_373[] = {
#embed "../../Sources/BuiltIn/Art/tree.svg"
};

static const uint8_t art_374[] = {
#embed "../../Sources/BuiltIn/Art/triangle.svg"
};

static const uint8_t art_375[] = {
#embed "../../Sources/BuiltIn/Art/tricycle.svg"
};

static const uint8_t art_376[] = {
#embed "../../Sources/BuiltIn/Art/trophy.svg"
};

static const uint8_t art_377[] = {
#embed "../../Sources/BuiltIn/Art/trough.svg"
};

static const uint8_t art_378[] = {
#embed "../../Sources/BuiltIn/Art/truck.svg"
};

static const uint8_t art_379[] = {
#embed "../../Sources/BuiltIn/Art/trumpet.svg"
};

static const uint8_t art_380[] = {
#embed "../../Sources/BuiltIn/Art/tulip.svg"
};

static const uint8_t art_381[] = {
#embed "../../Sources/BuiltIn/Art/turnip.svg"
};

static const uint8_t art_382[] = {
#embed "../../Sources/BuiltIn/Art/umbrella.svg"
};

static const uint8_t art_383[] = {
#embed "../../Sources/BuiltIn/Art/vine.svg"
};

static const uint8_t art_384[] = {
#embed "../../Sources/BuiltIn/Art/volcano.svg"
};

static const uint8_t art_385[] = {
#embed "../../Sources/BuiltIn/Art/walkingstick.svg"
};

static const uint8_t art_386[] = {
#embed "../../Sources/BuiltIn/Art/walnut.svg"
};

static const uint8_t art_387[] = {
#embed "../../Sources/BuiltIn/Art/wand.svg"
};

static const uint8_t art_388[] = {
#embed "../../Sources/BuiltIn/Art/wardrobe.svg"
};

static const uint8_t art_389[] = {
#embed "../../Sources/BuiltIn/Art/watch.svg"
};

static const uint8_t art_390[] = {
#embed "../../Sources/BuiltIn/Art/wateringcan.svg"
};

static const uint8_t art_391[] = {
#embed "../../Sources/BuiltIn/Art/watermelon.svg"
};

static const uint8_t art_392[] = {
#embed "../../Sources/BuiltIn/Art/well.svg"
};

static const uint8_t art_393[] = {
#embed "../../Sources/BuiltIn/Art/wheat.svg"
};

static const uint8_t art_394[] = {
#embed "../../Sources/BuiltIn/Art/wheel.svg"
};

static const uint8_t art_395[] = {
#embed "../../Sources/BuiltIn/Art/wheelbarrow.svg"
};

static const uint8_t art_396[] = {
#embed "../../Sources/BuiltIn/Art/whisk.svg"
};

static const uint8_t art_397[] = {
#embed "../../Sources/BuiltIn/Art/whistle.svg"
};

static const uint8_t art_398[] = {
#embed "../../Sources/BuiltIn/Art/windchime.svg"
};

static const uint8_t art_399[] = {
#embed "../../Sources/BuiltIn/Art/windmill.svg"
};

static const uint8_t art_400[] = {
#embed "../../Sources/BuiltIn/Art/window.svg"
};

static const uint8_t art_401[] = {
#embed "../../Sources/BuiltIn/Art/worm.svg"
};

static const uint8_t art_402[] = {
#embed "../../Sources/BuiltIn/Art/yarn.svg"
};

static const struct named_file files[] = {
    {"accordion", {art_0, sizeof art_0}},
    {"acorn", {art_1, sizeof art_1}},
    {"airplane", {art_2, sizeof art_2}},
    {"airship", {art_3, sizeof art_3}},
    {"ambulance", {art_4, sizeof art_4}},
    {"anchor", {art_5, sizeof art_5}},
    {"ant", {art_6, sizeof art_6}},
    {"anthill", {art_7, sizeof art_7}},
    {"apple", {art_8, sizeof art_8}},
    {"apron", {art_9, sizeof art_9}},
    {"armchair", {art_10, sizeof art_10}},
    {"arrow", {art_11, sizeof art_11}},
    {"avocado", {art_12, sizeof art_12}},
    {"axe", {art_13, sizeof art_13}},
    {"backpack", {art_14, sizeof art_14}},
    {"bag", {art_15, sizeof art_15}},
    {"ball", {art_16, sizeof art_16}},
    {"balloon", {art_17, sizeof art_17}},
    {"banana", {art_18, sizeof art_18}},
    {"banner", {art_19, sizeof art_19}},
    {"barn", {art_20, sizeof art_20}},
    {"barrel", {art_21, sizeof art_21}},
    {"basket", {art_22, sizeof art_22}},
    {"bathtub", {art_23, sizeof art_23}},
    {"bean", {art_24, sizeof art_24}},
    {"beanstalk", {art_25, sizeof art_25}},
    {"bed", {art_26, sizeof art_26}},
    {"bee", {art_27, sizeof art_27}},
    {"beehive", {art_28, sizeof art_28}},
    {"beetle", {art_29, sizeof art_29}},
    {"bell", {art_30, sizeof art_30}},
    {"belt", {art_31, sizeof art_31}},
    {"bench", {art_32, sizeof art_32}},
    {"berry", {art_33, sizeof art_33}},
    {"bicycle", {art_34, sizeof art_34}},
    {"birdbath", {art_35, sizeof art_35}},
    {"birdfeeder", {art_36, sizeof art_36}},
    {"birdhouse", {art_37, sizeof art_37}},
    {"biscuit", {art_38, sizeof art_38}},
    {"blackboard", {art_39, sizeof art_39}},
    {"blanket", {art_40, sizeof art_40}},
    {"block", {art_41, sizeof art_41}},
    {"bluebell", {art_42, sizeof art_42}},
    {"boat", {art_43, sizeof art_43}},
    {"bone", {art_44, sizeof art_44}},
    {"book", {art_45, sizeof art_45}},
    {"bookshelf", {art_46, sizeof art_46}},
    {"boot", {art_47, sizeof art_47}},
    {"bottle", {art_48, sizeof art_48}},
    {"bowl", {art_49, sizeof art_49}},
    {"bread", {art_50, sizeof art_50}},
    {"bridge", {art_51, sizeof art_51}},
    {"broom", {art_52, sizeof art_52}},
    {"bubble", {art_53, sizeof art_53}},
    {"bucket", {art_54, sizeof art_54}},
    {"burrow-open", {art_55, sizeof art_55}},
    {"burrow", {art_56, sizeof art_56}},
    {"bus", {art_57, sizeof art_57}},
    {"bush", {art_58, sizeof art_58}},
    {"butterfly", {art_59, sizeof art_59}},
    {"button", {art_60, sizeof art_60}},
    {"cabbage", {art_61, sizeof art_61}},
    {"cactus", {art_62, sizeof art_62}},
    {"cage", {art_63, sizeof art_63}},
    {"cake", {art_64, sizeof art_64}},
    {"camera", {art_65, sizeof art_65}},
    {"candle", {art_66, sizeof art_66}},
    {"candy", {art_67, sizeof art_67}},
    {"canoe", {art_68, sizeof art_68}},
    {"car", {art_69, sizeof art_69}},
    {"carousel", {art_70, sizeof art_70}},
    {"carpet", {art_71, sizeof art_71}},
    {"carrot", {art_72, sizeof art_72}},
    {"cart", {art_73, sizeof art_73}},
    {"castle", {art_74, sizeof art_74}},
    {"catapult", {art_75, sizeof art_75}},
    {"caterpillar", {art_76, sizeof art_76}},
    {"cauldron", {art_77, sizeof art_77}},
    {"cauliflower", {art_78, sizeof art_78}},
    {"chain", {art_79, sizeof art_79}},
    {"chair", {art_80, sizeof art_80}},
    {"cheese", {art_81, sizeof art_81}},
    {"cherry", {art_82, sizeof art_82}},
    {"chessboard", {art_83, sizeof art_83}},
    {"chest", {art_84, sizeof art_84}},
    {"chestnut", {art_85, sizeof art_85}},
    {"chocolate", {art_86, sizeof art_86}},
    {"church", {art_87, sizeof art_87}},
    {"clock", {art_88, sizeof art_88}},
    {"cloud", {art_89, sizeof art_89}},
    {"coat", {art_90, sizeof art_90}},
    {"coconut", {art_91, sizeof art_91}},
    {"coin", {art_92, sizeof art_92}},
    {"comb", {art_93, sizeof art_93}},
    {"compass", {art_94, sizeof art_94}},
    {"computer", {art_95, sizeof art_95}},
    {"coop", {art_96, sizeof art_96}},
    {"coral", {art_97, sizeof art_97}},
    {"corn", {art_98, sizeof art_98}},
    {"crab", {art_99, sizeof art_99}},
    {"crate", {art_100, sizeof art_100}},
    {"crown", {art_101, sizeof art_101}},
    {"crutch", {art_102, sizeof art_102}},
    {"crystal", {art_103, sizeof art_103}},
    {"cucumber", {art_104, sizeof art_104}},
    {"cup", {art_105, sizeof art_105}},
    {"cupboard", {art_106, sizeof art_106}},
    {"curtain", {art_107, sizeof art_107}},
    {"daisy", {art_108, sizeof art_108}},
    {"dandelion", {art_109, sizeof art_109}},
    {"desk", {art_110, sizeof art_110}},
    {"diamond", {art_111, sizeof art_111}},
    {"dice", {art_112, sizeof art_112}},
    {"doll", {art_113, sizeof art_113}},
    {"door-open", {art_114, sizeof art_114}},
    {"door", {art_115, sizeof art_115}},
    {"doughnut", {art_116, sizeof art_116}},
    {"dragonfly", {art_117, sizeof art_117}},
    {"drum", {art_118, sizeof art_118}},
    {"egg", {art_119, sizeof art_119}},
    {"emerald", {art_120, sizeof art_120}},
    {"feather", {art_121, sizeof art_121}},
    {"fence", {art_122, sizeof art_122}},
    {"fern", {art_123, sizeof art_123}},
    {"fiddle", {art_124, sizeof art_124}},
    {"fire", {art_125, sizeof art_125}},
    {"fireengine", {art_126, sizeof art_126}},
    {"firefly", {art_127, sizeof art_127}},
    {"firework", {art_128, sizeof art_128}},
    {"fishbowl", {art_129, sizeof art_129}},
    {"fishing", {art_130, sizeof art_130}},
    {"flag", {art_131, sizeof art_131}},
    {"flour", {art_132, sizeof art_132}},
    {"flower", {art_133, sizeof art_133}},
    {"flute", {art_134, sizeof art_134}},
    {"fork", {art_135, sizeof art_135}},
    {"fossil", {art_136, sizeof art_136}},
    {"fountain", {art_137, sizeof art_137}},
    {"fridge", {art_138, sizeof art_138}},
    {"garland", {art_139, sizeof art_139}},
    {"garlic", {art_140, sizeof art_140}},
    {"gate", {art_141, sizeof art_141}},
    {"gear", {art_142, sizeof art_142}},
    {"gingerbread", {art_143, sizeof art_143}},
    {"glasses", {art_144, sizeof art_144}},
    {"globe", {art_145, sizeof art_145}},
    {"glue", {art_146, sizeof art_146}},
    {"goggles", {art_147, sizeof art_147}},
    {"gold", {art_148, sizeof art_148}},
    {"grape", {art_149, sizeof art_149}},
    {"guitar", {art_150, sizeof art_150}},
    {"hairbrush", {art_151, sizeof art_151}},
    {"hammer", {art_152, sizeof art_152}},
    {"handkerchief", {art_153, sizeof art_153}},
    {"hanger", {art_154, sizeof art_154}},
    {"harp", {art_155, sizeof art_155}},
    {"hat", {art_156, sizeof art_156}},
    {"hay", {art_157, sizeof art_157}},
    {"hazelnut", {art_158, sizeof art_158}},
    {"helicopter", {art_159, sizeof art_159}},
    {"helmet", {art_160, sizeof art_160}},
    {"hole", {art_161, sizeof art_161}},
    {"honey", {art_162, sizeof art_162}},
    {"hook", {art_163, sizeof art_163}},
    {"hotairballoon", {art_164, sizeof art_164}},
    {"hotdog", {art_165, sizeof art_165}},
    {"hourglass", {art_166, sizeof art_166}},
    {"house", {art_167, sizeof art_167}},
    {"hutch", {art_168, sizeof art_168}},
    {"iceberg", {art_169, sizeof art_169}},
    {"icecream", {art_170, sizeof art_170}},
    {"icicle", {art_171, sizeof art_171}},
    {"igloo", {art_172, sizeof art_172}},
    {"island", {art_173, sizeof art_173}},
    {"jam", {art_174, sizeof art_174}},
    {"jar", {art_175, sizeof art_175}},
    {"jellyfish", {art_176, sizeof art_176}},
    {"jug", {art_177, sizeof art_177}},
    {"kennel", {art_178, sizeof art_178}},
    {"key", {art_179, sizeof art_179}},
    {"kite", {art_180, sizeof art_180}},
    {"kiwi", {art_181, sizeof art_181}},
    {"knife", {art_182, sizeof art_182}},
    {"ladder", {art_183, sizeof art_183}},
    {"ladle", {art_184, sizeof art_184}},
    {"ladybird", {art_185, sizeof art_185}},
    {"lantern-with-face", {art_186, sizeof art_186}},
    {"lantern", {art_187, sizeof art_187}},
    {"laundry", {art_188, sizeof art_188}},
    {"leaf", {art_189, sizeof art_189}},
    {"lemon", {art_190, sizeof art_190}},
    {"letter", {art_191, sizeof art_191}},
    {"lightbulb", {art_192, sizeof art_192}},
    {"lighthouse", {art_193, sizeof art_193}},
    {"lightning", {art_194, sizeof art_194}},
    {"log", {art_195, sizeof art_195}},
    {"longbow", {art_196, sizeof art_196}},
    {"magnifier", {art_197, sizeof art_197}},
    {"mailbag", {art_198, sizeof art_198}},
    {"mailbox", {art_199, sizeof art_199}},
    {"mango", {art_200, sizeof art_200}},
    {"map", {art_201, sizeof art_201}},
    {"maraca", {art_202, sizeof art_202}},
    {"marble", {art_203, sizeof art_203}},
    {"marshmallow", {art_204, sizeof art_204}},
    {"mask", {art_205, sizeof art_205}},
    {"matchbox", {art_206, sizeof art_206}},
    {"mattress", {art_207, sizeof art_207}},
    {"medal", {art_208, sizeof art_208}},
    {"megaphone", {art_209, sizeof art_209}},
    {"milk", {art_210, sizeof art_210}},
    {"mirror", {art_211, sizeof art_211}},
    {"mitten", {art_212, sizeof art_212}},
    {"moon", {art_213, sizeof art_213}},
    {"mop", {art_214, sizeof art_214}},
    {"motorcycle", {art_215, sizeof art_215}},
    {"mudpie", {art_216, sizeof art_216}},
    {"muffin", {art_217, sizeof art_217}},
    {"mushroom", {art_218, sizeof art_218}},
    {"nail", {art_219, sizeof art_219}},
    {"necklace", {art_220, sizeof art_220}},
    {"needle", {art_221, sizeof art_221}},
    {"nest-of-leaves", {art_222, sizeof art_222}},
    {"nest", {art_223, sizeof art_223}},
    {"net", {art_224, sizeof art_224}},
    {"noodle", {art_225, sizeof art_225}},
    {"notebook", {art_226, sizeof art_226}},
    {"oar", {art_227, sizeof art_227}},
    {"octopus", {art_228, sizeof art_228}},
    {"onion", {art_229, sizeof art_229}},
    {"orange", {art_230, sizeof art_230}},
    {"oven", {art_231, sizeof art_231}},
    {"paint", {art_232, sizeof art_232}},
    {"paintbrush", {art_233, sizeof art_233}},
    {"palm", {art_234, sizeof art_234}},
    {"pancake", {art_235, sizeof art_235}},
    {"paper", {art_236, sizeof art_236}},
    {"paperplane", {art_237, sizeof art_237}},
    {"parcel", {art_238, sizeof art_238}},
    {"pea", {art_239, sizeof art_239}},
    {"peach", {art_240, sizeof art_240}},
    {"pear", {art_241, sizeof art_241}},
    {"pearl", {art_242, sizeof art_242}},
    {"peg", {art_243, sizeof art_243}},
    {"pencil", {art_244, sizeof art_244}},
    {"pepper", {art_245, sizeof art_245}},
    {"piano", {art_246, sizeof art_246}},
    {"pickle", {art_247, sizeof art_247}},
    {"picture", {art_248, sizeof art_248}},
    {"pie", {art_249, sizeof art_249}},
    {"pillow", {art_250, sizeof art_250}},
    {"pine", {art_251, sizeof art_251}},
    {"pineapple", {art_252, sizeof art_252}},
    {"pinecone", {art_253, sizeof art_253}},
    {"pizza", {art_254, sizeof art_254}},
    {"plaster", {art_255, sizeof art_255}},
    {"plate", {art_256, sizeof art_256}},
    {"plum", {art_257, sizeof art_257}},
    {"popcorn", {art_258, sizeof art_258}},
    {"pot", {art_259, sizeof art_259}},
    {"potato", {art_260, sizeof art_260}},
    {"potion", {art_261, sizeof art_261}},
    {"present", {art_262, sizeof art_262}},
    {"pretzel", {art_263, sizeof art_263}},
    {"puddle", {art_264, sizeof art_264}},
    {"pumpkin", {art_265, sizeof art_265}},
    {"puppet", {art_266, sizeof art_266}},
    {"purse", {art_267, sizeof art_267}},
    {"puzzle", {art_268, sizeof art_268}},
    {"radio", {art_269, sizeof art_269}},
    {"radish", {art_270, sizeof art_270}},
    {"raft", {art_271, sizeof art_271}},
    {"rainbow", {art_272, sizeof art_272}},
    {"rake", {art_273, sizeof art_273}},
    {"ramp", {art_274, sizeof art_274}},
    {"reed", {art_275, sizeof art_275}},
    {"ribbon", {art_276, sizeof art_276}},
    {"ring", {art_277, sizeof art_277}},
    {"rocket", {art_278, sizeof art_278}},
    {"rockinghorse", {art_279, sizeof art_279}},
    {"rollingpin", {art_280, sizeof art_280}},
    {"rope", {art_281, sizeof art_281}},
    {"rose", {art_282, sizeof art_282}},
    {"ruby", {art_283, sizeof art_283}},
    {"ruler", {art_284, sizeof art_284}},
    {"saddle", {art_285, sizeof art_285}},
    {"sandcastle", {art_286, sizeof art_286}},
    {"sandwich", {art_287, sizeof art_287}},
    {"sausage", {art_288, sizeof art_288}},
    {"saw", {art_289, sizeof art_289}},
    {"saxophone", {art_290, sizeof art_290}},
    {"scarf", {art_291, sizeof art_291}},
    {"scissors", {art_292, sizeof art_292}},
    {"scooter", {art_293, sizeof art_293}},
    {"screwdriver", {art_294, sizeof art_294}},
    {"scroll", {art_295, sizeof art_295}},
    {"seahorse", {art_296, sizeof art_296}},
    {"seaweed", {art_297, sizeof art_297}},
    {"seed", {art_298, sizeof art_298}},
    {"seesaw", {art_299, sizeof art_299}},
    {"shed", {art_300, sizeof art_300}},
    {"shelf", {art_301, sizeof art_301}},
    {"shell", {art_302, sizeof art_302}},
    {"shield", {art_303, sizeof art_303}},
    {"ship", {art_304, sizeof art_304}},
    {"shoe", {art_305, sizeof art_305}},
    {"sign", {art_306, sizeof art_306}},
    {"sink", {art_307, sizeof art_307}},
    {"skate", {art_308, sizeof art_308}},
    {"skateboard", {art_309, sizeof art_309}},
    {"ski", {art_310, sizeof art_310}},
    {"sledge", {art_311, sizeof art_311}},
    {"slide", {art_312, sizeof art_312}},
    {"snail", {art_313, sizeof art_313}},
    {"snowball", {art_314, sizeof art_314}},
    {"snowflake", {art_315, sizeof art_315}},
    {"snowglobe", {art_316, sizeof art_316}},
    {"snowman", {art_317, sizeof art_317}},
    {"soap", {art_318, sizeof art_318}},
    {"sock", {art_319, sizeof art_319}},
    {"sofa", {art_320, sizeof art_320}},
    {"soup", {art_321, sizeof art_321}},
    {"spade", {art_322, sizeof art_322}},
    {"spider", {art_323, sizeof art_323}},
    {"spiderweb", {art_324, sizeof art_324}},
    {"spinningtop", {art_325, sizeof art_325}},
    {"spoon", {art_326, sizeof art_326}},
    {"sprout", {art_327, sizeof art_327}},
    {"staircase", {art_328, sizeof art_328}},
    {"stall", {art_329, sizeof art_329}},
    {"star", {art_330, sizeof art_330}},
    {"starfish", {art_331, sizeof art_331}},
    {"statue", {art_332, sizeof art_332}},
    {"stick", {art_333, sizeof art_333}},
    {"stone", {art_334, sizeof art_334}},
    {"stool", {art_335, sizeof art_335}},
    {"strawberry", {art_336, sizeof art_336}},
    {"streetlamp", {art_337, sizeof art_337}},
    {"stump", {art_338, sizeof art_338}},
    {"submarine", {art_339, sizeof art_339}},
    {"suitcase", {art_340, sizeof art_340}},
    {"sun", {art_341, sizeof art_341}},
    {"sundial", {art_342, sizeof art_342}},
    {"sunflower", {art_343, sizeof art_343}},
    {"swing", {art_344, sizeof art_344}},
    {"sword", {art_345, sizeof art_345}},
    {"syrup", {art_346, sizeof art_346}},
    {"table", {art_347, sizeof art_347}},
    {"tambourine", {art_348, sizeof art_348}},
    {"target", {art_349, sizeof art_349}},
    {"teapot", {art_350, sizeof art_350}},
    {"teddy", {art_351, sizeof art_351}},
    {"telephone", {art_352, sizeof art_352}},
    {"telescope", {art_353, sizeof art_353}},
    {"television", {art_354, sizeof art_354}},
    {"tent", {art_355, sizeof art_355}},
    {"thermometer", {art_356, sizeof art_356}},
    {"thimble", {art_357, sizeof art_357}},
    {"thread", {art_358, sizeof art_358}},
    {"throne", {art_359, sizeof art_359}},
    {"ticket", {art_360, sizeof art_360}},
    {"toaster", {art_361, sizeof art_361}},
    {"tomato", {art_362, sizeof art_362}},
    {"toothbrush", {art_363, sizeof art_363}},
    {"towel", {art_364, sizeof art_364}},
    {"tower", {art_365, sizeof art_365}},
    {"track", {art_366, sizeof art_366}},
    {"tractor", {art_367, sizeof art_367}},
    {"trafficlight", {art_368, sizeof art_368}},
    {"train", {art_369, sizeof art_369}},
    {"trampoline", {art_370, sizeof art_370}},
    {"trap", {art_371, sizeof art_371}},
    {"tray", {art_372, sizeof art_372}},
    {"tree", {art_373, sizeof art_373}},
    {"triangle", {art_374, sizeof art_374}},
    {"tricycle", {art_375, sizeof art_375}},
    {"trophy", {art_376, sizeof art_376}},
    {"trough", {art_377, sizeof art_377}},
    {"truck", {art_378, sizeof art_378}},
    {"trumpet", {art_379, sizeof art_379}},
    {"tulip", {art_380, sizeof art_380}},
    {"turnip", {art_381, sizeof art_381}},
    {"umbrella", {art_382, sizeof art_382}},
    {"vine", {art_383, sizeof art_383}},
    {"volcano", {art_384, sizeof art_384}},
    {"walkingstick", {art_385, sizeof art_385}},
    {"walnut", {art_386, sizeof art_386}},
    {"wand", {art_387, sizeof art_387}},
    {"wardrobe", {art_388, sizeof art_388}},
    {"watch", {art_389, sizeof art_389}},
    {"wateringcan", {art_390, sizeof art_390}},
    {"watermelon", {art_391, sizeof art_391}},
    {"well", {art_392, sizeof art_392}},
    {"wheat", {art_393, sizeof art_393}},
    {"wheel", {art_394, sizeof art_394}},
    {"wheelbarrow", {art_395, sizeof art_395}},
    {"whisk", {art_396, sizeof art_396}},
    {"whistle", {art_397, sizeof art_397}},
    {"windchime", {art_398, sizeof art_398}},
    {"windmill", {art_399, sizeof art_399}},
    {"window", {art_400, sizeof art_400}},
    {"worm", {art_401, sizeof art_401}},
    {"yarn", {art_402, sizeof art_402}},
};

const struct named_file *const art_files = files;
const size_t art_file_count = sizeof files / sizeof files[0];
