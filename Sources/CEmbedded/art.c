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
#embed "../../Sources/BuiltIn/Art/anvil.svg"
};

static const uint8_t art_9[] = {
#embed "../../Sources/BuiltIn/Art/apple.svg"
};

static const uint8_t art_10[] = {
#embed "../../Sources/BuiltIn/Art/apron.svg"
};

static const uint8_t art_11[] = {
#embed "../../Sources/BuiltIn/Art/armchair.svg"
};

static const uint8_t art_12[] = {
#embed "../../Sources/BuiltIn/Art/arrow.svg"
};

static const uint8_t art_13[] = {
#embed "../../Sources/BuiltIn/Art/avocado.svg"
};

static const uint8_t art_14[] = {
#embed "../../Sources/BuiltIn/Art/axe.svg"
};

static const uint8_t art_15[] = {
#embed "../../Sources/BuiltIn/Art/backpack.svg"
};

static const uint8_t art_16[] = {
#embed "../../Sources/BuiltIn/Art/badge.svg"
};

static const uint8_t art_17[] = {
#embed "../../Sources/BuiltIn/Art/bag.svg"
};

static const uint8_t art_18[] = {
#embed "../../Sources/BuiltIn/Art/bagpipe.svg"
};

static const uint8_t art_19[] = {
#embed "../../Sources/BuiltIn/Art/ball.svg"
};

static const uint8_t art_20[] = {
#embed "../../Sources/BuiltIn/Art/balloon.svg"
};

static const uint8_t art_21[] = {
#embed "../../Sources/BuiltIn/Art/banana.svg"
};

static const uint8_t art_22[] = {
#embed "../../Sources/BuiltIn/Art/banjo.svg"
};

static const uint8_t art_23[] = {
#embed "../../Sources/BuiltIn/Art/banner.svg"
};

static const uint8_t art_24[] = {
#embed "../../Sources/BuiltIn/Art/barn.svg"
};

static const uint8_t art_25[] = {
#embed "../../Sources/BuiltIn/Art/barrel.svg"
};

static const uint8_t art_26[] = {
#embed "../../Sources/BuiltIn/Art/basket.svg"
};

static const uint8_t art_27[] = {
#embed "../../Sources/BuiltIn/Art/bathtub.svg"
};

static const uint8_t art_28[] = {
#embed "../../Sources/BuiltIn/Art/batter.svg"
};

static const uint8_t art_29[] = {
#embed "../../Sources/BuiltIn/Art/battery.svg"
};

static const uint8_t art_30[] = {
#embed "../../Sources/BuiltIn/Art/bean.svg"
};

static const uint8_t art_31[] = {
#embed "../../Sources/BuiltIn/Art/beanstalk.svg"
};

static const uint8_t art_32[] = {
#embed "../../Sources/BuiltIn/Art/bed.svg"
};

static const uint8_t art_33[] = {
#embed "../../Sources/BuiltIn/Art/bee.svg"
};

static const uint8_t art_34[] = {
#embed "../../Sources/BuiltIn/Art/beehive.svg"
};

static const uint8_t art_35[] = {
#embed "../../Sources/BuiltIn/Art/beetle.svg"
};

static const uint8_t art_36[] = {
#embed "../../Sources/BuiltIn/Art/beetroot.svg"
};

static const uint8_t art_37[] = {
#embed "../../Sources/BuiltIn/Art/bell.svg"
};

static const uint8_t art_38[] = {
#embed "../../Sources/BuiltIn/Art/bellows.svg"
};

static const uint8_t art_39[] = {
#embed "../../Sources/BuiltIn/Art/belt.svg"
};

static const uint8_t art_40[] = {
#embed "../../Sources/BuiltIn/Art/bench.svg"
};

static const uint8_t art_41[] = {
#embed "../../Sources/BuiltIn/Art/berry.svg"
};

static const uint8_t art_42[] = {
#embed "../../Sources/BuiltIn/Art/bicycle.svg"
};

static const uint8_t art_43[] = {
#embed "../../Sources/BuiltIn/Art/binoculars.svg"
};

static const uint8_t art_44[] = {
#embed "../../Sources/BuiltIn/Art/birdbath.svg"
};

static const uint8_t art_45[] = {
#embed "../../Sources/BuiltIn/Art/birdcage.svg"
};

static const uint8_t art_46[] = {
#embed "../../Sources/BuiltIn/Art/birdfeeder.svg"
};

static const uint8_t art_47[] = {
#embed "../../Sources/BuiltIn/Art/birdhouse.svg"
};

static const uint8_t art_48[] = {
#embed "../../Sources/BuiltIn/Art/biscuit.svg"
};

static const uint8_t art_49[] = {
#embed "../../Sources/BuiltIn/Art/blackboard.svg"
};

static const uint8_t art_50[] = {
#embed "../../Sources/BuiltIn/Art/blanket-spread.svg"
};

static const uint8_t art_51[] = {
#embed "../../Sources/BuiltIn/Art/blanket.svg"
};

static const uint8_t art_52[] = {
#embed "../../Sources/BuiltIn/Art/block.svg"
};

static const uint8_t art_53[] = {
#embed "../../Sources/BuiltIn/Art/bluebell.svg"
};

static const uint8_t art_54[] = {
#embed "../../Sources/BuiltIn/Art/boat.svg"
};

static const uint8_t art_55[] = {
#embed "../../Sources/BuiltIn/Art/bone.svg"
};

static const uint8_t art_56[] = {
#embed "../../Sources/BuiltIn/Art/book.svg"
};

static const uint8_t art_57[] = {
#embed "../../Sources/BuiltIn/Art/bookshelf.svg"
};

static const uint8_t art_58[] = {
#embed "../../Sources/BuiltIn/Art/boot.svg"
};

static const uint8_t art_59[] = {
#embed "../../Sources/BuiltIn/Art/border-adventure.svg"
};

static const uint8_t art_60[] = {
#embed "../../Sources/BuiltIn/Art/border-animals.svg"
};

static const uint8_t art_61[] = {
#embed "../../Sources/BuiltIn/Art/border-family.svg"
};

static const uint8_t art_62[] = {
#embed "../../Sources/BuiltIn/Art/border-fantasy.svg"
};

static const uint8_t art_63[] = {
#embed "../../Sources/BuiltIn/Art/border-friendship.svg"
};

static const uint8_t art_64[] = {
#embed "../../Sources/BuiltIn/Art/bottle.svg"
};

static const uint8_t art_65[] = {
#embed "../../Sources/BuiltIn/Art/bowl.svg"
};

static const uint8_t art_66[] = {
#embed "../../Sources/BuiltIn/Art/box.svg"
};

static const uint8_t art_67[] = {
#embed "../../Sources/BuiltIn/Art/bracelet.svg"
};

static const uint8_t art_68[] = {
#embed "../../Sources/BuiltIn/Art/bread.svg"
};

static const uint8_t art_69[] = {
#embed "../../Sources/BuiltIn/Art/bridge.svg"
};

static const uint8_t art_70[] = {
#embed "../../Sources/BuiltIn/Art/brooch.svg"
};

static const uint8_t art_71[] = {
#embed "../../Sources/BuiltIn/Art/broom.svg"
};

static const uint8_t art_72[] = {
#embed "../../Sources/BuiltIn/Art/bubble.svg"
};

static const uint8_t art_73[] = {
#embed "../../Sources/BuiltIn/Art/bucket.svg"
};

static const uint8_t art_74[] = {
#embed "../../Sources/BuiltIn/Art/buoy.svg"
};

static const uint8_t art_75[] = {
#embed "../../Sources/BuiltIn/Art/burrow-open.svg"
};

static const uint8_t art_76[] = {
#embed "../../Sources/BuiltIn/Art/burrow.svg"
};

static const uint8_t art_77[] = {
#embed "../../Sources/BuiltIn/Art/bus.svg"
};

static const uint8_t art_78[] = {
#embed "../../Sources/BuiltIn/Art/bush.svg"
};

static const uint8_t art_79[] = {
#embed "../../Sources/BuiltIn/Art/butter.svg"
};

static const uint8_t art_80[] = {
#embed "../../Sources/BuiltIn/Art/butterfly.svg"
};

static const uint8_t art_81[] = {
#embed "../../Sources/BuiltIn/Art/button.svg"
};

static const uint8_t art_82[] = {
#embed "../../Sources/BuiltIn/Art/cabbage.svg"
};

static const uint8_t art_83[] = {
#embed "../../Sources/BuiltIn/Art/cablecar.svg"
};

static const uint8_t art_84[] = {
#embed "../../Sources/BuiltIn/Art/cactus.svg"
};

static const uint8_t art_85[] = {
#embed "../../Sources/BuiltIn/Art/cage.svg"
};

static const uint8_t art_86[] = {
#embed "../../Sources/BuiltIn/Art/cake.svg"
};

static const uint8_t art_87[] = {
#embed "../../Sources/BuiltIn/Art/calendar.svg"
};

static const uint8_t art_88[] = {
#embed "../../Sources/BuiltIn/Art/camera.svg"
};

static const uint8_t art_89[] = {
#embed "../../Sources/BuiltIn/Art/candle.svg"
};

static const uint8_t art_90[] = {
#embed "../../Sources/BuiltIn/Art/candy.svg"
};

static const uint8_t art_91[] = {
#embed "../../Sources/BuiltIn/Art/cannon.svg"
};

static const uint8_t art_92[] = {
#embed "../../Sources/BuiltIn/Art/canoe.svg"
};

static const uint8_t art_93[] = {
#embed "../../Sources/BuiltIn/Art/car.svg"
};

static const uint8_t art_94[] = {
#embed "../../Sources/BuiltIn/Art/caravan.svg"
};

static const uint8_t art_95[] = {
#embed "../../Sources/BuiltIn/Art/card.svg"
};

static const uint8_t art_96[] = {
#embed "../../Sources/BuiltIn/Art/carousel.svg"
};

static const uint8_t art_97[] = {
#embed "../../Sources/BuiltIn/Art/carpet.svg"
};

static const uint8_t art_98[] = {
#embed "../../Sources/BuiltIn/Art/carrot.svg"
};

static const uint8_t art_99[] = {
#embed "../../Sources/BuiltIn/Art/cart.svg"
};

static const uint8_t art_100[] = {
#embed "../../Sources/BuiltIn/Art/castle.svg"
};

static const uint8_t art_101[] = {
#embed "../../Sources/BuiltIn/Art/catapult.svg"
};

static const uint8_t art_102[] = {
#embed "../../Sources/BuiltIn/Art/caterpillar.svg"
};

static const uint8_t art_103[] = {
#embed "../../Sources/BuiltIn/Art/cauldron.svg"
};

static const uint8_t art_104[] = {
#embed "../../Sources/BuiltIn/Art/cauliflower.svg"
};

static const uint8_t art_105[] = {
#embed "../../Sources/BuiltIn/Art/celery.svg"
};

static const uint8_t art_106[] = {
#embed "../../Sources/BuiltIn/Art/cello.svg"
};

static const uint8_t art_107[] = {
#embed "../../Sources/BuiltIn/Art/chain.svg"
};

static const uint8_t art_108[] = {
#embed "../../Sources/BuiltIn/Art/chair.svg"
};

static const uint8_t art_109[] = {
#embed "../../Sources/BuiltIn/Art/chalk.svg"
};

static const uint8_t art_110[] = {
#embed "../../Sources/BuiltIn/Art/cheese.svg"
};

static const uint8_t art_111[] = {
#embed "../../Sources/BuiltIn/Art/cherry.svg"
};

static const uint8_t art_112[] = {
#embed "../../Sources/BuiltIn/Art/chessboard.svg"
};

static const uint8_t art_113[] = {
#embed "../../Sources/BuiltIn/Art/chest.svg"
};

static const uint8_t art_114[] = {
#embed "../../Sources/BuiltIn/Art/chestnut.svg"
};

static const uint8_t art_115[] = {
#embed "../../Sources/BuiltIn/Art/chimney.svg"
};

static const uint8_t art_116[] = {
#embed "../../Sources/BuiltIn/Art/chisel.svg"
};

static const uint8_t art_117[] = {
#embed "../../Sources/BuiltIn/Art/chocolate.svg"
};

static const uint8_t art_118[] = {
#embed "../../Sources/BuiltIn/Art/christmastree.svg"
};

static const uint8_t art_119[] = {
#embed "../../Sources/BuiltIn/Art/church.svg"
};

static const uint8_t art_120[] = {
#embed "../../Sources/BuiltIn/Art/clarinet.svg"
};

static const uint8_t art_121[] = {
#embed "../../Sources/BuiltIn/Art/clay.svg"
};

static const uint8_t art_122[] = {
#embed "../../Sources/BuiltIn/Art/cloak.svg"
};

static const uint8_t art_123[] = {
#embed "../../Sources/BuiltIn/Art/clock.svg"
};

static const uint8_t art_124[] = {
#embed "../../Sources/BuiltIn/Art/cloth.svg"
};

static const uint8_t art_125[] = {
#embed "../../Sources/BuiltIn/Art/cloud.svg"
};

static const uint8_t art_126[] = {
#embed "../../Sources/BuiltIn/Art/coat.svg"
};

static const uint8_t art_127[] = {
#embed "../../Sources/BuiltIn/Art/cocoa.svg"
};

static const uint8_t art_128[] = {
#embed "../../Sources/BuiltIn/Art/coconut.svg"
};

static const uint8_t art_129[] = {
#embed "../../Sources/BuiltIn/Art/coin.svg"
};

static const uint8_t art_130[] = {
#embed "../../Sources/BuiltIn/Art/comb.svg"
};

static const uint8_t art_131[] = {
#embed "../../Sources/BuiltIn/Art/comet.svg"
};

static const uint8_t art_132[] = {
#embed "../../Sources/BuiltIn/Art/compass.svg"
};

static const uint8_t art_133[] = {
#embed "../../Sources/BuiltIn/Art/computer.svg"
};

static const uint8_t art_134[] = {
#embed "../../Sources/BuiltIn/Art/confetti.svg"
};

static const uint8_t art_135[] = {
#embed "../../Sources/BuiltIn/Art/coop.svg"
};

static const uint8_t art_136[] = {
#embed "../../Sources/BuiltIn/Art/coral.svg"
};

static const uint8_t art_137[] = {
#embed "../../Sources/BuiltIn/Art/corn.svg"
};

static const uint8_t art_138[] = {
#embed "../../Sources/BuiltIn/Art/crab.svg"
};

static const uint8_t art_139[] = {
#embed "../../Sources/BuiltIn/Art/crate.svg"
};

static const uint8_t art_140[] = {
#embed "../../Sources/BuiltIn/Art/croissant.svg"
};

static const uint8_t art_141[] = {
#embed "../../Sources/BuiltIn/Art/crowd.svg"
};

static const uint8_t art_142[] = {
#embed "../../Sources/BuiltIn/Art/crown.svg"
};

static const uint8_t art_143[] = {
#embed "../../Sources/BuiltIn/Art/crutch.svg"
};

static const uint8_t art_144[] = {
#embed "../../Sources/BuiltIn/Art/crystal.svg"
};

static const uint8_t art_145[] = {
#embed "../../Sources/BuiltIn/Art/cucumber.svg"
};

static const uint8_t art_146[] = {
#embed "../../Sources/BuiltIn/Art/cup.svg"
};

static const uint8_t art_147[] = {
#embed "../../Sources/BuiltIn/Art/cupboard.svg"
};

static const uint8_t art_148[] = {
#embed "../../Sources/BuiltIn/Art/curtain.svg"
};

static const uint8_t art_149[] = {
#embed "../../Sources/BuiltIn/Art/cymbal.svg"
};

static const uint8_t art_150[] = {
#embed "../../Sources/BuiltIn/Art/daisy.svg"
};

static const uint8_t art_151[] = {
#embed "../../Sources/BuiltIn/Art/dam.svg"
};

static const uint8_t art_152[] = {
#embed "../../Sources/BuiltIn/Art/dandelion.svg"
};

static const uint8_t art_153[] = {
#embed "../../Sources/BuiltIn/Art/deckchair.svg"
};

static const uint8_t art_154[] = {
#embed "../../Sources/BuiltIn/Art/desk.svg"
};

static const uint8_t art_155[] = {
#embed "../../Sources/BuiltIn/Art/diamond.svg"
};

static const uint8_t art_156[] = {
#embed "../../Sources/BuiltIn/Art/dice.svg"
};

static const uint8_t art_157[] = {
#embed "../../Sources/BuiltIn/Art/digger.svg"
};

static const uint8_t art_158[] = {
#embed "../../Sources/BuiltIn/Art/doll.svg"
};

static const uint8_t art_159[] = {
#embed "../../Sources/BuiltIn/Art/dollhouse.svg"
};

static const uint8_t art_160[] = {
#embed "../../Sources/BuiltIn/Art/door-open.svg"
};

static const uint8_t art_161[] = {
#embed "../../Sources/BuiltIn/Art/door.svg"
};

static const uint8_t art_162[] = {
#embed "../../Sources/BuiltIn/Art/doublebass.svg"
};

static const uint8_t art_163[] = {
#embed "../../Sources/BuiltIn/Art/dough.svg"
};

static const uint8_t art_164[] = {
#embed "../../Sources/BuiltIn/Art/doughnut.svg"
};

static const uint8_t art_165[] = {
#embed "../../Sources/BuiltIn/Art/dragonfly.svg"
};

static const uint8_t art_166[] = {
#embed "../../Sources/BuiltIn/Art/driftwood.svg"
};

static const uint8_t art_167[] = {
#embed "../../Sources/BuiltIn/Art/drone.svg"
};

static const uint8_t art_168[] = {
#embed "../../Sources/BuiltIn/Art/drum.svg"
};

static const uint8_t art_169[] = {
#embed "../../Sources/BuiltIn/Art/dustbin.svg"
};

static const uint8_t art_170[] = {
#embed "../../Sources/BuiltIn/Art/dustpan.svg"
};

static const uint8_t art_171[] = {
#embed "../../Sources/BuiltIn/Art/easel.svg"
};

static const uint8_t art_172[] = {
#embed "../../Sources/BuiltIn/Art/egg.svg"
};

static const uint8_t art_173[] = {
#embed "../../Sources/BuiltIn/Art/emerald.svg"
};

static const uint8_t art_174[] = {
#embed "../../Sources/BuiltIn/Art/fan.svg"
};

static const uint8_t art_175[] = {
#embed "../../Sources/BuiltIn/Art/feather.svg"
};

static const uint8_t art_176[] = {
#embed "../../Sources/BuiltIn/Art/fence.svg"
};

static const uint8_t art_177[] = {
#embed "../../Sources/BuiltIn/Art/fern.svg"
};

static const uint8_t art_178[] = {
#embed "../../Sources/BuiltIn/Art/ferry.svg"
};

static const uint8_t art_179[] = {
#embed "../../Sources/BuiltIn/Art/fiddle.svg"
};

static const uint8_t art_180[] = {
#embed "../../Sources/BuiltIn/Art/figure-ant.svg"
};

static const uint8_t art_181[] = {
#embed "../../Sources/BuiltIn/Art/figure-anteater.svg"
};

static const uint8_t art_182[] = {
#embed "../../Sources/BuiltIn/Art/figure-armadillo.svg"
};

static const uint8_t art_183[] = {
#embed "../../Sources/BuiltIn/Art/figure-axolotl.svg"
};

static const uint8_t art_184[] = {
#embed "../../Sources/BuiltIn/Art/figure-badger.svg"
};

static const uint8_t art_185[] = {
#embed "../../Sources/BuiltIn/Art/figure-bat.svg"
};

static const uint8_t art_186[] = {
#embed "../../Sources/BuiltIn/Art/figure-bear.svg"
};

static const uint8_t art_187[] = {
#embed "../../Sources/BuiltIn/Art/figure-beaver.svg"
};

static const uint8_t art_188[] = {
#embed "../../Sources/BuiltIn/Art/figure-bee.svg"
};

static const uint8_t art_189[] = {
#embed "../../Sources/BuiltIn/Art/figure-beetle.svg"
};

static const uint8_t art_190[] = {
#embed "../../Sources/BuiltIn/Art/figure-bird.svg"
};

static const uint8_t art_191[] = {
#embed "../../Sources/BuiltIn/Art/figure-boar.svg"
};

static const uint8_t art_192[] = {
#embed "../../Sources/BuiltIn/Art/figure-bull.svg"
};

static const uint8_t art_193[] = {
#embed "../../Sources/BuiltIn/Art/figure-butterfly.svg"
};

static const uint8_t art_194[] = {
#embed "../../Sources/BuiltIn/Art/figure-camel.svg"
};

static const uint8_t art_195[] = {
#embed "../../Sources/BuiltIn/Art/figure-cat.svg"
};

static const uint8_t art_196[] = {
#embed "../../Sources/BuiltIn/Art/figure-caterpillar.svg"
};

static const uint8_t art_197[] = {
#embed "../../Sources/BuiltIn/Art/figure-chameleon.svg"
};

static const uint8_t art_198[] = {
#embed "../../Sources/BuiltIn/Art/figure-cow.svg"
};

static const uint8_t art_199[] = {
#embed "../../Sources/BuiltIn/Art/figure-crab.svg"
};

static const uint8_t art_200[] = {
#embed "../../Sources/BuiltIn/Art/figure-crocodile.svg"
};

static const uint8_t art_201[] = {
#embed "../../Sources/BuiltIn/Art/figure-crow.svg"
};

static const uint8_t art_202[] = {
#embed "../../Sources/BuiltIn/Art/figure-deer.svg"
};

static const uint8_t art_203[] = {
#embed "../../Sources/BuiltIn/Art/figure-dinosaur.svg"
};

static const uint8_t art_204[] = {
#embed "../../Sources/BuiltIn/Art/figure-dog.svg"
};

static const uint8_t art_205[] = {
#embed "../../Sources/BuiltIn/Art/figure-dolphin.svg"
};

static const uint8_t art_206[] = {
#embed "../../Sources/BuiltIn/Art/figure-donkey.svg"
};

static const uint8_t art_207[] = {
#embed "../../Sources/BuiltIn/Art/figure-dragon.svg"
};

static const uint8_t art_208[] = {
#embed "../../Sources/BuiltIn/Art/figure-dragonfly.svg"
};

static const uint8_t art_209[] = {
#embed "../../Sources/BuiltIn/Art/figure-duck.svg"
};

static const uint8_t art_210[] = {
#embed "../../Sources/BuiltIn/Art/figure-eagle.svg"
};

static const uint8_t art_211[] = {
#embed "../../Sources/BuiltIn/Art/figure-elephant.svg"
};

static const uint8_t art_212[] = {
#embed "../../Sources/BuiltIn/Art/figure-firefly.svg"
};

static const uint8_t art_213[] = {
#embed "../../Sources/BuiltIn/Art/figure-fish.svg"
};

static const uint8_t art_214[] = {
#embed "../../Sources/BuiltIn/Art/figure-flamingo.svg"
};

static const uint8_t art_215[] = {
#embed "../../Sources/BuiltIn/Art/figure-fox.svg"
};

static const uint8_t art_216[] = {
#embed "../../Sources/BuiltIn/Art/figure-frog.svg"
};

static const uint8_t art_217[] = {
#embed "../../Sources/BuiltIn/Art/figure-ghost.svg"
};

static const uint8_t art_218[] = {
#embed "../../Sources/BuiltIn/Art/figure-giraffe.svg"
};

static const uint8_t art_219[] = {
#embed "../../Sources/BuiltIn/Art/figure-goat.svg"
};

static const uint8_t art_220[] = {
#embed "../../Sources/BuiltIn/Art/figure-goose.svg"
};

static const uint8_t art_221[] = {
#embed "../../Sources/BuiltIn/Art/figure-grasshopper.svg"
};

static const uint8_t art_222[] = {
#embed "../../Sources/BuiltIn/Art/figure-guineapig.svg"
};

static const uint8_t art_223[] = {
#embed "../../Sources/BuiltIn/Art/figure-hamster.svg"
};

static const uint8_t art_224[] = {
#embed "../../Sources/BuiltIn/Art/figure-hare.svg"
};

static const uint8_t art_225[] = {
#embed "../../Sources/BuiltIn/Art/figure-hedgehog.svg"
};

static const uint8_t art_226[] = {
#embed "../../Sources/BuiltIn/Art/figure-hen.svg"
};

static const uint8_t art_227[] = {
#embed "../../Sources/BuiltIn/Art/figure-heron.svg"
};

static const uint8_t art_228[] = {
#embed "../../Sources/BuiltIn/Art/figure-hippopotamus.svg"
};

static const uint8_t art_229[] = {
#embed "../../Sources/BuiltIn/Art/figure-horse.svg"
};

static const uint8_t art_230[] = {
#embed "../../Sources/BuiltIn/Art/figure-jellyfish.svg"
};

static const uint8_t art_231[] = {
#embed "../../Sources/BuiltIn/Art/figure-kangaroo.svg"
};

static const uint8_t art_232[] = {
#embed "../../Sources/BuiltIn/Art/figure-kingfisher.svg"
};

static const uint8_t art_233[] = {
#embed "../../Sources/BuiltIn/Art/figure-koala.svg"
};

static const uint8_t art_234[] = {
#embed "../../Sources/BuiltIn/Art/figure-ladybird.svg"
};

static const uint8_t art_235[] = {
#embed "../../Sources/BuiltIn/Art/figure-leopard.svg"
};

static const uint8_t art_236[] = {
#embed "../../Sources/BuiltIn/Art/figure-lion.svg"
};

static const uint8_t art_237[] = {
#embed "../../Sources/BuiltIn/Art/figure-lizard.svg"
};

static const uint8_t art_238[] = {
#embed "../../Sources/BuiltIn/Art/figure-llama.svg"
};

static const uint8_t art_239[] = {
#embed "../../Sources/BuiltIn/Art/figure-mole.svg"
};

static const uint8_t art_240[] = {
#embed "../../Sources/BuiltIn/Art/figure-monkey.svg"
};

static const uint8_t art_241[] = {
#embed "../../Sources/BuiltIn/Art/figure-monster.svg"
};

static const uint8_t art_242[] = {
#embed "../../Sources/BuiltIn/Art/figure-moose.svg"
};

static const uint8_t art_243[] = {
#embed "../../Sources/BuiltIn/Art/figure-mouse.svg"
};

static const uint8_t art_244[] = {
#embed "../../Sources/BuiltIn/Art/figure-newt.svg"
};

static const uint8_t art_245[] = {
#embed "../../Sources/BuiltIn/Art/figure-octopus.svg"
};

static const uint8_t art_246[] = {
#embed "../../Sources/BuiltIn/Art/figure-ostrich.svg"
};

static const uint8_t art_247[] = {
#embed "../../Sources/BuiltIn/Art/figure-otter.svg"
};

static const uint8_t art_248[] = {
#embed "../../Sources/BuiltIn/Art/figure-owl.svg"
};

static const uint8_t art_249[] = {
#embed "../../Sources/BuiltIn/Art/figure-panda.svg"
};

static const uint8_t art_250[] = {
#embed "../../Sources/BuiltIn/Art/figure-parrot.svg"
};

static const uint8_t art_251[] = {
#embed "../../Sources/BuiltIn/Art/figure-peacock.svg"
};

static const uint8_t art_252[] = {
#embed "../../Sources/BuiltIn/Art/figure-pelican.svg"
};

static const uint8_t art_253[] = {
#embed "../../Sources/BuiltIn/Art/figure-penguin.svg"
};

static const uint8_t art_254[] = {
#embed "../../Sources/BuiltIn/Art/figure-phoenix.svg"
};

static const uint8_t art_255[] = {
#embed "../../Sources/BuiltIn/Art/figure-pig.svg"
};

static const uint8_t art_256[] = {
#embed "../../Sources/BuiltIn/Art/figure-pigeon.svg"
};

static const uint8_t art_257[] = {
#embed "../../Sources/BuiltIn/Art/figure-platypus.svg"
};

static const uint8_t art_258[] = {
#embed "../../Sources/BuiltIn/Art/figure-possum.svg"
};

static const uint8_t art_259[] = {
#embed "../../Sources/BuiltIn/Art/figure-puffin.svg"
};

static const uint8_t art_260[] = {
#embed "../../Sources/BuiltIn/Art/figure-rabbit.svg"
};

static const uint8_t art_261[] = {
#embed "../../Sources/BuiltIn/Art/figure-raccoon.svg"
};

static const uint8_t art_262[] = {
#embed "../../Sources/BuiltIn/Art/figure-reindeer.svg"
};

static const uint8_t art_263[] = {
#embed "../../Sources/BuiltIn/Art/figure-rhinoceros.svg"
};

static const uint8_t art_264[] = {
#embed "../../Sources/BuiltIn/Art/figure-robot.svg"
};

static const uint8_t art_265[] = {
#embed "../../Sources/BuiltIn/Art/figure-scarecrow.svg"
};

static const uint8_t art_266[] = {
#embed "../../Sources/BuiltIn/Art/figure-seagull.svg"
};

static const uint8_t art_267[] = {
#embed "../../Sources/BuiltIn/Art/figure-seahorse.svg"
};

static const uint8_t art_268[] = {
#embed "../../Sources/BuiltIn/Art/figure-seal.svg"
};

static const uint8_t art_269[] = {
#embed "../../Sources/BuiltIn/Art/figure-shark.svg"
};

static const uint8_t art_270[] = {
#embed "../../Sources/BuiltIn/Art/figure-sheep.svg"
};

static const uint8_t art_271[] = {
#embed "../../Sources/BuiltIn/Art/figure-skunk.svg"
};

static const uint8_t art_272[] = {
#embed "../../Sources/BuiltIn/Art/figure-sloth.svg"
};

static const uint8_t art_273[] = {
#embed "../../Sources/BuiltIn/Art/figure-snail.svg"
};

static const uint8_t art_274[] = {
#embed "../../Sources/BuiltIn/Art/figure-snake.svg"
};

static const uint8_t art_275[] = {
#embed "../../Sources/BuiltIn/Art/figure-snowman.svg"
};

static const uint8_t art_276[] = {
#embed "../../Sources/BuiltIn/Art/figure-spider.svg"
};

static const uint8_t art_277[] = {
#embed "../../Sources/BuiltIn/Art/figure-squirrel.svg"
};

static const uint8_t art_278[] = {
#embed "../../Sources/BuiltIn/Art/figure-starfish.svg"
};

static const uint8_t art_279[] = {
#embed "../../Sources/BuiltIn/Art/figure-swan.svg"
};

static const uint8_t art_280[] = {
#embed "../../Sources/BuiltIn/Art/figure-tiger.svg"
};

static const uint8_t art_281[] = {
#embed "../../Sources/BuiltIn/Art/figure-toucan.svg"
};

static const uint8_t art_282[] = {
#embed "../../Sources/BuiltIn/Art/figure-troll.svg"
};

static const uint8_t art_283[] = {
#embed "../../Sources/BuiltIn/Art/figure-turkey.svg"
};

static const uint8_t art_284[] = {
#embed "../../Sources/BuiltIn/Art/figure-turtle.svg"
};

static const uint8_t art_285[] = {
#embed "../../Sources/BuiltIn/Art/figure-unicorn.svg"
};

static const uint8_t art_286[] = {
#embed "../../Sources/BuiltIn/Art/figure-vole.svg"
};

static const uint8_t art_287[] = {
#embed "../../Sources/BuiltIn/Art/figure-walrus.svg"
};

static const uint8_t art_288[] = {
#embed "../../Sources/BuiltIn/Art/figure-weasel.svg"
};

static const uint8_t art_289[] = {
#embed "../../Sources/BuiltIn/Art/figure-whale.svg"
};

static const uint8_t art_290[] = {
#embed "../../Sources/BuiltIn/Art/figure-wolf.svg"
};

static const uint8_t art_291[] = {
#embed "../../Sources/BuiltIn/Art/figure-woodpecker.svg"
};

static const uint8_t art_292[] = {
#embed "../../Sources/BuiltIn/Art/figure-zebra.svg"
};

static const uint8_t art_293[] = {
#embed "../../Sources/BuiltIn/Art/fire.svg"
};

static const uint8_t art_294[] = {
#embed "../../Sources/BuiltIn/Art/fireengine.svg"
};

static const uint8_t art_295[] = {
#embed "../../Sources/BuiltIn/Art/firefly.svg"
};

static const uint8_t art_296[] = {
#embed "../../Sources/BuiltIn/Art/firehelmet.svg"
};

static const uint8_t art_297[] = {
#embed "../../Sources/BuiltIn/Art/fireplace.svg"
};

static const uint8_t art_298[] = {
#embed "../../Sources/BuiltIn/Art/firework.svg"
};

static const uint8_t art_299[] = {
#embed "../../Sources/BuiltIn/Art/fishbowl.svg"
};

static const uint8_t art_300[] = {
#embed "../../Sources/BuiltIn/Art/fishing.svg"
};

static const uint8_t art_301[] = {
#embed "../../Sources/BuiltIn/Art/flag.svg"
};

static const uint8_t art_302[] = {
#embed "../../Sources/BuiltIn/Art/flatiron.svg"
};

static const uint8_t art_303[] = {
#embed "../../Sources/BuiltIn/Art/flipper.svg"
};

static const uint8_t art_304[] = {
#embed "../../Sources/BuiltIn/Art/flour.svg"
};

static const uint8_t art_305[] = {
#embed "../../Sources/BuiltIn/Art/flower.svg"
};

static const uint8_t art_306[] = {
#embed "../../Sources/BuiltIn/Art/flowerpot.svg"
};

static const uint8_t art_307[] = {
#embed "../../Sources/BuiltIn/Art/flute.svg"
};

static const uint8_t art_308[] = {
#embed "../../Sources/BuiltIn/Art/footprint.svg"
};

static const uint8_t art_309[] = {
#embed "../../Sources/BuiltIn/Art/fork.svg"
};

static const uint8_t art_310[] = {
#embed "../../Sources/BuiltIn/Art/fossil.svg"
};

static const uint8_t art_311[] = {
#embed "../../Sources/BuiltIn/Art/fountain.svg"
};

static const uint8_t art_312[] = {
#embed "../../Sources/BuiltIn/Art/fridge.svg"
};

static const uint8_t art_313[] = {
#embed "../../Sources/BuiltIn/Art/frisbee.svg"
};

static const uint8_t art_314[] = {
#embed "../../Sources/BuiltIn/Art/garland.svg"
};

static const uint8_t art_315[] = {
#embed "../../Sources/BuiltIn/Art/garlic.svg"
};

static const uint8_t art_316[] = {
#embed "../../Sources/BuiltIn/Art/gate.svg"
};

static const uint8_t art_317[] = {
#embed "../../Sources/BuiltIn/Art/gear.svg"
};

static const uint8_t art_318[] = {
#embed "../../Sources/BuiltIn/Art/gingerbread.svg"
};

static const uint8_t art_319[] = {
#embed "../../Sources/BuiltIn/Art/glasses.svg"
};

static const uint8_t art_320[] = {
#embed "../../Sources/BuiltIn/Art/globe.svg"
};

static const uint8_t art_321[] = {
#embed "../../Sources/BuiltIn/Art/glue.svg"
};

static const uint8_t art_322[] = {
#embed "../../Sources/BuiltIn/Art/goal.svg"
};

static const uint8_t art_323[] = {
#embed "../../Sources/BuiltIn/Art/goblet.svg"
};

static const uint8_t art_324[] = {
#embed "../../Sources/BuiltIn/Art/goggles.svg"
};

static const uint8_t art_325[] = {
#embed "../../Sources/BuiltIn/Art/gold.svg"
};

static const uint8_t art_326[] = {
#embed "../../Sources/BuiltIn/Art/gong.svg"
};

static const uint8_t art_327[] = {
#embed "../../Sources/BuiltIn/Art/grape.svg"
};

static const uint8_t art_328[] = {
#embed "../../Sources/BuiltIn/Art/guitar.svg"
};

static const uint8_t art_329[] = {
#embed "../../Sources/BuiltIn/Art/hairbrush.svg"
};

static const uint8_t art_330[] = {
#embed "../../Sources/BuiltIn/Art/hamburger.svg"
};

static const uint8_t art_331[] = {
#embed "../../Sources/BuiltIn/Art/hammer.svg"
};

static const uint8_t art_332[] = {
#embed "../../Sources/BuiltIn/Art/hammock.svg"
};

static const uint8_t art_333[] = {
#embed "../../Sources/BuiltIn/Art/handkerchief.svg"
};

static const uint8_t art_334[] = {
#embed "../../Sources/BuiltIn/Art/hanger.svg"
};

static const uint8_t art_335[] = {
#embed "../../Sources/BuiltIn/Art/harmonica.svg"
};

static const uint8_t art_336[] = {
#embed "../../Sources/BuiltIn/Art/harp.svg"
};

static const uint8_t art_337[] = {
#embed "../../Sources/BuiltIn/Art/hat.svg"
};

static const uint8_t art_338[] = {
#embed "../../Sources/BuiltIn/Art/hatbox.svg"
};

static const uint8_t art_339[] = {
#embed "../../Sources/BuiltIn/Art/hay.svg"
};

static const uint8_t art_340[] = {
#embed "../../Sources/BuiltIn/Art/hazelnut.svg"
};

static const uint8_t art_341[] = {
#embed "../../Sources/BuiltIn/Art/headphones.svg"
};

static const uint8_t art_342[] = {
#embed "../../Sources/BuiltIn/Art/helicopter.svg"
};

static const uint8_t art_343[] = {
#embed "../../Sources/BuiltIn/Art/helmet.svg"
};

static const uint8_t art_344[] = {
#embed "../../Sources/BuiltIn/Art/hole.svg"
};

static const uint8_t art_345[] = {
#embed "../../Sources/BuiltIn/Art/honey.svg"
};

static const uint8_t art_346[] = {
#embed "../../Sources/BuiltIn/Art/hook.svg"
};

static const uint8_t art_347[] = {
#embed "../../Sources/BuiltIn/Art/hoop.svg"
};

static const uint8_t art_348[] = {
#embed "../../Sources/BuiltIn/Art/horseshoe.svg"
};

static const uint8_t art_349[] = {
#embed "../../Sources/BuiltIn/Art/hose.svg"
};

static const uint8_t art_350[] = {
#embed "../../Sources/BuiltIn/Art/hotairballoon.svg"
};

static const uint8_t art_351[] = {
#embed "../../Sources/BuiltIn/Art/hotdog.svg"
};

static const uint8_t art_352[] = {
#embed "../../Sources/BuiltIn/Art/hourglass.svg"
};

static const uint8_t art_353[] = {
#embed "../../Sources/BuiltIn/Art/house.svg"
};

static const uint8_t art_354[] = {
#embed "../../Sources/BuiltIn/Art/hutch.svg"
};

static const uint8_t art_355[] = {
#embed "../../Sources/BuiltIn/Art/iceberg.svg"
};

static const uint8_t art_356[] = {
#embed "../../Sources/BuiltIn/Art/icecream.svg"
};

static const uint8_t art_357[] = {
#embed "../../Sources/BuiltIn/Art/icelolly.svg"
};

static const uint8_t art_358[] = {
#embed "../../Sources/BuiltIn/Art/icicle.svg"
};

static const uint8_t art_359[] = {
#embed "../../Sources/BuiltIn/Art/igloo.svg"
};

static const uint8_t art_360[] = {
#embed "../../Sources/BuiltIn/Art/inkwell.svg"
};

static const uint8_t art_361[] = {
#embed "../../Sources/BuiltIn/Art/island.svg"
};

static const uint8_t art_362[] = {
#embed "../../Sources/BuiltIn/Art/jam.svg"
};

static const uint8_t art_363[] = {
#embed "../../Sources/BuiltIn/Art/jar.svg"
};

static const uint8_t art_364[] = {
#embed "../../Sources/BuiltIn/Art/jelly.svg"
};

static const uint8_t art_365[] = {
#embed "../../Sources/BuiltIn/Art/jellyfish.svg"
};

static const uint8_t art_366[] = {
#embed "../../Sources/BuiltIn/Art/jug.svg"
};

static const uint8_t art_367[] = {
#embed "../../Sources/BuiltIn/Art/kennel.svg"
};

static const uint8_t art_368[] = {
#embed "../../Sources/BuiltIn/Art/key.svg"
};

static const uint8_t art_369[] = {
#embed "../../Sources/BuiltIn/Art/kite.svg"
};

static const uint8_t art_370[] = {
#embed "../../Sources/BuiltIn/Art/kiwi.svg"
};

static const uint8_t art_371[] = {
#embed "../../Sources/BuiltIn/Art/knife.svg"
};

static const uint8_t art_372[] = {
#embed "../../Sources/BuiltIn/Art/ladder.svg"
};

static const uint8_t art_373[] = {
#embed "../../Sources/BuiltIn/Art/ladle.svg"
};

static const uint8_t art_374[] = {
#embed "../../Sources/BuiltIn/Art/ladybird.svg"
};

static const uint8_t art_375[] = {
#embed "../../Sources/BuiltIn/Art/lantern-with-face.svg"
};

static const uint8_t art_376[] = {
#embed "../../Sources/BuiltIn/Art/lantern.svg"
};

static const uint8_t art_377[] = {
#embed "../../Sources/BuiltIn/Art/laundry.svg"
};

static const uint8_t art_378[] = {
#embed "../../Sources/BuiltIn/Art/leaf.svg"
};

static const uint8_t art_379[] = {
#embed "../../Sources/BuiltIn/Art/leek.svg"
};

static const uint8_t art_380[] = {
#embed "../../Sources/BuiltIn/Art/lemon.svg"
};

static const uint8_t art_381[] = {
#embed "../../Sources/BuiltIn/Art/lemonade.svg"
};

static const uint8_t art_382[] = {
#embed "../../Sources/BuiltIn/Art/letter.svg"
};

static const uint8_t art_383[] = {
#embed "../../Sources/BuiltIn/Art/lifebuoy.svg"
};

static const uint8_t art_384[] = {
#embed "../../Sources/BuiltIn/Art/lift.svg"
};

static const uint8_t art_385[] = {
#embed "../../Sources/BuiltIn/Art/lightbulb.svg"
};

static const uint8_t art_386[] = {
#embed "../../Sources/BuiltIn/Art/lighthouse.svg"
};

static const uint8_t art_387[] = {
#embed "../../Sources/BuiltIn/Art/lightning.svg"
};

static const uint8_t art_388[] = {
#embed "../../Sources/BuiltIn/Art/log.svg"
};

static const uint8_t art_389[] = {
#embed "../../Sources/BuiltIn/Art/longbow.svg"
};

static const uint8_t art_390[] = {
#embed "../../Sources/BuiltIn/Art/loom.svg"
};

static const uint8_t art_391[] = {
#embed "../../Sources/BuiltIn/Art/lunchbox.svg"
};

static const uint8_t art_392[] = {
#embed "../../Sources/BuiltIn/Art/lute.svg"
};

static const uint8_t art_393[] = {
#embed "../../Sources/BuiltIn/Art/magnet.svg"
};

static const uint8_t art_394[] = {
#embed "../../Sources/BuiltIn/Art/magnifier.svg"
};

static const uint8_t art_395[] = {
#embed "../../Sources/BuiltIn/Art/mailbag.svg"
};

static const uint8_t art_396[] = {
#embed "../../Sources/BuiltIn/Art/mailbox.svg"
};

static const uint8_t art_397[] = {
#embed "../../Sources/BuiltIn/Art/mango.svg"
};

static const uint8_t art_398[] = {
#embed "../../Sources/BuiltIn/Art/map.svg"
};

static const uint8_t art_399[] = {
#embed "../../Sources/BuiltIn/Art/maraca.svg"
};

static const uint8_t art_400[] = {
#embed "../../Sources/BuiltIn/Art/marble.svg"
};

static const uint8_t art_401[] = {
#embed "../../Sources/BuiltIn/Art/marshmallow.svg"
};

static const uint8_t art_402[] = {
#embed "../../Sources/BuiltIn/Art/mask.svg"
};

static const uint8_t art_403[] = {
#embed "../../Sources/BuiltIn/Art/matchbox.svg"
};

static const uint8_t art_404[] = {
#embed "../../Sources/BuiltIn/Art/mattress.svg"
};

static const uint8_t art_405[] = {
#embed "../../Sources/BuiltIn/Art/medal.svg"
};

static const uint8_t art_406[] = {
#embed "../../Sources/BuiltIn/Art/megaphone.svg"
};

static const uint8_t art_407[] = {
#embed "../../Sources/BuiltIn/Art/microphone.svg"
};

static const uint8_t art_408[] = {
#embed "../../Sources/BuiltIn/Art/microscope.svg"
};

static const uint8_t art_409[] = {
#embed "../../Sources/BuiltIn/Art/milk.svg"
};

static const uint8_t art_410[] = {
#embed "../../Sources/BuiltIn/Art/milkchurn.svg"
};

static const uint8_t art_411[] = {
#embed "../../Sources/BuiltIn/Art/mirror.svg"
};

static const uint8_t art_412[] = {
#embed "../../Sources/BuiltIn/Art/mitten.svg"
};

static const uint8_t art_413[] = {
#embed "../../Sources/BuiltIn/Art/molehill.svg"
};

static const uint8_t art_414[] = {
#embed "../../Sources/BuiltIn/Art/moon.svg"
};

static const uint8_t art_415[] = {
#embed "../../Sources/BuiltIn/Art/mop.svg"
};

static const uint8_t art_416[] = {
#embed "../../Sources/BuiltIn/Art/motorcycle.svg"
};

static const uint8_t art_417[] = {
#embed "../../Sources/BuiltIn/Art/mud.svg"
};

static const uint8_t art_418[] = {
#embed "../../Sources/BuiltIn/Art/mudpie.svg"
};

static const uint8_t art_419[] = {
#embed "../../Sources/BuiltIn/Art/muffin.svg"
};

static const uint8_t art_420[] = {
#embed "../../Sources/BuiltIn/Art/mushroom.svg"
};

static const uint8_t art_421[] = {
#embed "../../Sources/BuiltIn/Art/nail.svg"
};

static const uint8_t art_422[] = {
#embed "../../Sources/BuiltIn/Art/necklace.svg"
};

static const uint8_t art_423[] = {
#embed "../../Sources/BuiltIn/Art/needle.svg"
};

static const uint8_t art_424[] = {
#embed "../../Sources/BuiltIn/Art/nest-of-leaves.svg"
};

static const uint8_t art_425[] = {
#embed "../../Sources/BuiltIn/Art/nest.svg"
};

static const uint8_t art_426[] = {
#embed "../../Sources/BuiltIn/Art/net.svg"
};

static const uint8_t art_427[] = {
#embed "../../Sources/BuiltIn/Art/newspaper.svg"
};

static const uint8_t art_428[] = {
#embed "../../Sources/BuiltIn/Art/noodle.svg"
};

static const uint8_t art_429[] = {
#embed "../../Sources/BuiltIn/Art/notebook.svg"
};

static const uint8_t art_430[] = {
#embed "../../Sources/BuiltIn/Art/oar.svg"
};

static const uint8_t art_431[] = {
#embed "../../Sources/BuiltIn/Art/octopus.svg"
};

static const uint8_t art_432[] = {
#embed "../../Sources/BuiltIn/Art/omelette.svg"
};

static const uint8_t art_433[] = {
#embed "../../Sources/BuiltIn/Art/onion.svg"
};

static const uint8_t art_434[] = {
#embed "../../Sources/BuiltIn/Art/orange.svg"
};

static const uint8_t art_435[] = {
#embed "../../Sources/BuiltIn/Art/oven.svg"
};

static const uint8_t art_436[] = {
#embed "../../Sources/BuiltIn/Art/padlock.svg"
};

static const uint8_t art_437[] = {
#embed "../../Sources/BuiltIn/Art/paint.svg"
};

static const uint8_t art_438[] = {
#embed "../../Sources/BuiltIn/Art/paintbrush.svg"
};

static const uint8_t art_439[] = {
#embed "../../Sources/BuiltIn/Art/palette.svg"
};

static const uint8_t art_440[] = {
#embed "../../Sources/BuiltIn/Art/palm.svg"
};

static const uint8_t art_441[] = {
#embed "../../Sources/BuiltIn/Art/pancake.svg"
};

static const uint8_t art_442[] = {
#embed "../../Sources/BuiltIn/Art/paper.svg"
};

static const uint8_t art_443[] = {
#embed "../../Sources/BuiltIn/Art/paperplane.svg"
};

static const uint8_t art_444[] = {
#embed "../../Sources/BuiltIn/Art/parachute.svg"
};

static const uint8_t art_445[] = {
#embed "../../Sources/BuiltIn/Art/parcel.svg"
};

static const uint8_t art_446[] = {
#embed "../../Sources/BuiltIn/Art/pea.svg"
};

static const uint8_t art_447[] = {
#embed "../../Sources/BuiltIn/Art/peach.svg"
};

static const uint8_t art_448[] = {
#embed "../../Sources/BuiltIn/Art/pear.svg"
};

static const uint8_t art_449[] = {
#embed "../../Sources/BuiltIn/Art/pearl.svg"
};

static const uint8_t art_450[] = {
#embed "../../Sources/BuiltIn/Art/peg.svg"
};

static const uint8_t art_451[] = {
#embed "../../Sources/BuiltIn/Art/pencil.svg"
};

static const uint8_t art_452[] = {
#embed "../../Sources/BuiltIn/Art/pepper.svg"
};

static const uint8_t art_453[] = {
#embed "../../Sources/BuiltIn/Art/piano.svg"
};

static const uint8_t art_454[] = {
#embed "../../Sources/BuiltIn/Art/pickle.svg"
};

static const uint8_t art_455[] = {
#embed "../../Sources/BuiltIn/Art/picture.svg"
};

static const uint8_t art_456[] = {
#embed "../../Sources/BuiltIn/Art/pie.svg"
};

static const uint8_t art_457[] = {
#embed "../../Sources/BuiltIn/Art/pillow.svg"
};

static const uint8_t art_458[] = {
#embed "../../Sources/BuiltIn/Art/pin.svg"
};

static const uint8_t art_459[] = {
#embed "../../Sources/BuiltIn/Art/pine.svg"
};

static const uint8_t art_460[] = {
#embed "../../Sources/BuiltIn/Art/pineapple.svg"
};

static const uint8_t art_461[] = {
#embed "../../Sources/BuiltIn/Art/pinecone.svg"
};

static const uint8_t art_462[] = {
#embed "../../Sources/BuiltIn/Art/pinwheel.svg"
};

static const uint8_t art_463[] = {
#embed "../../Sources/BuiltIn/Art/pitchfork.svg"
};

static const uint8_t art_464[] = {
#embed "../../Sources/BuiltIn/Art/pizza.svg"
};

static const uint8_t art_465[] = {
#embed "../../Sources/BuiltIn/Art/planet.svg"
};

static const uint8_t art_466[] = {
#embed "../../Sources/BuiltIn/Art/plank.svg"
};

static const uint8_t art_467[] = {
#embed "../../Sources/BuiltIn/Art/plaster.svg"
};

static const uint8_t art_468[] = {
#embed "../../Sources/BuiltIn/Art/plate.svg"
};

static const uint8_t art_469[] = {
#embed "../../Sources/BuiltIn/Art/pliers.svg"
};

static const uint8_t art_470[] = {
#embed "../../Sources/BuiltIn/Art/plough.svg"
};

static const uint8_t art_471[] = {
#embed "../../Sources/BuiltIn/Art/plum.svg"
};

static const uint8_t art_472[] = {
#embed "../../Sources/BuiltIn/Art/popcorn.svg"
};

static const uint8_t art_473[] = {
#embed "../../Sources/BuiltIn/Art/porridge.svg"
};

static const uint8_t art_474[] = {
#embed "../../Sources/BuiltIn/Art/poster.svg"
};

static const uint8_t art_475[] = {
#embed "../../Sources/BuiltIn/Art/pot.svg"
};

static const uint8_t art_476[] = {
#embed "../../Sources/BuiltIn/Art/potato.svg"
};

static const uint8_t art_477[] = {
#embed "../../Sources/BuiltIn/Art/potion.svg"
};

static const uint8_t art_478[] = {
#embed "../../Sources/BuiltIn/Art/pram.svg"
};

static const uint8_t art_479[] = {
#embed "../../Sources/BuiltIn/Art/present.svg"
};

static const uint8_t art_480[] = {
#embed "../../Sources/BuiltIn/Art/pretzel.svg"
};

static const uint8_t art_481[] = {
#embed "../../Sources/BuiltIn/Art/pudding.svg"
};

static const uint8_t art_482[] = {
#embed "../../Sources/BuiltIn/Art/puddle.svg"
};

static const uint8_t art_483[] = {
#embed "../../Sources/BuiltIn/Art/pulley.svg"
};

static const uint8_t art_484[] = {
#embed "../../Sources/BuiltIn/Art/pump.svg"
};

static const uint8_t art_485[] = {
#embed "../../Sources/BuiltIn/Art/pumpkin.svg"
};

static const uint8_t art_486[] = {
#embed "../../Sources/BuiltIn/Art/puppet.svg"
};

static const uint8_t art_487[] = {
#embed "../../Sources/BuiltIn/Art/purse.svg"
};

static const uint8_t art_488[] = {
#embed "../../Sources/BuiltIn/Art/puzzle.svg"
};

static const uint8_t art_489[] = {
#embed "../../Sources/BuiltIn/Art/racket.svg"
};

static const uint8_t art_490[] = {
#embed "../../Sources/BuiltIn/Art/radiator.svg"
};

static const uint8_t art_491[] = {
#embed "../../Sources/BuiltIn/Art/radio.svg"
};

static const uint8_t art_492[] = {
#embed "../../Sources/BuiltIn/Art/radish.svg"
};

static const uint8_t art_493[] = {
#embed "../../Sources/BuiltIn/Art/raft.svg"
};

static const uint8_t art_494[] = {
#embed "../../Sources/BuiltIn/Art/rainbow.svg"
};

static const uint8_t art_495[] = {
#embed "../../Sources/BuiltIn/Art/rake.svg"
};

static const uint8_t art_496[] = {
#embed "../../Sources/BuiltIn/Art/ramp.svg"
};

static const uint8_t art_497[] = {
#embed "../../Sources/BuiltIn/Art/rattle.svg"
};

static const uint8_t art_498[] = {
#embed "../../Sources/BuiltIn/Art/reed.svg"
};

static const uint8_t art_499[] = {
#embed "../../Sources/BuiltIn/Art/ribbon.svg"
};

static const uint8_t art_500[] = {
#embed "../../Sources/BuiltIn/Art/rice.svg"
};

static const uint8_t art_501[] = {
#embed "../../Sources/BuiltIn/Art/ring.svg"
};

static const uint8_t art_502[] = {
#embed "../../Sources/BuiltIn/Art/rocket.svg"
};

static const uint8_t art_503[] = {
#embed "../../Sources/BuiltIn/Art/rockinghorse.svg"
};

static const uint8_t art_504[] = {
#embed "../../Sources/BuiltIn/Art/rollingpin.svg"
};

static const uint8_t art_505[] = {
#embed "../../Sources/BuiltIn/Art/rope.svg"
};

static const uint8_t art_506[] = {
#embed "../../Sources/BuiltIn/Art/rose.svg"
};

static const uint8_t art_507[] = {
#embed "../../Sources/BuiltIn/Art/rubbish.svg"
};

static const uint8_t art_508[] = {
#embed "../../Sources/BuiltIn/Art/ruby.svg"
};

static const uint8_t art_509[] = {
#embed "../../Sources/BuiltIn/Art/ruler.svg"
};

static const uint8_t art_510[] = {
#embed "../../Sources/BuiltIn/Art/sack.svg"
};

static const uint8_t art_511[] = {
#embed "../../Sources/BuiltIn/Art/saddle.svg"
};

static const uint8_t art_512[] = {
#embed "../../Sources/BuiltIn/Art/sail.svg"
};

static const uint8_t art_513[] = {
#embed "../../Sources/BuiltIn/Art/sailboat.svg"
};

static const uint8_t art_514[] = {
#embed "../../Sources/BuiltIn/Art/sandcastle.svg"
};

static const uint8_t art_515[] = {
#embed "../../Sources/BuiltIn/Art/sandwich.svg"
};

static const uint8_t art_516[] = {
#embed "../../Sources/BuiltIn/Art/satellite.svg"
};

static const uint8_t art_517[] = {
#embed "../../Sources/BuiltIn/Art/sausage.svg"
};

static const uint8_t art_518[] = {
#embed "../../Sources/BuiltIn/Art/saw.svg"
};

static const uint8_t art_519[] = {
#embed "../../Sources/BuiltIn/Art/saxophone.svg"
};

static const uint8_t art_520[] = {
#embed "../../Sources/BuiltIn/Art/scale.svg"
};

static const uint8_t art_521[] = {
#embed "../../Sources/BuiltIn/Art/scarecrow.svg"
};

static const uint8_t art_522[] = {
#embed "../../Sources/BuiltIn/Art/scarf.svg"
};

static const uint8_t art_523[] = {
#embed "../../Sources/BuiltIn/Art/scissors.svg"
};

static const uint8_t art_524[] = {
#embed "../../Sources/BuiltIn/Art/scooter.svg"
};

static const uint8_t art_525[] = {
#embed "../../Sources/BuiltIn/Art/screw.svg"
};

static const uint8_t art_526[] = {
#embed "../../Sources/BuiltIn/Art/screwdriver.svg"
};

static const uint8_t art_527[] = {
#embed "../../Sources/BuiltIn/Art/scroll.svg"
};

static const uint8_t art_528[] = {
#embed "../../Sources/BuiltIn/Art/seahorse.svg"
};

static const uint8_t art_529[] = {
#embed "../../Sources/BuiltIn/Art/seaweed.svg"
};

static const uint8_t art_530[] = {
#embed "../../Sources/BuiltIn/Art/seed.svg"
};

static const uint8_t art_531[] = {
#embed "../../Sources/BuiltIn/Art/seesaw.svg"
};

static const uint8_t art_532[] = {
#embed "../../Sources/BuiltIn/Art/setting-attic.svg"
};

static const uint8_t art_533[] = {
#embed "../../Sources/BuiltIn/Art/setting-bakery.svg"
};

static const uint8_t art_534[] = {
#embed "../../Sources/BuiltIn/Art/setting-barn.svg"
};

static const uint8_t art_535[] = {
#embed "../../Sources/BuiltIn/Art/setting-bathroom.svg"
};

static const uint8_t art_536[] = {
#embed "../../Sources/BuiltIn/Art/setting-bedroom.svg"
};

static const uint8_t art_537[] = {
#embed "../../Sources/BuiltIn/Art/setting-carriage.svg"
};

static const uint8_t art_538[] = {
#embed "../../Sources/BuiltIn/Art/setting-farm.svg"
};

static const uint8_t art_539[] = {
#embed "../../Sources/BuiltIn/Art/setting-hall.svg"
};

static const uint8_t art_540[] = {
#embed "../../Sources/BuiltIn/Art/setting-harbour.svg"
};

static const uint8_t art_541[] = {
#embed "../../Sources/BuiltIn/Art/setting-jungle.svg"
};

static const uint8_t art_542[] = {
#embed "../../Sources/BuiltIn/Art/setting-kitchen.svg"
};

static const uint8_t art_543[] = {
#embed "../../Sources/BuiltIn/Art/setting-library.svg"
};

static const uint8_t art_544[] = {
#embed "../../Sources/BuiltIn/Art/setting-market.svg"
};

static const uint8_t art_545[] = {
#embed "../../Sources/BuiltIn/Art/setting-orchard.svg"
};

static const uint8_t art_546[] = {
#embed "../../Sources/BuiltIn/Art/setting-playground.svg"
};

static const uint8_t art_547[] = {
#embed "../../Sources/BuiltIn/Art/setting-roof.svg"
};

static const uint8_t art_548[] = {
#embed "../../Sources/BuiltIn/Art/setting-room.svg"
};

static const uint8_t art_549[] = {
#embed "../../Sources/BuiltIn/Art/setting-school.svg"
};

static const uint8_t art_550[] = {
#embed "../../Sources/BuiltIn/Art/setting-ship.svg"
};

static const uint8_t art_551[] = {
#embed "../../Sources/BuiltIn/Art/setting-shop.svg"
};

static const uint8_t art_552[] = {
#embed "../../Sources/BuiltIn/Art/setting-station.svg"
};

static const uint8_t art_553[] = {
#embed "../../Sources/BuiltIn/Art/setting-swamp.svg"
};

static const uint8_t art_554[] = {
#embed "../../Sources/BuiltIn/Art/setting-theatre.svg"
};

static const uint8_t art_555[] = {
#embed "../../Sources/BuiltIn/Art/setting-workshop.svg"
};

static const uint8_t art_556[] = {
#embed "../../Sources/BuiltIn/Art/sewingmachine.svg"
};

static const uint8_t art_557[] = {
#embed "../../Sources/BuiltIn/Art/shed.svg"
};

static const uint8_t art_558[] = {
#embed "../../Sources/BuiltIn/Art/shelf.svg"
};

static const uint8_t art_559[] = {
#embed "../../Sources/BuiltIn/Art/shell.svg"
};

static const uint8_t art_560[] = {
#embed "../../Sources/BuiltIn/Art/shield.svg"
};

static const uint8_t art_561[] = {
#embed "../../Sources/BuiltIn/Art/ship.svg"
};

static const uint8_t art_562[] = {
#embed "../../Sources/BuiltIn/Art/shoe.svg"
};

static const uint8_t art_563[] = {
#embed "../../Sources/BuiltIn/Art/sieve.svg"
};

static const uint8_t art_564[] = {
#embed "../../Sources/BuiltIn/Art/sign.svg"
};

static const uint8_t art_565[] = {
#embed "../../Sources/BuiltIn/Art/sink.svg"
};

static const uint8_t art_566[] = {
#embed "../../Sources/BuiltIn/Art/skate.svg"
};

static const uint8_t art_567[] = {
#embed "../../Sources/BuiltIn/Art/skateboard.svg"
};

static const uint8_t art_568[] = {
#embed "../../Sources/BuiltIn/Art/ski.svg"
};

static const uint8_t art_569[] = {
#embed "../../Sources/BuiltIn/Art/sledge.svg"
};

static const uint8_t art_570[] = {
#embed "../../Sources/BuiltIn/Art/slide.svg"
};

static const uint8_t art_571[] = {
#embed "../../Sources/BuiltIn/Art/slipper.svg"
};

static const uint8_t art_572[] = {
#embed "../../Sources/BuiltIn/Art/smoke.svg"
};

static const uint8_t art_573[] = {
#embed "../../Sources/BuiltIn/Art/snail.svg"
};

static const uint8_t art_574[] = {
#embed "../../Sources/BuiltIn/Art/snorkel.svg"
};

static const uint8_t art_575[] = {
#embed "../../Sources/BuiltIn/Art/snowball.svg"
};

static const uint8_t art_576[] = {
#embed "../../Sources/BuiltIn/Art/snowflake.svg"
};

static const uint8_t art_577[] = {
#embed "../../Sources/BuiltIn/Art/snowglobe.svg"
};

static const uint8_t art_578[] = {
#embed "../../Sources/BuiltIn/Art/snowman.svg"
};

static const uint8_t art_579[] = {
#embed "../../Sources/BuiltIn/Art/snowshoe.svg"
};

static const uint8_t art_580[] = {
#embed "../../Sources/BuiltIn/Art/soap.svg"
};

static const uint8_t art_581[] = {
#embed "../../Sources/BuiltIn/Art/sock.svg"
};

static const uint8_t art_582[] = {
#embed "../../Sources/BuiltIn/Art/sofa.svg"
};

static const uint8_t art_583[] = {
#embed "../../Sources/BuiltIn/Art/soup.svg"
};

static const uint8_t art_584[] = {
#embed "../../Sources/BuiltIn/Art/spade.svg"
};

static const uint8_t art_585[] = {
#embed "../../Sources/BuiltIn/Art/spanner.svg"
};

static const uint8_t art_586[] = {
#embed "../../Sources/BuiltIn/Art/spider.svg"
};

static const uint8_t art_587[] = {
#embed "../../Sources/BuiltIn/Art/spiderweb.svg"
};

static const uint8_t art_588[] = {
#embed "../../Sources/BuiltIn/Art/spinningtop.svg"
};

static const uint8_t art_589[] = {
#embed "../../Sources/BuiltIn/Art/spinningwheel.svg"
};

static const uint8_t art_590[] = {
#embed "../../Sources/BuiltIn/Art/sponge.svg"
};

static const uint8_t art_591[] = {
#embed "../../Sources/BuiltIn/Art/spoon.svg"
};

static const uint8_t art_592[] = {
#embed "../../Sources/BuiltIn/Art/sprout.svg"
};

static const uint8_t art_593[] = {
#embed "../../Sources/BuiltIn/Art/staircase.svg"
};

static const uint8_t art_594[] = {
#embed "../../Sources/BuiltIn/Art/stall.svg"
};

static const uint8_t art_595[] = {
#embed "../../Sources/BuiltIn/Art/stamp.svg"
};

static const uint8_t art_596[] = {
#embed "../../Sources/BuiltIn/Art/star.svg"
};

static const uint8_t art_597[] = {
#embed "../../Sources/BuiltIn/Art/starfish.svg"
};

static const uint8_t art_598[] = {
#embed "../../Sources/BuiltIn/Art/statue.svg"
};

static const uint8_t art_599[] = {
#embed "../../Sources/BuiltIn/Art/stethoscope.svg"
};

static const uint8_t art_600[] = {
#embed "../../Sources/BuiltIn/Art/stick.svg"
};

static const uint8_t art_601[] = {
#embed "../../Sources/BuiltIn/Art/stile.svg"
};

static const uint8_t art_602[] = {
#embed "../../Sources/BuiltIn/Art/stilt.svg"
};

static const uint8_t art_603[] = {
#embed "../../Sources/BuiltIn/Art/stocking.svg"
};

static const uint8_t art_604[] = {
#embed "../../Sources/BuiltIn/Art/stone.svg"
};

static const uint8_t art_605[] = {
#embed "../../Sources/BuiltIn/Art/stool.svg"
};

static const uint8_t art_606[] = {
#embed "../../Sources/BuiltIn/Art/strawberry.svg"
};

static const uint8_t art_607[] = {
#embed "../../Sources/BuiltIn/Art/streetlamp.svg"
};

static const uint8_t art_608[] = {
#embed "../../Sources/BuiltIn/Art/stump.svg"
};

static const uint8_t art_609[] = {
#embed "../../Sources/BuiltIn/Art/sty.svg"
};

static const uint8_t art_610[] = {
#embed "../../Sources/BuiltIn/Art/submarine.svg"
};

static const uint8_t art_611[] = {
#embed "../../Sources/BuiltIn/Art/sugar.svg"
};

static const uint8_t art_612[] = {
#embed "../../Sources/BuiltIn/Art/suitcase.svg"
};

static const uint8_t art_613[] = {
#embed "../../Sources/BuiltIn/Art/sun.svg"
};

static const uint8_t art_614[] = {
#embed "../../Sources/BuiltIn/Art/sundial.svg"
};

static const uint8_t art_615[] = {
#embed "../../Sources/BuiltIn/Art/sunflower.svg"
};

static const uint8_t art_616[] = {
#embed "../../Sources/BuiltIn/Art/surfboard.svg"
};

static const uint8_t art_617[] = {
#embed "../../Sources/BuiltIn/Art/swing.svg"
};

static const uint8_t art_618[] = {
#embed "../../Sources/BuiltIn/Art/sword.svg"
};

static const uint8_t art_619[] = {
#embed "../../Sources/BuiltIn/Art/syrup.svg"
};

static const uint8_t art_620[] = {
#embed "../../Sources/BuiltIn/Art/table-covered.svg"
};

static const uint8_t art_621[] = {
#embed "../../Sources/BuiltIn/Art/table.svg"
};

static const uint8_t art_622[] = {
#embed "../../Sources/BuiltIn/Art/tablecloth.svg"
};

static const uint8_t art_623[] = {
#embed "../../Sources/BuiltIn/Art/tambourine.svg"
};

static const uint8_t art_624[] = {
#embed "../../Sources/BuiltIn/Art/tap.svg"
};

static const uint8_t art_625[] = {
#embed "../../Sources/BuiltIn/Art/target.svg"
};

static const uint8_t art_626[] = {
#embed "../../Sources/BuiltIn/Art/teapot.svg"
};

static const uint8_t art_627[] = {
#embed "../../Sources/BuiltIn/Art/teddy.svg"
};

static const uint8_t art_628[] = {
#embed "../../Sources/BuiltIn/Art/telephone.svg"
};

static const uint8_t art_629[] = {
#embed "../../Sources/BuiltIn/Art/telescope.svg"
};

static const uint8_t art_630[] = {
#embed "../../Sources/BuiltIn/Art/television.svg"
};

static const uint8_t art_631[] = {
#embed "../../Sources/BuiltIn/Art/tent.svg"
};

static const uint8_t art_632[] = {
#embed "../../Sources/BuiltIn/Art/thermometer.svg"
};

static const uint8_t art_633[] = {
#embed "../../Sources/BuiltIn/Art/thimble.svg"
};

static const uint8_t art_634[] = {
#embed "../../Sources/BuiltIn/Art/thread.svg"
};

static const uint8_t art_635[] = {
#embed "../../Sources/BuiltIn/Art/throne.svg"
};

static const uint8_t art_636[] = {
#embed "../../Sources/BuiltIn/Art/ticket.svg"
};

static const uint8_t art_637[] = {
#embed "../../Sources/BuiltIn/Art/toast.svg"
};

static const uint8_t art_638[] = {
#embed "../../Sources/BuiltIn/Art/toaster.svg"
};

static const uint8_t art_639[] = {
#embed "../../Sources/BuiltIn/Art/toilet.svg"
};

static const uint8_t art_640[] = {
#embed "../../Sources/BuiltIn/Art/tomato.svg"
};

static const uint8_t art_641[] = {
#embed "../../Sources/BuiltIn/Art/toolbox.svg"
};

static const uint8_t art_642[] = {
#embed "../../Sources/BuiltIn/Art/tooth.svg"
};

static const uint8_t art_643[] = {
#embed "../../Sources/BuiltIn/Art/toothbrush.svg"
};

static const uint8_t art_644[] = {
#embed "../../Sources/BuiltIn/Art/towel.svg"
};

static const uint8_t art_645[] = {
#embed "../../Sources/BuiltIn/Art/tower.svg"
};

static const uint8_t art_646[] = {
#embed "../../Sources/BuiltIn/Art/track.svg"
};

static const uint8_t art_647[] = {
#embed "../../Sources/BuiltIn/Art/tractor.svg"
};

static const uint8_t art_648[] = {
#embed "../../Sources/BuiltIn/Art/trafficlight.svg"
};

static const uint8_t art_649[] = {
#embed "../../Sources/BuiltIn/Art/trailer.svg"
};

static const uint8_t art_650[] = {
#embed "../../Sources/BuiltIn/Art/train.svg"
};

static const uint8_t art_651[] = {
#embed "../../Sources/BuiltIn/Art/tram.svg"
};

static const uint8_t art_652[] = {
#embed "../../Sources/BuiltIn/Art/trampoline.svg"
};

static const uint8_t art_653[] = {
#embed "../../Sources/BuiltIn/Art/trap.svg"
};

static const uint8_t art_654[] = {
#embed "../../Sources/BuiltIn/Art/tray.svg"
};

static const uint8_t art_655[] = {
#embed "../../Sources/BuiltIn/Art/treasure.svg"
};

static const uint8_t art_656[] = {
#embed "../../Sources/BuiltIn/Art/tree.svg"
};

static const uint8_t art_657[] = {
#embed "../../Sources/BuiltIn/Art/treehouse.svg"
};

static const uint8_t art_658[] = {
#embed "../../Sources/BuiltIn/Art/triangle.svg"
};

static const uint8_t art_659[] = {
#embed "../../Sources/BuiltIn/Art/tricycle.svg"
};

static const uint8_t art_660[] = {
#embed "../../Sources/BuiltIn/Art/trolley.svg"
};

static const uint8_t art_661[] = {
#embed "../../Sources/BuiltIn/Art/trombone.svg"
};

static const uint8_t art_662[] = {
#embed "../../Sources/BuiltIn/Art/trophy.svg"
};

static const uint8_t art_663[] = {
#embed "../../Sources/BuiltIn/Art/trough.svg"
};

static const uint8_t art_664[] = {
#embed "../../Sources/BuiltIn/Art/trowel.svg"
};

static const uint8_t art_665[] = {
#embed "../../Sources/BuiltIn/Art/truck.svg"
};

static const uint8_t art_666[] = {
#embed "../../Sources/BuiltIn/Art/trumpet.svg"
};

static const uint8_t art_667[] = {
#embed "../../Sources/BuiltIn/Art/tuba.svg"
};

static const uint8_t art_668[] = {
#embed "../../Sources/BuiltIn/Art/tulip.svg"
};

static const uint8_t art_669[] = {
#embed "../../Sources/BuiltIn/Art/turnip.svg"
};

static const uint8_t art_670[] = {
#embed "../../Sources/BuiltIn/Art/typewriter.svg"
};

static const uint8_t art_671[] = {
#embed "../../Sources/BuiltIn/Art/ufo.svg"
};

static const uint8_t art_672[] = {
#embed "../../Sources/BuiltIn/Art/umbrella.svg"
};

static const uint8_t art_673[] = {
#embed "../../Sources/BuiltIn/Art/unicycle.svg"
};

static const uint8_t art_674[] = {
#embed "../../Sources/BuiltIn/Art/vacuumcleaner.svg"
};

static const uint8_t art_675[] = {
#embed "../../Sources/BuiltIn/Art/vase.svg"
};

static const uint8_t art_676[] = {
#embed "../../Sources/BuiltIn/Art/vine.svg"
};

static const uint8_t art_677[] = {
#embed "../../Sources/BuiltIn/Art/volcano.svg"
};

static const uint8_t art_678[] = {
#embed "../../Sources/BuiltIn/Art/waffle.svg"
};

static const uint8_t art_679[] = {
#embed "../../Sources/BuiltIn/Art/walkingstick.svg"
};

static const uint8_t art_680[] = {
#embed "../../Sources/BuiltIn/Art/walnut.svg"
};

static const uint8_t art_681[] = {
#embed "../../Sources/BuiltIn/Art/wand.svg"
};

static const uint8_t art_682[] = {
#embed "../../Sources/BuiltIn/Art/wardrobe.svg"
};

static const uint8_t art_683[] = {
#embed "../../Sources/BuiltIn/Art/washingmachine.svg"
};

static const uint8_t art_684[] = {
#embed "../../Sources/BuiltIn/Art/watch.svg"
};

static const uint8_t art_685[] = {
#embed "../../Sources/BuiltIn/Art/waterfall.svg"
};

static const uint8_t art_686[] = {
#embed "../../Sources/BuiltIn/Art/wateringcan.svg"
};

static const uint8_t art_687[] = {
#embed "../../Sources/BuiltIn/Art/waterlily.svg"
};

static const uint8_t art_688[] = {
#embed "../../Sources/BuiltIn/Art/watermelon.svg"
};

static const uint8_t art_689[] = {
#embed "../../Sources/BuiltIn/Art/waterwheel.svg"
};

static const uint8_t art_690[] = {
#embed "../../Sources/BuiltIn/Art/weathervane.svg"
};

static const uint8_t art_691[] = {
#embed "../../Sources/BuiltIn/Art/well.svg"
};

static const uint8_t art_692[] = {
#embed "../../Sources/BuiltIn/Art/wheat.svg"
};

static const uint8_t art_693[] = {
#embed "../../Sources/BuiltIn/Art/wheel.svg"
};

static const uint8_t art_694[] = {
#embed "../../Sources/BuiltIn/Art/wheelbarrow.svg"
};

static const uint8_t art_695[] = {
#embed "../../Sources/BuiltIn/Art/wheelchair.svg"
};

static const uint8_t art_696[] = {
#embed "../../Sources/BuiltIn/Art/whisk.svg"
};

static const uint8_t art_697[] = {
#embed "../../Sources/BuiltIn/Art/whistle.svg"
};

static const uint8_t art_698[] = {
#embed "../../Sources/BuiltIn/Art/wig.svg"
};

static const uint8_t art_699[] = {
#embed "../../Sources/BuiltIn/Art/windchime.svg"
};

static const uint8_t art_700[] = {
#embed "../../Sources/BuiltIn/Art/windmill.svg"
};

static const uint8_t art_701[] = {
#embed "../../Sources/BuiltIn/Art/window.svg"
};

static const uint8_t art_702[] = {
#embed "../../Sources/BuiltIn/Art/worm.svg"
};

static const uint8_t art_703[] = {
#embed "../../Sources/BuiltIn/Art/wreath.svg"
};

static const uint8_t art_704[] = {
#embed "../../Sources/BuiltIn/Art/xylophone.svg"
};

static const uint8_t art_705[] = {
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
    {"anvil", {art_8, sizeof art_8}},
    {"apple", {art_9, sizeof art_9}},
    {"apron", {art_10, sizeof art_10}},
    {"armchair", {art_11, sizeof art_11}},
    {"arrow", {art_12, sizeof art_12}},
    {"avocado", {art_13, sizeof art_13}},
    {"axe", {art_14, sizeof art_14}},
    {"backpack", {art_15, sizeof art_15}},
    {"badge", {art_16, sizeof art_16}},
    {"bag", {art_17, sizeof art_17}},
    {"bagpipe", {art_18, sizeof art_18}},
    {"ball", {art_19, sizeof art_19}},
    {"balloon", {art_20, sizeof art_20}},
    {"banana", {art_21, sizeof art_21}},
    {"banjo", {art_22, sizeof art_22}},
    {"banner", {art_23, sizeof art_23}},
    {"barn", {art_24, sizeof art_24}},
    {"barrel", {art_25, sizeof art_25}},
    {"basket", {art_26, sizeof art_26}},
    {"bathtub", {art_27, sizeof art_27}},
    {"batter", {art_28, sizeof art_28}},
    {"battery", {art_29, sizeof art_29}},
    {"bean", {art_30, sizeof art_30}},
    {"beanstalk", {art_31, sizeof art_31}},
    {"bed", {art_32, sizeof art_32}},
    {"bee", {art_33, sizeof art_33}},
    {"beehive", {art_34, sizeof art_34}},
    {"beetle", {art_35, sizeof art_35}},
    {"beetroot", {art_36, sizeof art_36}},
    {"bell", {art_37, sizeof art_37}},
    {"bellows", {art_38, sizeof art_38}},
    {"belt", {art_39, sizeof art_39}},
    {"bench", {art_40, sizeof art_40}},
    {"berry", {art_41, sizeof art_41}},
    {"bicycle", {art_42, sizeof art_42}},
    {"binoculars", {art_43, sizeof art_43}},
    {"birdbath", {art_44, sizeof art_44}},
    {"birdcage", {art_45, sizeof art_45}},
    {"birdfeeder", {art_46, sizeof art_46}},
    {"birdhouse", {art_47, sizeof art_47}},
    {"biscuit", {art_48, sizeof art_48}},
    {"blackboard", {art_49, sizeof art_49}},
    {"blanket-spread", {art_50, sizeof art_50}},
    {"blanket", {art_51, sizeof art_51}},
    {"block", {art_52, sizeof art_52}},
    {"bluebell", {art_53, sizeof art_53}},
    {"boat", {art_54, sizeof art_54}},
    {"bone", {art_55, sizeof art_55}},
    {"book", {art_56, sizeof art_56}},
    {"bookshelf", {art_57, sizeof art_57}},
    {"boot", {art_58, sizeof art_58}},
    {"border-adventure", {art_59, sizeof art_59}},
    {"border-animals", {art_60, sizeof art_60}},
    {"border-family", {art_61, sizeof art_61}},
    {"border-fantasy", {art_62, sizeof art_62}},
    {"border-friendship", {art_63, sizeof art_63}},
    {"bottle", {art_64, sizeof art_64}},
    {"bowl", {art_65, sizeof art_65}},
    {"box", {art_66, sizeof art_66}},
    {"bracelet", {art_67, sizeof art_67}},
    {"bread", {art_68, sizeof art_68}},
    {"bridge", {art_69, sizeof art_69}},
    {"brooch", {art_70, sizeof art_70}},
    {"broom", {art_71, sizeof art_71}},
    {"bubble", {art_72, sizeof art_72}},
    {"bucket", {art_73, sizeof art_73}},
    {"buoy", {art_74, sizeof art_74}},
    {"burrow-open", {art_75, sizeof art_75}},
    {"burrow", {art_76, sizeof art_76}},
    {"bus", {art_77, sizeof art_77}},
    {"bush", {art_78, sizeof art_78}},
    {"butter", {art_79, sizeof art_79}},
    {"butterfly", {art_80, sizeof art_80}},
    {"button", {art_81, sizeof art_81}},
    {"cabbage", {art_82, sizeof art_82}},
    {"cablecar", {art_83, sizeof art_83}},
    {"cactus", {art_84, sizeof art_84}},
    {"cage", {art_85, sizeof art_85}},
    {"cake", {art_86, sizeof art_86}},
    {"calendar", {art_87, sizeof art_87}},
    {"camera", {art_88, sizeof art_88}},
    {"candle", {art_89, sizeof art_89}},
    {"candy", {art_90, sizeof art_90}},
    {"cannon", {art_91, sizeof art_91}},
    {"canoe", {art_92, sizeof art_92}},
    {"car", {art_93, sizeof art_93}},
    {"caravan", {art_94, sizeof art_94}},
    {"card", {art_95, sizeof art_95}},
    {"carousel", {art_96, sizeof art_96}},
    {"carpet", {art_97, sizeof art_97}},
    {"carrot", {art_98, sizeof art_98}},
    {"cart", {art_99, sizeof art_99}},
    {"castle", {art_100, sizeof art_100}},
    {"catapult", {art_101, sizeof art_101}},
    {"caterpillar", {art_102, sizeof art_102}},
    {"cauldron", {art_103, sizeof art_103}},
    {"cauliflower", {art_104, sizeof art_104}},
    {"celery", {art_105, sizeof art_105}},
    {"cello", {art_106, sizeof art_106}},
    {"chain", {art_107, sizeof art_107}},
    {"chair", {art_108, sizeof art_108}},
    {"chalk", {art_109, sizeof art_109}},
    {"cheese", {art_110, sizeof art_110}},
    {"cherry", {art_111, sizeof art_111}},
    {"chessboard", {art_112, sizeof art_112}},
    {"chest", {art_113, sizeof art_113}},
    {"chestnut", {art_114, sizeof art_114}},
    {"chimney", {art_115, sizeof art_115}},
    {"chisel", {art_116, sizeof art_116}},
    {"chocolate", {art_117, sizeof art_117}},
    {"christmastree", {art_118, sizeof art_118}},
    {"church", {art_119, sizeof art_119}},
    {"clarinet", {art_120, sizeof art_120}},
    {"clay", {art_121, sizeof art_121}},
    {"cloak", {art_122, sizeof art_122}},
    {"clock", {art_123, sizeof art_123}},
    {"cloth", {art_124, sizeof art_124}},
    {"cloud", {art_125, sizeof art_125}},
    {"coat", {art_126, sizeof art_126}},
    {"cocoa", {art_127, sizeof art_127}},
    {"coconut", {art_128, sizeof art_128}},
    {"coin", {art_129, sizeof art_129}},
    {"comb", {art_130, sizeof art_130}},
    {"comet", {art_131, sizeof art_131}},
    {"compass", {art_132, sizeof art_132}},
    {"computer", {art_133, sizeof art_133}},
    {"confetti", {art_134, sizeof art_134}},
    {"coop", {art_135, sizeof art_135}},
    {"coral", {art_136, sizeof art_136}},
    {"corn", {art_137, sizeof art_137}},
    {"crab", {art_138, sizeof art_138}},
    {"crate", {art_139, sizeof art_139}},
    {"croissant", {art_140, sizeof art_140}},
    {"crowd", {art_141, sizeof art_141}},
    {"crown", {art_142, sizeof art_142}},
    {"crutch", {art_143, sizeof art_143}},
    {"crystal", {art_144, sizeof art_144}},
    {"cucumber", {art_145, sizeof art_145}},
    {"cup", {art_146, sizeof art_146}},
    {"cupboard", {art_147, sizeof art_147}},
    {"curtain", {art_148, sizeof art_148}},
    {"cymbal", {art_149, sizeof art_149}},
    {"daisy", {art_150, sizeof art_150}},
    {"dam", {art_151, sizeof art_151}},
    {"dandelion", {art_152, sizeof art_152}},
    {"deckchair", {art_153, sizeof art_153}},
    {"desk", {art_154, sizeof art_154}},
    {"diamond", {art_155, sizeof art_155}},
    {"dice", {art_156, sizeof art_156}},
    {"digger", {art_157, sizeof art_157}},
    {"doll", {art_158, sizeof art_158}},
    {"dollhouse", {art_159, sizeof art_159}},
    {"door-open", {art_160, sizeof art_160}},
    {"door", {art_161, sizeof art_161}},
    {"doublebass", {art_162, sizeof art_162}},
    {"dough", {art_163, sizeof art_163}},
    {"doughnut", {art_164, sizeof art_164}},
    {"dragonfly", {art_165, sizeof art_165}},
    {"driftwood", {art_166, sizeof art_166}},
    {"drone", {art_167, sizeof art_167}},
    {"drum", {art_168, sizeof art_168}},
    {"dustbin", {art_169, sizeof art_169}},
    {"dustpan", {art_170, sizeof art_170}},
    {"easel", {art_171, sizeof art_171}},
    {"egg", {art_172, sizeof art_172}},
    {"emerald", {art_173, sizeof art_173}},
    {"fan", {art_174, sizeof art_174}},
    {"feather", {art_175, sizeof art_175}},
    {"fence", {art_176, sizeof art_176}},
    {"fern", {art_177, sizeof art_177}},
    {"ferry", {art_178, sizeof art_178}},
    {"fiddle", {art_179, sizeof art_179}},
    {"figure-ant", {art_180, sizeof art_180}},
    {"figure-anteater", {art_181, sizeof art_181}},
    {"figure-armadillo", {art_182, sizeof art_182}},
    {"figure-axolotl", {art_183, sizeof art_183}},
    {"figure-badger", {art_184, sizeof art_184}},
    {"figure-bat", {art_185, sizeof art_185}},
    {"figure-bear", {art_186, sizeof art_186}},
    {"figure-beaver", {art_187, sizeof art_187}},
    {"figure-bee", {art_188, sizeof art_188}},
    {"figure-beetle", {art_189, sizeof art_189}},
    {"figure-bird", {art_190, sizeof art_190}},
    {"figure-boar", {art_191, sizeof art_191}},
    {"figure-bull", {art_192, sizeof art_192}},
    {"figure-butterfly", {art_193, sizeof art_193}},
    {"figure-camel", {art_194, sizeof art_194}},
    {"figure-cat", {art_195, sizeof art_195}},
    {"figure-caterpillar", {art_196, sizeof art_196}},
    {"figure-chameleon", {art_197, sizeof art_197}},
    {"figure-cow", {art_198, sizeof art_198}},
    {"figure-crab", {art_199, sizeof art_199}},
    {"figure-crocodile", {art_200, sizeof art_200}},
    {"figure-crow", {art_201, sizeof art_201}},
    {"figure-deer", {art_202, sizeof art_202}},
    {"figure-dinosaur", {art_203, sizeof art_203}},
    {"figure-dog", {art_204, sizeof art_204}},
    {"figure-dolphin", {art_205, sizeof art_205}},
    {"figure-donkey", {art_206, sizeof art_206}},
    {"figure-dragon", {art_207, sizeof art_207}},
    {"figure-dragonfly", {art_208, sizeof art_208}},
    {"figure-duck", {art_209, sizeof art_209}},
    {"figure-eagle", {art_210, sizeof art_210}},
    {"figure-elephant", {art_211, sizeof art_211}},
    {"figure-firefly", {art_212, sizeof art_212}},
    {"figure-fish", {art_213, sizeof art_213}},
    {"figure-flamingo", {art_214, sizeof art_214}},
    {"figure-fox", {art_215, sizeof art_215}},
    {"figure-frog", {art_216, sizeof art_216}},
    {"figure-ghost", {art_217, sizeof art_217}},
    {"figure-giraffe", {art_218, sizeof art_218}},
    {"figure-goat", {art_219, sizeof art_219}},
    {"figure-goose", {art_220, sizeof art_220}},
    {"figure-grasshopper", {art_221, sizeof art_221}},
    {"figure-guineapig", {art_222, sizeof art_222}},
    {"figure-hamster", {art_223, sizeof art_223}},
    {"figure-hare", {art_224, sizeof art_224}},
    {"figure-hedgehog", {art_225, sizeof art_225}},
    {"figure-hen", {art_226, sizeof art_226}},
    {"figure-heron", {art_227, sizeof art_227}},
    {"figure-hippopotamus", {art_228, sizeof art_228}},
    {"figure-horse", {art_229, sizeof art_229}},
    {"figure-jellyfish", {art_230, sizeof art_230}},
    {"figure-kangaroo", {art_231, sizeof art_231}},
    {"figure-kingfisher", {art_232, sizeof art_232}},
    {"figure-koala", {art_233, sizeof art_233}},
    {"figure-ladybird", {art_234, sizeof art_234}},
    {"figure-leopard", {art_235, sizeof art_235}},
    {"figure-lion", {art_236, sizeof art_236}},
    {"figure-lizard", {art_237, sizeof art_237}},
    {"figure-llama", {art_238, sizeof art_238}},
    {"figure-mole", {art_239, sizeof art_239}},
    {"figure-monkey", {art_240, sizeof art_240}},
    {"figure-monster", {art_241, sizeof art_241}},
    {"figure-moose", {art_242, sizeof art_242}},
    {"figure-mouse", {art_243, sizeof art_243}},
    {"figure-newt", {art_244, sizeof art_244}},
    {"figure-octopus", {art_245, sizeof art_245}},
    {"figure-ostrich", {art_246, sizeof art_246}},
    {"figure-otter", {art_247, sizeof art_247}},
    {"figure-owl", {art_248, sizeof art_248}},
    {"figure-panda", {art_249, sizeof art_249}},
    {"figure-parrot", {art_250, sizeof art_250}},
    {"figure-peacock", {art_251, sizeof art_251}},
    {"figure-pelican", {art_252, sizeof art_252}},
    {"figure-penguin", {art_253, sizeof art_253}},
    {"figure-phoenix", {art_254, sizeof art_254}},
    {"figure-pig", {art_255, sizeof art_255}},
    {"figure-pigeon", {art_256, sizeof art_256}},
    {"figure-platypus", {art_257, sizeof art_257}},
    {"figure-possum", {art_258, sizeof art_258}},
    {"figure-puffin", {art_259, sizeof art_259}},
    {"figure-rabbit", {art_260, sizeof art_260}},
    {"figure-raccoon", {art_261, sizeof art_261}},
    {"figure-reindeer", {art_262, sizeof art_262}},
    {"figure-rhinoceros", {art_263, sizeof art_263}},
    {"figure-robot", {art_264, sizeof art_264}},
    {"figure-scarecrow", {art_265, sizeof art_265}},
    {"figure-seagull", {art_266, sizeof art_266}},
    {"figure-seahorse", {art_267, sizeof art_267}},
    {"figure-seal", {art_268, sizeof art_268}},
    {"figure-shark", {art_269, sizeof art_269}},
    {"figure-sheep", {art_270, sizeof art_270}},
    {"figure-skunk", {art_271, sizeof art_271}},
    {"figure-sloth", {art_272, sizeof art_272}},
    {"figure-snail", {art_273, sizeof art_273}},
    {"figure-snake", {art_274, sizeof art_274}},
    {"figure-snowman", {art_275, sizeof art_275}},
    {"figure-spider", {art_276, sizeof art_276}},
    {"figure-squirrel", {art_277, sizeof art_277}},
    {"figure-starfish", {art_278, sizeof art_278}},
    {"figure-swan", {art_279, sizeof art_279}},
    {"figure-tiger", {art_280, sizeof art_280}},
    {"figure-toucan", {art_281, sizeof art_281}},
    {"figure-troll", {art_282, sizeof art_282}},
    {"figure-turkey", {art_283, sizeof art_283}},
    {"figure-turtle", {art_284, sizeof art_284}},
    {"figure-unicorn", {art_285, sizeof art_285}},
    {"figure-vole", {art_286, sizeof art_286}},
    {"figure-walrus", {art_287, sizeof art_287}},
    {"figure-weasel", {art_288, sizeof art_288}},
    {"figure-whale", {art_289, sizeof art_289}},
    {"figure-wolf", {art_290, sizeof art_290}},
    {"figure-woodpecker", {art_291, sizeof art_291}},
    {"figure-zebra", {art_292, sizeof art_292}},
    {"fire", {art_293, sizeof art_293}},
    {"fireengine", {art_294, sizeof art_294}},
    {"firefly", {art_295, sizeof art_295}},
    {"firehelmet", {art_296, sizeof art_296}},
    {"fireplace", {art_297, sizeof art_297}},
    {"firework", {art_298, sizeof art_298}},
    {"fishbowl", {art_299, sizeof art_299}},
    {"fishing", {art_300, sizeof art_300}},
    {"flag", {art_301, sizeof art_301}},
    {"flatiron", {art_302, sizeof art_302}},
    {"flipper", {art_303, sizeof art_303}},
    {"flour", {art_304, sizeof art_304}},
    {"flower", {art_305, sizeof art_305}},
    {"flowerpot", {art_306, sizeof art_306}},
    {"flute", {art_307, sizeof art_307}},
    {"footprint", {art_308, sizeof art_308}},
    {"fork", {art_309, sizeof art_309}},
    {"fossil", {art_310, sizeof art_310}},
    {"fountain", {art_311, sizeof art_311}},
    {"fridge", {art_312, sizeof art_312}},
    {"frisbee", {art_313, sizeof art_313}},
    {"garland", {art_314, sizeof art_314}},
    {"garlic", {art_315, sizeof art_315}},
    {"gate", {art_316, sizeof art_316}},
    {"gear", {art_317, sizeof art_317}},
    {"gingerbread", {art_318, sizeof art_318}},
    {"glasses", {art_319, sizeof art_319}},
    {"globe", {art_320, sizeof art_320}},
    {"glue", {art_321, sizeof art_321}},
    {"goal", {art_322, sizeof art_322}},
    {"goblet", {art_323, sizeof art_323}},
    {"goggles", {art_324, sizeof art_324}},
    {"gold", {art_325, sizeof art_325}},
    {"gong", {art_326, sizeof art_326}},
    {"grape", {art_327, sizeof art_327}},
    {"guitar", {art_328, sizeof art_328}},
    {"hairbrush", {art_329, sizeof art_329}},
    {"hamburger", {art_330, sizeof art_330}},
    {"hammer", {art_331, sizeof art_331}},
    {"hammock", {art_332, sizeof art_332}},
    {"handkerchief", {art_333, sizeof art_333}},
    {"hanger", {art_334, sizeof art_334}},
    {"harmonica", {art_335, sizeof art_335}},
    {"harp", {art_336, sizeof art_336}},
    {"hat", {art_337, sizeof art_337}},
    {"hatbox", {art_338, sizeof art_338}},
    {"hay", {art_339, sizeof art_339}},
    {"hazelnut", {art_340, sizeof art_340}},
    {"headphones", {art_341, sizeof art_341}},
    {"helicopter", {art_342, sizeof art_342}},
    {"helmet", {art_343, sizeof art_343}},
    {"hole", {art_344, sizeof art_344}},
    {"honey", {art_345, sizeof art_345}},
    {"hook", {art_346, sizeof art_346}},
    {"hoop", {art_347, sizeof art_347}},
    {"horseshoe", {art_348, sizeof art_348}},
    {"hose", {art_349, sizeof art_349}},
    {"hotairballoon", {art_350, sizeof art_350}},
    {"hotdog", {art_351, sizeof art_351}},
    {"hourglass", {art_352, sizeof art_352}},
    {"house", {art_353, sizeof art_353}},
    {"hutch", {art_354, sizeof art_354}},
    {"iceberg", {art_355, sizeof art_355}},
    {"icecream", {art_356, sizeof art_356}},
    {"icelolly", {art_357, sizeof art_357}},
    {"icicle", {art_358, sizeof art_358}},
    {"igloo", {art_359, sizeof art_359}},
    {"inkwell", {art_360, sizeof art_360}},
    {"island", {art_361, sizeof art_361}},
    {"jam", {art_362, sizeof art_362}},
    {"jar", {art_363, sizeof art_363}},
    {"jelly", {art_364, sizeof art_364}},
    {"jellyfish", {art_365, sizeof art_365}},
    {"jug", {art_366, sizeof art_366}},
    {"kennel", {art_367, sizeof art_367}},
    {"key", {art_368, sizeof art_368}},
    {"kite", {art_369, sizeof art_369}},
    {"kiwi", {art_370, sizeof art_370}},
    {"knife", {art_371, sizeof art_371}},
    {"ladder", {art_372, sizeof art_372}},
    {"ladle", {art_373, sizeof art_373}},
    {"ladybird", {art_374, sizeof art_374}},
    {"lantern-with-face", {art_375, sizeof art_375}},
    {"lantern", {art_376, sizeof art_376}},
    {"laundry", {art_377, sizeof art_377}},
    {"leaf", {art_378, sizeof art_378}},
    {"leek", {art_379, sizeof art_379}},
    {"lemon", {art_380, sizeof art_380}},
    {"lemonade", {art_381, sizeof art_381}},
    {"letter", {art_382, sizeof art_382}},
    {"lifebuoy", {art_383, sizeof art_383}},
    {"lift", {art_384, sizeof art_384}},
    {"lightbulb", {art_385, sizeof art_385}},
    {"lighthouse", {art_386, sizeof art_386}},
    {"lightning", {art_387, sizeof art_387}},
    {"log", {art_388, sizeof art_388}},
    {"longbow", {art_389, sizeof art_389}},
    {"loom", {art_390, sizeof art_390}},
    {"lunchbox", {art_391, sizeof art_391}},
    {"lute", {art_392, sizeof art_392}},
    {"magnet", {art_393, sizeof art_393}},
    {"magnifier", {art_394, sizeof art_394}},
    {"mailbag", {art_395, sizeof art_395}},
    {"mailbox", {art_396, sizeof art_396}},
    {"mango", {art_397, sizeof art_397}},
    {"map", {art_398, sizeof art_398}},
    {"maraca", {art_399, sizeof art_399}},
    {"marble", {art_400, sizeof art_400}},
    {"marshmallow", {art_401, sizeof art_401}},
    {"mask", {art_402, sizeof art_402}},
    {"matchbox", {art_403, sizeof art_403}},
    {"mattress", {art_404, sizeof art_404}},
    {"medal", {art_405, sizeof art_405}},
    {"megaphone", {art_406, sizeof art_406}},
    {"microphone", {art_407, sizeof art_407}},
    {"microscope", {art_408, sizeof art_408}},
    {"milk", {art_409, sizeof art_409}},
    {"milkchurn", {art_410, sizeof art_410}},
    {"mirror", {art_411, sizeof art_411}},
    {"mitten", {art_412, sizeof art_412}},
    {"molehill", {art_413, sizeof art_413}},
    {"moon", {art_414, sizeof art_414}},
    {"mop", {art_415, sizeof art_415}},
    {"motorcycle", {art_416, sizeof art_416}},
    {"mud", {art_417, sizeof art_417}},
    {"mudpie", {art_418, sizeof art_418}},
    {"muffin", {art_419, sizeof art_419}},
    {"mushroom", {art_420, sizeof art_420}},
    {"nail", {art_421, sizeof art_421}},
    {"necklace", {art_422, sizeof art_422}},
    {"needle", {art_423, sizeof art_423}},
    {"nest-of-leaves", {art_424, sizeof art_424}},
    {"nest", {art_425, sizeof art_425}},
    {"net", {art_426, sizeof art_426}},
    {"newspaper", {art_427, sizeof art_427}},
    {"noodle", {art_428, sizeof art_428}},
    {"notebook", {art_429, sizeof art_429}},
    {"oar", {art_430, sizeof art_430}},
    {"octopus", {art_431, sizeof art_431}},
    {"omelette", {art_432, sizeof art_432}},
    {"onion", {art_433, sizeof art_433}},
    {"orange", {art_434, sizeof art_434}},
    {"oven", {art_435, sizeof art_435}},
    {"padlock", {art_436, sizeof art_436}},
    {"paint", {art_437, sizeof art_437}},
    {"paintbrush", {art_438, sizeof art_438}},
    {"palette", {art_439, sizeof art_439}},
    {"palm", {art_440, sizeof art_440}},
    {"pancake", {art_441, sizeof art_441}},
    {"paper", {art_442, sizeof art_442}},
    {"paperplane", {art_443, sizeof art_443}},
    {"parachute", {art_444, sizeof art_444}},
    {"parcel", {art_445, sizeof art_445}},
    {"pea", {art_446, sizeof art_446}},
    {"peach", {art_447, sizeof art_447}},
    {"pear", {art_448, sizeof art_448}},
    {"pearl", {art_449, sizeof art_449}},
    {"peg", {art_450, sizeof art_450}},
    {"pencil", {art_451, sizeof art_451}},
    {"pepper", {art_452, sizeof art_452}},
    {"piano", {art_453, sizeof art_453}},
    {"pickle", {art_454, sizeof art_454}},
    {"picture", {art_455, sizeof art_455}},
    {"pie", {art_456, sizeof art_456}},
    {"pillow", {art_457, sizeof art_457}},
    {"pin", {art_458, sizeof art_458}},
    {"pine", {art_459, sizeof art_459}},
    {"pineapple", {art_460, sizeof art_460}},
    {"pinecone", {art_461, sizeof art_461}},
    {"pinwheel", {art_462, sizeof art_462}},
    {"pitchfork", {art_463, sizeof art_463}},
    {"pizza", {art_464, sizeof art_464}},
    {"planet", {art_465, sizeof art_465}},
    {"plank", {art_466, sizeof art_466}},
    {"plaster", {art_467, sizeof art_467}},
    {"plate", {art_468, sizeof art_468}},
    {"pliers", {art_469, sizeof art_469}},
    {"plough", {art_470, sizeof art_470}},
    {"plum", {art_471, sizeof art_471}},
    {"popcorn", {art_472, sizeof art_472}},
    {"porridge", {art_473, sizeof art_473}},
    {"poster", {art_474, sizeof art_474}},
    {"pot", {art_475, sizeof art_475}},
    {"potato", {art_476, sizeof art_476}},
    {"potion", {art_477, sizeof art_477}},
    {"pram", {art_478, sizeof art_478}},
    {"present", {art_479, sizeof art_479}},
    {"pretzel", {art_480, sizeof art_480}},
    {"pudding", {art_481, sizeof art_481}},
    {"puddle", {art_482, sizeof art_482}},
    {"pulley", {art_483, sizeof art_483}},
    {"pump", {art_484, sizeof art_484}},
    {"pumpkin", {art_485, sizeof art_485}},
    {"puppet", {art_486, sizeof art_486}},
    {"purse", {art_487, sizeof art_487}},
    {"puzzle", {art_488, sizeof art_488}},
    {"racket", {art_489, sizeof art_489}},
    {"radiator", {art_490, sizeof art_490}},
    {"radio", {art_491, sizeof art_491}},
    {"radish", {art_492, sizeof art_492}},
    {"raft", {art_493, sizeof art_493}},
    {"rainbow", {art_494, sizeof art_494}},
    {"rake", {art_495, sizeof art_495}},
    {"ramp", {art_496, sizeof art_496}},
    {"rattle", {art_497, sizeof art_497}},
    {"reed", {art_498, sizeof art_498}},
    {"ribbon", {art_499, sizeof art_499}},
    {"rice", {art_500, sizeof art_500}},
    {"ring", {art_501, sizeof art_501}},
    {"rocket", {art_502, sizeof art_502}},
    {"rockinghorse", {art_503, sizeof art_503}},
    {"rollingpin", {art_504, sizeof art_504}},
    {"rope", {art_505, sizeof art_505}},
    {"rose", {art_506, sizeof art_506}},
    {"rubbish", {art_507, sizeof art_507}},
    {"ruby", {art_508, sizeof art_508}},
    {"ruler", {art_509, sizeof art_509}},
    {"sack", {art_510, sizeof art_510}},
    {"saddle", {art_511, sizeof art_511}},
    {"sail", {art_512, sizeof art_512}},
    {"sailboat", {art_513, sizeof art_513}},
    {"sandcastle", {art_514, sizeof art_514}},
    {"sandwich", {art_515, sizeof art_515}},
    {"satellite", {art_516, sizeof art_516}},
    {"sausage", {art_517, sizeof art_517}},
    {"saw", {art_518, sizeof art_518}},
    {"saxophone", {art_519, sizeof art_519}},
    {"scale", {art_520, sizeof art_520}},
    {"scarecrow", {art_521, sizeof art_521}},
    {"scarf", {art_522, sizeof art_522}},
    {"scissors", {art_523, sizeof art_523}},
    {"scooter", {art_524, sizeof art_524}},
    {"screw", {art_525, sizeof art_525}},
    {"screwdriver", {art_526, sizeof art_526}},
    {"scroll", {art_527, sizeof art_527}},
    {"seahorse", {art_528, sizeof art_528}},
    {"seaweed", {art_529, sizeof art_529}},
    {"seed", {art_530, sizeof art_530}},
    {"seesaw", {art_531, sizeof art_531}},
    {"setting-attic", {art_532, sizeof art_532}},
    {"setting-bakery", {art_533, sizeof art_533}},
    {"setting-barn", {art_534, sizeof art_534}},
    {"setting-bathroom", {art_535, sizeof art_535}},
    {"setting-bedroom", {art_536, sizeof art_536}},
    {"setting-carriage", {art_537, sizeof art_537}},
    {"setting-farm", {art_538, sizeof art_538}},
    {"setting-hall", {art_539, sizeof art_539}},
    {"setting-harbour", {art_540, sizeof art_540}},
    {"setting-jungle", {art_541, sizeof art_541}},
    {"setting-kitchen", {art_542, sizeof art_542}},
    {"setting-library", {art_543, sizeof art_543}},
    {"setting-market", {art_544, sizeof art_544}},
    {"setting-orchard", {art_545, sizeof art_545}},
    {"setting-playground", {art_546, sizeof art_546}},
    {"setting-roof", {art_547, sizeof art_547}},
    {"setting-room", {art_548, sizeof art_548}},
    {"setting-school", {art_549, sizeof art_549}},
    {"setting-ship", {art_550, sizeof art_550}},
    {"setting-shop", {art_551, sizeof art_551}},
    {"setting-station", {art_552, sizeof art_552}},
    {"setting-swamp", {art_553, sizeof art_553}},
    {"setting-theatre", {art_554, sizeof art_554}},
    {"setting-workshop", {art_555, sizeof art_555}},
    {"sewingmachine", {art_556, sizeof art_556}},
    {"shed", {art_557, sizeof art_557}},
    {"shelf", {art_558, sizeof art_558}},
    {"shell", {art_559, sizeof art_559}},
    {"shield", {art_560, sizeof art_560}},
    {"ship", {art_561, sizeof art_561}},
    {"shoe", {art_562, sizeof art_562}},
    {"sieve", {art_563, sizeof art_563}},
    {"sign", {art_564, sizeof art_564}},
    {"sink", {art_565, sizeof art_565}},
    {"skate", {art_566, sizeof art_566}},
    {"skateboard", {art_567, sizeof art_567}},
    {"ski", {art_568, sizeof art_568}},
    {"sledge", {art_569, sizeof art_569}},
    {"slide", {art_570, sizeof art_570}},
    {"slipper", {art_571, sizeof art_571}},
    {"smoke", {art_572, sizeof art_572}},
    {"snail", {art_573, sizeof art_573}},
    {"snorkel", {art_574, sizeof art_574}},
    {"snowball", {art_575, sizeof art_575}},
    {"snowflake", {art_576, sizeof art_576}},
    {"snowglobe", {art_577, sizeof art_577}},
    {"snowman", {art_578, sizeof art_578}},
    {"snowshoe", {art_579, sizeof art_579}},
    {"soap", {art_580, sizeof art_580}},
    {"sock", {art_581, sizeof art_581}},
    {"sofa", {art_582, sizeof art_582}},
    {"soup", {art_583, sizeof art_583}},
    {"spade", {art_584, sizeof art_584}},
    {"spanner", {art_585, sizeof art_585}},
    {"spider", {art_586, sizeof art_586}},
    {"spiderweb", {art_587, sizeof art_587}},
    {"spinningtop", {art_588, sizeof art_588}},
    {"spinningwheel", {art_589, sizeof art_589}},
    {"sponge", {art_590, sizeof art_590}},
    {"spoon", {art_591, sizeof art_591}},
    {"sprout", {art_592, sizeof art_592}},
    {"staircase", {art_593, sizeof art_593}},
    {"stall", {art_594, sizeof art_594}},
    {"stamp", {art_595, sizeof art_595}},
    {"star", {art_596, sizeof art_596}},
    {"starfish", {art_597, sizeof art_597}},
    {"statue", {art_598, sizeof art_598}},
    {"stethoscope", {art_599, sizeof art_599}},
    {"stick", {art_600, sizeof art_600}},
    {"stile", {art_601, sizeof art_601}},
    {"stilt", {art_602, sizeof art_602}},
    {"stocking", {art_603, sizeof art_603}},
    {"stone", {art_604, sizeof art_604}},
    {"stool", {art_605, sizeof art_605}},
    {"strawberry", {art_606, sizeof art_606}},
    {"streetlamp", {art_607, sizeof art_607}},
    {"stump", {art_608, sizeof art_608}},
    {"sty", {art_609, sizeof art_609}},
    {"submarine", {art_610, sizeof art_610}},
    {"sugar", {art_611, sizeof art_611}},
    {"suitcase", {art_612, sizeof art_612}},
    {"sun", {art_613, sizeof art_613}},
    {"sundial", {art_614, sizeof art_614}},
    {"sunflower", {art_615, sizeof art_615}},
    {"surfboard", {art_616, sizeof art_616}},
    {"swing", {art_617, sizeof art_617}},
    {"sword", {art_618, sizeof art_618}},
    {"syrup", {art_619, sizeof art_619}},
    {"table-covered", {art_620, sizeof art_620}},
    {"table", {art_621, sizeof art_621}},
    {"tablecloth", {art_622, sizeof art_622}},
    {"tambourine", {art_623, sizeof art_623}},
    {"tap", {art_624, sizeof art_624}},
    {"target", {art_625, sizeof art_625}},
    {"teapot", {art_626, sizeof art_626}},
    {"teddy", {art_627, sizeof art_627}},
    {"telephone", {art_628, sizeof art_628}},
    {"telescope", {art_629, sizeof art_629}},
    {"television", {art_630, sizeof art_630}},
    {"tent", {art_631, sizeof art_631}},
    {"thermometer", {art_632, sizeof art_632}},
    {"thimble", {art_633, sizeof art_633}},
    {"thread", {art_634, sizeof art_634}},
    {"throne", {art_635, sizeof art_635}},
    {"ticket", {art_636, sizeof art_636}},
    {"toast", {art_637, sizeof art_637}},
    {"toaster", {art_638, sizeof art_638}},
    {"toilet", {art_639, sizeof art_639}},
    {"tomato", {art_640, sizeof art_640}},
    {"toolbox", {art_641, sizeof art_641}},
    {"tooth", {art_642, sizeof art_642}},
    {"toothbrush", {art_643, sizeof art_643}},
    {"towel", {art_644, sizeof art_644}},
    {"tower", {art_645, sizeof art_645}},
    {"track", {art_646, sizeof art_646}},
    {"tractor", {art_647, sizeof art_647}},
    {"trafficlight", {art_648, sizeof art_648}},
    {"trailer", {art_649, sizeof art_649}},
    {"train", {art_650, sizeof art_650}},
    {"tram", {art_651, sizeof art_651}},
    {"trampoline", {art_652, sizeof art_652}},
    {"trap", {art_653, sizeof art_653}},
    {"tray", {art_654, sizeof art_654}},
    {"treasure", {art_655, sizeof art_655}},
    {"tree", {art_656, sizeof art_656}},
    {"treehouse", {art_657, sizeof art_657}},
    {"triangle", {art_658, sizeof art_658}},
    {"tricycle", {art_659, sizeof art_659}},
    {"trolley", {art_660, sizeof art_660}},
    {"trombone", {art_661, sizeof art_661}},
    {"trophy", {art_662, sizeof art_662}},
    {"trough", {art_663, sizeof art_663}},
    {"trowel", {art_664, sizeof art_664}},
    {"truck", {art_665, sizeof art_665}},
    {"trumpet", {art_666, sizeof art_666}},
    {"tuba", {art_667, sizeof art_667}},
    {"tulip", {art_668, sizeof art_668}},
    {"turnip", {art_669, sizeof art_669}},
    {"typewriter", {art_670, sizeof art_670}},
    {"ufo", {art_671, sizeof art_671}},
    {"umbrella", {art_672, sizeof art_672}},
    {"unicycle", {art_673, sizeof art_673}},
    {"vacuumcleaner", {art_674, sizeof art_674}},
    {"vase", {art_675, sizeof art_675}},
    {"vine", {art_676, sizeof art_676}},
    {"volcano", {art_677, sizeof art_677}},
    {"waffle", {art_678, sizeof art_678}},
    {"walkingstick", {art_679, sizeof art_679}},
    {"walnut", {art_680, sizeof art_680}},
    {"wand", {art_681, sizeof art_681}},
    {"wardrobe", {art_682, sizeof art_682}},
    {"washingmachine", {art_683, sizeof art_683}},
    {"watch", {art_684, sizeof art_684}},
    {"waterfall", {art_685, sizeof art_685}},
    {"wateringcan", {art_686, sizeof art_686}},
    {"waterlily", {art_687, sizeof art_687}},
    {"watermelon", {art_688, sizeof art_688}},
    {"waterwheel", {art_689, sizeof art_689}},
    {"weathervane", {art_690, sizeof art_690}},
    {"well", {art_691, sizeof art_691}},
    {"wheat", {art_692, sizeof art_692}},
    {"wheel", {art_693, sizeof art_693}},
    {"wheelbarrow", {art_694, sizeof art_694}},
    {"wheelchair", {art_695, sizeof art_695}},
    {"whisk", {art_696, sizeof art_696}},
    {"whistle", {art_697, sizeof art_697}},
    {"wig", {art_698, sizeof art_698}},
    {"windchime", {art_699, sizeof art_699}},
    {"windmill", {art_700, sizeof art_700}},
    {"window", {art_701, sizeof art_701}},
    {"worm", {art_702, sizeof art_702}},
    {"wreath", {art_703, sizeof art_703}},
    {"xylophone", {art_704, sizeof art_704}},
    {"yarn", {art_705, sizeof art_705}},
};

const struct named_file *const art_files = files;
const size_t art_file_count = sizeof files / sizeof files[0];
