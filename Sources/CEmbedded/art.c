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
#embed "../../Sources/BuiltIn/Art/axe.svg"
};

static const uint8_t art_13[] = {
#embed "../../Sources/BuiltIn/Art/backpack.svg"
};

static const uint8_t art_14[] = {
#embed "../../Sources/BuiltIn/Art/bag.svg"
};

static const uint8_t art_15[] = {
#embed "../../Sources/BuiltIn/Art/ball.svg"
};

static const uint8_t art_16[] = {
#embed "../../Sources/BuiltIn/Art/balloon.svg"
};

static const uint8_t art_17[] = {
#embed "../../Sources/BuiltIn/Art/banana.svg"
};

static const uint8_t art_18[] = {
#embed "../../Sources/BuiltIn/Art/banner.svg"
};

static const uint8_t art_19[] = {
#embed "../../Sources/BuiltIn/Art/barn.svg"
};

static const uint8_t art_20[] = {
#embed "../../Sources/BuiltIn/Art/barrel.svg"
};

static const uint8_t art_21[] = {
#embed "../../Sources/BuiltIn/Art/basket.svg"
};

static const uint8_t art_22[] = {
#embed "../../Sources/BuiltIn/Art/bathtub.svg"
};

static const uint8_t art_23[] = {
#embed "../../Sources/BuiltIn/Art/bean.svg"
};

static const uint8_t art_24[] = {
#embed "../../Sources/BuiltIn/Art/bed.svg"
};

static const uint8_t art_25[] = {
#embed "../../Sources/BuiltIn/Art/bee.svg"
};

static const uint8_t art_26[] = {
#embed "../../Sources/BuiltIn/Art/beehive.svg"
};

static const uint8_t art_27[] = {
#embed "../../Sources/BuiltIn/Art/beetle.svg"
};

static const uint8_t art_28[] = {
#embed "../../Sources/BuiltIn/Art/bell.svg"
};

static const uint8_t art_29[] = {
#embed "../../Sources/BuiltIn/Art/belt.svg"
};

static const uint8_t art_30[] = {
#embed "../../Sources/BuiltIn/Art/bench.svg"
};

static const uint8_t art_31[] = {
#embed "../../Sources/BuiltIn/Art/berry.svg"
};

static const uint8_t art_32[] = {
#embed "../../Sources/BuiltIn/Art/bicycle.svg"
};

static const uint8_t art_33[] = {
#embed "../../Sources/BuiltIn/Art/birdhouse.svg"
};

static const uint8_t art_34[] = {
#embed "../../Sources/BuiltIn/Art/biscuit.svg"
};

static const uint8_t art_35[] = {
#embed "../../Sources/BuiltIn/Art/blackboard.svg"
};

static const uint8_t art_36[] = {
#embed "../../Sources/BuiltIn/Art/blanket.svg"
};

static const uint8_t art_37[] = {
#embed "../../Sources/BuiltIn/Art/block.svg"
};

static const uint8_t art_38[] = {
#embed "../../Sources/BuiltIn/Art/bluebell.svg"
};

static const uint8_t art_39[] = {
#embed "../../Sources/BuiltIn/Art/boat.svg"
};

static const uint8_t art_40[] = {
#embed "../../Sources/BuiltIn/Art/bone.svg"
};

static const uint8_t art_41[] = {
#embed "../../Sources/BuiltIn/Art/book.svg"
};

static const uint8_t art_42[] = {
#embed "../../Sources/BuiltIn/Art/bookshelf.svg"
};

static const uint8_t art_43[] = {
#embed "../../Sources/BuiltIn/Art/boot.svg"
};

static const uint8_t art_44[] = {
#embed "../../Sources/BuiltIn/Art/bottle.svg"
};

static const uint8_t art_45[] = {
#embed "../../Sources/BuiltIn/Art/bowl.svg"
};

static const uint8_t art_46[] = {
#embed "../../Sources/BuiltIn/Art/bread.svg"
};

static const uint8_t art_47[] = {
#embed "../../Sources/BuiltIn/Art/bridge.svg"
};

static const uint8_t art_48[] = {
#embed "../../Sources/BuiltIn/Art/broom.svg"
};

static const uint8_t art_49[] = {
#embed "../../Sources/BuiltIn/Art/bubble.svg"
};

static const uint8_t art_50[] = {
#embed "../../Sources/BuiltIn/Art/bucket.svg"
};

static const uint8_t art_51[] = {
#embed "../../Sources/BuiltIn/Art/burrow-open.svg"
};

static const uint8_t art_52[] = {
#embed "../../Sources/BuiltIn/Art/burrow.svg"
};

static const uint8_t art_53[] = {
#embed "../../Sources/BuiltIn/Art/bus.svg"
};

static const uint8_t art_54[] = {
#embed "../../Sources/BuiltIn/Art/bush.svg"
};

static const uint8_t art_55[] = {
#embed "../../Sources/BuiltIn/Art/butterfly.svg"
};

static const uint8_t art_56[] = {
#embed "../../Sources/BuiltIn/Art/button.svg"
};

static const uint8_t art_57[] = {
#embed "../../Sources/BuiltIn/Art/cabbage.svg"
};

static const uint8_t art_58[] = {
#embed "../../Sources/BuiltIn/Art/cactus.svg"
};

static const uint8_t art_59[] = {
#embed "../../Sources/BuiltIn/Art/cage.svg"
};

static const uint8_t art_60[] = {
#embed "../../Sources/BuiltIn/Art/cake.svg"
};

static const uint8_t art_61[] = {
#embed "../../Sources/BuiltIn/Art/camera.svg"
};

static const uint8_t art_62[] = {
#embed "../../Sources/BuiltIn/Art/candle.svg"
};

static const uint8_t art_63[] = {
#embed "../../Sources/BuiltIn/Art/candy.svg"
};

static const uint8_t art_64[] = {
#embed "../../Sources/BuiltIn/Art/canoe.svg"
};

static const uint8_t art_65[] = {
#embed "../../Sources/BuiltIn/Art/car.svg"
};

static const uint8_t art_66[] = {
#embed "../../Sources/BuiltIn/Art/carpet.svg"
};

static const uint8_t art_67[] = {
#embed "../../Sources/BuiltIn/Art/carrot.svg"
};

static const uint8_t art_68[] = {
#embed "../../Sources/BuiltIn/Art/cart.svg"
};

static const uint8_t art_69[] = {
#embed "../../Sources/BuiltIn/Art/castle.svg"
};

static const uint8_t art_70[] = {
#embed "../../Sources/BuiltIn/Art/caterpillar.svg"
};

static const uint8_t art_71[] = {
#embed "../../Sources/BuiltIn/Art/cauldron.svg"
};

static const uint8_t art_72[] = {
#embed "../../Sources/BuiltIn/Art/chain.svg"
};

static const uint8_t art_73[] = {
#embed "../../Sources/BuiltIn/Art/chair.svg"
};

static const uint8_t art_74[] = {
#embed "../../Sources/BuiltIn/Art/cheese.svg"
};

static const uint8_t art_75[] = {
#embed "../../Sources/BuiltIn/Art/cherry.svg"
};

static const uint8_t art_76[] = {
#embed "../../Sources/BuiltIn/Art/chest.svg"
};

static const uint8_t art_77[] = {
#embed "../../Sources/BuiltIn/Art/chestnut.svg"
};

static const uint8_t art_78[] = {
#embed "../../Sources/BuiltIn/Art/chocolate.svg"
};

static const uint8_t art_79[] = {
#embed "../../Sources/BuiltIn/Art/church.svg"
};

static const uint8_t art_80[] = {
#embed "../../Sources/BuiltIn/Art/clock.svg"
};

static const uint8_t art_81[] = {
#embed "../../Sources/BuiltIn/Art/cloud.svg"
};

static const uint8_t art_82[] = {
#embed "../../Sources/BuiltIn/Art/coat.svg"
};

static const uint8_t art_83[] = {
#embed "../../Sources/BuiltIn/Art/coconut.svg"
};

static const uint8_t art_84[] = {
#embed "../../Sources/BuiltIn/Art/coin.svg"
};

static const uint8_t art_85[] = {
#embed "../../Sources/BuiltIn/Art/comb.svg"
};

static const uint8_t art_86[] = {
#embed "../../Sources/BuiltIn/Art/compass.svg"
};

static const uint8_t art_87[] = {
#embed "../../Sources/BuiltIn/Art/computer.svg"
};

static const uint8_t art_88[] = {
#embed "../../Sources/BuiltIn/Art/coral.svg"
};

static const uint8_t art_89[] = {
#embed "../../Sources/BuiltIn/Art/corn.svg"
};

static const uint8_t art_90[] = {
#embed "../../Sources/BuiltIn/Art/crab.svg"
};

static const uint8_t art_91[] = {
#embed "../../Sources/BuiltIn/Art/crate.svg"
};

static const uint8_t art_92[] = {
#embed "../../Sources/BuiltIn/Art/crown.svg"
};

static const uint8_t art_93[] = {
#embed "../../Sources/BuiltIn/Art/crystal.svg"
};

static const uint8_t art_94[] = {
#embed "../../Sources/BuiltIn/Art/cucumber.svg"
};

static const uint8_t art_95[] = {
#embed "../../Sources/BuiltIn/Art/cup.svg"
};

static const uint8_t art_96[] = {
#embed "../../Sources/BuiltIn/Art/cupboard.svg"
};

static const uint8_t art_97[] = {
#embed "../../Sources/BuiltIn/Art/curtain.svg"
};

static const uint8_t art_98[] = {
#embed "../../Sources/BuiltIn/Art/daisy.svg"
};

static const uint8_t art_99[] = {
#embed "../../Sources/BuiltIn/Art/dandelion.svg"
};

static const uint8_t art_100[] = {
#embed "../../Sources/BuiltIn/Art/desk.svg"
};

static const uint8_t art_101[] = {
#embed "../../Sources/BuiltIn/Art/diamond.svg"
};

static const uint8_t art_102[] = {
#embed "../../Sources/BuiltIn/Art/dice.svg"
};

static const uint8_t art_103[] = {
#embed "../../Sources/BuiltIn/Art/doll.svg"
};

static const uint8_t art_104[] = {
#embed "../../Sources/BuiltIn/Art/door-open.svg"
};

static const uint8_t art_105[] = {
#embed "../../Sources/BuiltIn/Art/door.svg"
};

static const uint8_t art_106[] = {
#embed "../../Sources/BuiltIn/Art/doughnut.svg"
};

static const uint8_t art_107[] = {
#embed "../../Sources/BuiltIn/Art/dragonfly.svg"
};

static const uint8_t art_108[] = {
#embed "../../Sources/BuiltIn/Art/drum.svg"
};

static const uint8_t art_109[] = {
#embed "../../Sources/BuiltIn/Art/egg.svg"
};

static const uint8_t art_110[] = {
#embed "../../Sources/BuiltIn/Art/emerald.svg"
};

static const uint8_t art_111[] = {
#embed "../../Sources/BuiltIn/Art/feather.svg"
};

static const uint8_t art_112[] = {
#embed "../../Sources/BuiltIn/Art/fence.svg"
};

static const uint8_t art_113[] = {
#embed "../../Sources/BuiltIn/Art/fern.svg"
};

static const uint8_t art_114[] = {
#embed "../../Sources/BuiltIn/Art/fiddle.svg"
};

static const uint8_t art_115[] = {
#embed "../../Sources/BuiltIn/Art/fire.svg"
};

static const uint8_t art_116[] = {
#embed "../../Sources/BuiltIn/Art/fireengine.svg"
};

static const uint8_t art_117[] = {
#embed "../../Sources/BuiltIn/Art/firefly.svg"
};

static const uint8_t art_118[] = {
#embed "../../Sources/BuiltIn/Art/firework.svg"
};

static const uint8_t art_119[] = {
#embed "../../Sources/BuiltIn/Art/fishbowl.svg"
};

static const uint8_t art_120[] = {
#embed "../../Sources/BuiltIn/Art/fishing.svg"
};

static const uint8_t art_121[] = {
#embed "../../Sources/BuiltIn/Art/flag.svg"
};

static const uint8_t art_122[] = {
#embed "../../Sources/BuiltIn/Art/flour.svg"
};

static const uint8_t art_123[] = {
#embed "../../Sources/BuiltIn/Art/flower.svg"
};

static const uint8_t art_124[] = {
#embed "../../Sources/BuiltIn/Art/flute.svg"
};

static const uint8_t art_125[] = {
#embed "../../Sources/BuiltIn/Art/fork.svg"
};

static const uint8_t art_126[] = {
#embed "../../Sources/BuiltIn/Art/fountain.svg"
};

static const uint8_t art_127[] = {
#embed "../../Sources/BuiltIn/Art/fridge.svg"
};

static const uint8_t art_128[] = {
#embed "../../Sources/BuiltIn/Art/garland.svg"
};

static const uint8_t art_129[] = {
#embed "../../Sources/BuiltIn/Art/gate.svg"
};

static const uint8_t art_130[] = {
#embed "../../Sources/BuiltIn/Art/glasses.svg"
};

static const uint8_t art_131[] = {
#embed "../../Sources/BuiltIn/Art/globe.svg"
};

static const uint8_t art_132[] = {
#embed "../../Sources/BuiltIn/Art/gold.svg"
};

static const uint8_t art_133[] = {
#embed "../../Sources/BuiltIn/Art/grape.svg"
};

static const uint8_t art_134[] = {
#embed "../../Sources/BuiltIn/Art/guitar.svg"
};

static const uint8_t art_135[] = {
#embed "../../Sources/BuiltIn/Art/hairbrush.svg"
};

static const uint8_t art_136[] = {
#embed "../../Sources/BuiltIn/Art/hammer.svg"
};

static const uint8_t art_137[] = {
#embed "../../Sources/BuiltIn/Art/harp.svg"
};

static const uint8_t art_138[] = {
#embed "../../Sources/BuiltIn/Art/hat.svg"
};

static const uint8_t art_139[] = {
#embed "../../Sources/BuiltIn/Art/hay.svg"
};

static const uint8_t art_140[] = {
#embed "../../Sources/BuiltIn/Art/hazelnut.svg"
};

static const uint8_t art_141[] = {
#embed "../../Sources/BuiltIn/Art/helicopter.svg"
};

static const uint8_t art_142[] = {
#embed "../../Sources/BuiltIn/Art/helmet.svg"
};

static const uint8_t art_143[] = {
#embed "../../Sources/BuiltIn/Art/hole.svg"
};

static const uint8_t art_144[] = {
#embed "../../Sources/BuiltIn/Art/honey.svg"
};

static const uint8_t art_145[] = {
#embed "../../Sources/BuiltIn/Art/hook.svg"
};

static const uint8_t art_146[] = {
#embed "../../Sources/BuiltIn/Art/hourglass.svg"
};

static const uint8_t art_147[] = {
#embed "../../Sources/BuiltIn/Art/house.svg"
};

static const uint8_t art_148[] = {
#embed "../../Sources/BuiltIn/Art/iceberg.svg"
};

static const uint8_t art_149[] = {
#embed "../../Sources/BuiltIn/Art/icecream.svg"
};

static const uint8_t art_150[] = {
#embed "../../Sources/BuiltIn/Art/icicle.svg"
};

static const uint8_t art_151[] = {
#embed "../../Sources/BuiltIn/Art/igloo.svg"
};

static const uint8_t art_152[] = {
#embed "../../Sources/BuiltIn/Art/island.svg"
};

static const uint8_t art_153[] = {
#embed "../../Sources/BuiltIn/Art/jam.svg"
};

static const uint8_t art_154[] = {
#embed "../../Sources/BuiltIn/Art/jar.svg"
};

static const uint8_t art_155[] = {
#embed "../../Sources/BuiltIn/Art/jellyfish.svg"
};

static const uint8_t art_156[] = {
#embed "../../Sources/BuiltIn/Art/jug.svg"
};

static const uint8_t art_157[] = {
#embed "../../Sources/BuiltIn/Art/kennel.svg"
};

static const uint8_t art_158[] = {
#embed "../../Sources/BuiltIn/Art/key.svg"
};

static const uint8_t art_159[] = {
#embed "../../Sources/BuiltIn/Art/kite.svg"
};

static const uint8_t art_160[] = {
#embed "../../Sources/BuiltIn/Art/knife.svg"
};

static const uint8_t art_161[] = {
#embed "../../Sources/BuiltIn/Art/ladder.svg"
};

static const uint8_t art_162[] = {
#embed "../../Sources/BuiltIn/Art/ladle.svg"
};

static const uint8_t art_163[] = {
#embed "../../Sources/BuiltIn/Art/ladybird.svg"
};

static const uint8_t art_164[] = {
#embed "../../Sources/BuiltIn/Art/lantern-with-face.svg"
};

static const uint8_t art_165[] = {
#embed "../../Sources/BuiltIn/Art/lantern.svg"
};

static const uint8_t art_166[] = {
#embed "../../Sources/BuiltIn/Art/laundry.svg"
};

static const uint8_t art_167[] = {
#embed "../../Sources/BuiltIn/Art/leaf.svg"
};

static const uint8_t art_168[] = {
#embed "../../Sources/BuiltIn/Art/lemon.svg"
};

static const uint8_t art_169[] = {
#embed "../../Sources/BuiltIn/Art/letter.svg"
};

static const uint8_t art_170[] = {
#embed "../../Sources/BuiltIn/Art/lightbulb.svg"
};

static const uint8_t art_171[] = {
#embed "../../Sources/BuiltIn/Art/lighthouse.svg"
};

static const uint8_t art_172[] = {
#embed "../../Sources/BuiltIn/Art/lightning.svg"
};

static const uint8_t art_173[] = {
#embed "../../Sources/BuiltIn/Art/log.svg"
};

static const uint8_t art_174[] = {
#embed "../../Sources/BuiltIn/Art/longbow.svg"
};

static const uint8_t art_175[] = {
#embed "../../Sources/BuiltIn/Art/magnifier.svg"
};

static const uint8_t art_176[] = {
#embed "../../Sources/BuiltIn/Art/mailbox.svg"
};

static const uint8_t art_177[] = {
#embed "../../Sources/BuiltIn/Art/map.svg"
};

static const uint8_t art_178[] = {
#embed "../../Sources/BuiltIn/Art/marble.svg"
};

static const uint8_t art_179[] = {
#embed "../../Sources/BuiltIn/Art/mask.svg"
};

static const uint8_t art_180[] = {
#embed "../../Sources/BuiltIn/Art/mattress.svg"
};

static const uint8_t art_181[] = {
#embed "../../Sources/BuiltIn/Art/medal.svg"
};

static const uint8_t art_182[] = {
#embed "../../Sources/BuiltIn/Art/milk.svg"
};

static const uint8_t art_183[] = {
#embed "../../Sources/BuiltIn/Art/mirror.svg"
};

static const uint8_t art_184[] = {
#embed "../../Sources/BuiltIn/Art/mitten.svg"
};

static const uint8_t art_185[] = {
#embed "../../Sources/BuiltIn/Art/moon.svg"
};

static const uint8_t art_186[] = {
#embed "../../Sources/BuiltIn/Art/mop.svg"
};

static const uint8_t art_187[] = {
#embed "../../Sources/BuiltIn/Art/motorcycle.svg"
};

static const uint8_t art_188[] = {
#embed "../../Sources/BuiltIn/Art/muffin.svg"
};

static const uint8_t art_189[] = {
#embed "../../Sources/BuiltIn/Art/mushroom.svg"
};

static const uint8_t art_190[] = {
#embed "../../Sources/BuiltIn/Art/nail.svg"
};

static const uint8_t art_191[] = {
#embed "../../Sources/BuiltIn/Art/necklace.svg"
};

static const uint8_t art_192[] = {
#embed "../../Sources/BuiltIn/Art/needle.svg"
};

static const uint8_t art_193[] = {
#embed "../../Sources/BuiltIn/Art/nest-of-leaves.svg"
};

static const uint8_t art_194[] = {
#embed "../../Sources/BuiltIn/Art/nest.svg"
};

static const uint8_t art_195[] = {
#embed "../../Sources/BuiltIn/Art/net.svg"
};

static const uint8_t art_196[] = {
#embed "../../Sources/BuiltIn/Art/noodle.svg"
};

static const uint8_t art_197[] = {
#embed "../../Sources/BuiltIn/Art/notebook.svg"
};

static const uint8_t art_198[] = {
#embed "../../Sources/BuiltIn/Art/oar.svg"
};

static const uint8_t art_199[] = {
#embed "../../Sources/BuiltIn/Art/octopus.svg"
};

static const uint8_t art_200[] = {
#embed "../../Sources/BuiltIn/Art/onion.svg"
};

static const uint8_t art_201[] = {
#embed "../../Sources/BuiltIn/Art/orange.svg"
};

static const uint8_t art_202[] = {
#embed "../../Sources/BuiltIn/Art/oven.svg"
};

static const uint8_t art_203[] = {
#embed "../../Sources/BuiltIn/Art/paint.svg"
};

static const uint8_t art_204[] = {
#embed "../../Sources/BuiltIn/Art/paintbrush.svg"
};

static const uint8_t art_205[] = {
#embed "../../Sources/BuiltIn/Art/palm.svg"
};

static const uint8_t art_206[] = {
#embed "../../Sources/BuiltIn/Art/pancake.svg"
};

static const uint8_t art_207[] = {
#embed "../../Sources/BuiltIn/Art/paper.svg"
};

static const uint8_t art_208[] = {
#embed "../../Sources/BuiltIn/Art/parcel.svg"
};

static const uint8_t art_209[] = {
#embed "../../Sources/BuiltIn/Art/pea.svg"
};

static const uint8_t art_210[] = {
#embed "../../Sources/BuiltIn/Art/peach.svg"
};

static const uint8_t art_211[] = {
#embed "../../Sources/BuiltIn/Art/pear.svg"
};

static const uint8_t art_212[] = {
#embed "../../Sources/BuiltIn/Art/pearl.svg"
};

static const uint8_t art_213[] = {
#embed "../../Sources/BuiltIn/Art/pencil.svg"
};

static const uint8_t art_214[] = {
#embed "../../Sources/BuiltIn/Art/piano.svg"
};

static const uint8_t art_215[] = {
#embed "../../Sources/BuiltIn/Art/picture.svg"
};

static const uint8_t art_216[] = {
#embed "../../Sources/BuiltIn/Art/pie.svg"
};

static const uint8_t art_217[] = {
#embed "../../Sources/BuiltIn/Art/pillow.svg"
};

static const uint8_t art_218[] = {
#embed "../../Sources/BuiltIn/Art/pine.svg"
};

static const uint8_t art_219[] = {
#embed "../../Sources/BuiltIn/Art/pineapple.svg"
};

static const uint8_t art_220[] = {
#embed "../../Sources/BuiltIn/Art/pinecone.svg"
};

static const uint8_t art_221[] = {
#embed "../../Sources/BuiltIn/Art/pizza.svg"
};

static const uint8_t art_222[] = {
#embed "../../Sources/BuiltIn/Art/plate.svg"
};

static const uint8_t art_223[] = {
#embed "../../Sources/BuiltIn/Art/plum.svg"
};

static const uint8_t art_224[] = {
#embed "../../Sources/BuiltIn/Art/popcorn.svg"
};

static const uint8_t art_225[] = {
#embed "../../Sources/BuiltIn/Art/pot.svg"
};

static const uint8_t art_226[] = {
#embed "../../Sources/BuiltIn/Art/potato.svg"
};

static const uint8_t art_227[] = {
#embed "../../Sources/BuiltIn/Art/potion.svg"
};

static const uint8_t art_228[] = {
#embed "../../Sources/BuiltIn/Art/present.svg"
};

static const uint8_t art_229[] = {
#embed "../../Sources/BuiltIn/Art/pretzel.svg"
};

static const uint8_t art_230[] = {
#embed "../../Sources/BuiltIn/Art/puddle.svg"
};

static const uint8_t art_231[] = {
#embed "../../Sources/BuiltIn/Art/pumpkin.svg"
};

static const uint8_t art_232[] = {
#embed "../../Sources/BuiltIn/Art/puppet.svg"
};

static const uint8_t art_233[] = {
#embed "../../Sources/BuiltIn/Art/purse.svg"
};

static const uint8_t art_234[] = {
#embed "../../Sources/BuiltIn/Art/puzzle.svg"
};

static const uint8_t art_235[] = {
#embed "../../Sources/BuiltIn/Art/radio.svg"
};

static const uint8_t art_236[] = {
#embed "../../Sources/BuiltIn/Art/radish.svg"
};

static const uint8_t art_237[] = {
#embed "../../Sources/BuiltIn/Art/raft.svg"
};

static const uint8_t art_238[] = {
#embed "../../Sources/BuiltIn/Art/rainbow.svg"
};

static const uint8_t art_239[] = {
#embed "../../Sources/BuiltIn/Art/rake.svg"
};

static const uint8_t art_240[] = {
#embed "../../Sources/BuiltIn/Art/reed.svg"
};

static const uint8_t art_241[] = {
#embed "../../Sources/BuiltIn/Art/ribbon.svg"
};

static const uint8_t art_242[] = {
#embed "../../Sources/BuiltIn/Art/ring.svg"
};

static const uint8_t art_243[] = {
#embed "../../Sources/BuiltIn/Art/rocket.svg"
};

static const uint8_t art_244[] = {
#embed "../../Sources/BuiltIn/Art/rockinghorse.svg"
};

static const uint8_t art_245[] = {
#embed "../../Sources/BuiltIn/Art/rollingpin.svg"
};

static const uint8_t art_246[] = {
#embed "../../Sources/BuiltIn/Art/rope.svg"
};

static const uint8_t art_247[] = {
#embed "../../Sources/BuiltIn/Art/rose.svg"
};

static const uint8_t art_248[] = {
#embed "../../Sources/BuiltIn/Art/ruby.svg"
};

static const uint8_t art_249[] = {
#embed "../../Sources/BuiltIn/Art/ruler.svg"
};

static const uint8_t art_250[] = {
#embed "../../Sources/BuiltIn/Art/sandcastle.svg"
};

static const uint8_t art_251[] = {
#embed "../../Sources/BuiltIn/Art/sandwich.svg"
};

static const uint8_t art_252[] = {
#embed "../../Sources/BuiltIn/Art/sausage.svg"
};

static const uint8_t art_253[] = {
#embed "../../Sources/BuiltIn/Art/saw.svg"
};

static const uint8_t art_254[] = {
#embed "../../Sources/BuiltIn/Art/scarf.svg"
};

static const uint8_t art_255[] = {
#embed "../../Sources/BuiltIn/Art/scissors.svg"
};

static const uint8_t art_256[] = {
#embed "../../Sources/BuiltIn/Art/scooter.svg"
};

static const uint8_t art_257[] = {
#embed "../../Sources/BuiltIn/Art/screwdriver.svg"
};

static const uint8_t art_258[] = {
#embed "../../Sources/BuiltIn/Art/scroll.svg"
};

static const uint8_t art_259[] = {
#embed "../../Sources/BuiltIn/Art/seahorse.svg"
};

static const uint8_t art_260[] = {
#embed "../../Sources/BuiltIn/Art/seaweed.svg"
};

static const uint8_t art_261[] = {
#embed "../../Sources/BuiltIn/Art/seed.svg"
};

static const uint8_t art_262[] = {
#embed "../../Sources/BuiltIn/Art/seesaw.svg"
};

static const uint8_t art_263[] = {
#embed "../../Sources/BuiltIn/Art/shed.svg"
};

static const uint8_t art_264[] = {
#embed "../../Sources/BuiltIn/Art/shell.svg"
};

static const uint8_t art_265[] = {
#embed "../../Sources/BuiltIn/Art/shield.svg"
};

static const uint8_t art_266[] = {
#embed "../../Sources/BuiltIn/Art/ship.svg"
};

static const uint8_t art_267[] = {
#embed "../../Sources/BuiltIn/Art/shoe.svg"
};

static const uint8_t art_268[] = {
#embed "../../Sources/BuiltIn/Art/sign.svg"
};

static const uint8_t art_269[] = {
#embed "../../Sources/BuiltIn/Art/sink.svg"
};

static const uint8_t art_270[] = {
#embed "../../Sources/BuiltIn/Art/skate.svg"
};

static const uint8_t art_271[] = {
#embed "../../Sources/BuiltIn/Art/skateboard.svg"
};

static const uint8_t art_272[] = {
#embed "../../Sources/BuiltIn/Art/ski.svg"
};

static const uint8_t art_273[] = {
#embed "../../Sources/BuiltIn/Art/sledge.svg"
};

static const uint8_t art_274[] = {
#embed "../../Sources/BuiltIn/Art/slide.svg"
};

static const uint8_t art_275[] = {
#embed "../../Sources/BuiltIn/Art/snail.svg"
};

static const uint8_t art_276[] = {
#embed "../../Sources/BuiltIn/Art/snowball.svg"
};

static const uint8_t art_277[] = {
#embed "../../Sources/BuiltIn/Art/snowflake.svg"
};

static const uint8_t art_278[] = {
#embed "../../Sources/BuiltIn/Art/snowman.svg"
};

static const uint8_t art_279[] = {
#embed "../../Sources/BuiltIn/Art/soap.svg"
};

static const uint8_t art_280[] = {
#embed "../../Sources/BuiltIn/Art/sock.svg"
};

static const uint8_t art_281[] = {
#embed "../../Sources/BuiltIn/Art/sofa.svg"
};

static const uint8_t art_282[] = {
#embed "../../Sources/BuiltIn/Art/soup.svg"
};

static const uint8_t art_283[] = {
#embed "../../Sources/BuiltIn/Art/spade.svg"
};

static const uint8_t art_284[] = {
#embed "../../Sources/BuiltIn/Art/spider.svg"
};

static const uint8_t art_285[] = {
#embed "../../Sources/BuiltIn/Art/spiderweb.svg"
};

static const uint8_t art_286[] = {
#embed "../../Sources/BuiltIn/Art/spinningtop.svg"
};

static const uint8_t art_287[] = {
#embed "../../Sources/BuiltIn/Art/spoon.svg"
};

static const uint8_t art_288[] = {
#embed "../../Sources/BuiltIn/Art/sprout.svg"
};

static const uint8_t art_289[] = {
#embed "../../Sources/BuiltIn/Art/star.svg"
};

static const uint8_t art_290[] = {
#embed "../../Sources/BuiltIn/Art/starfish.svg"
};

static const uint8_t art_291[] = {
#embed "../../Sources/BuiltIn/Art/statue.svg"
};

static const uint8_t art_292[] = {
#embed "../../Sources/BuiltIn/Art/stick.svg"
};

static const uint8_t art_293[] = {
#embed "../../Sources/BuiltIn/Art/stone.svg"
};

static const uint8_t art_294[] = {
#embed "../../Sources/BuiltIn/Art/stool.svg"
};

static const uint8_t art_295[] = {
#embed "../../Sources/BuiltIn/Art/strawberry.svg"
};

static const uint8_t art_296[] = {
#embed "../../Sources/BuiltIn/Art/streetlamp.svg"
};

static const uint8_t art_297[] = {
#embed "../../Sources/BuiltIn/Art/stump.svg"
};

static const uint8_t art_298[] = {
#embed "../../Sources/BuiltIn/Art/submarine.svg"
};

static const uint8_t art_299[] = {
#embed "../../Sources/BuiltIn/Art/suitcase.svg"
};

static const uint8_t art_300[] = {
#embed "../../Sources/BuiltIn/Art/sun.svg"
};

static const uint8_t art_301[] = {
#embed "../../Sources/BuiltIn/Art/sunflower.svg"
};

static const uint8_t art_302[] = {
#embed "../../Sources/BuiltIn/Art/swing.svg"
};

static const uint8_t art_303[] = {
#embed "../../Sources/BuiltIn/Art/sword.svg"
};

static const uint8_t art_304[] = {
#embed "../../Sources/BuiltIn/Art/table.svg"
};

static const uint8_t art_305[] = {
#embed "../../Sources/BuiltIn/Art/tambourine.svg"
};

static const uint8_t art_306[] = {
#embed "../../Sources/BuiltIn/Art/target.svg"
};

static const uint8_t art_307[] = {
#embed "../../Sources/BuiltIn/Art/teapot.svg"
};

static const uint8_t art_308[] = {
#embed "../../Sources/BuiltIn/Art/teddy.svg"
};

static const uint8_t art_309[] = {
#embed "../../Sources/BuiltIn/Art/telephone.svg"
};

static const uint8_t art_310[] = {
#embed "../../Sources/BuiltIn/Art/telescope.svg"
};

static const uint8_t art_311[] = {
#embed "../../Sources/BuiltIn/Art/television.svg"
};

static const uint8_t art_312[] = {
#embed "../../Sources/BuiltIn/Art/tent.svg"
};

static const uint8_t art_313[] = {
#embed "../../Sources/BuiltIn/Art/thimble.svg"
};

static const uint8_t art_314[] = {
#embed "../../Sources/BuiltIn/Art/thread.svg"
};

static const uint8_t art_315[] = {
#embed "../../Sources/BuiltIn/Art/throne.svg"
};

static const uint8_t art_316[] = {
#embed "../../Sources/BuiltIn/Art/tomato.svg"
};

static const uint8_t art_317[] = {
#embed "../../Sources/BuiltIn/Art/toothbrush.svg"
};

static const uint8_t art_318[] = {
#embed "../../Sources/BuiltIn/Art/towel.svg"
};

static const uint8_t art_319[] = {
#embed "../../Sources/BuiltIn/Art/tower.svg"
};

static const uint8_t art_320[] = {
#embed "../../Sources/BuiltIn/Art/tractor.svg"
};

static const uint8_t art_321[] = {
#embed "../../Sources/BuiltIn/Art/trafficlight.svg"
};

static const uint8_t art_322[] = {
#embed "../../Sources/BuiltIn/Art/train.svg"
};

static const uint8_t art_323[] = {
#embed "../../Sources/BuiltIn/Art/trampoline.svg"
};

static const uint8_t art_324[] = {
#embed "../../Sources/BuiltIn/Art/trap.svg"
};

static const uint8_t art_325[] = {
#embed "../../Sources/BuiltIn/Art/tray.svg"
};

static const uint8_t art_326[] = {
#embed "../../Sources/BuiltIn/Art/tree.svg"
};

static const uint8_t art_327[] = {
#embed "../../Sources/BuiltIn/Art/trophy.svg"
};

static const uint8_t art_328[] = {
#embed "../../Sources/BuiltIn/Art/truck.svg"
};

static const uint8_t art_329[] = {
#embed "../../Sources/BuiltIn/Art/trumpet.svg"
};

static const uint8_t art_330[] = {
#embed "../../Sources/BuiltIn/Art/tulip.svg"
};

static const uint8_t art_331[] = {
#embed "../../Sources/BuiltIn/Art/turnip.svg"
};

static const uint8_t art_332[] = {
#embed "../../Sources/BuiltIn/Art/umbrella.svg"
};

static const uint8_t art_333[] = {
#embed "../../Sources/BuiltIn/Art/vine.svg"
};

static const uint8_t art_334[] = {
#embed "../../Sources/BuiltIn/Art/volcano.svg"
};

static const uint8_t art_335[] = {
#embed "../../Sources/BuiltIn/Art/walnut.svg"
};

static const uint8_t art_336[] = {
#embed "../../Sources/BuiltIn/Art/wand.svg"
};

static const uint8_t art_337[] = {
#embed "../../Sources/BuiltIn/Art/wardrobe.svg"
};

static const uint8_t art_338[] = {
#embed "../../Sources/BuiltIn/Art/watch.svg"
};

static const uint8_t art_339[] = {
#embed "../../Sources/BuiltIn/Art/wateringcan.svg"
};

static const uint8_t art_340[] = {
#embed "../../Sources/BuiltIn/Art/watermelon.svg"
};

static const uint8_t art_341[] = {
#embed "../../Sources/BuiltIn/Art/well.svg"
};

static const uint8_t art_342[] = {
#embed "../../Sources/BuiltIn/Art/wheat.svg"
};

static const uint8_t art_343[] = {
#embed "../../Sources/BuiltIn/Art/wheel.svg"
};

static const uint8_t art_344[] = {
#embed "../../Sources/BuiltIn/Art/wheelbarrow.svg"
};

static const uint8_t art_345[] = {
#embed "../../Sources/BuiltIn/Art/whisk.svg"
};

static const uint8_t art_346[] = {
#embed "../../Sources/BuiltIn/Art/whistle.svg"
};

static const uint8_t art_347[] = {
#embed "../../Sources/BuiltIn/Art/windmill.svg"
};

static const uint8_t art_348[] = {
#embed "../../Sources/BuiltIn/Art/window.svg"
};

static const uint8_t art_349[] = {
#embed "../../Sources/BuiltIn/Art/worm.svg"
};

static const uint8_t art_350[] = {
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
    {"axe", {art_12, sizeof art_12}},
    {"backpack", {art_13, sizeof art_13}},
    {"bag", {art_14, sizeof art_14}},
    {"ball", {art_15, sizeof art_15}},
    {"balloon", {art_16, sizeof art_16}},
    {"banana", {art_17, sizeof art_17}},
    {"banner", {art_18, sizeof art_18}},
    {"barn", {art_19, sizeof art_19}},
    {"barrel", {art_20, sizeof art_20}},
    {"basket", {art_21, sizeof art_21}},
    {"bathtub", {art_22, sizeof art_22}},
    {"bean", {art_23, sizeof art_23}},
    {"bed", {art_24, sizeof art_24}},
    {"bee", {art_25, sizeof art_25}},
    {"beehive", {art_26, sizeof art_26}},
    {"beetle", {art_27, sizeof art_27}},
    {"bell", {art_28, sizeof art_28}},
    {"belt", {art_29, sizeof art_29}},
    {"bench", {art_30, sizeof art_30}},
    {"berry", {art_31, sizeof art_31}},
    {"bicycle", {art_32, sizeof art_32}},
    {"birdhouse", {art_33, sizeof art_33}},
    {"biscuit", {art_34, sizeof art_34}},
    {"blackboard", {art_35, sizeof art_35}},
    {"blanket", {art_36, sizeof art_36}},
    {"block", {art_37, sizeof art_37}},
    {"bluebell", {art_38, sizeof art_38}},
    {"boat", {art_39, sizeof art_39}},
    {"bone", {art_40, sizeof art_40}},
    {"book", {art_41, sizeof art_41}},
    {"bookshelf", {art_42, sizeof art_42}},
    {"boot", {art_43, sizeof art_43}},
    {"bottle", {art_44, sizeof art_44}},
    {"bowl", {art_45, sizeof art_45}},
    {"bread", {art_46, sizeof art_46}},
    {"bridge", {art_47, sizeof art_47}},
    {"broom", {art_48, sizeof art_48}},
    {"bubble", {art_49, sizeof art_49}},
    {"bucket", {art_50, sizeof art_50}},
    {"burrow-open", {art_51, sizeof art_51}},
    {"burrow", {art_52, sizeof art_52}},
    {"bus", {art_53, sizeof art_53}},
    {"bush", {art_54, sizeof art_54}},
    {"butterfly", {art_55, sizeof art_55}},
    {"button", {art_56, sizeof art_56}},
    {"cabbage", {art_57, sizeof art_57}},
    {"cactus", {art_58, sizeof art_58}},
    {"cage", {art_59, sizeof art_59}},
    {"cake", {art_60, sizeof art_60}},
    {"camera", {art_61, sizeof art_61}},
    {"candle", {art_62, sizeof art_62}},
    {"candy", {art_63, sizeof art_63}},
    {"canoe", {art_64, sizeof art_64}},
    {"car", {art_65, sizeof art_65}},
    {"carpet", {art_66, sizeof art_66}},
    {"carrot", {art_67, sizeof art_67}},
    {"cart", {art_68, sizeof art_68}},
    {"castle", {art_69, sizeof art_69}},
    {"caterpillar", {art_70, sizeof art_70}},
    {"cauldron", {art_71, sizeof art_71}},
    {"chain", {art_72, sizeof art_72}},
    {"chair", {art_73, sizeof art_73}},
    {"cheese", {art_74, sizeof art_74}},
    {"cherry", {art_75, sizeof art_75}},
    {"chest", {art_76, sizeof art_76}},
    {"chestnut", {art_77, sizeof art_77}},
    {"chocolate", {art_78, sizeof art_78}},
    {"church", {art_79, sizeof art_79}},
    {"clock", {art_80, sizeof art_80}},
    {"cloud", {art_81, sizeof art_81}},
    {"coat", {art_82, sizeof art_82}},
    {"coconut", {art_83, sizeof art_83}},
    {"coin", {art_84, sizeof art_84}},
    {"comb", {art_85, sizeof art_85}},
    {"compass", {art_86, sizeof art_86}},
    {"computer", {art_87, sizeof art_87}},
    {"coral", {art_88, sizeof art_88}},
    {"corn", {art_89, sizeof art_89}},
    {"crab", {art_90, sizeof art_90}},
    {"crate", {art_91, sizeof art_91}},
    {"crown", {art_92, sizeof art_92}},
    {"crystal", {art_93, sizeof art_93}},
    {"cucumber", {art_94, sizeof art_94}},
    {"cup", {art_95, sizeof art_95}},
    {"cupboard", {art_96, sizeof art_96}},
    {"curtain", {art_97, sizeof art_97}},
    {"daisy", {art_98, sizeof art_98}},
    {"dandelion", {art_99, sizeof art_99}},
    {"desk", {art_100, sizeof art_100}},
    {"diamond", {art_101, sizeof art_101}},
    {"dice", {art_102, sizeof art_102}},
    {"doll", {art_103, sizeof art_103}},
    {"door-open", {art_104, sizeof art_104}},
    {"door", {art_105, sizeof art_105}},
    {"doughnut", {art_106, sizeof art_106}},
    {"dragonfly", {art_107, sizeof art_107}},
    {"drum", {art_108, sizeof art_108}},
    {"egg", {art_109, sizeof art_109}},
    {"emerald", {art_110, sizeof art_110}},
    {"feather", {art_111, sizeof art_111}},
    {"fence", {art_112, sizeof art_112}},
    {"fern", {art_113, sizeof art_113}},
    {"fiddle", {art_114, sizeof art_114}},
    {"fire", {art_115, sizeof art_115}},
    {"fireengine", {art_116, sizeof art_116}},
    {"firefly", {art_117, sizeof art_117}},
    {"firework", {art_118, sizeof art_118}},
    {"fishbowl", {art_119, sizeof art_119}},
    {"fishing", {art_120, sizeof art_120}},
    {"flag", {art_121, sizeof art_121}},
    {"flour", {art_122, sizeof art_122}},
    {"flower", {art_123, sizeof art_123}},
    {"flute", {art_124, sizeof art_124}},
    {"fork", {art_125, sizeof art_125}},
    {"fountain", {art_126, sizeof art_126}},
    {"fridge", {art_127, sizeof art_127}},
    {"garland", {art_128, sizeof art_128}},
    {"gate", {art_129, sizeof art_129}},
    {"glasses", {art_130, sizeof art_130}},
    {"globe", {art_131, sizeof art_131}},
    {"gold", {art_132, sizeof art_132}},
    {"grape", {art_133, sizeof art_133}},
    {"guitar", {art_134, sizeof art_134}},
    {"hairbrush", {art_135, sizeof art_135}},
    {"hammer", {art_136, sizeof art_136}},
    {"harp", {art_137, sizeof art_137}},
    {"hat", {art_138, sizeof art_138}},
    {"hay", {art_139, sizeof art_139}},
    {"hazelnut", {art_140, sizeof art_140}},
    {"helicopter", {art_141, sizeof art_141}},
    {"helmet", {art_142, sizeof art_142}},
    {"hole", {art_143, sizeof art_143}},
    {"honey", {art_144, sizeof art_144}},
    {"hook", {art_145, sizeof art_145}},
    {"hourglass", {art_146, sizeof art_146}},
    {"house", {art_147, sizeof art_147}},
    {"iceberg", {art_148, sizeof art_148}},
    {"icecream", {art_149, sizeof art_149}},
    {"icicle", {art_150, sizeof art_150}},
    {"igloo", {art_151, sizeof art_151}},
    {"island", {art_152, sizeof art_152}},
    {"jam", {art_153, sizeof art_153}},
    {"jar", {art_154, sizeof art_154}},
    {"jellyfish", {art_155, sizeof art_155}},
    {"jug", {art_156, sizeof art_156}},
    {"kennel", {art_157, sizeof art_157}},
    {"key", {art_158, sizeof art_158}},
    {"kite", {art_159, sizeof art_159}},
    {"knife", {art_160, sizeof art_160}},
    {"ladder", {art_161, sizeof art_161}},
    {"ladle", {art_162, sizeof art_162}},
    {"ladybird", {art_163, sizeof art_163}},
    {"lantern-with-face", {art_164, sizeof art_164}},
    {"lantern", {art_165, sizeof art_165}},
    {"laundry", {art_166, sizeof art_166}},
    {"leaf", {art_167, sizeof art_167}},
    {"lemon", {art_168, sizeof art_168}},
    {"letter", {art_169, sizeof art_169}},
    {"lightbulb", {art_170, sizeof art_170}},
    {"lighthouse", {art_171, sizeof art_171}},
    {"lightning", {art_172, sizeof art_172}},
    {"log", {art_173, sizeof art_173}},
    {"longbow", {art_174, sizeof art_174}},
    {"magnifier", {art_175, sizeof art_175}},
    {"mailbox", {art_176, sizeof art_176}},
    {"map", {art_177, sizeof art_177}},
    {"marble", {art_178, sizeof art_178}},
    {"mask", {art_179, sizeof art_179}},
    {"mattress", {art_180, sizeof art_180}},
    {"medal", {art_181, sizeof art_181}},
    {"milk", {art_182, sizeof art_182}},
    {"mirror", {art_183, sizeof art_183}},
    {"mitten", {art_184, sizeof art_184}},
    {"moon", {art_185, sizeof art_185}},
    {"mop", {art_186, sizeof art_186}},
    {"motorcycle", {art_187, sizeof art_187}},
    {"muffin", {art_188, sizeof art_188}},
    {"mushroom", {art_189, sizeof art_189}},
    {"nail", {art_190, sizeof art_190}},
    {"necklace", {art_191, sizeof art_191}},
    {"needle", {art_192, sizeof art_192}},
    {"nest-of-leaves", {art_193, sizeof art_193}},
    {"nest", {art_194, sizeof art_194}},
    {"net", {art_195, sizeof art_195}},
    {"noodle", {art_196, sizeof art_196}},
    {"notebook", {art_197, sizeof art_197}},
    {"oar", {art_198, sizeof art_198}},
    {"octopus", {art_199, sizeof art_199}},
    {"onion", {art_200, sizeof art_200}},
    {"orange", {art_201, sizeof art_201}},
    {"oven", {art_202, sizeof art_202}},
    {"paint", {art_203, sizeof art_203}},
    {"paintbrush", {art_204, sizeof art_204}},
    {"palm", {art_205, sizeof art_205}},
    {"pancake", {art_206, sizeof art_206}},
    {"paper", {art_207, sizeof art_207}},
    {"parcel", {art_208, sizeof art_208}},
    {"pea", {art_209, sizeof art_209}},
    {"peach", {art_210, sizeof art_210}},
    {"pear", {art_211, sizeof art_211}},
    {"pearl", {art_212, sizeof art_212}},
    {"pencil", {art_213, sizeof art_213}},
    {"piano", {art_214, sizeof art_214}},
    {"picture", {art_215, sizeof art_215}},
    {"pie", {art_216, sizeof art_216}},
    {"pillow", {art_217, sizeof art_217}},
    {"pine", {art_218, sizeof art_218}},
    {"pineapple", {art_219, sizeof art_219}},
    {"pinecone", {art_220, sizeof art_220}},
    {"pizza", {art_221, sizeof art_221}},
    {"plate", {art_222, sizeof art_222}},
    {"plum", {art_223, sizeof art_223}},
    {"popcorn", {art_224, sizeof art_224}},
    {"pot", {art_225, sizeof art_225}},
    {"potato", {art_226, sizeof art_226}},
    {"potion", {art_227, sizeof art_227}},
    {"present", {art_228, sizeof art_228}},
    {"pretzel", {art_229, sizeof art_229}},
    {"puddle", {art_230, sizeof art_230}},
    {"pumpkin", {art_231, sizeof art_231}},
    {"puppet", {art_232, sizeof art_232}},
    {"purse", {art_233, sizeof art_233}},
    {"puzzle", {art_234, sizeof art_234}},
    {"radio", {art_235, sizeof art_235}},
    {"radish", {art_236, sizeof art_236}},
    {"raft", {art_237, sizeof art_237}},
    {"rainbow", {art_238, sizeof art_238}},
    {"rake", {art_239, sizeof art_239}},
    {"reed", {art_240, sizeof art_240}},
    {"ribbon", {art_241, sizeof art_241}},
    {"ring", {art_242, sizeof art_242}},
    {"rocket", {art_243, sizeof art_243}},
    {"rockinghorse", {art_244, sizeof art_244}},
    {"rollingpin", {art_245, sizeof art_245}},
    {"rope", {art_246, sizeof art_246}},
    {"rose", {art_247, sizeof art_247}},
    {"ruby", {art_248, sizeof art_248}},
    {"ruler", {art_249, sizeof art_249}},
    {"sandcastle", {art_250, sizeof art_250}},
    {"sandwich", {art_251, sizeof art_251}},
    {"sausage", {art_252, sizeof art_252}},
    {"saw", {art_253, sizeof art_253}},
    {"scarf", {art_254, sizeof art_254}},
    {"scissors", {art_255, sizeof art_255}},
    {"scooter", {art_256, sizeof art_256}},
    {"screwdriver", {art_257, sizeof art_257}},
    {"scroll", {art_258, sizeof art_258}},
    {"seahorse", {art_259, sizeof art_259}},
    {"seaweed", {art_260, sizeof art_260}},
    {"seed", {art_261, sizeof art_261}},
    {"seesaw", {art_262, sizeof art_262}},
    {"shed", {art_263, sizeof art_263}},
    {"shell", {art_264, sizeof art_264}},
    {"shield", {art_265, sizeof art_265}},
    {"ship", {art_266, sizeof art_266}},
    {"shoe", {art_267, sizeof art_267}},
    {"sign", {art_268, sizeof art_268}},
    {"sink", {art_269, sizeof art_269}},
    {"skate", {art_270, sizeof art_270}},
    {"skateboard", {art_271, sizeof art_271}},
    {"ski", {art_272, sizeof art_272}},
    {"sledge", {art_273, sizeof art_273}},
    {"slide", {art_274, sizeof art_274}},
    {"snail", {art_275, sizeof art_275}},
    {"snowball", {art_276, sizeof art_276}},
    {"snowflake", {art_277, sizeof art_277}},
    {"snowman", {art_278, sizeof art_278}},
    {"soap", {art_279, sizeof art_279}},
    {"sock", {art_280, sizeof art_280}},
    {"sofa", {art_281, sizeof art_281}},
    {"soup", {art_282, sizeof art_282}},
    {"spade", {art_283, sizeof art_283}},
    {"spider", {art_284, sizeof art_284}},
    {"spiderweb", {art_285, sizeof art_285}},
    {"spinningtop", {art_286, sizeof art_286}},
    {"spoon", {art_287, sizeof art_287}},
    {"sprout", {art_288, sizeof art_288}},
    {"star", {art_289, sizeof art_289}},
    {"starfish", {art_290, sizeof art_290}},
    {"statue", {art_291, sizeof art_291}},
    {"stick", {art_292, sizeof art_292}},
    {"stone", {art_293, sizeof art_293}},
    {"stool", {art_294, sizeof art_294}},
    {"strawberry", {art_295, sizeof art_295}},
    {"streetlamp", {art_296, sizeof art_296}},
    {"stump", {art_297, sizeof art_297}},
    {"submarine", {art_298, sizeof art_298}},
    {"suitcase", {art_299, sizeof art_299}},
    {"sun", {art_300, sizeof art_300}},
    {"sunflower", {art_301, sizeof art_301}},
    {"swing", {art_302, sizeof art_302}},
    {"sword", {art_303, sizeof art_303}},
    {"table", {art_304, sizeof art_304}},
    {"tambourine", {art_305, sizeof art_305}},
    {"target", {art_306, sizeof art_306}},
    {"teapot", {art_307, sizeof art_307}},
    {"teddy", {art_308, sizeof art_308}},
    {"telephone", {art_309, sizeof art_309}},
    {"telescope", {art_310, sizeof art_310}},
    {"television", {art_311, sizeof art_311}},
    {"tent", {art_312, sizeof art_312}},
    {"thimble", {art_313, sizeof art_313}},
    {"thread", {art_314, sizeof art_314}},
    {"throne", {art_315, sizeof art_315}},
    {"tomato", {art_316, sizeof art_316}},
    {"toothbrush", {art_317, sizeof art_317}},
    {"towel", {art_318, sizeof art_318}},
    {"tower", {art_319, sizeof art_319}},
    {"tractor", {art_320, sizeof art_320}},
    {"trafficlight", {art_321, sizeof art_321}},
    {"train", {art_322, sizeof art_322}},
    {"trampoline", {art_323, sizeof art_323}},
    {"trap", {art_324, sizeof art_324}},
    {"tray", {art_325, sizeof art_325}},
    {"tree", {art_326, sizeof art_326}},
    {"trophy", {art_327, sizeof art_327}},
    {"truck", {art_328, sizeof art_328}},
    {"trumpet", {art_329, sizeof art_329}},
    {"tulip", {art_330, sizeof art_330}},
    {"turnip", {art_331, sizeof art_331}},
    {"umbrella", {art_332, sizeof art_332}},
    {"vine", {art_333, sizeof art_333}},
    {"volcano", {art_334, sizeof art_334}},
    {"walnut", {art_335, sizeof art_335}},
    {"wand", {art_336, sizeof art_336}},
    {"wardrobe", {art_337, sizeof art_337}},
    {"watch", {art_338, sizeof art_338}},
    {"wateringcan", {art_339, sizeof art_339}},
    {"watermelon", {art_340, sizeof art_340}},
    {"well", {art_341, sizeof art_341}},
    {"wheat", {art_342, sizeof art_342}},
    {"wheel", {art_343, sizeof art_343}},
    {"wheelbarrow", {art_344, sizeof art_344}},
    {"whisk", {art_345, sizeof art_345}},
    {"whistle", {art_346, sizeof art_346}},
    {"windmill", {art_347, sizeof art_347}},
    {"window", {art_348, sizeof art_348}},
    {"worm", {art_349, sizeof art_349}},
    {"yarn", {art_350, sizeof art_350}},
};

const struct named_file *const art_files = files;
const size_t art_file_count = sizeof files / sizeof files[0];
