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
#embed "../../Sources/BuiltIn/Art/banjo.svg"
};

static const uint8_t art_20[] = {
#embed "../../Sources/BuiltIn/Art/banner.svg"
};

static const uint8_t art_21[] = {
#embed "../../Sources/BuiltIn/Art/barn.svg"
};

static const uint8_t art_22[] = {
#embed "../../Sources/BuiltIn/Art/barrel.svg"
};

static const uint8_t art_23[] = {
#embed "../../Sources/BuiltIn/Art/basket.svg"
};

static const uint8_t art_24[] = {
#embed "../../Sources/BuiltIn/Art/bathtub.svg"
};

static const uint8_t art_25[] = {
#embed "../../Sources/BuiltIn/Art/bean.svg"
};

static const uint8_t art_26[] = {
#embed "../../Sources/BuiltIn/Art/beanstalk.svg"
};

static const uint8_t art_27[] = {
#embed "../../Sources/BuiltIn/Art/bed.svg"
};

static const uint8_t art_28[] = {
#embed "../../Sources/BuiltIn/Art/bee.svg"
};

static const uint8_t art_29[] = {
#embed "../../Sources/BuiltIn/Art/beehive.svg"
};

static const uint8_t art_30[] = {
#embed "../../Sources/BuiltIn/Art/beetle.svg"
};

static const uint8_t art_31[] = {
#embed "../../Sources/BuiltIn/Art/bell.svg"
};

static const uint8_t art_32[] = {
#embed "../../Sources/BuiltIn/Art/belt.svg"
};

static const uint8_t art_33[] = {
#embed "../../Sources/BuiltIn/Art/bench.svg"
};

static const uint8_t art_34[] = {
#embed "../../Sources/BuiltIn/Art/berry.svg"
};

static const uint8_t art_35[] = {
#embed "../../Sources/BuiltIn/Art/bicycle.svg"
};

static const uint8_t art_36[] = {
#embed "../../Sources/BuiltIn/Art/birdbath.svg"
};

static const uint8_t art_37[] = {
#embed "../../Sources/BuiltIn/Art/birdfeeder.svg"
};

static const uint8_t art_38[] = {
#embed "../../Sources/BuiltIn/Art/birdhouse.svg"
};

static const uint8_t art_39[] = {
#embed "../../Sources/BuiltIn/Art/biscuit.svg"
};

static const uint8_t art_40[] = {
#embed "../../Sources/BuiltIn/Art/blackboard.svg"
};

static const uint8_t art_41[] = {
#embed "../../Sources/BuiltIn/Art/blanket.svg"
};

static const uint8_t art_42[] = {
#embed "../../Sources/BuiltIn/Art/block.svg"
};

static const uint8_t art_43[] = {
#embed "../../Sources/BuiltIn/Art/bluebell.svg"
};

static const uint8_t art_44[] = {
#embed "../../Sources/BuiltIn/Art/boat.svg"
};

static const uint8_t art_45[] = {
#embed "../../Sources/BuiltIn/Art/bone.svg"
};

static const uint8_t art_46[] = {
#embed "../../Sources/BuiltIn/Art/book.svg"
};

static const uint8_t art_47[] = {
#embed "../../Sources/BuiltIn/Art/bookshelf.svg"
};

static const uint8_t art_48[] = {
#embed "../../Sources/BuiltIn/Art/boot.svg"
};

static const uint8_t art_49[] = {
#embed "../../Sources/BuiltIn/Art/bottle.svg"
};

static const uint8_t art_50[] = {
#embed "../../Sources/BuiltIn/Art/bowl.svg"
};

static const uint8_t art_51[] = {
#embed "../../Sources/BuiltIn/Art/bread.svg"
};

static const uint8_t art_52[] = {
#embed "../../Sources/BuiltIn/Art/bridge.svg"
};

static const uint8_t art_53[] = {
#embed "../../Sources/BuiltIn/Art/broom.svg"
};

static const uint8_t art_54[] = {
#embed "../../Sources/BuiltIn/Art/bubble.svg"
};

static const uint8_t art_55[] = {
#embed "../../Sources/BuiltIn/Art/bucket.svg"
};

static const uint8_t art_56[] = {
#embed "../../Sources/BuiltIn/Art/burrow-open.svg"
};

static const uint8_t art_57[] = {
#embed "../../Sources/BuiltIn/Art/burrow.svg"
};

static const uint8_t art_58[] = {
#embed "../../Sources/BuiltIn/Art/bus.svg"
};

static const uint8_t art_59[] = {
#embed "../../Sources/BuiltIn/Art/bush.svg"
};

static const uint8_t art_60[] = {
#embed "../../Sources/BuiltIn/Art/butterfly.svg"
};

static const uint8_t art_61[] = {
#embed "../../Sources/BuiltIn/Art/button.svg"
};

static const uint8_t art_62[] = {
#embed "../../Sources/BuiltIn/Art/cabbage.svg"
};

static const uint8_t art_63[] = {
#embed "../../Sources/BuiltIn/Art/cactus.svg"
};

static const uint8_t art_64[] = {
#embed "../../Sources/BuiltIn/Art/cage.svg"
};

static const uint8_t art_65[] = {
#embed "../../Sources/BuiltIn/Art/cake.svg"
};

static const uint8_t art_66[] = {
#embed "../../Sources/BuiltIn/Art/camera.svg"
};

static const uint8_t art_67[] = {
#embed "../../Sources/BuiltIn/Art/candle.svg"
};

static const uint8_t art_68[] = {
#embed "../../Sources/BuiltIn/Art/candy.svg"
};

static const uint8_t art_69[] = {
#embed "../../Sources/BuiltIn/Art/canoe.svg"
};

static const uint8_t art_70[] = {
#embed "../../Sources/BuiltIn/Art/car.svg"
};

static const uint8_t art_71[] = {
#embed "../../Sources/BuiltIn/Art/carousel.svg"
};

static const uint8_t art_72[] = {
#embed "../../Sources/BuiltIn/Art/carpet.svg"
};

static const uint8_t art_73[] = {
#embed "../../Sources/BuiltIn/Art/carrot.svg"
};

static const uint8_t art_74[] = {
#embed "../../Sources/BuiltIn/Art/cart.svg"
};

static const uint8_t art_75[] = {
#embed "../../Sources/BuiltIn/Art/castle.svg"
};

static const uint8_t art_76[] = {
#embed "../../Sources/BuiltIn/Art/catapult.svg"
};

static const uint8_t art_77[] = {
#embed "../../Sources/BuiltIn/Art/caterpillar.svg"
};

static const uint8_t art_78[] = {
#embed "../../Sources/BuiltIn/Art/cauldron.svg"
};

static const uint8_t art_79[] = {
#embed "../../Sources/BuiltIn/Art/cauliflower.svg"
};

static const uint8_t art_80[] = {
#embed "../../Sources/BuiltIn/Art/chain.svg"
};

static const uint8_t art_81[] = {
#embed "../../Sources/BuiltIn/Art/chair.svg"
};

static const uint8_t art_82[] = {
#embed "../../Sources/BuiltIn/Art/cheese.svg"
};

static const uint8_t art_83[] = {
#embed "../../Sources/BuiltIn/Art/cherry.svg"
};

static const uint8_t art_84[] = {
#embed "../../Sources/BuiltIn/Art/chessboard.svg"
};

static const uint8_t art_85[] = {
#embed "../../Sources/BuiltIn/Art/chest.svg"
};

static const uint8_t art_86[] = {
#embed "../../Sources/BuiltIn/Art/chestnut.svg"
};

static const uint8_t art_87[] = {
#embed "../../Sources/BuiltIn/Art/chocolate.svg"
};

static const uint8_t art_88[] = {
#embed "../../Sources/BuiltIn/Art/church.svg"
};

static const uint8_t art_89[] = {
#embed "../../Sources/BuiltIn/Art/clock.svg"
};

static const uint8_t art_90[] = {
#embed "../../Sources/BuiltIn/Art/cloud.svg"
};

static const uint8_t art_91[] = {
#embed "../../Sources/BuiltIn/Art/coat.svg"
};

static const uint8_t art_92[] = {
#embed "../../Sources/BuiltIn/Art/coconut.svg"
};

static const uint8_t art_93[] = {
#embed "../../Sources/BuiltIn/Art/coin.svg"
};

static const uint8_t art_94[] = {
#embed "../../Sources/BuiltIn/Art/comb.svg"
};

static const uint8_t art_95[] = {
#embed "../../Sources/BuiltIn/Art/comet.svg"
};

static const uint8_t art_96[] = {
#embed "../../Sources/BuiltIn/Art/compass.svg"
};

static const uint8_t art_97[] = {
#embed "../../Sources/BuiltIn/Art/computer.svg"
};

static const uint8_t art_98[] = {
#embed "../../Sources/BuiltIn/Art/coop.svg"
};

static const uint8_t art_99[] = {
#embed "../../Sources/BuiltIn/Art/coral.svg"
};

static const uint8_t art_100[] = {
#embed "../../Sources/BuiltIn/Art/corn.svg"
};

static const uint8_t art_101[] = {
#embed "../../Sources/BuiltIn/Art/crab.svg"
};

static const uint8_t art_102[] = {
#embed "../../Sources/BuiltIn/Art/crate.svg"
};

static const uint8_t art_103[] = {
#embed "../../Sources/BuiltIn/Art/crown.svg"
};

static const uint8_t art_104[] = {
#embed "../../Sources/BuiltIn/Art/crutch.svg"
};

static const uint8_t art_105[] = {
#embed "../../Sources/BuiltIn/Art/crystal.svg"
};

static const uint8_t art_106[] = {
#embed "../../Sources/BuiltIn/Art/cucumber.svg"
};

static const uint8_t art_107[] = {
#embed "../../Sources/BuiltIn/Art/cup.svg"
};

static const uint8_t art_108[] = {
#embed "../../Sources/BuiltIn/Art/cupboard.svg"
};

static const uint8_t art_109[] = {
#embed "../../Sources/BuiltIn/Art/curtain.svg"
};

static const uint8_t art_110[] = {
#embed "../../Sources/BuiltIn/Art/daisy.svg"
};

static const uint8_t art_111[] = {
#embed "../../Sources/BuiltIn/Art/dandelion.svg"
};

static const uint8_t art_112[] = {
#embed "../../Sources/BuiltIn/Art/desk.svg"
};

static const uint8_t art_113[] = {
#embed "../../Sources/BuiltIn/Art/diamond.svg"
};

static const uint8_t art_114[] = {
#embed "../../Sources/BuiltIn/Art/dice.svg"
};

static const uint8_t art_115[] = {
#embed "../../Sources/BuiltIn/Art/doll.svg"
};

static const uint8_t art_116[] = {
#embed "../../Sources/BuiltIn/Art/door-open.svg"
};

static const uint8_t art_117[] = {
#embed "../../Sources/BuiltIn/Art/door.svg"
};

static const uint8_t art_118[] = {
#embed "../../Sources/BuiltIn/Art/dough.svg"
};

static const uint8_t art_119[] = {
#embed "../../Sources/BuiltIn/Art/doughnut.svg"
};

static const uint8_t art_120[] = {
#embed "../../Sources/BuiltIn/Art/dragonfly.svg"
};

static const uint8_t art_121[] = {
#embed "../../Sources/BuiltIn/Art/drum.svg"
};

static const uint8_t art_122[] = {
#embed "../../Sources/BuiltIn/Art/dustpan.svg"
};

static const uint8_t art_123[] = {
#embed "../../Sources/BuiltIn/Art/easel.svg"
};

static const uint8_t art_124[] = {
#embed "../../Sources/BuiltIn/Art/egg.svg"
};

static const uint8_t art_125[] = {
#embed "../../Sources/BuiltIn/Art/emerald.svg"
};

static const uint8_t art_126[] = {
#embed "../../Sources/BuiltIn/Art/feather.svg"
};

static const uint8_t art_127[] = {
#embed "../../Sources/BuiltIn/Art/fence.svg"
};

static const uint8_t art_128[] = {
#embed "../../Sources/BuiltIn/Art/fern.svg"
};

static const uint8_t art_129[] = {
#embed "../../Sources/BuiltIn/Art/fiddle.svg"
};

static const uint8_t art_130[] = {
#embed "../../Sources/BuiltIn/Art/figure-axolotl.svg"
};

static const uint8_t art_131[] = {
#embed "../../Sources/BuiltIn/Art/figure-badger.svg"
};

static const uint8_t art_132[] = {
#embed "../../Sources/BuiltIn/Art/figure-bear.svg"
};

static const uint8_t art_133[] = {
#embed "../../Sources/BuiltIn/Art/figure-bee.svg"
};

static const uint8_t art_134[] = {
#embed "../../Sources/BuiltIn/Art/figure-bird.svg"
};

static const uint8_t art_135[] = {
#embed "../../Sources/BuiltIn/Art/figure-cat.svg"
};

static const uint8_t art_136[] = {
#embed "../../Sources/BuiltIn/Art/figure-cow.svg"
};

static const uint8_t art_137[] = {
#embed "../../Sources/BuiltIn/Art/figure-deer.svg"
};

static const uint8_t art_138[] = {
#embed "../../Sources/BuiltIn/Art/figure-dog.svg"
};

static const uint8_t art_139[] = {
#embed "../../Sources/BuiltIn/Art/figure-donkey.svg"
};

static const uint8_t art_140[] = {
#embed "../../Sources/BuiltIn/Art/figure-dragon.svg"
};

static const uint8_t art_141[] = {
#embed "../../Sources/BuiltIn/Art/figure-duck.svg"
};

static const uint8_t art_142[] = {
#embed "../../Sources/BuiltIn/Art/figure-elephant.svg"
};

static const uint8_t art_143[] = {
#embed "../../Sources/BuiltIn/Art/figure-fish.svg"
};

static const uint8_t art_144[] = {
#embed "../../Sources/BuiltIn/Art/figure-fox.svg"
};

static const uint8_t art_145[] = {
#embed "../../Sources/BuiltIn/Art/figure-frog.svg"
};

static const uint8_t art_146[] = {
#embed "../../Sources/BuiltIn/Art/figure-ghost.svg"
};

static const uint8_t art_147[] = {
#embed "../../Sources/BuiltIn/Art/figure-goat.svg"
};

static const uint8_t art_148[] = {
#embed "../../Sources/BuiltIn/Art/figure-goose.svg"
};

static const uint8_t art_149[] = {
#embed "../../Sources/BuiltIn/Art/figure-hare.svg"
};

static const uint8_t art_150[] = {
#embed "../../Sources/BuiltIn/Art/figure-hedgehog.svg"
};

static const uint8_t art_151[] = {
#embed "../../Sources/BuiltIn/Art/figure-hen.svg"
};

static const uint8_t art_152[] = {
#embed "../../Sources/BuiltIn/Art/figure-horse.svg"
};

static const uint8_t art_153[] = {
#embed "../../Sources/BuiltIn/Art/figure-lion.svg"
};

static const uint8_t art_154[] = {
#embed "../../Sources/BuiltIn/Art/figure-mole.svg"
};

static const uint8_t art_155[] = {
#embed "../../Sources/BuiltIn/Art/figure-monkey.svg"
};

static const uint8_t art_156[] = {
#embed "../../Sources/BuiltIn/Art/figure-mouse.svg"
};

static const uint8_t art_157[] = {
#embed "../../Sources/BuiltIn/Art/figure-otter.svg"
};

static const uint8_t art_158[] = {
#embed "../../Sources/BuiltIn/Art/figure-owl.svg"
};

static const uint8_t art_159[] = {
#embed "../../Sources/BuiltIn/Art/figure-penguin.svg"
};

static const uint8_t art_160[] = {
#embed "../../Sources/BuiltIn/Art/figure-pig.svg"
};

static const uint8_t art_161[] = {
#embed "../../Sources/BuiltIn/Art/figure-rabbit.svg"
};

static const uint8_t art_162[] = {
#embed "../../Sources/BuiltIn/Art/figure-robot.svg"
};

static const uint8_t art_163[] = {
#embed "../../Sources/BuiltIn/Art/figure-seal.svg"
};

static const uint8_t art_164[] = {
#embed "../../Sources/BuiltIn/Art/figure-sheep.svg"
};

static const uint8_t art_165[] = {
#embed "../../Sources/BuiltIn/Art/figure-squirrel.svg"
};

static const uint8_t art_166[] = {
#embed "../../Sources/BuiltIn/Art/figure-troll.svg"
};

static const uint8_t art_167[] = {
#embed "../../Sources/BuiltIn/Art/figure-turtle.svg"
};

static const uint8_t art_168[] = {
#embed "../../Sources/BuiltIn/Art/figure-unicorn.svg"
};

static const uint8_t art_169[] = {
#embed "../../Sources/BuiltIn/Art/figure-whale.svg"
};

static const uint8_t art_170[] = {
#embed "../../Sources/BuiltIn/Art/figure-wolf.svg"
};

static const uint8_t art_171[] = {
#embed "../../Sources/BuiltIn/Art/fire.svg"
};

static const uint8_t art_172[] = {
#embed "../../Sources/BuiltIn/Art/fireengine.svg"
};

static const uint8_t art_173[] = {
#embed "../../Sources/BuiltIn/Art/firefly.svg"
};

static const uint8_t art_174[] = {
#embed "../../Sources/BuiltIn/Art/firework.svg"
};

static const uint8_t art_175[] = {
#embed "../../Sources/BuiltIn/Art/fishbowl.svg"
};

static const uint8_t art_176[] = {
#embed "../../Sources/BuiltIn/Art/fishing.svg"
};

static const uint8_t art_177[] = {
#embed "../../Sources/BuiltIn/Art/flag.svg"
};

static const uint8_t art_178[] = {
#embed "../../Sources/BuiltIn/Art/flour.svg"
};

static const uint8_t art_179[] = {
#embed "../../Sources/BuiltIn/Art/flower.svg"
};

static const uint8_t art_180[] = {
#embed "../../Sources/BuiltIn/Art/flowerpot.svg"
};

static const uint8_t art_181[] = {
#embed "../../Sources/BuiltIn/Art/flute.svg"
};

static const uint8_t art_182[] = {
#embed "../../Sources/BuiltIn/Art/footprint.svg"
};

static const uint8_t art_183[] = {
#embed "../../Sources/BuiltIn/Art/fork.svg"
};

static const uint8_t art_184[] = {
#embed "../../Sources/BuiltIn/Art/fossil.svg"
};

static const uint8_t art_185[] = {
#embed "../../Sources/BuiltIn/Art/fountain.svg"
};

static const uint8_t art_186[] = {
#embed "../../Sources/BuiltIn/Art/fridge.svg"
};

static const uint8_t art_187[] = {
#embed "../../Sources/BuiltIn/Art/frisbee.svg"
};

static const uint8_t art_188[] = {
#embed "../../Sources/BuiltIn/Art/garland.svg"
};

static const uint8_t art_189[] = {
#embed "../../Sources/BuiltIn/Art/garlic.svg"
};

static const uint8_t art_190[] = {
#embed "../../Sources/BuiltIn/Art/gate.svg"
};

static const uint8_t art_191[] = {
#embed "../../Sources/BuiltIn/Art/gear.svg"
};

static const uint8_t art_192[] = {
#embed "../../Sources/BuiltIn/Art/gingerbread.svg"
};

static const uint8_t art_193[] = {
#embed "../../Sources/BuiltIn/Art/glasses.svg"
};

static const uint8_t art_194[] = {
#embed "../../Sources/BuiltIn/Art/globe.svg"
};

static const uint8_t art_195[] = {
#embed "../../Sources/BuiltIn/Art/glue.svg"
};

static const uint8_t art_196[] = {
#embed "../../Sources/BuiltIn/Art/goblet.svg"
};

static const uint8_t art_197[] = {
#embed "../../Sources/BuiltIn/Art/goggles.svg"
};

static const uint8_t art_198[] = {
#embed "../../Sources/BuiltIn/Art/gold.svg"
};

static const uint8_t art_199[] = {
#embed "../../Sources/BuiltIn/Art/gong.svg"
};

static const uint8_t art_200[] = {
#embed "../../Sources/BuiltIn/Art/grape.svg"
};

static const uint8_t art_201[] = {
#embed "../../Sources/BuiltIn/Art/guitar.svg"
};

static const uint8_t art_202[] = {
#embed "../../Sources/BuiltIn/Art/hairbrush.svg"
};

static const uint8_t art_203[] = {
#embed "../../Sources/BuiltIn/Art/hammer.svg"
};

static const uint8_t art_204[] = {
#embed "../../Sources/BuiltIn/Art/handkerchief.svg"
};

static const uint8_t art_205[] = {
#embed "../../Sources/BuiltIn/Art/hanger.svg"
};

static const uint8_t art_206[] = {
#embed "../../Sources/BuiltIn/Art/harp.svg"
};

static const uint8_t art_207[] = {
#embed "../../Sources/BuiltIn/Art/hat.svg"
};

static const uint8_t art_208[] = {
#embed "../../Sources/BuiltIn/Art/hay.svg"
};

static const uint8_t art_209[] = {
#embed "../../Sources/BuiltIn/Art/hazelnut.svg"
};

static const uint8_t art_210[] = {
#embed "../../Sources/BuiltIn/Art/helicopter.svg"
};

static const uint8_t art_211[] = {
#embed "../../Sources/BuiltIn/Art/helmet.svg"
};

static const uint8_t art_212[] = {
#embed "../../Sources/BuiltIn/Art/hole.svg"
};

static const uint8_t art_213[] = {
#embed "../../Sources/BuiltIn/Art/honey.svg"
};

static const uint8_t art_214[] = {
#embed "../../Sources/BuiltIn/Art/hook.svg"
};

static const uint8_t art_215[] = {
#embed "../../Sources/BuiltIn/Art/hoop.svg"
};

static const uint8_t art_216[] = {
#embed "../../Sources/BuiltIn/Art/horseshoe.svg"
};

static const uint8_t art_217[] = {
#embed "../../Sources/BuiltIn/Art/hotairballoon.svg"
};

static const uint8_t art_218[] = {
#embed "../../Sources/BuiltIn/Art/hotdog.svg"
};

static const uint8_t art_219[] = {
#embed "../../Sources/BuiltIn/Art/hourglass.svg"
};

static const uint8_t art_220[] = {
#embed "../../Sources/BuiltIn/Art/house.svg"
};

static const uint8_t art_221[] = {
#embed "../../Sources/BuiltIn/Art/hutch.svg"
};

static const uint8_t art_222[] = {
#embed "../../Sources/BuiltIn/Art/iceberg.svg"
};

static const uint8_t art_223[] = {
#embed "../../Sources/BuiltIn/Art/icecream.svg"
};

static const uint8_t art_224[] = {
#embed "../../Sources/BuiltIn/Art/icicle.svg"
};

static const uint8_t art_225[] = {
#embed "../../Sources/BuiltIn/Art/igloo.svg"
};

static const uint8_t art_226[] = {
#embed "../../Sources/BuiltIn/Art/inkwell.svg"
};

static const uint8_t art_227[] = {
#embed "../../Sources/BuiltIn/Art/island.svg"
};

static const uint8_t art_228[] = {
#embed "../../Sources/BuiltIn/Art/jam.svg"
};

static const uint8_t art_229[] = {
#embed "../../Sources/BuiltIn/Art/jar.svg"
};

static const uint8_t art_230[] = {
#embed "../../Sources/BuiltIn/Art/jellyfish.svg"
};

static const uint8_t art_231[] = {
#embed "../../Sources/BuiltIn/Art/jug.svg"
};

static const uint8_t art_232[] = {
#embed "../../Sources/BuiltIn/Art/kennel.svg"
};

static const uint8_t art_233[] = {
#embed "../../Sources/BuiltIn/Art/key.svg"
};

static const uint8_t art_234[] = {
#embed "../../Sources/BuiltIn/Art/kite.svg"
};

static const uint8_t art_235[] = {
#embed "../../Sources/BuiltIn/Art/kiwi.svg"
};

static const uint8_t art_236[] = {
#embed "../../Sources/BuiltIn/Art/knife.svg"
};

static const uint8_t art_237[] = {
#embed "../../Sources/BuiltIn/Art/ladder.svg"
};

static const uint8_t art_238[] = {
#embed "../../Sources/BuiltIn/Art/ladle.svg"
};

static const uint8_t art_239[] = {
#embed "../../Sources/BuiltIn/Art/ladybird.svg"
};

static const uint8_t art_240[] = {
#embed "../../Sources/BuiltIn/Art/lantern-with-face.svg"
};

static const uint8_t art_241[] = {
#embed "../../Sources/BuiltIn/Art/lantern.svg"
};

static const uint8_t art_242[] = {
#embed "../../Sources/BuiltIn/Art/laundry.svg"
};

static const uint8_t art_243[] = {
#embed "../../Sources/BuiltIn/Art/leaf.svg"
};

static const uint8_t art_244[] = {
#embed "../../Sources/BuiltIn/Art/lemon.svg"
};

static const uint8_t art_245[] = {
#embed "../../Sources/BuiltIn/Art/letter.svg"
};

static const uint8_t art_246[] = {
#embed "../../Sources/BuiltIn/Art/lightbulb.svg"
};

static const uint8_t art_247[] = {
#embed "../../Sources/BuiltIn/Art/lighthouse.svg"
};

static const uint8_t art_248[] = {
#embed "../../Sources/BuiltIn/Art/lightning.svg"
};

static const uint8_t art_249[] = {
#embed "../../Sources/BuiltIn/Art/log.svg"
};

static const uint8_t art_250[] = {
#embed "../../Sources/BuiltIn/Art/longbow.svg"
};

static const uint8_t art_251[] = {
#embed "../../Sources/BuiltIn/Art/lunchbox.svg"
};

static const uint8_t art_252[] = {
#embed "../../Sources/BuiltIn/Art/lute.svg"
};

static const uint8_t art_253[] = {
#embed "../../Sources/BuiltIn/Art/magnet.svg"
};

static const uint8_t art_254[] = {
#embed "../../Sources/BuiltIn/Art/magnifier.svg"
};

static const uint8_t art_255[] = {
#embed "../../Sources/BuiltIn/Art/mailbag.svg"
};

static const uint8_t art_256[] = {
#embed "../../Sources/BuiltIn/Art/mailbox.svg"
};

static const uint8_t art_257[] = {
#embed "../../Sources/BuiltIn/Art/mango.svg"
};

static const uint8_t art_258[] = {
#embed "../../Sources/BuiltIn/Art/map.svg"
};

static const uint8_t art_259[] = {
#embed "../../Sources/BuiltIn/Art/maraca.svg"
};

static const uint8_t art_260[] = {
#embed "../../Sources/BuiltIn/Art/marble.svg"
};

static const uint8_t art_261[] = {
#embed "../../Sources/BuiltIn/Art/marshmallow.svg"
};

static const uint8_t art_262[] = {
#embed "../../Sources/BuiltIn/Art/mask.svg"
};

static const uint8_t art_263[] = {
#embed "../../Sources/BuiltIn/Art/matchbox.svg"
};

static const uint8_t art_264[] = {
#embed "../../Sources/BuiltIn/Art/mattress.svg"
};

static const uint8_t art_265[] = {
#embed "../../Sources/BuiltIn/Art/medal.svg"
};

static const uint8_t art_266[] = {
#embed "../../Sources/BuiltIn/Art/megaphone.svg"
};

static const uint8_t art_267[] = {
#embed "../../Sources/BuiltIn/Art/microscope.svg"
};

static const uint8_t art_268[] = {
#embed "../../Sources/BuiltIn/Art/milk.svg"
};

static const uint8_t art_269[] = {
#embed "../../Sources/BuiltIn/Art/mirror.svg"
};

static const uint8_t art_270[] = {
#embed "../../Sources/BuiltIn/Art/mitten.svg"
};

static const uint8_t art_271[] = {
#embed "../../Sources/BuiltIn/Art/moon.svg"
};

static const uint8_t art_272[] = {
#embed "../../Sources/BuiltIn/Art/mop.svg"
};

static const uint8_t art_273[] = {
#embed "../../Sources/BuiltIn/Art/motorcycle.svg"
};

static const uint8_t art_274[] = {
#embed "../../Sources/BuiltIn/Art/mudpie.svg"
};

static const uint8_t art_275[] = {
#embed "../../Sources/BuiltIn/Art/muffin.svg"
};

static const uint8_t art_276[] = {
#embed "../../Sources/BuiltIn/Art/mushroom.svg"
};

static const uint8_t art_277[] = {
#embed "../../Sources/BuiltIn/Art/nail.svg"
};

static const uint8_t art_278[] = {
#embed "../../Sources/BuiltIn/Art/necklace.svg"
};

static const uint8_t art_279[] = {
#embed "../../Sources/BuiltIn/Art/needle.svg"
};

static const uint8_t art_280[] = {
#embed "../../Sources/BuiltIn/Art/nest-of-leaves.svg"
};

static const uint8_t art_281[] = {
#embed "../../Sources/BuiltIn/Art/nest.svg"
};

static const uint8_t art_282[] = {
#embed "../../Sources/BuiltIn/Art/net.svg"
};

static const uint8_t art_283[] = {
#embed "../../Sources/BuiltIn/Art/newspaper.svg"
};

static const uint8_t art_284[] = {
#embed "../../Sources/BuiltIn/Art/noodle.svg"
};

static const uint8_t art_285[] = {
#embed "../../Sources/BuiltIn/Art/notebook.svg"
};

static const uint8_t art_286[] = {
#embed "../../Sources/BuiltIn/Art/oar.svg"
};

static const uint8_t art_287[] = {
#embed "../../Sources/BuiltIn/Art/octopus.svg"
};

static const uint8_t art_288[] = {
#embed "../../Sources/BuiltIn/Art/onion.svg"
};

static const uint8_t art_289[] = {
#embed "../../Sources/BuiltIn/Art/orange.svg"
};

static const uint8_t art_290[] = {
#embed "../../Sources/BuiltIn/Art/oven.svg"
};

static const uint8_t art_291[] = {
#embed "../../Sources/BuiltIn/Art/padlock.svg"
};

static const uint8_t art_292[] = {
#embed "../../Sources/BuiltIn/Art/paint.svg"
};

static const uint8_t art_293[] = {
#embed "../../Sources/BuiltIn/Art/paintbrush.svg"
};

static const uint8_t art_294[] = {
#embed "../../Sources/BuiltIn/Art/palm.svg"
};

static const uint8_t art_295[] = {
#embed "../../Sources/BuiltIn/Art/pancake.svg"
};

static const uint8_t art_296[] = {
#embed "../../Sources/BuiltIn/Art/paper.svg"
};

static const uint8_t art_297[] = {
#embed "../../Sources/BuiltIn/Art/paperplane.svg"
};

static const uint8_t art_298[] = {
#embed "../../Sources/BuiltIn/Art/parachute.svg"
};

static const uint8_t art_299[] = {
#embed "../../Sources/BuiltIn/Art/parcel.svg"
};

static const uint8_t art_300[] = {
#embed "../../Sources/BuiltIn/Art/pea.svg"
};

static const uint8_t art_301[] = {
#embed "../../Sources/BuiltIn/Art/peach.svg"
};

static const uint8_t art_302[] = {
#embed "../../Sources/BuiltIn/Art/pear.svg"
};

static const uint8_t art_303[] = {
#embed "../../Sources/BuiltIn/Art/pearl.svg"
};

static const uint8_t art_304[] = {
#embed "../../Sources/BuiltIn/Art/peg.svg"
};

static const uint8_t art_305[] = {
#embed "../../Sources/BuiltIn/Art/pencil.svg"
};

static const uint8_t art_306[] = {
#embed "../../Sources/BuiltIn/Art/pepper.svg"
};

static const uint8_t art_307[] = {
#embed "../../Sources/BuiltIn/Art/piano.svg"
};

static const uint8_t art_308[] = {
#embed "../../Sources/BuiltIn/Art/pickle.svg"
};

static const uint8_t art_309[] = {
#embed "../../Sources/BuiltIn/Art/picture.svg"
};

static const uint8_t art_310[] = {
#embed "../../Sources/BuiltIn/Art/pie.svg"
};

static const uint8_t art_311[] = {
#embed "../../Sources/BuiltIn/Art/pillow.svg"
};

static const uint8_t art_312[] = {
#embed "../../Sources/BuiltIn/Art/pine.svg"
};

static const uint8_t art_313[] = {
#embed "../../Sources/BuiltIn/Art/pineapple.svg"
};

static const uint8_t art_314[] = {
#embed "../../Sources/BuiltIn/Art/pinecone.svg"
};

static const uint8_t art_315[] = {
#embed "../../Sources/BuiltIn/Art/pinwheel.svg"
};

static const uint8_t art_316[] = {
#embed "../../Sources/BuiltIn/Art/pizza.svg"
};

static const uint8_t art_317[] = {
#embed "../../Sources/BuiltIn/Art/plank.svg"
};

static const uint8_t art_318[] = {
#embed "../../Sources/BuiltIn/Art/plaster.svg"
};

static const uint8_t art_319[] = {
#embed "../../Sources/BuiltIn/Art/plate.svg"
};

static const uint8_t art_320[] = {
#embed "../../Sources/BuiltIn/Art/plum.svg"
};

static const uint8_t art_321[] = {
#embed "../../Sources/BuiltIn/Art/popcorn.svg"
};

static const uint8_t art_322[] = {
#embed "../../Sources/BuiltIn/Art/pot.svg"
};

static const uint8_t art_323[] = {
#embed "../../Sources/BuiltIn/Art/potato.svg"
};

static const uint8_t art_324[] = {
#embed "../../Sources/BuiltIn/Art/potion.svg"
};

static const uint8_t art_325[] = {
#embed "../../Sources/BuiltIn/Art/pram.svg"
};

static const uint8_t art_326[] = {
#embed "../../Sources/BuiltIn/Art/present.svg"
};

static const uint8_t art_327[] = {
#embed "../../Sources/BuiltIn/Art/pretzel.svg"
};

static const uint8_t art_328[] = {
#embed "../../Sources/BuiltIn/Art/puddle.svg"
};

static const uint8_t art_329[] = {
#embed "../../Sources/BuiltIn/Art/pulley.svg"
};

static const uint8_t art_330[] = {
#embed "../../Sources/BuiltIn/Art/pumpkin.svg"
};

static const uint8_t art_331[] = {
#embed "../../Sources/BuiltIn/Art/puppet.svg"
};

static const uint8_t art_332[] = {
#embed "../../Sources/BuiltIn/Art/purse.svg"
};

static const uint8_t art_333[] = {
#embed "../../Sources/BuiltIn/Art/puzzle.svg"
};

static const uint8_t art_334[] = {
#embed "../../Sources/BuiltIn/Art/radio.svg"
};

static const uint8_t art_335[] = {
#embed "../../Sources/BuiltIn/Art/radish.svg"
};

static const uint8_t art_336[] = {
#embed "../../Sources/BuiltIn/Art/raft.svg"
};

static const uint8_t art_337[] = {
#embed "../../Sources/BuiltIn/Art/rainbow.svg"
};

static const uint8_t art_338[] = {
#embed "../../Sources/BuiltIn/Art/rake.svg"
};

static const uint8_t art_339[] = {
#embed "../../Sources/BuiltIn/Art/ramp.svg"
};

static const uint8_t art_340[] = {
#embed "../../Sources/BuiltIn/Art/reed.svg"
};

static const uint8_t art_341[] = {
#embed "../../Sources/BuiltIn/Art/ribbon.svg"
};

static const uint8_t art_342[] = {
#embed "../../Sources/BuiltIn/Art/ring.svg"
};

static const uint8_t art_343[] = {
#embed "../../Sources/BuiltIn/Art/rocket.svg"
};

static const uint8_t art_344[] = {
#embed "../../Sources/BuiltIn/Art/rockinghorse.svg"
};

static const uint8_t art_345[] = {
#embed "../../Sources/BuiltIn/Art/rollingpin.svg"
};

static const uint8_t art_346[] = {
#embed "../../Sources/BuiltIn/Art/rope.svg"
};

static const uint8_t art_347[] = {
#embed "../../Sources/BuiltIn/Art/rose.svg"
};

static const uint8_t art_348[] = {
#embed "../../Sources/BuiltIn/Art/ruby.svg"
};

static const uint8_t art_349[] = {
#embed "../../Sources/BuiltIn/Art/ruler.svg"
};

static const uint8_t art_350[] = {
#embed "../../Sources/BuiltIn/Art/saddle.svg"
};

static const uint8_t art_351[] = {
#embed "../../Sources/BuiltIn/Art/sandcastle.svg"
};

static const uint8_t art_352[] = {
#embed "../../Sources/BuiltIn/Art/sandwich.svg"
};

static const uint8_t art_353[] = {
#embed "../../Sources/BuiltIn/Art/sausage.svg"
};

static const uint8_t art_354[] = {
#embed "../../Sources/BuiltIn/Art/saw.svg"
};

static const uint8_t art_355[] = {
#embed "../../Sources/BuiltIn/Art/saxophone.svg"
};

static const uint8_t art_356[] = {
#embed "../../Sources/BuiltIn/Art/scarecrow.svg"
};

static const uint8_t art_357[] = {
#embed "../../Sources/BuiltIn/Art/scarf.svg"
};

static const uint8_t art_358[] = {
#embed "../../Sources/BuiltIn/Art/scissors.svg"
};

static const uint8_t art_359[] = {
#embed "../../Sources/BuiltIn/Art/scooter.svg"
};

static const uint8_t art_360[] = {
#embed "../../Sources/BuiltIn/Art/screwdriver.svg"
};

static const uint8_t art_361[] = {
#embed "../../Sources/BuiltIn/Art/scroll.svg"
};

static const uint8_t art_362[] = {
#embed "../../Sources/BuiltIn/Art/seahorse.svg"
};

static const uint8_t art_363[] = {
#embed "../../Sources/BuiltIn/Art/seaweed.svg"
};

static const uint8_t art_364[] = {
#embed "../../Sources/BuiltIn/Art/seed.svg"
};

static const uint8_t art_365[] = {
#embed "../../Sources/BuiltIn/Art/seesaw.svg"
};

static const uint8_t art_366[] = {
#embed "../../Sources/BuiltIn/Art/setting-bakery.svg"
};

static const uint8_t art_367[] = {
#embed "../../Sources/BuiltIn/Art/setting-barn.svg"
};

static const uint8_t art_368[] = {
#embed "../../Sources/BuiltIn/Art/setting-farm.svg"
};

static const uint8_t art_369[] = {
#embed "../../Sources/BuiltIn/Art/setting-hall.svg"
};

static const uint8_t art_370[] = {
#embed "../../Sources/BuiltIn/Art/setting-harbour.svg"
};

static const uint8_t art_371[] = {
#embed "../../Sources/BuiltIn/Art/setting-jungle.svg"
};

static const uint8_t art_372[] = {
#embed "../../Sources/BuiltIn/Art/setting-kitchen.svg"
};

static const uint8_t art_373[] = {
#embed "../../Sources/BuiltIn/Art/setting-library.svg"
};

static const uint8_t art_374[] = {
#embed "../../Sources/BuiltIn/Art/setting-market.svg"
};

static const uint8_t art_375[] = {
#embed "../../Sources/BuiltIn/Art/setting-room.svg"
};

static const uint8_t art_376[] = {
#embed "../../Sources/BuiltIn/Art/setting-school.svg"
};

static const uint8_t art_377[] = {
#embed "../../Sources/BuiltIn/Art/setting-ship.svg"
};

static const uint8_t art_378[] = {
#embed "../../Sources/BuiltIn/Art/setting-shop.svg"
};

static const uint8_t art_379[] = {
#embed "../../Sources/BuiltIn/Art/setting-workshop.svg"
};

static const uint8_t art_380[] = {
#embed "../../Sources/BuiltIn/Art/shed.svg"
};

static const uint8_t art_381[] = {
#embed "../../Sources/BuiltIn/Art/shelf.svg"
};

static const uint8_t art_382[] = {
#embed "../../Sources/BuiltIn/Art/shell.svg"
};

static const uint8_t art_383[] = {
#embed "../../Sources/BuiltIn/Art/shield.svg"
};

static const uint8_t art_384[] = {
#embed "../../Sources/BuiltIn/Art/ship.svg"
};

static const uint8_t art_385[] = {
#embed "../../Sources/BuiltIn/Art/shoe.svg"
};

static const uint8_t art_386[] = {
#embed "../../Sources/BuiltIn/Art/sieve.svg"
};

static const uint8_t art_387[] = {
#embed "../../Sources/BuiltIn/Art/sign.svg"
};

static const uint8_t art_388[] = {
#embed "../../Sources/BuiltIn/Art/sink.svg"
};

static const uint8_t art_389[] = {
#embed "../../Sources/BuiltIn/Art/skate.svg"
};

static const uint8_t art_390[] = {
#embed "../../Sources/BuiltIn/Art/skateboard.svg"
};

static const uint8_t art_391[] = {
#embed "../../Sources/BuiltIn/Art/ski.svg"
};

static const uint8_t art_392[] = {
#embed "../../Sources/BuiltIn/Art/sledge.svg"
};

static const uint8_t art_393[] = {
#embed "../../Sources/BuiltIn/Art/slide.svg"
};

static const uint8_t art_394[] = {
#embed "../../Sources/BuiltIn/Art/slipper.svg"
};

static const uint8_t art_395[] = {
#embed "../../Sources/BuiltIn/Art/snail.svg"
};

static const uint8_t art_396[] = {
#embed "../../Sources/BuiltIn/Art/snorkel.svg"
};

static const uint8_t art_397[] = {
#embed "../../Sources/BuiltIn/Art/snowball.svg"
};

static const uint8_t art_398[] = {
#embed "../../Sources/BuiltIn/Art/snowflake.svg"
};

static const uint8_t art_399[] = {
#embed "../../Sources/BuiltIn/Art/snowglobe.svg"
};

static const uint8_t art_400[] = {
#embed "../../Sources/BuiltIn/Art/snowman.svg"
};

static const uint8_t art_401[] = {
#embed "../../Sources/BuiltIn/Art/soap.svg"
};

static const uint8_t art_402[] = {
#embed "../../Sources/BuiltIn/Art/sock.svg"
};

static const uint8_t art_403[] = {
#embed "../../Sources/BuiltIn/Art/sofa.svg"
};

static const uint8_t art_404[] = {
#embed "../../Sources/BuiltIn/Art/soup.svg"
};

static const uint8_t art_405[] = {
#embed "../../Sources/BuiltIn/Art/spade.svg"
};

static const uint8_t art_406[] = {
#embed "../../Sources/BuiltIn/Art/spider.svg"
};

static const uint8_t art_407[] = {
#embed "../../Sources/BuiltIn/Art/spiderweb.svg"
};

static const uint8_t art_408[] = {
#embed "../../Sources/BuiltIn/Art/spinningtop.svg"
};

static const uint8_t art_409[] = {
#embed "../../Sources/BuiltIn/Art/sponge.svg"
};

static const uint8_t art_410[] = {
#embed "../../Sources/BuiltIn/Art/spoon.svg"
};

static const uint8_t art_411[] = {
#embed "../../Sources/BuiltIn/Art/sprout.svg"
};

static const uint8_t art_412[] = {
#embed "../../Sources/BuiltIn/Art/staircase.svg"
};

static const uint8_t art_413[] = {
#embed "../../Sources/BuiltIn/Art/stall.svg"
};

static const uint8_t art_414[] = {
#embed "../../Sources/BuiltIn/Art/star.svg"
};

static const uint8_t art_415[] = {
#embed "../../Sources/BuiltIn/Art/starfish.svg"
};

static const uint8_t art_416[] = {
#embed "../../Sources/BuiltIn/Art/statue.svg"
};

static const uint8_t art_417[] = {
#embed "../../Sources/BuiltIn/Art/stethoscope.svg"
};

static const uint8_t art_418[] = {
#embed "../../Sources/BuiltIn/Art/stick.svg"
};

static const uint8_t art_419[] = {
#embed "../../Sources/BuiltIn/Art/stilt.svg"
};

static const uint8_t art_420[] = {
#embed "../../Sources/BuiltIn/Art/stocking.svg"
};

static const uint8_t art_421[] = {
#embed "../../Sources/BuiltIn/Art/stone.svg"
};

static const uint8_t art_422[] = {
#embed "../../Sources/BuiltIn/Art/stool.svg"
};

static const uint8_t art_423[] = {
#embed "../../Sources/BuiltIn/Art/strawberry.svg"
};

static const uint8_t art_424[] = {
#embed "../../Sources/BuiltIn/Art/streetlamp.svg"
};

static const uint8_t art_425[] = {
#embed "../../Sources/BuiltIn/Art/stump.svg"
};

static const uint8_t art_426[] = {
#embed "../../Sources/BuiltIn/Art/submarine.svg"
};

static const uint8_t art_427[] = {
#embed "../../Sources/BuiltIn/Art/suitcase.svg"
};

static const uint8_t art_428[] = {
#embed "../../Sources/BuiltIn/Art/sun.svg"
};

static const uint8_t art_429[] = {
#embed "../../Sources/BuiltIn/Art/sundial.svg"
};

static const uint8_t art_430[] = {
#embed "../../Sources/BuiltIn/Art/sunflower.svg"
};

static const uint8_t art_431[] = {
#embed "../../Sources/BuiltIn/Art/swing.svg"
};

static const uint8_t art_432[] = {
#embed "../../Sources/BuiltIn/Art/sword.svg"
};

static const uint8_t art_433[] = {
#embed "../../Sources/BuiltIn/Art/syrup.svg"
};

static const uint8_t art_434[] = {
#embed "../../Sources/BuiltIn/Art/table.svg"
};

static const uint8_t art_435[] = {
#embed "../../Sources/BuiltIn/Art/tambourine.svg"
};

static const uint8_t art_436[] = {
#embed "../../Sources/BuiltIn/Art/target.svg"
};

static const uint8_t art_437[] = {
#embed "../../Sources/BuiltIn/Art/teapot.svg"
};

static const uint8_t art_438[] = {
#embed "../../Sources/BuiltIn/Art/teddy.svg"
};

static const uint8_t art_439[] = {
#embed "../../Sources/BuiltIn/Art/telephone.svg"
};

static const uint8_t art_440[] = {
#embed "../../Sources/BuiltIn/Art/telescope.svg"
};

static const uint8_t art_441[] = {
#embed "../../Sources/BuiltIn/Art/television.svg"
};

static const uint8_t art_442[] = {
#embed "../../Sources/BuiltIn/Art/tent.svg"
};

static const uint8_t art_443[] = {
#embed "../../Sources/BuiltIn/Art/thermometer.svg"
};

static const uint8_t art_444[] = {
#embed "../../Sources/BuiltIn/Art/thimble.svg"
};

static const uint8_t art_445[] = {
#embed "../../Sources/BuiltIn/Art/thread.svg"
};

static const uint8_t art_446[] = {
#embed "../../Sources/BuiltIn/Art/throne.svg"
};

static const uint8_t art_447[] = {
#embed "../../Sources/BuiltIn/Art/ticket.svg"
};

static const uint8_t art_448[] = {
#embed "../../Sources/BuiltIn/Art/toast.svg"
};

static const uint8_t art_449[] = {
#embed "../../Sources/BuiltIn/Art/toaster.svg"
};

static const uint8_t art_450[] = {
#embed "../../Sources/BuiltIn/Art/tomato.svg"
};

static const uint8_t art_451[] = {
#embed "../../Sources/BuiltIn/Art/toolbox.svg"
};

static const uint8_t art_452[] = {
#embed "../../Sources/BuiltIn/Art/toothbrush.svg"
};

static const uint8_t art_453[] = {
#embed "../../Sources/BuiltIn/Art/towel.svg"
};

static const uint8_t art_454[] = {
#embed "../../Sources/BuiltIn/Art/tower.svg"
};

static const uint8_t art_455[] = {
#embed "../../Sources/BuiltIn/Art/track.svg"
};

static const uint8_t art_456[] = {
#embed "../../Sources/BuiltIn/Art/tractor.svg"
};

static const uint8_t art_457[] = {
#embed "../../Sources/BuiltIn/Art/trafficlight.svg"
};

static const uint8_t art_458[] = {
#embed "../../Sources/BuiltIn/Art/train.svg"
};

static const uint8_t art_459[] = {
#embed "../../Sources/BuiltIn/Art/tram.svg"
};

static const uint8_t art_460[] = {
#embed "../../Sources/BuiltIn/Art/trampoline.svg"
};

static const uint8_t art_461[] = {
#embed "../../Sources/BuiltIn/Art/trap.svg"
};

static const uint8_t art_462[] = {
#embed "../../Sources/BuiltIn/Art/tray.svg"
};

static const uint8_t art_463[] = {
#embed "../../Sources/BuiltIn/Art/treasure.svg"
};

static const uint8_t art_464[] = {
#embed "../../Sources/BuiltIn/Art/tree.svg"
};

static const uint8_t art_465[] = {
#embed "../../Sources/BuiltIn/Art/treehouse.svg"
};

static const uint8_t art_466[] = {
#embed "../../Sources/BuiltIn/Art/triangle.svg"
};

static const uint8_t art_467[] = {
#embed "../../Sources/BuiltIn/Art/tricycle.svg"
};

static const uint8_t art_468[] = {
#embed "../../Sources/BuiltIn/Art/trophy.svg"
};

static const uint8_t art_469[] = {
#embed "../../Sources/BuiltIn/Art/trough.svg"
};

static const uint8_t art_470[] = {
#embed "../../Sources/BuiltIn/Art/trowel.svg"
};

static const uint8_t art_471[] = {
#embed "../../Sources/BuiltIn/Art/truck.svg"
};

static const uint8_t art_472[] = {
#embed "../../Sources/BuiltIn/Art/trumpet.svg"
};

static const uint8_t art_473[] = {
#embed "../../Sources/BuiltIn/Art/tulip.svg"
};

static const uint8_t art_474[] = {
#embed "../../Sources/BuiltIn/Art/turnip.svg"
};

static const uint8_t art_475[] = {
#embed "../../Sources/BuiltIn/Art/typewriter.svg"
};

static const uint8_t art_476[] = {
#embed "../../Sources/BuiltIn/Art/umbrella.svg"
};

static const uint8_t art_477[] = {
#embed "../../Sources/BuiltIn/Art/unicycle.svg"
};

static const uint8_t art_478[] = {
#embed "../../Sources/BuiltIn/Art/vase.svg"
};

static const uint8_t art_479[] = {
#embed "../../Sources/BuiltIn/Art/vine.svg"
};

static const uint8_t art_480[] = {
#embed "../../Sources/BuiltIn/Art/volcano.svg"
};

static const uint8_t art_481[] = {
#embed "../../Sources/BuiltIn/Art/waffle.svg"
};

static const uint8_t art_482[] = {
#embed "../../Sources/BuiltIn/Art/walkingstick.svg"
};

static const uint8_t art_483[] = {
#embed "../../Sources/BuiltIn/Art/walnut.svg"
};

static const uint8_t art_484[] = {
#embed "../../Sources/BuiltIn/Art/wand.svg"
};

static const uint8_t art_485[] = {
#embed "../../Sources/BuiltIn/Art/wardrobe.svg"
};

static const uint8_t art_486[] = {
#embed "../../Sources/BuiltIn/Art/watch.svg"
};

static const uint8_t art_487[] = {
#embed "../../Sources/BuiltIn/Art/waterfall.svg"
};

static const uint8_t art_488[] = {
#embed "../../Sources/BuiltIn/Art/wateringcan.svg"
};

static const uint8_t art_489[] = {
#embed "../../Sources/BuiltIn/Art/waterlily.svg"
};

static const uint8_t art_490[] = {
#embed "../../Sources/BuiltIn/Art/watermelon.svg"
};

static const uint8_t art_491[] = {
#embed "../../Sources/BuiltIn/Art/well.svg"
};

static const uint8_t art_492[] = {
#embed "../../Sources/BuiltIn/Art/wheat.svg"
};

static const uint8_t art_493[] = {
#embed "../../Sources/BuiltIn/Art/wheel.svg"
};

static const uint8_t art_494[] = {
#embed "../../Sources/BuiltIn/Art/wheelbarrow.svg"
};

static const uint8_t art_495[] = {
#embed "../../Sources/BuiltIn/Art/whisk.svg"
};

static const uint8_t art_496[] = {
#embed "../../Sources/BuiltIn/Art/whistle.svg"
};

static const uint8_t art_497[] = {
#embed "../../Sources/BuiltIn/Art/windchime.svg"
};

static const uint8_t art_498[] = {
#embed "../../Sources/BuiltIn/Art/windmill.svg"
};

static const uint8_t art_499[] = {
#embed "../../Sources/BuiltIn/Art/window.svg"
};

static const uint8_t art_500[] = {
#embed "../../Sources/BuiltIn/Art/worm.svg"
};

static const uint8_t art_501[] = {
#embed "../../Sources/BuiltIn/Art/wreath.svg"
};

static const uint8_t art_502[] = {
#embed "../../Sources/BuiltIn/Art/xylophone.svg"
};

static const uint8_t art_503[] = {
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
    {"banjo", {art_19, sizeof art_19}},
    {"banner", {art_20, sizeof art_20}},
    {"barn", {art_21, sizeof art_21}},
    {"barrel", {art_22, sizeof art_22}},
    {"basket", {art_23, sizeof art_23}},
    {"bathtub", {art_24, sizeof art_24}},
    {"bean", {art_25, sizeof art_25}},
    {"beanstalk", {art_26, sizeof art_26}},
    {"bed", {art_27, sizeof art_27}},
    {"bee", {art_28, sizeof art_28}},
    {"beehive", {art_29, sizeof art_29}},
    {"beetle", {art_30, sizeof art_30}},
    {"bell", {art_31, sizeof art_31}},
    {"belt", {art_32, sizeof art_32}},
    {"bench", {art_33, sizeof art_33}},
    {"berry", {art_34, sizeof art_34}},
    {"bicycle", {art_35, sizeof art_35}},
    {"birdbath", {art_36, sizeof art_36}},
    {"birdfeeder", {art_37, sizeof art_37}},
    {"birdhouse", {art_38, sizeof art_38}},
    {"biscuit", {art_39, sizeof art_39}},
    {"blackboard", {art_40, sizeof art_40}},
    {"blanket", {art_41, sizeof art_41}},
    {"block", {art_42, sizeof art_42}},
    {"bluebell", {art_43, sizeof art_43}},
    {"boat", {art_44, sizeof art_44}},
    {"bone", {art_45, sizeof art_45}},
    {"book", {art_46, sizeof art_46}},
    {"bookshelf", {art_47, sizeof art_47}},
    {"boot", {art_48, sizeof art_48}},
    {"bottle", {art_49, sizeof art_49}},
    {"bowl", {art_50, sizeof art_50}},
    {"bread", {art_51, sizeof art_51}},
    {"bridge", {art_52, sizeof art_52}},
    {"broom", {art_53, sizeof art_53}},
    {"bubble", {art_54, sizeof art_54}},
    {"bucket", {art_55, sizeof art_55}},
    {"burrow-open", {art_56, sizeof art_56}},
    {"burrow", {art_57, sizeof art_57}},
    {"bus", {art_58, sizeof art_58}},
    {"bush", {art_59, sizeof art_59}},
    {"butterfly", {art_60, sizeof art_60}},
    {"button", {art_61, sizeof art_61}},
    {"cabbage", {art_62, sizeof art_62}},
    {"cactus", {art_63, sizeof art_63}},
    {"cage", {art_64, sizeof art_64}},
    {"cake", {art_65, sizeof art_65}},
    {"camera", {art_66, sizeof art_66}},
    {"candle", {art_67, sizeof art_67}},
    {"candy", {art_68, sizeof art_68}},
    {"canoe", {art_69, sizeof art_69}},
    {"car", {art_70, sizeof art_70}},
    {"carousel", {art_71, sizeof art_71}},
    {"carpet", {art_72, sizeof art_72}},
    {"carrot", {art_73, sizeof art_73}},
    {"cart", {art_74, sizeof art_74}},
    {"castle", {art_75, sizeof art_75}},
    {"catapult", {art_76, sizeof art_76}},
    {"caterpillar", {art_77, sizeof art_77}},
    {"cauldron", {art_78, sizeof art_78}},
    {"cauliflower", {art_79, sizeof art_79}},
    {"chain", {art_80, sizeof art_80}},
    {"chair", {art_81, sizeof art_81}},
    {"cheese", {art_82, sizeof art_82}},
    {"cherry", {art_83, sizeof art_83}},
    {"chessboard", {art_84, sizeof art_84}},
    {"chest", {art_85, sizeof art_85}},
    {"chestnut", {art_86, sizeof art_86}},
    {"chocolate", {art_87, sizeof art_87}},
    {"church", {art_88, sizeof art_88}},
    {"clock", {art_89, sizeof art_89}},
    {"cloud", {art_90, sizeof art_90}},
    {"coat", {art_91, sizeof art_91}},
    {"coconut", {art_92, sizeof art_92}},
    {"coin", {art_93, sizeof art_93}},
    {"comb", {art_94, sizeof art_94}},
    {"comet", {art_95, sizeof art_95}},
    {"compass", {art_96, sizeof art_96}},
    {"computer", {art_97, sizeof art_97}},
    {"coop", {art_98, sizeof art_98}},
    {"coral", {art_99, sizeof art_99}},
    {"corn", {art_100, sizeof art_100}},
    {"crab", {art_101, sizeof art_101}},
    {"crate", {art_102, sizeof art_102}},
    {"crown", {art_103, sizeof art_103}},
    {"crutch", {art_104, sizeof art_104}},
    {"crystal", {art_105, sizeof art_105}},
    {"cucumber", {art_106, sizeof art_106}},
    {"cup", {art_107, sizeof art_107}},
    {"cupboard", {art_108, sizeof art_108}},
    {"curtain", {art_109, sizeof art_109}},
    {"daisy", {art_110, sizeof art_110}},
    {"dandelion", {art_111, sizeof art_111}},
    {"desk", {art_112, sizeof art_112}},
    {"diamond", {art_113, sizeof art_113}},
    {"dice", {art_114, sizeof art_114}},
    {"doll", {art_115, sizeof art_115}},
    {"door-open", {art_116, sizeof art_116}},
    {"door", {art_117, sizeof art_117}},
    {"dough", {art_118, sizeof art_118}},
    {"doughnut", {art_119, sizeof art_119}},
    {"dragonfly", {art_120, sizeof art_120}},
    {"drum", {art_121, sizeof art_121}},
    {"dustpan", {art_122, sizeof art_122}},
    {"easel", {art_123, sizeof art_123}},
    {"egg", {art_124, sizeof art_124}},
    {"emerald", {art_125, sizeof art_125}},
    {"feather", {art_126, sizeof art_126}},
    {"fence", {art_127, sizeof art_127}},
    {"fern", {art_128, sizeof art_128}},
    {"fiddle", {art_129, sizeof art_129}},
    {"figure-axolotl", {art_130, sizeof art_130}},
    {"figure-badger", {art_131, sizeof art_131}},
    {"figure-bear", {art_132, sizeof art_132}},
    {"figure-bee", {art_133, sizeof art_133}},
    {"figure-bird", {art_134, sizeof art_134}},
    {"figure-cat", {art_135, sizeof art_135}},
    {"figure-cow", {art_136, sizeof art_136}},
    {"figure-deer", {art_137, sizeof art_137}},
    {"figure-dog", {art_138, sizeof art_138}},
    {"figure-donkey", {art_139, sizeof art_139}},
    {"figure-dragon", {art_140, sizeof art_140}},
    {"figure-duck", {art_141, sizeof art_141}},
    {"figure-elephant", {art_142, sizeof art_142}},
    {"figure-fish", {art_143, sizeof art_143}},
    {"figure-fox", {art_144, sizeof art_144}},
    {"figure-frog", {art_145, sizeof art_145}},
    {"figure-ghost", {art_146, sizeof art_146}},
    {"figure-goat", {art_147, sizeof art_147}},
    {"figure-goose", {art_148, sizeof art_148}},
    {"figure-hare", {art_149, sizeof art_149}},
    {"figure-hedgehog", {art_150, sizeof art_150}},
    {"figure-hen", {art_151, sizeof art_151}},
    {"figure-horse", {art_152, sizeof art_152}},
    {"figure-lion", {art_153, sizeof art_153}},
    {"figure-mole", {art_154, sizeof art_154}},
    {"figure-monkey", {art_155, sizeof art_155}},
    {"figure-mouse", {art_156, sizeof art_156}},
    {"figure-otter", {art_157, sizeof art_157}},
    {"figure-owl", {art_158, sizeof art_158}},
    {"figure-penguin", {art_159, sizeof art_159}},
    {"figure-pig", {art_160, sizeof art_160}},
    {"figure-rabbit", {art_161, sizeof art_161}},
    {"figure-robot", {art_162, sizeof art_162}},
    {"figure-seal", {art_163, sizeof art_163}},
    {"figure-sheep", {art_164, sizeof art_164}},
    {"figure-squirrel", {art_165, sizeof art_165}},
    {"figure-troll", {art_166, sizeof art_166}},
    {"figure-turtle", {art_167, sizeof art_167}},
    {"figure-unicorn", {art_168, sizeof art_168}},
    {"figure-whale", {art_169, sizeof art_169}},
    {"figure-wolf", {art_170, sizeof art_170}},
    {"fire", {art_171, sizeof art_171}},
    {"fireengine", {art_172, sizeof art_172}},
    {"firefly", {art_173, sizeof art_173}},
    {"firework", {art_174, sizeof art_174}},
    {"fishbowl", {art_175, sizeof art_175}},
    {"fishing", {art_176, sizeof art_176}},
    {"flag", {art_177, sizeof art_177}},
    {"flour", {art_178, sizeof art_178}},
    {"flower", {art_179, sizeof art_179}},
    {"flowerpot", {art_180, sizeof art_180}},
    {"flute", {art_181, sizeof art_181}},
    {"footprint", {art_182, sizeof art_182}},
    {"fork", {art_183, sizeof art_183}},
    {"fossil", {art_184, sizeof art_184}},
    {"fountain", {art_185, sizeof art_185}},
    {"fridge", {art_186, sizeof art_186}},
    {"frisbee", {art_187, sizeof art_187}},
    {"garland", {art_188, sizeof art_188}},
    {"garlic", {art_189, sizeof art_189}},
    {"gate", {art_190, sizeof art_190}},
    {"gear", {art_191, sizeof art_191}},
    {"gingerbread", {art_192, sizeof art_192}},
    {"glasses", {art_193, sizeof art_193}},
    {"globe", {art_194, sizeof art_194}},
    {"glue", {art_195, sizeof art_195}},
    {"goblet", {art_196, sizeof art_196}},
    {"goggles", {art_197, sizeof art_197}},
    {"gold", {art_198, sizeof art_198}},
    {"gong", {art_199, sizeof art_199}},
    {"grape", {art_200, sizeof art_200}},
    {"guitar", {art_201, sizeof art_201}},
    {"hairbrush", {art_202, sizeof art_202}},
    {"hammer", {art_203, sizeof art_203}},
    {"handkerchief", {art_204, sizeof art_204}},
    {"hanger", {art_205, sizeof art_205}},
    {"harp", {art_206, sizeof art_206}},
    {"hat", {art_207, sizeof art_207}},
    {"hay", {art_208, sizeof art_208}},
    {"hazelnut", {art_209, sizeof art_209}},
    {"helicopter", {art_210, sizeof art_210}},
    {"helmet", {art_211, sizeof art_211}},
    {"hole", {art_212, sizeof art_212}},
    {"honey", {art_213, sizeof art_213}},
    {"hook", {art_214, sizeof art_214}},
    {"hoop", {art_215, sizeof art_215}},
    {"horseshoe", {art_216, sizeof art_216}},
    {"hotairballoon", {art_217, sizeof art_217}},
    {"hotdog", {art_218, sizeof art_218}},
    {"hourglass", {art_219, sizeof art_219}},
    {"house", {art_220, sizeof art_220}},
    {"hutch", {art_221, sizeof art_221}},
    {"iceberg", {art_222, sizeof art_222}},
    {"icecream", {art_223, sizeof art_223}},
    {"icicle", {art_224, sizeof art_224}},
    {"igloo", {art_225, sizeof art_225}},
    {"inkwell", {art_226, sizeof art_226}},
    {"island", {art_227, sizeof art_227}},
    {"jam", {art_228, sizeof art_228}},
    {"jar", {art_229, sizeof art_229}},
    {"jellyfish", {art_230, sizeof art_230}},
    {"jug", {art_231, sizeof art_231}},
    {"kennel", {art_232, sizeof art_232}},
    {"key", {art_233, sizeof art_233}},
    {"kite", {art_234, sizeof art_234}},
    {"kiwi", {art_235, sizeof art_235}},
    {"knife", {art_236, sizeof art_236}},
    {"ladder", {art_237, sizeof art_237}},
    {"ladle", {art_238, sizeof art_238}},
    {"ladybird", {art_239, sizeof art_239}},
    {"lantern-with-face", {art_240, sizeof art_240}},
    {"lantern", {art_241, sizeof art_241}},
    {"laundry", {art_242, sizeof art_242}},
    {"leaf", {art_243, sizeof art_243}},
    {"lemon", {art_244, sizeof art_244}},
    {"letter", {art_245, sizeof art_245}},
    {"lightbulb", {art_246, sizeof art_246}},
    {"lighthouse", {art_247, sizeof art_247}},
    {"lightning", {art_248, sizeof art_248}},
    {"log", {art_249, sizeof art_249}},
    {"longbow", {art_250, sizeof art_250}},
    {"lunchbox", {art_251, sizeof art_251}},
    {"lute", {art_252, sizeof art_252}},
    {"magnet", {art_253, sizeof art_253}},
    {"magnifier", {art_254, sizeof art_254}},
    {"mailbag", {art_255, sizeof art_255}},
    {"mailbox", {art_256, sizeof art_256}},
    {"mango", {art_257, sizeof art_257}},
    {"map", {art_258, sizeof art_258}},
    {"maraca", {art_259, sizeof art_259}},
    {"marble", {art_260, sizeof art_260}},
    {"marshmallow", {art_261, sizeof art_261}},
    {"mask", {art_262, sizeof art_262}},
    {"matchbox", {art_263, sizeof art_263}},
    {"mattress", {art_264, sizeof art_264}},
    {"medal", {art_265, sizeof art_265}},
    {"megaphone", {art_266, sizeof art_266}},
    {"microscope", {art_267, sizeof art_267}},
    {"milk", {art_268, sizeof art_268}},
    {"mirror", {art_269, sizeof art_269}},
    {"mitten", {art_270, sizeof art_270}},
    {"moon", {art_271, sizeof art_271}},
    {"mop", {art_272, sizeof art_272}},
    {"motorcycle", {art_273, sizeof art_273}},
    {"mudpie", {art_274, sizeof art_274}},
    {"muffin", {art_275, sizeof art_275}},
    {"mushroom", {art_276, sizeof art_276}},
    {"nail", {art_277, sizeof art_277}},
    {"necklace", {art_278, sizeof art_278}},
    {"needle", {art_279, sizeof art_279}},
    {"nest-of-leaves", {art_280, sizeof art_280}},
    {"nest", {art_281, sizeof art_281}},
    {"net", {art_282, sizeof art_282}},
    {"newspaper", {art_283, sizeof art_283}},
    {"noodle", {art_284, sizeof art_284}},
    {"notebook", {art_285, sizeof art_285}},
    {"oar", {art_286, sizeof art_286}},
    {"octopus", {art_287, sizeof art_287}},
    {"onion", {art_288, sizeof art_288}},
    {"orange", {art_289, sizeof art_289}},
    {"oven", {art_290, sizeof art_290}},
    {"padlock", {art_291, sizeof art_291}},
    {"paint", {art_292, sizeof art_292}},
    {"paintbrush", {art_293, sizeof art_293}},
    {"palm", {art_294, sizeof art_294}},
    {"pancake", {art_295, sizeof art_295}},
    {"paper", {art_296, sizeof art_296}},
    {"paperplane", {art_297, sizeof art_297}},
    {"parachute", {art_298, sizeof art_298}},
    {"parcel", {art_299, sizeof art_299}},
    {"pea", {art_300, sizeof art_300}},
    {"peach", {art_301, sizeof art_301}},
    {"pear", {art_302, sizeof art_302}},
    {"pearl", {art_303, sizeof art_303}},
    {"peg", {art_304, sizeof art_304}},
    {"pencil", {art_305, sizeof art_305}},
    {"pepper", {art_306, sizeof art_306}},
    {"piano", {art_307, sizeof art_307}},
    {"pickle", {art_308, sizeof art_308}},
    {"picture", {art_309, sizeof art_309}},
    {"pie", {art_310, sizeof art_310}},
    {"pillow", {art_311, sizeof art_311}},
    {"pine", {art_312, sizeof art_312}},
    {"pineapple", {art_313, sizeof art_313}},
    {"pinecone", {art_314, sizeof art_314}},
    {"pinwheel", {art_315, sizeof art_315}},
    {"pizza", {art_316, sizeof art_316}},
    {"plank", {art_317, sizeof art_317}},
    {"plaster", {art_318, sizeof art_318}},
    {"plate", {art_319, sizeof art_319}},
    {"plum", {art_320, sizeof art_320}},
    {"popcorn", {art_321, sizeof art_321}},
    {"pot", {art_322, sizeof art_322}},
    {"potato", {art_323, sizeof art_323}},
    {"potion", {art_324, sizeof art_324}},
    {"pram", {art_325, sizeof art_325}},
    {"present", {art_326, sizeof art_326}},
    {"pretzel", {art_327, sizeof art_327}},
    {"puddle", {art_328, sizeof art_328}},
    {"pulley", {art_329, sizeof art_329}},
    {"pumpkin", {art_330, sizeof art_330}},
    {"puppet", {art_331, sizeof art_331}},
    {"purse", {art_332, sizeof art_332}},
    {"puzzle", {art_333, sizeof art_333}},
    {"radio", {art_334, sizeof art_334}},
    {"radish", {art_335, sizeof art_335}},
    {"raft", {art_336, sizeof art_336}},
    {"rainbow", {art_337, sizeof art_337}},
    {"rake", {art_338, sizeof art_338}},
    {"ramp", {art_339, sizeof art_339}},
    {"reed", {art_340, sizeof art_340}},
    {"ribbon", {art_341, sizeof art_341}},
    {"ring", {art_342, sizeof art_342}},
    {"rocket", {art_343, sizeof art_343}},
    {"rockinghorse", {art_344, sizeof art_344}},
    {"rollingpin", {art_345, sizeof art_345}},
    {"rope", {art_346, sizeof art_346}},
    {"rose", {art_347, sizeof art_347}},
    {"ruby", {art_348, sizeof art_348}},
    {"ruler", {art_349, sizeof art_349}},
    {"saddle", {art_350, sizeof art_350}},
    {"sandcastle", {art_351, sizeof art_351}},
    {"sandwich", {art_352, sizeof art_352}},
    {"sausage", {art_353, sizeof art_353}},
    {"saw", {art_354, sizeof art_354}},
    {"saxophone", {art_355, sizeof art_355}},
    {"scarecrow", {art_356, sizeof art_356}},
    {"scarf", {art_357, sizeof art_357}},
    {"scissors", {art_358, sizeof art_358}},
    {"scooter", {art_359, sizeof art_359}},
    {"screwdriver", {art_360, sizeof art_360}},
    {"scroll", {art_361, sizeof art_361}},
    {"seahorse", {art_362, sizeof art_362}},
    {"seaweed", {art_363, sizeof art_363}},
    {"seed", {art_364, sizeof art_364}},
    {"seesaw", {art_365, sizeof art_365}},
    {"setting-bakery", {art_366, sizeof art_366}},
    {"setting-barn", {art_367, sizeof art_367}},
    {"setting-farm", {art_368, sizeof art_368}},
    {"setting-hall", {art_369, sizeof art_369}},
    {"setting-harbour", {art_370, sizeof art_370}},
    {"setting-jungle", {art_371, sizeof art_371}},
    {"setting-kitchen", {art_372, sizeof art_372}},
    {"setting-library", {art_373, sizeof art_373}},
    {"setting-market", {art_374, sizeof art_374}},
    {"setting-room", {art_375, sizeof art_375}},
    {"setting-school", {art_376, sizeof art_376}},
    {"setting-ship", {art_377, sizeof art_377}},
    {"setting-shop", {art_378, sizeof art_378}},
    {"setting-workshop", {art_379, sizeof art_379}},
    {"shed", {art_380, sizeof art_380}},
    {"shelf", {art_381, sizeof art_381}},
    {"shell", {art_382, sizeof art_382}},
    {"shield", {art_383, sizeof art_383}},
    {"ship", {art_384, sizeof art_384}},
    {"shoe", {art_385, sizeof art_385}},
    {"sieve", {art_386, sizeof art_386}},
    {"sign", {art_387, sizeof art_387}},
    {"sink", {art_388, sizeof art_388}},
    {"skate", {art_389, sizeof art_389}},
    {"skateboard", {art_390, sizeof art_390}},
    {"ski", {art_391, sizeof art_391}},
    {"sledge", {art_392, sizeof art_392}},
    {"slide", {art_393, sizeof art_393}},
    {"slipper", {art_394, sizeof art_394}},
    {"snail", {art_395, sizeof art_395}},
    {"snorkel", {art_396, sizeof art_396}},
    {"snowball", {art_397, sizeof art_397}},
    {"snowflake", {art_398, sizeof art_398}},
    {"snowglobe", {art_399, sizeof art_399}},
    {"snowman", {art_400, sizeof art_400}},
    {"soap", {art_401, sizeof art_401}},
    {"sock", {art_402, sizeof art_402}},
    {"sofa", {art_403, sizeof art_403}},
    {"soup", {art_404, sizeof art_404}},
    {"spade", {art_405, sizeof art_405}},
    {"spider", {art_406, sizeof art_406}},
    {"spiderweb", {art_407, sizeof art_407}},
    {"spinningtop", {art_408, sizeof art_408}},
    {"sponge", {art_409, sizeof art_409}},
    {"spoon", {art_410, sizeof art_410}},
    {"sprout", {art_411, sizeof art_411}},
    {"staircase", {art_412, sizeof art_412}},
    {"stall", {art_413, sizeof art_413}},
    {"star", {art_414, sizeof art_414}},
    {"starfish", {art_415, sizeof art_415}},
    {"statue", {art_416, sizeof art_416}},
    {"stethoscope", {art_417, sizeof art_417}},
    {"stick", {art_418, sizeof art_418}},
    {"stilt", {art_419, sizeof art_419}},
    {"stocking", {art_420, sizeof art_420}},
    {"stone", {art_421, sizeof art_421}},
    {"stool", {art_422, sizeof art_422}},
    {"strawberry", {art_423, sizeof art_423}},
    {"streetlamp", {art_424, sizeof art_424}},
    {"stump", {art_425, sizeof art_425}},
    {"submarine", {art_426, sizeof art_426}},
    {"suitcase", {art_427, sizeof art_427}},
    {"sun", {art_428, sizeof art_428}},
    {"sundial", {art_429, sizeof art_429}},
    {"sunflower", {art_430, sizeof art_430}},
    {"swing", {art_431, sizeof art_431}},
    {"sword", {art_432, sizeof art_432}},
    {"syrup", {art_433, sizeof art_433}},
    {"table", {art_434, sizeof art_434}},
    {"tambourine", {art_435, sizeof art_435}},
    {"target", {art_436, sizeof art_436}},
    {"teapot", {art_437, sizeof art_437}},
    {"teddy", {art_438, sizeof art_438}},
    {"telephone", {art_439, sizeof art_439}},
    {"telescope", {art_440, sizeof art_440}},
    {"television", {art_441, sizeof art_441}},
    {"tent", {art_442, sizeof art_442}},
    {"thermometer", {art_443, sizeof art_443}},
    {"thimble", {art_444, sizeof art_444}},
    {"thread", {art_445, sizeof art_445}},
    {"throne", {art_446, sizeof art_446}},
    {"ticket", {art_447, sizeof art_447}},
    {"toast", {art_448, sizeof art_448}},
    {"toaster", {art_449, sizeof art_449}},
    {"tomato", {art_450, sizeof art_450}},
    {"toolbox", {art_451, sizeof art_451}},
    {"toothbrush", {art_452, sizeof art_452}},
    {"towel", {art_453, sizeof art_453}},
    {"tower", {art_454, sizeof art_454}},
    {"track", {art_455, sizeof art_455}},
    {"tractor", {art_456, sizeof art_456}},
    {"trafficlight", {art_457, sizeof art_457}},
    {"train", {art_458, sizeof art_458}},
    {"tram", {art_459, sizeof art_459}},
    {"trampoline", {art_460, sizeof art_460}},
    {"trap", {art_461, sizeof art_461}},
    {"tray", {art_462, sizeof art_462}},
    {"treasure", {art_463, sizeof art_463}},
    {"tree", {art_464, sizeof art_464}},
    {"treehouse", {art_465, sizeof art_465}},
    {"triangle", {art_466, sizeof art_466}},
    {"tricycle", {art_467, sizeof art_467}},
    {"trophy", {art_468, sizeof art_468}},
    {"trough", {art_469, sizeof art_469}},
    {"trowel", {art_470, sizeof art_470}},
    {"truck", {art_471, sizeof art_471}},
    {"trumpet", {art_472, sizeof art_472}},
    {"tulip", {art_473, sizeof art_473}},
    {"turnip", {art_474, sizeof art_474}},
    {"typewriter", {art_475, sizeof art_475}},
    {"umbrella", {art_476, sizeof art_476}},
    {"unicycle", {art_477, sizeof art_477}},
    {"vase", {art_478, sizeof art_478}},
    {"vine", {art_479, sizeof art_479}},
    {"volcano", {art_480, sizeof art_480}},
    {"waffle", {art_481, sizeof art_481}},
    {"walkingstick", {art_482, sizeof art_482}},
    {"walnut", {art_483, sizeof art_483}},
    {"wand", {art_484, sizeof art_484}},
    {"wardrobe", {art_485, sizeof art_485}},
    {"watch", {art_486, sizeof art_486}},
    {"waterfall", {art_487, sizeof art_487}},
    {"wateringcan", {art_488, sizeof art_488}},
    {"waterlily", {art_489, sizeof art_489}},
    {"watermelon", {art_490, sizeof art_490}},
    {"well", {art_491, sizeof art_491}},
    {"wheat", {art_492, sizeof art_492}},
    {"wheel", {art_493, sizeof art_493}},
    {"wheelbarrow", {art_494, sizeof art_494}},
    {"whisk", {art_495, sizeof art_495}},
    {"whistle", {art_496, sizeof art_496}},
    {"windchime", {art_497, sizeof art_497}},
    {"windmill", {art_498, sizeof art_498}},
    {"window", {art_499, sizeof art_499}},
    {"worm", {art_500, sizeof art_500}},
    {"wreath", {art_501, sizeof art_501}},
    {"xylophone", {art_502, sizeof art_502}},
    {"yarn", {art_503, sizeof art_503}},
};

const struct named_file *const art_files = files;
const size_t art_file_count = sizeof files / sizeof files[0];
