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
#embed "../../Sources/BuiltIn/Art/blanket.svg"
};

static const uint8_t art_51[] = {
#embed "../../Sources/BuiltIn/Art/block.svg"
};

static const uint8_t art_52[] = {
#embed "../../Sources/BuiltIn/Art/bluebell.svg"
};

static const uint8_t art_53[] = {
#embed "../../Sources/BuiltIn/Art/boat.svg"
};

static const uint8_t art_54[] = {
#embed "../../Sources/BuiltIn/Art/bone.svg"
};

static const uint8_t art_55[] = {
#embed "../../Sources/BuiltIn/Art/book.svg"
};

static const uint8_t art_56[] = {
#embed "../../Sources/BuiltIn/Art/bookshelf.svg"
};

static const uint8_t art_57[] = {
#embed "../../Sources/BuiltIn/Art/boot.svg"
};

static const uint8_t art_58[] = {
#embed "../../Sources/BuiltIn/Art/border-adventure.svg"
};

static const uint8_t art_59[] = {
#embed "../../Sources/BuiltIn/Art/border-animals.svg"
};

static const uint8_t art_60[] = {
#embed "../../Sources/BuiltIn/Art/border-family.svg"
};

static const uint8_t art_61[] = {
#embed "../../Sources/BuiltIn/Art/border-fantasy.svg"
};

static const uint8_t art_62[] = {
#embed "../../Sources/BuiltIn/Art/border-friendship.svg"
};

static const uint8_t art_63[] = {
#embed "../../Sources/BuiltIn/Art/bottle.svg"
};

static const uint8_t art_64[] = {
#embed "../../Sources/BuiltIn/Art/bowl.svg"
};

static const uint8_t art_65[] = {
#embed "../../Sources/BuiltIn/Art/box.svg"
};

static const uint8_t art_66[] = {
#embed "../../Sources/BuiltIn/Art/bracelet.svg"
};

static const uint8_t art_67[] = {
#embed "../../Sources/BuiltIn/Art/bread.svg"
};

static const uint8_t art_68[] = {
#embed "../../Sources/BuiltIn/Art/bridge.svg"
};

static const uint8_t art_69[] = {
#embed "../../Sources/BuiltIn/Art/brooch.svg"
};

static const uint8_t art_70[] = {
#embed "../../Sources/BuiltIn/Art/broom.svg"
};

static const uint8_t art_71[] = {
#embed "../../Sources/BuiltIn/Art/bubble.svg"
};

static const uint8_t art_72[] = {
#embed "../../Sources/BuiltIn/Art/bucket.svg"
};

static const uint8_t art_73[] = {
#embed "../../Sources/BuiltIn/Art/buoy.svg"
};

static const uint8_t art_74[] = {
#embed "../../Sources/BuiltIn/Art/burrow-open.svg"
};

static const uint8_t art_75[] = {
#embed "../../Sources/BuiltIn/Art/burrow.svg"
};

static const uint8_t art_76[] = {
#embed "../../Sources/BuiltIn/Art/bus.svg"
};

static const uint8_t art_77[] = {
#embed "../../Sources/BuiltIn/Art/bush.svg"
};

static const uint8_t art_78[] = {
#embed "../../Sources/BuiltIn/Art/butter.svg"
};

static const uint8_t art_79[] = {
#embed "../../Sources/BuiltIn/Art/butterfly.svg"
};

static const uint8_t art_80[] = {
#embed "../../Sources/BuiltIn/Art/button.svg"
};

static const uint8_t art_81[] = {
#embed "../../Sources/BuiltIn/Art/cabbage.svg"
};

static const uint8_t art_82[] = {
#embed "../../Sources/BuiltIn/Art/cablecar.svg"
};

static const uint8_t art_83[] = {
#embed "../../Sources/BuiltIn/Art/cactus.svg"
};

static const uint8_t art_84[] = {
#embed "../../Sources/BuiltIn/Art/cage.svg"
};

static const uint8_t art_85[] = {
#embed "../../Sources/BuiltIn/Art/cake.svg"
};

static const uint8_t art_86[] = {
#embed "../../Sources/BuiltIn/Art/calendar.svg"
};

static const uint8_t art_87[] = {
#embed "../../Sources/BuiltIn/Art/camera.svg"
};

static const uint8_t art_88[] = {
#embed "../../Sources/BuiltIn/Art/candle.svg"
};

static const uint8_t art_89[] = {
#embed "../../Sources/BuiltIn/Art/candy.svg"
};

static const uint8_t art_90[] = {
#embed "../../Sources/BuiltIn/Art/cannon.svg"
};

static const uint8_t art_91[] = {
#embed "../../Sources/BuiltIn/Art/canoe.svg"
};

static const uint8_t art_92[] = {
#embed "../../Sources/BuiltIn/Art/car.svg"
};

static const uint8_t art_93[] = {
#embed "../../Sources/BuiltIn/Art/caravan.svg"
};

static const uint8_t art_94[] = {
#embed "../../Sources/BuiltIn/Art/card.svg"
};

static const uint8_t art_95[] = {
#embed "../../Sources/BuiltIn/Art/carousel.svg"
};

static const uint8_t art_96[] = {
#embed "../../Sources/BuiltIn/Art/carpet.svg"
};

static const uint8_t art_97[] = {
#embed "../../Sources/BuiltIn/Art/carrot.svg"
};

static const uint8_t art_98[] = {
#embed "../../Sources/BuiltIn/Art/cart.svg"
};

static const uint8_t art_99[] = {
#embed "../../Sources/BuiltIn/Art/castle.svg"
};

static const uint8_t art_100[] = {
#embed "../../Sources/BuiltIn/Art/catapult.svg"
};

static const uint8_t art_101[] = {
#embed "../../Sources/BuiltIn/Art/caterpillar.svg"
};

static const uint8_t art_102[] = {
#embed "../../Sources/BuiltIn/Art/cauldron.svg"
};

static const uint8_t art_103[] = {
#embed "../../Sources/BuiltIn/Art/cauliflower.svg"
};

static const uint8_t art_104[] = {
#embed "../../Sources/BuiltIn/Art/celery.svg"
};

static const uint8_t art_105[] = {
#embed "../../Sources/BuiltIn/Art/cello.svg"
};

static const uint8_t art_106[] = {
#embed "../../Sources/BuiltIn/Art/chain.svg"
};

static const uint8_t art_107[] = {
#embed "../../Sources/BuiltIn/Art/chair.svg"
};

static const uint8_t art_108[] = {
#embed "../../Sources/BuiltIn/Art/chalk.svg"
};

static const uint8_t art_109[] = {
#embed "../../Sources/BuiltIn/Art/cheese.svg"
};

static const uint8_t art_110[] = {
#embed "../../Sources/BuiltIn/Art/cherry.svg"
};

static const uint8_t art_111[] = {
#embed "../../Sources/BuiltIn/Art/chessboard.svg"
};

static const uint8_t art_112[] = {
#embed "../../Sources/BuiltIn/Art/chest.svg"
};

static const uint8_t art_113[] = {
#embed "../../Sources/BuiltIn/Art/chestnut.svg"
};

static const uint8_t art_114[] = {
#embed "../../Sources/BuiltIn/Art/chimney.svg"
};

static const uint8_t art_115[] = {
#embed "../../Sources/BuiltIn/Art/chisel.svg"
};

static const uint8_t art_116[] = {
#embed "../../Sources/BuiltIn/Art/chocolate.svg"
};

static const uint8_t art_117[] = {
#embed "../../Sources/BuiltIn/Art/christmastree.svg"
};

static const uint8_t art_118[] = {
#embed "../../Sources/BuiltIn/Art/church.svg"
};

static const uint8_t art_119[] = {
#embed "../../Sources/BuiltIn/Art/clarinet.svg"
};

static const uint8_t art_120[] = {
#embed "../../Sources/BuiltIn/Art/clay.svg"
};

static const uint8_t art_121[] = {
#embed "../../Sources/BuiltIn/Art/cloak.svg"
};

static const uint8_t art_122[] = {
#embed "../../Sources/BuiltIn/Art/clock.svg"
};

static const uint8_t art_123[] = {
#embed "../../Sources/BuiltIn/Art/cloth.svg"
};

static const uint8_t art_124[] = {
#embed "../../Sources/BuiltIn/Art/cloud.svg"
};

static const uint8_t art_125[] = {
#embed "../../Sources/BuiltIn/Art/coat.svg"
};

static const uint8_t art_126[] = {
#embed "../../Sources/BuiltIn/Art/cocoa.svg"
};

static const uint8_t art_127[] = {
#embed "../../Sources/BuiltIn/Art/coconut.svg"
};

static const uint8_t art_128[] = {
#embed "../../Sources/BuiltIn/Art/coin.svg"
};

static const uint8_t art_129[] = {
#embed "../../Sources/BuiltIn/Art/comb.svg"
};

static const uint8_t art_130[] = {
#embed "../../Sources/BuiltIn/Art/comet.svg"
};

static const uint8_t art_131[] = {
#embed "../../Sources/BuiltIn/Art/compass.svg"
};

static const uint8_t art_132[] = {
#embed "../../Sources/BuiltIn/Art/computer.svg"
};

static const uint8_t art_133[] = {
#embed "../../Sources/BuiltIn/Art/confetti.svg"
};

static const uint8_t art_134[] = {
#embed "../../Sources/BuiltIn/Art/coop.svg"
};

static const uint8_t art_135[] = {
#embed "../../Sources/BuiltIn/Art/coral.svg"
};

static const uint8_t art_136[] = {
#embed "../../Sources/BuiltIn/Art/corn.svg"
};

static const uint8_t art_137[] = {
#embed "../../Sources/BuiltIn/Art/crab.svg"
};

static const uint8_t art_138[] = {
#embed "../../Sources/BuiltIn/Art/crate.svg"
};

static const uint8_t art_139[] = {
#embed "../../Sources/BuiltIn/Art/croissant.svg"
};

static const uint8_t art_140[] = {
#embed "../../Sources/BuiltIn/Art/crowd.svg"
};

static const uint8_t art_141[] = {
#embed "../../Sources/BuiltIn/Art/crown.svg"
};

static const uint8_t art_142[] = {
#embed "../../Sources/BuiltIn/Art/crutch.svg"
};

static const uint8_t art_143[] = {
#embed "../../Sources/BuiltIn/Art/crystal.svg"
};

static const uint8_t art_144[] = {
#embed "../../Sources/BuiltIn/Art/cucumber.svg"
};

static const uint8_t art_145[] = {
#embed "../../Sources/BuiltIn/Art/cup.svg"
};

static const uint8_t art_146[] = {
#embed "../../Sources/BuiltIn/Art/cupboard.svg"
};

static const uint8_t art_147[] = {
#embed "../../Sources/BuiltIn/Art/curtain.svg"
};

static const uint8_t art_148[] = {
#embed "../../Sources/BuiltIn/Art/cymbal.svg"
};

static const uint8_t art_149[] = {
#embed "../../Sources/BuiltIn/Art/daisy.svg"
};

static const uint8_t art_150[] = {
#embed "../../Sources/BuiltIn/Art/dam.svg"
};

static const uint8_t art_151[] = {
#embed "../../Sources/BuiltIn/Art/dandelion.svg"
};

static const uint8_t art_152[] = {
#embed "../../Sources/BuiltIn/Art/deckchair.svg"
};

static const uint8_t art_153[] = {
#embed "../../Sources/BuiltIn/Art/desk.svg"
};

static const uint8_t art_154[] = {
#embed "../../Sources/BuiltIn/Art/diamond.svg"
};

static const uint8_t art_155[] = {
#embed "../../Sources/BuiltIn/Art/dice.svg"
};

static const uint8_t art_156[] = {
#embed "../../Sources/BuiltIn/Art/digger.svg"
};

static const uint8_t art_157[] = {
#embed "../../Sources/BuiltIn/Art/doll.svg"
};

static const uint8_t art_158[] = {
#embed "../../Sources/BuiltIn/Art/dollhouse.svg"
};

static const uint8_t art_159[] = {
#embed "../../Sources/BuiltIn/Art/door-open.svg"
};

static const uint8_t art_160[] = {
#embed "../../Sources/BuiltIn/Art/door.svg"
};

static const uint8_t art_161[] = {
#embed "../../Sources/BuiltIn/Art/doublebass.svg"
};

static const uint8_t art_162[] = {
#embed "../../Sources/BuiltIn/Art/dough.svg"
};

static const uint8_t art_163[] = {
#embed "../../Sources/BuiltIn/Art/doughnut.svg"
};

static const uint8_t art_164[] = {
#embed "../../Sources/BuiltIn/Art/dragonfly.svg"
};

static const uint8_t art_165[] = {
#embed "../../Sources/BuiltIn/Art/driftwood.svg"
};

static const uint8_t art_166[] = {
#embed "../../Sources/BuiltIn/Art/drone.svg"
};

static const uint8_t art_167[] = {
#embed "../../Sources/BuiltIn/Art/drum.svg"
};

static const uint8_t art_168[] = {
#embed "../../Sources/BuiltIn/Art/dustbin.svg"
};

static const uint8_t art_169[] = {
#embed "../../Sources/BuiltIn/Art/dustpan.svg"
};

static const uint8_t art_170[] = {
#embed "../../Sources/BuiltIn/Art/easel.svg"
};

static const uint8_t art_171[] = {
#embed "../../Sources/BuiltIn/Art/egg.svg"
};

static const uint8_t art_172[] = {
#embed "../../Sources/BuiltIn/Art/emerald.svg"
};

static const uint8_t art_173[] = {
#embed "../../Sources/BuiltIn/Art/fan.svg"
};

static const uint8_t art_174[] = {
#embed "../../Sources/BuiltIn/Art/feather.svg"
};

static const uint8_t art_175[] = {
#embed "../../Sources/BuiltIn/Art/fence.svg"
};

static const uint8_t art_176[] = {
#embed "../../Sources/BuiltIn/Art/fern.svg"
};

static const uint8_t art_177[] = {
#embed "../../Sources/BuiltIn/Art/ferry.svg"
};

static const uint8_t art_178[] = {
#embed "../../Sources/BuiltIn/Art/fiddle.svg"
};

static const uint8_t art_179[] = {
#embed "../../Sources/BuiltIn/Art/figure-ant.svg"
};

static const uint8_t art_180[] = {
#embed "../../Sources/BuiltIn/Art/figure-anteater.svg"
};

static const uint8_t art_181[] = {
#embed "../../Sources/BuiltIn/Art/figure-armadillo.svg"
};

static const uint8_t art_182[] = {
#embed "../../Sources/BuiltIn/Art/figure-axolotl.svg"
};

static const uint8_t art_183[] = {
#embed "../../Sources/BuiltIn/Art/figure-badger.svg"
};

static const uint8_t art_184[] = {
#embed "../../Sources/BuiltIn/Art/figure-bat.svg"
};

static const uint8_t art_185[] = {
#embed "../../Sources/BuiltIn/Art/figure-bear.svg"
};

static const uint8_t art_186[] = {
#embed "../../Sources/BuiltIn/Art/figure-beaver.svg"
};

static const uint8_t art_187[] = {
#embed "../../Sources/BuiltIn/Art/figure-bee.svg"
};

static const uint8_t art_188[] = {
#embed "../../Sources/BuiltIn/Art/figure-beetle.svg"
};

static const uint8_t art_189[] = {
#embed "../../Sources/BuiltIn/Art/figure-bird.svg"
};

static const uint8_t art_190[] = {
#embed "../../Sources/BuiltIn/Art/figure-boar.svg"
};

static const uint8_t art_191[] = {
#embed "../../Sources/BuiltIn/Art/figure-bull.svg"
};

static const uint8_t art_192[] = {
#embed "../../Sources/BuiltIn/Art/figure-butterfly.svg"
};

static const uint8_t art_193[] = {
#embed "../../Sources/BuiltIn/Art/figure-camel.svg"
};

static const uint8_t art_194[] = {
#embed "../../Sources/BuiltIn/Art/figure-cat.svg"
};

static const uint8_t art_195[] = {
#embed "../../Sources/BuiltIn/Art/figure-caterpillar.svg"
};

static const uint8_t art_196[] = {
#embed "../../Sources/BuiltIn/Art/figure-chameleon.svg"
};

static const uint8_t art_197[] = {
#embed "../../Sources/BuiltIn/Art/figure-cow.svg"
};

static const uint8_t art_198[] = {
#embed "../../Sources/BuiltIn/Art/figure-crab.svg"
};

static const uint8_t art_199[] = {
#embed "../../Sources/BuiltIn/Art/figure-crocodile.svg"
};

static const uint8_t art_200[] = {
#embed "../../Sources/BuiltIn/Art/figure-crow.svg"
};

static const uint8_t art_201[] = {
#embed "../../Sources/BuiltIn/Art/figure-deer.svg"
};

static const uint8_t art_202[] = {
#embed "../../Sources/BuiltIn/Art/figure-dinosaur.svg"
};

static const uint8_t art_203[] = {
#embed "../../Sources/BuiltIn/Art/figure-dog.svg"
};

static const uint8_t art_204[] = {
#embed "../../Sources/BuiltIn/Art/figure-dolphin.svg"
};

static const uint8_t art_205[] = {
#embed "../../Sources/BuiltIn/Art/figure-donkey.svg"
};

static const uint8_t art_206[] = {
#embed "../../Sources/BuiltIn/Art/figure-dragon.svg"
};

static const uint8_t art_207[] = {
#embed "../../Sources/BuiltIn/Art/figure-dragonfly.svg"
};

static const uint8_t art_208[] = {
#embed "../../Sources/BuiltIn/Art/figure-duck.svg"
};

static const uint8_t art_209[] = {
#embed "../../Sources/BuiltIn/Art/figure-eagle.svg"
};

static const uint8_t art_210[] = {
#embed "../../Sources/BuiltIn/Art/figure-elephant.svg"
};

static const uint8_t art_211[] = {
#embed "../../Sources/BuiltIn/Art/figure-firefly.svg"
};

static const uint8_t art_212[] = {
#embed "../../Sources/BuiltIn/Art/figure-fish.svg"
};

static const uint8_t art_213[] = {
#embed "../../Sources/BuiltIn/Art/figure-flamingo.svg"
};

static const uint8_t art_214[] = {
#embed "../../Sources/BuiltIn/Art/figure-fox.svg"
};

static const uint8_t art_215[] = {
#embed "../../Sources/BuiltIn/Art/figure-frog.svg"
};

static const uint8_t art_216[] = {
#embed "../../Sources/BuiltIn/Art/figure-ghost.svg"
};

static const uint8_t art_217[] = {
#embed "../../Sources/BuiltIn/Art/figure-giraffe.svg"
};

static const uint8_t art_218[] = {
#embed "../../Sources/BuiltIn/Art/figure-goat.svg"
};

static const uint8_t art_219[] = {
#embed "../../Sources/BuiltIn/Art/figure-goose.svg"
};

static const uint8_t art_220[] = {
#embed "../../Sources/BuiltIn/Art/figure-grasshopper.svg"
};

static const uint8_t art_221[] = {
#embed "../../Sources/BuiltIn/Art/figure-guineapig.svg"
};

static const uint8_t art_222[] = {
#embed "../../Sources/BuiltIn/Art/figure-hamster.svg"
};

static const uint8_t art_223[] = {
#embed "../../Sources/BuiltIn/Art/figure-hare.svg"
};

static const uint8_t art_224[] = {
#embed "../../Sources/BuiltIn/Art/figure-hedgehog.svg"
};

static const uint8_t art_225[] = {
#embed "../../Sources/BuiltIn/Art/figure-hen.svg"
};

static const uint8_t art_226[] = {
#embed "../../Sources/BuiltIn/Art/figure-heron.svg"
};

static const uint8_t art_227[] = {
#embed "../../Sources/BuiltIn/Art/figure-hippopotamus.svg"
};

static const uint8_t art_228[] = {
#embed "../../Sources/BuiltIn/Art/figure-horse.svg"
};

static const uint8_t art_229[] = {
#embed "../../Sources/BuiltIn/Art/figure-jellyfish.svg"
};

static const uint8_t art_230[] = {
#embed "../../Sources/BuiltIn/Art/figure-kangaroo.svg"
};

static const uint8_t art_231[] = {
#embed "../../Sources/BuiltIn/Art/figure-kingfisher.svg"
};

static const uint8_t art_232[] = {
#embed "../../Sources/BuiltIn/Art/figure-koala.svg"
};

static const uint8_t art_233[] = {
#embed "../../Sources/BuiltIn/Art/figure-ladybird.svg"
};

static const uint8_t art_234[] = {
#embed "../../Sources/BuiltIn/Art/figure-leopard.svg"
};

static const uint8_t art_235[] = {
#embed "../../Sources/BuiltIn/Art/figure-lion.svg"
};

static const uint8_t art_236[] = {
#embed "../../Sources/BuiltIn/Art/figure-lizard.svg"
};

static const uint8_t art_237[] = {
#embed "../../Sources/BuiltIn/Art/figure-llama.svg"
};

static const uint8_t art_238[] = {
#embed "../../Sources/BuiltIn/Art/figure-mole.svg"
};

static const uint8_t art_239[] = {
#embed "../../Sources/BuiltIn/Art/figure-monkey.svg"
};

static const uint8_t art_240[] = {
#embed "../../Sources/BuiltIn/Art/figure-monster.svg"
};

static const uint8_t art_241[] = {
#embed "../../Sources/BuiltIn/Art/figure-moose.svg"
};

static const uint8_t art_242[] = {
#embed "../../Sources/BuiltIn/Art/figure-mouse.svg"
};

static const uint8_t art_243[] = {
#embed "../../Sources/BuiltIn/Art/figure-newt.svg"
};

static const uint8_t art_244[] = {
#embed "../../Sources/BuiltIn/Art/figure-octopus.svg"
};

static const uint8_t art_245[] = {
#embed "../../Sources/BuiltIn/Art/figure-ostrich.svg"
};

static const uint8_t art_246[] = {
#embed "../../Sources/BuiltIn/Art/figure-otter.svg"
};

static const uint8_t art_247[] = {
#embed "../../Sources/BuiltIn/Art/figure-owl.svg"
};

static const uint8_t art_248[] = {
#embed "../../Sources/BuiltIn/Art/figure-panda.svg"
};

static const uint8_t art_249[] = {
#embed "../../Sources/BuiltIn/Art/figure-parrot.svg"
};

static const uint8_t art_250[] = {
#embed "../../Sources/BuiltIn/Art/figure-peacock.svg"
};

static const uint8_t art_251[] = {
#embed "../../Sources/BuiltIn/Art/figure-pelican.svg"
};

static const uint8_t art_252[] = {
#embed "../../Sources/BuiltIn/Art/figure-penguin.svg"
};

static const uint8_t art_253[] = {
#embed "../../Sources/BuiltIn/Art/figure-phoenix.svg"
};

static const uint8_t art_254[] = {
#embed "../../Sources/BuiltIn/Art/figure-pig.svg"
};

static const uint8_t art_255[] = {
#embed "../../Sources/BuiltIn/Art/figure-pigeon.svg"
};

static const uint8_t art_256[] = {
#embed "../../Sources/BuiltIn/Art/figure-platypus.svg"
};

static const uint8_t art_257[] = {
#embed "../../Sources/BuiltIn/Art/figure-possum.svg"
};

static const uint8_t art_258[] = {
#embed "../../Sources/BuiltIn/Art/figure-puffin.svg"
};

static const uint8_t art_259[] = {
#embed "../../Sources/BuiltIn/Art/figure-rabbit.svg"
};

static const uint8_t art_260[] = {
#embed "../../Sources/BuiltIn/Art/figure-raccoon.svg"
};

static const uint8_t art_261[] = {
#embed "../../Sources/BuiltIn/Art/figure-reindeer.svg"
};

static const uint8_t art_262[] = {
#embed "../../Sources/BuiltIn/Art/figure-rhinoceros.svg"
};

static const uint8_t art_263[] = {
#embed "../../Sources/BuiltIn/Art/figure-robot.svg"
};

static const uint8_t art_264[] = {
#embed "../../Sources/BuiltIn/Art/figure-scarecrow.svg"
};

static const uint8_t art_265[] = {
#embed "../../Sources/BuiltIn/Art/figure-seagull.svg"
};

static const uint8_t art_266[] = {
#embed "../../Sources/BuiltIn/Art/figure-seahorse.svg"
};

static const uint8_t art_267[] = {
#embed "../../Sources/BuiltIn/Art/figure-seal.svg"
};

static const uint8_t art_268[] = {
#embed "../../Sources/BuiltIn/Art/figure-shark.svg"
};

static const uint8_t art_269[] = {
#embed "../../Sources/BuiltIn/Art/figure-sheep.svg"
};

static const uint8_t art_270[] = {
#embed "../../Sources/BuiltIn/Art/figure-skunk.svg"
};

static const uint8_t art_271[] = {
#embed "../../Sources/BuiltIn/Art/figure-sloth.svg"
};

static const uint8_t art_272[] = {
#embed "../../Sources/BuiltIn/Art/figure-snail.svg"
};

static const uint8_t art_273[] = {
#embed "../../Sources/BuiltIn/Art/figure-snake.svg"
};

static const uint8_t art_274[] = {
#embed "../../Sources/BuiltIn/Art/figure-snowman.svg"
};

static const uint8_t art_275[] = {
#embed "../../Sources/BuiltIn/Art/figure-spider.svg"
};

static const uint8_t art_276[] = {
#embed "../../Sources/BuiltIn/Art/figure-squirrel.svg"
};

static const uint8_t art_277[] = {
#embed "../../Sources/BuiltIn/Art/figure-starfish.svg"
};

static const uint8_t art_278[] = {
#embed "../../Sources/BuiltIn/Art/figure-swan.svg"
};

static const uint8_t art_279[] = {
#embed "../../Sources/BuiltIn/Art/figure-tiger.svg"
};

static const uint8_t art_280[] = {
#embed "../../Sources/BuiltIn/Art/figure-toucan.svg"
};

static const uint8_t art_281[] = {
#embed "../../Sources/BuiltIn/Art/figure-troll.svg"
};

static const uint8_t art_282[] = {
#embed "../../Sources/BuiltIn/Art/figure-turkey.svg"
};

static const uint8_t art_283[] = {
#embed "../../Sources/BuiltIn/Art/figure-turtle.svg"
};

static const uint8_t art_284[] = {
#embed "../../Sources/BuiltIn/Art/figure-unicorn.svg"
};

static const uint8_t art_285[] = {
#embed "../../Sources/BuiltIn/Art/figure-vole.svg"
};

static const uint8_t art_286[] = {
#embed "../../Sources/BuiltIn/Art/figure-walrus.svg"
};

static const uint8_t art_287[] = {
#embed "../../Sources/BuiltIn/Art/figure-weasel.svg"
};

static const uint8_t art_288[] = {
#embed "../../Sources/BuiltIn/Art/figure-whale.svg"
};

static const uint8_t art_289[] = {
#embed "../../Sources/BuiltIn/Art/figure-wolf.svg"
};

static const uint8_t art_290[] = {
#embed "../../Sources/BuiltIn/Art/figure-woodpecker.svg"
};

static const uint8_t art_291[] = {
#embed "../../Sources/BuiltIn/Art/figure-zebra.svg"
};

static const uint8_t art_292[] = {
#embed "../../Sources/BuiltIn/Art/fire.svg"
};

static const uint8_t art_293[] = {
#embed "../../Sources/BuiltIn/Art/fireengine.svg"
};

static const uint8_t art_294[] = {
#embed "../../Sources/BuiltIn/Art/firefly.svg"
};

static const uint8_t art_295[] = {
#embed "../../Sources/BuiltIn/Art/firehelmet.svg"
};

static const uint8_t art_296[] = {
#embed "../../Sources/BuiltIn/Art/fireplace.svg"
};

static const uint8_t art_297[] = {
#embed "../../Sources/BuiltIn/Art/firework.svg"
};

static const uint8_t art_298[] = {
#embed "../../Sources/BuiltIn/Art/fishbowl.svg"
};

static const uint8_t art_299[] = {
#embed "../../Sources/BuiltIn/Art/fishing.svg"
};

static const uint8_t art_300[] = {
#embed "../../Sources/BuiltIn/Art/flag.svg"
};

static const uint8_t art_301[] = {
#embed "../../Sources/BuiltIn/Art/flatiron.svg"
};

static const uint8_t art_302[] = {
#embed "../../Sources/BuiltIn/Art/flipper.svg"
};

static const uint8_t art_303[] = {
#embed "../../Sources/BuiltIn/Art/flour.svg"
};

static const uint8_t art_304[] = {
#embed "../../Sources/BuiltIn/Art/flower.svg"
};

static const uint8_t art_305[] = {
#embed "../../Sources/BuiltIn/Art/flowerpot.svg"
};

static const uint8_t art_306[] = {
#embed "../../Sources/BuiltIn/Art/flute.svg"
};

static const uint8_t art_307[] = {
#embed "../../Sources/BuiltIn/Art/footprint.svg"
};

static const uint8_t art_308[] = {
#embed "../../Sources/BuiltIn/Art/fork.svg"
};

static const uint8_t art_309[] = {
#embed "../../Sources/BuiltIn/Art/fossil.svg"
};

static const uint8_t art_310[] = {
#embed "../../Sources/BuiltIn/Art/fountain.svg"
};

static const uint8_t art_311[] = {
#embed "../../Sources/BuiltIn/Art/fridge.svg"
};

static const uint8_t art_312[] = {
#embed "../../Sources/BuiltIn/Art/frisbee.svg"
};

static const uint8_t art_313[] = {
#embed "../../Sources/BuiltIn/Art/garland.svg"
};

static const uint8_t art_314[] = {
#embed "../../Sources/BuiltIn/Art/garlic.svg"
};

static const uint8_t art_315[] = {
#embed "../../Sources/BuiltIn/Art/gate.svg"
};

static const uint8_t art_316[] = {
#embed "../../Sources/BuiltIn/Art/gear.svg"
};

static const uint8_t art_317[] = {
#embed "../../Sources/BuiltIn/Art/gingerbread.svg"
};

static const uint8_t art_318[] = {
#embed "../../Sources/BuiltIn/Art/glasses.svg"
};

static const uint8_t art_319[] = {
#embed "../../Sources/BuiltIn/Art/globe.svg"
};

static const uint8_t art_320[] = {
#embed "../../Sources/BuiltIn/Art/glue.svg"
};

static const uint8_t art_321[] = {
#embed "../../Sources/BuiltIn/Art/goal.svg"
};

static const uint8_t art_322[] = {
#embed "../../Sources/BuiltIn/Art/goblet.svg"
};

static const uint8_t art_323[] = {
#embed "../../Sources/BuiltIn/Art/goggles.svg"
};

static const uint8_t art_324[] = {
#embed "../../Sources/BuiltIn/Art/gold.svg"
};

static const uint8_t art_325[] = {
#embed "../../Sources/BuiltIn/Art/gong.svg"
};

static const uint8_t art_326[] = {
#embed "../../Sources/BuiltIn/Art/grape.svg"
};

static const uint8_t art_327[] = {
#embed "../../Sources/BuiltIn/Art/guitar.svg"
};

static const uint8_t art_328[] = {
#embed "../../Sources/BuiltIn/Art/hairbrush.svg"
};

static const uint8_t art_329[] = {
#embed "../../Sources/BuiltIn/Art/hamburger.svg"
};

static const uint8_t art_330[] = {
#embed "../../Sources/BuiltIn/Art/hammer.svg"
};

static const uint8_t art_331[] = {
#embed "../../Sources/BuiltIn/Art/hammock.svg"
};

static const uint8_t art_332[] = {
#embed "../../Sources/BuiltIn/Art/handkerchief.svg"
};

static const uint8_t art_333[] = {
#embed "../../Sources/BuiltIn/Art/hanger.svg"
};

static const uint8_t art_334[] = {
#embed "../../Sources/BuiltIn/Art/harmonica.svg"
};

static const uint8_t art_335[] = {
#embed "../../Sources/BuiltIn/Art/harp.svg"
};

static const uint8_t art_336[] = {
#embed "../../Sources/BuiltIn/Art/hat.svg"
};

static const uint8_t art_337[] = {
#embed "../../Sources/BuiltIn/Art/hatbox.svg"
};

static const uint8_t art_338[] = {
#embed "../../Sources/BuiltIn/Art/hay.svg"
};

static const uint8_t art_339[] = {
#embed "../../Sources/BuiltIn/Art/hazelnut.svg"
};

static const uint8_t art_340[] = {
#embed "../../Sources/BuiltIn/Art/headphones.svg"
};

static const uint8_t art_341[] = {
#embed "../../Sources/BuiltIn/Art/helicopter.svg"
};

static const uint8_t art_342[] = {
#embed "../../Sources/BuiltIn/Art/helmet.svg"
};

static const uint8_t art_343[] = {
#embed "../../Sources/BuiltIn/Art/hole.svg"
};

static const uint8_t art_344[] = {
#embed "../../Sources/BuiltIn/Art/honey.svg"
};

static const uint8_t art_345[] = {
#embed "../../Sources/BuiltIn/Art/hook.svg"
};

static const uint8_t art_346[] = {
#embed "../../Sources/BuiltIn/Art/hoop.svg"
};

static const uint8_t art_347[] = {
#embed "../../Sources/BuiltIn/Art/horseshoe.svg"
};

static const uint8_t art_348[] = {
#embed "../../Sources/BuiltIn/Art/hose.svg"
};

static const uint8_t art_349[] = {
#embed "../../Sources/BuiltIn/Art/hotairballoon.svg"
};

static const uint8_t art_350[] = {
#embed "../../Sources/BuiltIn/Art/hotdog.svg"
};

static const uint8_t art_351[] = {
#embed "../../Sources/BuiltIn/Art/hourglass.svg"
};

static const uint8_t art_352[] = {
#embed "../../Sources/BuiltIn/Art/house.svg"
};

static const uint8_t art_353[] = {
#embed "../../Sources/BuiltIn/Art/hutch.svg"
};

static const uint8_t art_354[] = {
#embed "../../Sources/BuiltIn/Art/iceberg.svg"
};

static const uint8_t art_355[] = {
#embed "../../Sources/BuiltIn/Art/icecream.svg"
};

static const uint8_t art_356[] = {
#embed "../../Sources/BuiltIn/Art/icelolly.svg"
};

static const uint8_t art_357[] = {
#embed "../../Sources/BuiltIn/Art/icicle.svg"
};

static const uint8_t art_358[] = {
#embed "../../Sources/BuiltIn/Art/igloo.svg"
};

static const uint8_t art_359[] = {
#embed "../../Sources/BuiltIn/Art/inkwell.svg"
};

static const uint8_t art_360[] = {
#embed "../../Sources/BuiltIn/Art/island.svg"
};

static const uint8_t art_361[] = {
#embed "../../Sources/BuiltIn/Art/jam.svg"
};

static const uint8_t art_362[] = {
#embed "../../Sources/BuiltIn/Art/jar.svg"
};

static const uint8_t art_363[] = {
#embed "../../Sources/BuiltIn/Art/jelly.svg"
};

static const uint8_t art_364[] = {
#embed "../../Sources/BuiltIn/Art/jellyfish.svg"
};

static const uint8_t art_365[] = {
#embed "../../Sources/BuiltIn/Art/jug.svg"
};

static const uint8_t art_366[] = {
#embed "../../Sources/BuiltIn/Art/kennel.svg"
};

static const uint8_t art_367[] = {
#embed "../../Sources/BuiltIn/Art/key.svg"
};

static const uint8_t art_368[] = {
#embed "../../Sources/BuiltIn/Art/kite.svg"
};

static const uint8_t art_369[] = {
#embed "../../Sources/BuiltIn/Art/kiwi.svg"
};

static const uint8_t art_370[] = {
#embed "../../Sources/BuiltIn/Art/knife.svg"
};

static const uint8_t art_371[] = {
#embed "../../Sources/BuiltIn/Art/ladder.svg"
};

static const uint8_t art_372[] = {
#embed "../../Sources/BuiltIn/Art/ladle.svg"
};

static const uint8_t art_373[] = {
#embed "../../Sources/BuiltIn/Art/ladybird.svg"
};

static const uint8_t art_374[] = {
#embed "../../Sources/BuiltIn/Art/lantern-with-face.svg"
};

static const uint8_t art_375[] = {
#embed "../../Sources/BuiltIn/Art/lantern.svg"
};

static const uint8_t art_376[] = {
#embed "../../Sources/BuiltIn/Art/laundry.svg"
};

static const uint8_t art_377[] = {
#embed "../../Sources/BuiltIn/Art/leaf.svg"
};

static const uint8_t art_378[] = {
#embed "../../Sources/BuiltIn/Art/leek.svg"
};

static const uint8_t art_379[] = {
#embed "../../Sources/BuiltIn/Art/lemon.svg"
};

static const uint8_t art_380[] = {
#embed "../../Sources/BuiltIn/Art/lemonade.svg"
};

static const uint8_t art_381[] = {
#embed "../../Sources/BuiltIn/Art/letter.svg"
};

static const uint8_t art_382[] = {
#embed "../../Sources/BuiltIn/Art/lifebuoy.svg"
};

static const uint8_t art_383[] = {
#embed "../../Sources/BuiltIn/Art/lift.svg"
};

static const uint8_t art_384[] = {
#embed "../../Sources/BuiltIn/Art/lightbulb.svg"
};

static const uint8_t art_385[] = {
#embed "../../Sources/BuiltIn/Art/lighthouse.svg"
};

static const uint8_t art_386[] = {
#embed "../../Sources/BuiltIn/Art/lightning.svg"
};

static const uint8_t art_387[] = {
#embed "../../Sources/BuiltIn/Art/log.svg"
};

static const uint8_t art_388[] = {
#embed "../../Sources/BuiltIn/Art/longbow.svg"
};

static const uint8_t art_389[] = {
#embed "../../Sources/BuiltIn/Art/loom.svg"
};

static const uint8_t art_390[] = {
#embed "../../Sources/BuiltIn/Art/lunchbox.svg"
};

static const uint8_t art_391[] = {
#embed "../../Sources/BuiltIn/Art/lute.svg"
};

static const uint8_t art_392[] = {
#embed "../../Sources/BuiltIn/Art/magnet.svg"
};

static const uint8_t art_393[] = {
#embed "../../Sources/BuiltIn/Art/magnifier.svg"
};

static const uint8_t art_394[] = {
#embed "../../Sources/BuiltIn/Art/mailbag.svg"
};

static const uint8_t art_395[] = {
#embed "../../Sources/BuiltIn/Art/mailbox.svg"
};

static const uint8_t art_396[] = {
#embed "../../Sources/BuiltIn/Art/mango.svg"
};

static const uint8_t art_397[] = {
#embed "../../Sources/BuiltIn/Art/map.svg"
};

static const uint8_t art_398[] = {
#embed "../../Sources/BuiltIn/Art/maraca.svg"
};

static const uint8_t art_399[] = {
#embed "../../Sources/BuiltIn/Art/marble.svg"
};

static const uint8_t art_400[] = {
#embed "../../Sources/BuiltIn/Art/marshmallow.svg"
};

static const uint8_t art_401[] = {
#embed "../../Sources/BuiltIn/Art/mask.svg"
};

static const uint8_t art_402[] = {
#embed "../../Sources/BuiltIn/Art/matchbox.svg"
};

static const uint8_t art_403[] = {
#embed "../../Sources/BuiltIn/Art/mattress.svg"
};

static const uint8_t art_404[] = {
#embed "../../Sources/BuiltIn/Art/medal.svg"
};

static const uint8_t art_405[] = {
#embed "../../Sources/BuiltIn/Art/megaphone.svg"
};

static const uint8_t art_406[] = {
#embed "../../Sources/BuiltIn/Art/microphone.svg"
};

static const uint8_t art_407[] = {
#embed "../../Sources/BuiltIn/Art/microscope.svg"
};

static const uint8_t art_408[] = {
#embed "../../Sources/BuiltIn/Art/milk.svg"
};

static const uint8_t art_409[] = {
#embed "../../Sources/BuiltIn/Art/milkchurn.svg"
};

static const uint8_t art_410[] = {
#embed "../../Sources/BuiltIn/Art/mirror.svg"
};

static const uint8_t art_411[] = {
#embed "../../Sources/BuiltIn/Art/mitten.svg"
};

static const uint8_t art_412[] = {
#embed "../../Sources/BuiltIn/Art/molehill.svg"
};

static const uint8_t art_413[] = {
#embed "../../Sources/BuiltIn/Art/moon.svg"
};

static const uint8_t art_414[] = {
#embed "../../Sources/BuiltIn/Art/mop.svg"
};

static const uint8_t art_415[] = {
#embed "../../Sources/BuiltIn/Art/motorcycle.svg"
};

static const uint8_t art_416[] = {
#embed "../../Sources/BuiltIn/Art/mud.svg"
};

static const uint8_t art_417[] = {
#embed "../../Sources/BuiltIn/Art/mudpie.svg"
};

static const uint8_t art_418[] = {
#embed "../../Sources/BuiltIn/Art/muffin.svg"
};

static const uint8_t art_419[] = {
#embed "../../Sources/BuiltIn/Art/mushroom.svg"
};

static const uint8_t art_420[] = {
#embed "../../Sources/BuiltIn/Art/nail.svg"
};

static const uint8_t art_421[] = {
#embed "../../Sources/BuiltIn/Art/necklace.svg"
};

static const uint8_t art_422[] = {
#embed "../../Sources/BuiltIn/Art/needle.svg"
};

static const uint8_t art_423[] = {
#embed "../../Sources/BuiltIn/Art/nest-of-leaves.svg"
};

static const uint8_t art_424[] = {
#embed "../../Sources/BuiltIn/Art/nest.svg"
};

static const uint8_t art_425[] = {
#embed "../../Sources/BuiltIn/Art/net.svg"
};

static const uint8_t art_426[] = {
#embed "../../Sources/BuiltIn/Art/newspaper.svg"
};

static const uint8_t art_427[] = {
#embed "../../Sources/BuiltIn/Art/noodle.svg"
};

static const uint8_t art_428[] = {
#embed "../../Sources/BuiltIn/Art/notebook.svg"
};

static const uint8_t art_429[] = {
#embed "../../Sources/BuiltIn/Art/oar.svg"
};

static const uint8_t art_430[] = {
#embed "../../Sources/BuiltIn/Art/octopus.svg"
};

static const uint8_t art_431[] = {
#embed "../../Sources/BuiltIn/Art/omelette.svg"
};

static const uint8_t art_432[] = {
#embed "../../Sources/BuiltIn/Art/onion.svg"
};

static const uint8_t art_433[] = {
#embed "../../Sources/BuiltIn/Art/orange.svg"
};

static const uint8_t art_434[] = {
#embed "../../Sources/BuiltIn/Art/oven.svg"
};

static const uint8_t art_435[] = {
#embed "../../Sources/BuiltIn/Art/padlock.svg"
};

static const uint8_t art_436[] = {
#embed "../../Sources/BuiltIn/Art/paint.svg"
};

static const uint8_t art_437[] = {
#embed "../../Sources/BuiltIn/Art/paintbrush.svg"
};

static const uint8_t art_438[] = {
#embed "../../Sources/BuiltIn/Art/palette.svg"
};

static const uint8_t art_439[] = {
#embed "../../Sources/BuiltIn/Art/palm.svg"
};

static const uint8_t art_440[] = {
#embed "../../Sources/BuiltIn/Art/pancake.svg"
};

static const uint8_t art_441[] = {
#embed "../../Sources/BuiltIn/Art/paper.svg"
};

static const uint8_t art_442[] = {
#embed "../../Sources/BuiltIn/Art/paperplane.svg"
};

static const uint8_t art_443[] = {
#embed "../../Sources/BuiltIn/Art/parachute.svg"
};

static const uint8_t art_444[] = {
#embed "../../Sources/BuiltIn/Art/parcel.svg"
};

static const uint8_t art_445[] = {
#embed "../../Sources/BuiltIn/Art/pea.svg"
};

static const uint8_t art_446[] = {
#embed "../../Sources/BuiltIn/Art/peach.svg"
};

static const uint8_t art_447[] = {
#embed "../../Sources/BuiltIn/Art/pear.svg"
};

static const uint8_t art_448[] = {
#embed "../../Sources/BuiltIn/Art/pearl.svg"
};

static const uint8_t art_449[] = {
#embed "../../Sources/BuiltIn/Art/peg.svg"
};

static const uint8_t art_450[] = {
#embed "../../Sources/BuiltIn/Art/pencil.svg"
};

static const uint8_t art_451[] = {
#embed "../../Sources/BuiltIn/Art/pepper.svg"
};

static const uint8_t art_452[] = {
#embed "../../Sources/BuiltIn/Art/piano.svg"
};

static const uint8_t art_453[] = {
#embed "../../Sources/BuiltIn/Art/pickle.svg"
};

static const uint8_t art_454[] = {
#embed "../../Sources/BuiltIn/Art/picture.svg"
};

static const uint8_t art_455[] = {
#embed "../../Sources/BuiltIn/Art/pie.svg"
};

static const uint8_t art_456[] = {
#embed "../../Sources/BuiltIn/Art/pillow.svg"
};

static const uint8_t art_457[] = {
#embed "../../Sources/BuiltIn/Art/pin.svg"
};

static const uint8_t art_458[] = {
#embed "../../Sources/BuiltIn/Art/pine.svg"
};

static const uint8_t art_459[] = {
#embed "../../Sources/BuiltIn/Art/pineapple.svg"
};

static const uint8_t art_460[] = {
#embed "../../Sources/BuiltIn/Art/pinecone.svg"
};

static const uint8_t art_461[] = {
#embed "../../Sources/BuiltIn/Art/pinwheel.svg"
};

static const uint8_t art_462[] = {
#embed "../../Sources/BuiltIn/Art/pitchfork.svg"
};

static const uint8_t art_463[] = {
#embed "../../Sources/BuiltIn/Art/pizza.svg"
};

static const uint8_t art_464[] = {
#embed "../../Sources/BuiltIn/Art/planet.svg"
};

static const uint8_t art_465[] = {
#embed "../../Sources/BuiltIn/Art/plank.svg"
};

static const uint8_t art_466[] = {
#embed "../../Sources/BuiltIn/Art/plaster.svg"
};

static const uint8_t art_467[] = {
#embed "../../Sources/BuiltIn/Art/plate.svg"
};

static const uint8_t art_468[] = {
#embed "../../Sources/BuiltIn/Art/pliers.svg"
};

static const uint8_t art_469[] = {
#embed "../../Sources/BuiltIn/Art/plough.svg"
};

static const uint8_t art_470[] = {
#embed "../../Sources/BuiltIn/Art/plum.svg"
};

static const uint8_t art_471[] = {
#embed "../../Sources/BuiltIn/Art/popcorn.svg"
};

static const uint8_t art_472[] = {
#embed "../../Sources/BuiltIn/Art/porridge.svg"
};

static const uint8_t art_473[] = {
#embed "../../Sources/BuiltIn/Art/poster.svg"
};

static const uint8_t art_474[] = {
#embed "../../Sources/BuiltIn/Art/pot.svg"
};

static const uint8_t art_475[] = {
#embed "../../Sources/BuiltIn/Art/potato.svg"
};

static const uint8_t art_476[] = {
#embed "../../Sources/BuiltIn/Art/potion.svg"
};

static const uint8_t art_477[] = {
#embed "../../Sources/BuiltIn/Art/pram.svg"
};

static const uint8_t art_478[] = {
#embed "../../Sources/BuiltIn/Art/present.svg"
};

static const uint8_t art_479[] = {
#embed "../../Sources/BuiltIn/Art/pretzel.svg"
};

static const uint8_t art_480[] = {
#embed "../../Sources/BuiltIn/Art/pudding.svg"
};

static const uint8_t art_481[] = {
#embed "../../Sources/BuiltIn/Art/puddle.svg"
};

static const uint8_t art_482[] = {
#embed "../../Sources/BuiltIn/Art/pulley.svg"
};

static const uint8_t art_483[] = {
#embed "../../Sources/BuiltIn/Art/pump.svg"
};

static const uint8_t art_484[] = {
#embed "../../Sources/BuiltIn/Art/pumpkin.svg"
};

static const uint8_t art_485[] = {
#embed "../../Sources/BuiltIn/Art/puppet.svg"
};

static const uint8_t art_486[] = {
#embed "../../Sources/BuiltIn/Art/purse.svg"
};

static const uint8_t art_487[] = {
#embed "../../Sources/BuiltIn/Art/puzzle.svg"
};

static const uint8_t art_488[] = {
#embed "../../Sources/BuiltIn/Art/racket.svg"
};

static const uint8_t art_489[] = {
#embed "../../Sources/BuiltIn/Art/radiator.svg"
};

static const uint8_t art_490[] = {
#embed "../../Sources/BuiltIn/Art/radio.svg"
};

static const uint8_t art_491[] = {
#embed "../../Sources/BuiltIn/Art/radish.svg"
};

static const uint8_t art_492[] = {
#embed "../../Sources/BuiltIn/Art/raft.svg"
};

static const uint8_t art_493[] = {
#embed "../../Sources/BuiltIn/Art/rainbow.svg"
};

static const uint8_t art_494[] = {
#embed "../../Sources/BuiltIn/Art/rake.svg"
};

static const uint8_t art_495[] = {
#embed "../../Sources/BuiltIn/Art/ramp.svg"
};

static const uint8_t art_496[] = {
#embed "../../Sources/BuiltIn/Art/rattle.svg"
};

static const uint8_t art_497[] = {
#embed "../../Sources/BuiltIn/Art/reed.svg"
};

static const uint8_t art_498[] = {
#embed "../../Sources/BuiltIn/Art/ribbon.svg"
};

static const uint8_t art_499[] = {
#embed "../../Sources/BuiltIn/Art/rice.svg"
};

static const uint8_t art_500[] = {
#embed "../../Sources/BuiltIn/Art/ring.svg"
};

static const uint8_t art_501[] = {
#embed "../../Sources/BuiltIn/Art/rocket.svg"
};

static const uint8_t art_502[] = {
#embed "../../Sources/BuiltIn/Art/rockinghorse.svg"
};

static const uint8_t art_503[] = {
#embed "../../Sources/BuiltIn/Art/rollingpin.svg"
};

static const uint8_t art_504[] = {
#embed "../../Sources/BuiltIn/Art/rope.svg"
};

static const uint8_t art_505[] = {
#embed "../../Sources/BuiltIn/Art/rose.svg"
};

static const uint8_t art_506[] = {
#embed "../../Sources/BuiltIn/Art/rubbish.svg"
};

static const uint8_t art_507[] = {
#embed "../../Sources/BuiltIn/Art/ruby.svg"
};

static const uint8_t art_508[] = {
#embed "../../Sources/BuiltIn/Art/ruler.svg"
};

static const uint8_t art_509[] = {
#embed "../../Sources/BuiltIn/Art/sack.svg"
};

static const uint8_t art_510[] = {
#embed "../../Sources/BuiltIn/Art/saddle.svg"
};

static const uint8_t art_511[] = {
#embed "../../Sources/BuiltIn/Art/sail.svg"
};

static const uint8_t art_512[] = {
#embed "../../Sources/BuiltIn/Art/sailboat.svg"
};

static const uint8_t art_513[] = {
#embed "../../Sources/BuiltIn/Art/sandcastle.svg"
};

static const uint8_t art_514[] = {
#embed "../../Sources/BuiltIn/Art/sandwich.svg"
};

static const uint8_t art_515[] = {
#embed "../../Sources/BuiltIn/Art/satellite.svg"
};

static const uint8_t art_516[] = {
#embed "../../Sources/BuiltIn/Art/sausage.svg"
};

static const uint8_t art_517[] = {
#embed "../../Sources/BuiltIn/Art/saw.svg"
};

static const uint8_t art_518[] = {
#embed "../../Sources/BuiltIn/Art/saxophone.svg"
};

static const uint8_t art_519[] = {
#embed "../../Sources/BuiltIn/Art/scale.svg"
};

static const uint8_t art_520[] = {
#embed "../../Sources/BuiltIn/Art/scarecrow.svg"
};

static const uint8_t art_521[] = {
#embed "../../Sources/BuiltIn/Art/scarf.svg"
};

static const uint8_t art_522[] = {
#embed "../../Sources/BuiltIn/Art/scissors.svg"
};

static const uint8_t art_523[] = {
#embed "../../Sources/BuiltIn/Art/scooter.svg"
};

static const uint8_t art_524[] = {
#embed "../../Sources/BuiltIn/Art/screw.svg"
};

static const uint8_t art_525[] = {
#embed "../../Sources/BuiltIn/Art/screwdriver.svg"
};

static const uint8_t art_526[] = {
#embed "../../Sources/BuiltIn/Art/scroll.svg"
};

static const uint8_t art_527[] = {
#embed "../../Sources/BuiltIn/Art/seahorse.svg"
};

static const uint8_t art_528[] = {
#embed "../../Sources/BuiltIn/Art/seaweed.svg"
};

static const uint8_t art_529[] = {
#embed "../../Sources/BuiltIn/Art/seed.svg"
};

static const uint8_t art_530[] = {
#embed "../../Sources/BuiltIn/Art/seesaw.svg"
};

static const uint8_t art_531[] = {
#embed "../../Sources/BuiltIn/Art/setting-attic.svg"
};

static const uint8_t art_532[] = {
#embed "../../Sources/BuiltIn/Art/setting-bakery.svg"
};

static const uint8_t art_533[] = {
#embed "../../Sources/BuiltIn/Art/setting-barn.svg"
};

static const uint8_t art_534[] = {
#embed "../../Sources/BuiltIn/Art/setting-bathroom.svg"
};

static const uint8_t art_535[] = {
#embed "../../Sources/BuiltIn/Art/setting-bedroom.svg"
};

static const uint8_t art_536[] = {
#embed "../../Sources/BuiltIn/Art/setting-carriage.svg"
};

static const uint8_t art_537[] = {
#embed "../../Sources/BuiltIn/Art/setting-farm.svg"
};

static const uint8_t art_538[] = {
#embed "../../Sources/BuiltIn/Art/setting-hall.svg"
};

static const uint8_t art_539[] = {
#embed "../../Sources/BuiltIn/Art/setting-harbour.svg"
};

static const uint8_t art_540[] = {
#embed "../../Sources/BuiltIn/Art/setting-jungle.svg"
};

static const uint8_t art_541[] = {
#embed "../../Sources/BuiltIn/Art/setting-kitchen.svg"
};

static const uint8_t art_542[] = {
#embed "../../Sources/BuiltIn/Art/setting-library.svg"
};

static const uint8_t art_543[] = {
#embed "../../Sources/BuiltIn/Art/setting-market.svg"
};

static const uint8_t art_544[] = {
#embed "../../Sources/BuiltIn/Art/setting-orchard.svg"
};

static const uint8_t art_545[] = {
#embed "../../Sources/BuiltIn/Art/setting-playground.svg"
};

static const uint8_t art_546[] = {
#embed "../../Sources/BuiltIn/Art/setting-roof.svg"
};

static const uint8_t art_547[] = {
#embed "../../Sources/BuiltIn/Art/setting-room.svg"
};

static const uint8_t art_548[] = {
#embed "../../Sources/BuiltIn/Art/setting-school.svg"
};

static const uint8_t art_549[] = {
#embed "../../Sources/BuiltIn/Art/setting-ship.svg"
};

static const uint8_t art_550[] = {
#embed "../../Sources/BuiltIn/Art/setting-shop.svg"
};

static const uint8_t art_551[] = {
#embed "../../Sources/BuiltIn/Art/setting-station.svg"
};

static const uint8_t art_552[] = {
#embed "../../Sources/BuiltIn/Art/setting-swamp.svg"
};

static const uint8_t art_553[] = {
#embed "../../Sources/BuiltIn/Art/setting-theatre.svg"
};

static const uint8_t art_554[] = {
#embed "../../Sources/BuiltIn/Art/setting-workshop.svg"
};

static const uint8_t art_555[] = {
#embed "../../Sources/BuiltIn/Art/sewingmachine.svg"
};

static const uint8_t art_556[] = {
#embed "../../Sources/BuiltIn/Art/shed.svg"
};

static const uint8_t art_557[] = {
#embed "../../Sources/BuiltIn/Art/shelf.svg"
};

static const uint8_t art_558[] = {
#embed "../../Sources/BuiltIn/Art/shell.svg"
};

static const uint8_t art_559[] = {
#embed "../../Sources/BuiltIn/Art/shield.svg"
};

static const uint8_t art_560[] = {
#embed "../../Sources/BuiltIn/Art/ship.svg"
};

static const uint8_t art_561[] = {
#embed "../../Sources/BuiltIn/Art/shoe.svg"
};

static const uint8_t art_562[] = {
#embed "../../Sources/BuiltIn/Art/sieve.svg"
};

static const uint8_t art_563[] = {
#embed "../../Sources/BuiltIn/Art/sign.svg"
};

static const uint8_t art_564[] = {
#embed "../../Sources/BuiltIn/Art/sink.svg"
};

static const uint8_t art_565[] = {
#embed "../../Sources/BuiltIn/Art/skate.svg"
};

static const uint8_t art_566[] = {
#embed "../../Sources/BuiltIn/Art/skateboard.svg"
};

static const uint8_t art_567[] = {
#embed "../../Sources/BuiltIn/Art/ski.svg"
};

static const uint8_t art_568[] = {
#embed "../../Sources/BuiltIn/Art/sledge.svg"
};

static const uint8_t art_569[] = {
#embed "../../Sources/BuiltIn/Art/slide.svg"
};

static const uint8_t art_570[] = {
#embed "../../Sources/BuiltIn/Art/slipper.svg"
};

static const uint8_t art_571[] = {
#embed "../../Sources/BuiltIn/Art/smoke.svg"
};

static const uint8_t art_572[] = {
#embed "../../Sources/BuiltIn/Art/snail.svg"
};

static const uint8_t art_573[] = {
#embed "../../Sources/BuiltIn/Art/snorkel.svg"
};

static const uint8_t art_574[] = {
#embed "../../Sources/BuiltIn/Art/snowball.svg"
};

static const uint8_t art_575[] = {
#embed "../../Sources/BuiltIn/Art/snowflake.svg"
};

static const uint8_t art_576[] = {
#embed "../../Sources/BuiltIn/Art/snowglobe.svg"
};

static const uint8_t art_577[] = {
#embed "../../Sources/BuiltIn/Art/snowman.svg"
};

static const uint8_t art_578[] = {
#embed "../../Sources/BuiltIn/Art/snowshoe.svg"
};

static const uint8_t art_579[] = {
#embed "../../Sources/BuiltIn/Art/soap.svg"
};

static const uint8_t art_580[] = {
#embed "../../Sources/BuiltIn/Art/sock.svg"
};

static const uint8_t art_581[] = {
#embed "../../Sources/BuiltIn/Art/sofa.svg"
};

static const uint8_t art_582[] = {
#embed "../../Sources/BuiltIn/Art/soup.svg"
};

static const uint8_t art_583[] = {
#embed "../../Sources/BuiltIn/Art/spade.svg"
};

static const uint8_t art_584[] = {
#embed "../../Sources/BuiltIn/Art/spanner.svg"
};

static const uint8_t art_585[] = {
#embed "../../Sources/BuiltIn/Art/spider.svg"
};

static const uint8_t art_586[] = {
#embed "../../Sources/BuiltIn/Art/spiderweb.svg"
};

static const uint8_t art_587[] = {
#embed "../../Sources/BuiltIn/Art/spinningtop.svg"
};

static const uint8_t art_588[] = {
#embed "../../Sources/BuiltIn/Art/spinningwheel.svg"
};

static const uint8_t art_589[] = {
#embed "../../Sources/BuiltIn/Art/sponge.svg"
};

static const uint8_t art_590[] = {
#embed "../../Sources/BuiltIn/Art/spoon.svg"
};

static const uint8_t art_591[] = {
#embed "../../Sources/BuiltIn/Art/sprout.svg"
};

static const uint8_t art_592[] = {
#embed "../../Sources/BuiltIn/Art/staircase.svg"
};

static const uint8_t art_593[] = {
#embed "../../Sources/BuiltIn/Art/stall.svg"
};

static const uint8_t art_594[] = {
#embed "../../Sources/BuiltIn/Art/stamp.svg"
};

static const uint8_t art_595[] = {
#embed "../../Sources/BuiltIn/Art/star.svg"
};

static const uint8_t art_596[] = {
#embed "../../Sources/BuiltIn/Art/starfish.svg"
};

static const uint8_t art_597[] = {
#embed "../../Sources/BuiltIn/Art/statue.svg"
};

static const uint8_t art_598[] = {
#embed "../../Sources/BuiltIn/Art/stethoscope.svg"
};

static const uint8_t art_599[] = {
#embed "../../Sources/BuiltIn/Art/stick.svg"
};

static const uint8_t art_600[] = {
#embed "../../Sources/BuiltIn/Art/stile.svg"
};

static const uint8_t art_601[] = {
#embed "../../Sources/BuiltIn/Art/stilt.svg"
};

static const uint8_t art_602[] = {
#embed "../../Sources/BuiltIn/Art/stocking.svg"
};

static const uint8_t art_603[] = {
#embed "../../Sources/BuiltIn/Art/stone.svg"
};

static const uint8_t art_604[] = {
#embed "../../Sources/BuiltIn/Art/stool.svg"
};

static const uint8_t art_605[] = {
#embed "../../Sources/BuiltIn/Art/strawberry.svg"
};

static const uint8_t art_606[] = {
#embed "../../Sources/BuiltIn/Art/streetlamp.svg"
};

static const uint8_t art_607[] = {
#embed "../../Sources/BuiltIn/Art/stump.svg"
};

static const uint8_t art_608[] = {
#embed "../../Sources/BuiltIn/Art/sty.svg"
};

static const uint8_t art_609[] = {
#embed "../../Sources/BuiltIn/Art/submarine.svg"
};

static const uint8_t art_610[] = {
#embed "../../Sources/BuiltIn/Art/sugar.svg"
};

static const uint8_t art_611[] = {
#embed "../../Sources/BuiltIn/Art/suitcase.svg"
};

static const uint8_t art_612[] = {
#embed "../../Sources/BuiltIn/Art/sun.svg"
};

static const uint8_t art_613[] = {
#embed "../../Sources/BuiltIn/Art/sundial.svg"
};

static const uint8_t art_614[] = {
#embed "../../Sources/BuiltIn/Art/sunflower.svg"
};

static const uint8_t art_615[] = {
#embed "../../Sources/BuiltIn/Art/surfboard.svg"
};

static const uint8_t art_616[] = {
#embed "../../Sources/BuiltIn/Art/swing.svg"
};

static const uint8_t art_617[] = {
#embed "../../Sources/BuiltIn/Art/sword.svg"
};

static const uint8_t art_618[] = {
#embed "../../Sources/BuiltIn/Art/syrup.svg"
};

static const uint8_t art_619[] = {
#embed "../../Sources/BuiltIn/Art/table-covered.svg"
};

static const uint8_t art_620[] = {
#embed "../../Sources/BuiltIn/Art/table.svg"
};

static const uint8_t art_621[] = {
#embed "../../Sources/BuiltIn/Art/tablecloth.svg"
};

static const uint8_t art_622[] = {
#embed "../../Sources/BuiltIn/Art/tambourine.svg"
};

static const uint8_t art_623[] = {
#embed "../../Sources/BuiltIn/Art/tap.svg"
};

static const uint8_t art_624[] = {
#embed "../../Sources/BuiltIn/Art/target.svg"
};

static const uint8_t art_625[] = {
#embed "../../Sources/BuiltIn/Art/teapot.svg"
};

static const uint8_t art_626[] = {
#embed "../../Sources/BuiltIn/Art/teddy.svg"
};

static const uint8_t art_627[] = {
#embed "../../Sources/BuiltIn/Art/telephone.svg"
};

static const uint8_t art_628[] = {
#embed "../../Sources/BuiltIn/Art/telescope.svg"
};

static const uint8_t art_629[] = {
#embed "../../Sources/BuiltIn/Art/television.svg"
};

static const uint8_t art_630[] = {
#embed "../../Sources/BuiltIn/Art/tent.svg"
};

static const uint8_t art_631[] = {
#embed "../../Sources/BuiltIn/Art/thermometer.svg"
};

static const uint8_t art_632[] = {
#embed "../../Sources/BuiltIn/Art/thimble.svg"
};

static const uint8_t art_633[] = {
#embed "../../Sources/BuiltIn/Art/thread.svg"
};

static const uint8_t art_634[] = {
#embed "../../Sources/BuiltIn/Art/throne.svg"
};

static const uint8_t art_635[] = {
#embed "../../Sources/BuiltIn/Art/ticket.svg"
};

static const uint8_t art_636[] = {
#embed "../../Sources/BuiltIn/Art/toast.svg"
};

static const uint8_t art_637[] = {
#embed "../../Sources/BuiltIn/Art/toaster.svg"
};

static const uint8_t art_638[] = {
#embed "../../Sources/BuiltIn/Art/toilet.svg"
};

static const uint8_t art_639[] = {
#embed "../../Sources/BuiltIn/Art/tomato.svg"
};

static const uint8_t art_640[] = {
#embed "../../Sources/BuiltIn/Art/toolbox.svg"
};

static const uint8_t art_641[] = {
#embed "../../Sources/BuiltIn/Art/tooth.svg"
};

static const uint8_t art_642[] = {
#embed "../../Sources/BuiltIn/Art/toothbrush.svg"
};

static const uint8_t art_643[] = {
#embed "../../Sources/BuiltIn/Art/towel.svg"
};

static const uint8_t art_644[] = {
#embed "../../Sources/BuiltIn/Art/tower.svg"
};

static const uint8_t art_645[] = {
#embed "../../Sources/BuiltIn/Art/track.svg"
};

static const uint8_t art_646[] = {
#embed "../../Sources/BuiltIn/Art/tractor.svg"
};

static const uint8_t art_647[] = {
#embed "../../Sources/BuiltIn/Art/trafficlight.svg"
};

static const uint8_t art_648[] = {
#embed "../../Sources/BuiltIn/Art/trailer.svg"
};

static const uint8_t art_649[] = {
#embed "../../Sources/BuiltIn/Art/train.svg"
};

static const uint8_t art_650[] = {
#embed "../../Sources/BuiltIn/Art/tram.svg"
};

static const uint8_t art_651[] = {
#embed "../../Sources/BuiltIn/Art/trampoline.svg"
};

static const uint8_t art_652[] = {
#embed "../../Sources/BuiltIn/Art/trap.svg"
};

static const uint8_t art_653[] = {
#embed "../../Sources/BuiltIn/Art/tray.svg"
};

static const uint8_t art_654[] = {
#embed "../../Sources/BuiltIn/Art/treasure.svg"
};

static const uint8_t art_655[] = {
#embed "../../Sources/BuiltIn/Art/tree.svg"
};

static const uint8_t art_656[] = {
#embed "../../Sources/BuiltIn/Art/treehouse.svg"
};

static const uint8_t art_657[] = {
#embed "../../Sources/BuiltIn/Art/triangle.svg"
};

static const uint8_t art_658[] = {
#embed "../../Sources/BuiltIn/Art/tricycle.svg"
};

static const uint8_t art_659[] = {
#embed "../../Sources/BuiltIn/Art/trolley.svg"
};

static const uint8_t art_660[] = {
#embed "../../Sources/BuiltIn/Art/trombone.svg"
};

static const uint8_t art_661[] = {
#embed "../../Sources/BuiltIn/Art/trophy.svg"
};

static const uint8_t art_662[] = {
#embed "../../Sources/BuiltIn/Art/trough.svg"
};

static const uint8_t art_663[] = {
#embed "../../Sources/BuiltIn/Art/trowel.svg"
};

static const uint8_t art_664[] = {
#embed "../../Sources/BuiltIn/Art/truck.svg"
};

static const uint8_t art_665[] = {
#embed "../../Sources/BuiltIn/Art/trumpet.svg"
};

static const uint8_t art_666[] = {
#embed "../../Sources/BuiltIn/Art/tuba.svg"
};

static const uint8_t art_667[] = {
#embed "../../Sources/BuiltIn/Art/tulip.svg"
};

static const uint8_t art_668[] = {
#embed "../../Sources/BuiltIn/Art/turnip.svg"
};

static const uint8_t art_669[] = {
#embed "../../Sources/BuiltIn/Art/typewriter.svg"
};

static const uint8_t art_670[] = {
#embed "../../Sources/BuiltIn/Art/ufo.svg"
};

static const uint8_t art_671[] = {
#embed "../../Sources/BuiltIn/Art/umbrella.svg"
};

static const uint8_t art_672[] = {
#embed "../../Sources/BuiltIn/Art/unicycle.svg"
};

static const uint8_t art_673[] = {
#embed "../../Sources/BuiltIn/Art/vacuumcleaner.svg"
};

static const uint8_t art_674[] = {
#embed "../../Sources/BuiltIn/Art/vase.svg"
};

static const uint8_t art_675[] = {
#embed "../../Sources/BuiltIn/Art/vine.svg"
};

static const uint8_t art_676[] = {
#embed "../../Sources/BuiltIn/Art/volcano.svg"
};

static const uint8_t art_677[] = {
#embed "../../Sources/BuiltIn/Art/waffle.svg"
};

static const uint8_t art_678[] = {
#embed "../../Sources/BuiltIn/Art/walkingstick.svg"
};

static const uint8_t art_679[] = {
#embed "../../Sources/BuiltIn/Art/walnut.svg"
};

static const uint8_t art_680[] = {
#embed "../../Sources/BuiltIn/Art/wand.svg"
};

static const uint8_t art_681[] = {
#embed "../../Sources/BuiltIn/Art/wardrobe.svg"
};

static const uint8_t art_682[] = {
#embed "../../Sources/BuiltIn/Art/washingmachine.svg"
};

static const uint8_t art_683[] = {
#embed "../../Sources/BuiltIn/Art/watch.svg"
};

static const uint8_t art_684[] = {
#embed "../../Sources/BuiltIn/Art/waterfall.svg"
};

static const uint8_t art_685[] = {
#embed "../../Sources/BuiltIn/Art/wateringcan.svg"
};

static const uint8_t art_686[] = {
#embed "../../Sources/BuiltIn/Art/waterlily.svg"
};

static const uint8_t art_687[] = {
#embed "../../Sources/BuiltIn/Art/watermelon.svg"
};

static const uint8_t art_688[] = {
#embed "../../Sources/BuiltIn/Art/waterwheel.svg"
};

static const uint8_t art_689[] = {
#embed "../../Sources/BuiltIn/Art/weathervane.svg"
};

static const uint8_t art_690[] = {
#embed "../../Sources/BuiltIn/Art/well.svg"
};

static const uint8_t art_691[] = {
#embed "../../Sources/BuiltIn/Art/wheat.svg"
};

static const uint8_t art_692[] = {
#embed "../../Sources/BuiltIn/Art/wheel.svg"
};

static const uint8_t art_693[] = {
#embed "../../Sources/BuiltIn/Art/wheelbarrow.svg"
};

static const uint8_t art_694[] = {
#embed "../../Sources/BuiltIn/Art/wheelchair.svg"
};

static const uint8_t art_695[] = {
#embed "../../Sources/BuiltIn/Art/whisk.svg"
};

static const uint8_t art_696[] = {
#embed "../../Sources/BuiltIn/Art/whistle.svg"
};

static const uint8_t art_697[] = {
#embed "../../Sources/BuiltIn/Art/wig.svg"
};

static const uint8_t art_698[] = {
#embed "../../Sources/BuiltIn/Art/windchime.svg"
};

static const uint8_t art_699[] = {
#embed "../../Sources/BuiltIn/Art/windmill.svg"
};

static const uint8_t art_700[] = {
#embed "../../Sources/BuiltIn/Art/window.svg"
};

static const uint8_t art_701[] = {
#embed "../../Sources/BuiltIn/Art/worm.svg"
};

static const uint8_t art_702[] = {
#embed "../../Sources/BuiltIn/Art/wreath.svg"
};

static const uint8_t art_703[] = {
#embed "../../Sources/BuiltIn/Art/xylophone.svg"
};

static const uint8_t art_704[] = {
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
    {"blanket", {art_50, sizeof art_50}},
    {"block", {art_51, sizeof art_51}},
    {"bluebell", {art_52, sizeof art_52}},
    {"boat", {art_53, sizeof art_53}},
    {"bone", {art_54, sizeof art_54}},
    {"book", {art_55, sizeof art_55}},
    {"bookshelf", {art_56, sizeof art_56}},
    {"boot", {art_57, sizeof art_57}},
    {"border-adventure", {art_58, sizeof art_58}},
    {"border-animals", {art_59, sizeof art_59}},
    {"border-family", {art_60, sizeof art_60}},
    {"border-fantasy", {art_61, sizeof art_61}},
    {"border-friendship", {art_62, sizeof art_62}},
    {"bottle", {art_63, sizeof art_63}},
    {"bowl", {art_64, sizeof art_64}},
    {"box", {art_65, sizeof art_65}},
    {"bracelet", {art_66, sizeof art_66}},
    {"bread", {art_67, sizeof art_67}},
    {"bridge", {art_68, sizeof art_68}},
    {"brooch", {art_69, sizeof art_69}},
    {"broom", {art_70, sizeof art_70}},
    {"bubble", {art_71, sizeof art_71}},
    {"bucket", {art_72, sizeof art_72}},
    {"buoy", {art_73, sizeof art_73}},
    {"burrow-open", {art_74, sizeof art_74}},
    {"burrow", {art_75, sizeof art_75}},
    {"bus", {art_76, sizeof art_76}},
    {"bush", {art_77, sizeof art_77}},
    {"butter", {art_78, sizeof art_78}},
    {"butterfly", {art_79, sizeof art_79}},
    {"button", {art_80, sizeof art_80}},
    {"cabbage", {art_81, sizeof art_81}},
    {"cablecar", {art_82, sizeof art_82}},
    {"cactus", {art_83, sizeof art_83}},
    {"cage", {art_84, sizeof art_84}},
    {"cake", {art_85, sizeof art_85}},
    {"calendar", {art_86, sizeof art_86}},
    {"camera", {art_87, sizeof art_87}},
    {"candle", {art_88, sizeof art_88}},
    {"candy", {art_89, sizeof art_89}},
    {"cannon", {art_90, sizeof art_90}},
    {"canoe", {art_91, sizeof art_91}},
    {"car", {art_92, sizeof art_92}},
    {"caravan", {art_93, sizeof art_93}},
    {"card", {art_94, sizeof art_94}},
    {"carousel", {art_95, sizeof art_95}},
    {"carpet", {art_96, sizeof art_96}},
    {"carrot", {art_97, sizeof art_97}},
    {"cart", {art_98, sizeof art_98}},
    {"castle", {art_99, sizeof art_99}},
    {"catapult", {art_100, sizeof art_100}},
    {"caterpillar", {art_101, sizeof art_101}},
    {"cauldron", {art_102, sizeof art_102}},
    {"cauliflower", {art_103, sizeof art_103}},
    {"celery", {art_104, sizeof art_104}},
    {"cello", {art_105, sizeof art_105}},
    {"chain", {art_106, sizeof art_106}},
    {"chair", {art_107, sizeof art_107}},
    {"chalk", {art_108, sizeof art_108}},
    {"cheese", {art_109, sizeof art_109}},
    {"cherry", {art_110, sizeof art_110}},
    {"chessboard", {art_111, sizeof art_111}},
    {"chest", {art_112, sizeof art_112}},
    {"chestnut", {art_113, sizeof art_113}},
    {"chimney", {art_114, sizeof art_114}},
    {"chisel", {art_115, sizeof art_115}},
    {"chocolate", {art_116, sizeof art_116}},
    {"christmastree", {art_117, sizeof art_117}},
    {"church", {art_118, sizeof art_118}},
    {"clarinet", {art_119, sizeof art_119}},
    {"clay", {art_120, sizeof art_120}},
    {"cloak", {art_121, sizeof art_121}},
    {"clock", {art_122, sizeof art_122}},
    {"cloth", {art_123, sizeof art_123}},
    {"cloud", {art_124, sizeof art_124}},
    {"coat", {art_125, sizeof art_125}},
    {"cocoa", {art_126, sizeof art_126}},
    {"coconut", {art_127, sizeof art_127}},
    {"coin", {art_128, sizeof art_128}},
    {"comb", {art_129, sizeof art_129}},
    {"comet", {art_130, sizeof art_130}},
    {"compass", {art_131, sizeof art_131}},
    {"computer", {art_132, sizeof art_132}},
    {"confetti", {art_133, sizeof art_133}},
    {"coop", {art_134, sizeof art_134}},
    {"coral", {art_135, sizeof art_135}},
    {"corn", {art_136, sizeof art_136}},
    {"crab", {art_137, sizeof art_137}},
    {"crate", {art_138, sizeof art_138}},
    {"croissant", {art_139, sizeof art_139}},
    {"crowd", {art_140, sizeof art_140}},
    {"crown", {art_141, sizeof art_141}},
    {"crutch", {art_142, sizeof art_142}},
    {"crystal", {art_143, sizeof art_143}},
    {"cucumber", {art_144, sizeof art_144}},
    {"cup", {art_145, sizeof art_145}},
    {"cupboard", {art_146, sizeof art_146}},
    {"curtain", {art_147, sizeof art_147}},
    {"cymbal", {art_148, sizeof art_148}},
    {"daisy", {art_149, sizeof art_149}},
    {"dam", {art_150, sizeof art_150}},
    {"dandelion", {art_151, sizeof art_151}},
    {"deckchair", {art_152, sizeof art_152}},
    {"desk", {art_153, sizeof art_153}},
    {"diamond", {art_154, sizeof art_154}},
    {"dice", {art_155, sizeof art_155}},
    {"digger", {art_156, sizeof art_156}},
    {"doll", {art_157, sizeof art_157}},
    {"dollhouse", {art_158, sizeof art_158}},
    {"door-open", {art_159, sizeof art_159}},
    {"door", {art_160, sizeof art_160}},
    {"doublebass", {art_161, sizeof art_161}},
    {"dough", {art_162, sizeof art_162}},
    {"doughnut", {art_163, sizeof art_163}},
    {"dragonfly", {art_164, sizeof art_164}},
    {"driftwood", {art_165, sizeof art_165}},
    {"drone", {art_166, sizeof art_166}},
    {"drum", {art_167, sizeof art_167}},
    {"dustbin", {art_168, sizeof art_168}},
    {"dustpan", {art_169, sizeof art_169}},
    {"easel", {art_170, sizeof art_170}},
    {"egg", {art_171, sizeof art_171}},
    {"emerald", {art_172, sizeof art_172}},
    {"fan", {art_173, sizeof art_173}},
    {"feather", {art_174, sizeof art_174}},
    {"fence", {art_175, sizeof art_175}},
    {"fern", {art_176, sizeof art_176}},
    {"ferry", {art_177, sizeof art_177}},
    {"fiddle", {art_178, sizeof art_178}},
    {"figure-ant", {art_179, sizeof art_179}},
    {"figure-anteater", {art_180, sizeof art_180}},
    {"figure-armadillo", {art_181, sizeof art_181}},
    {"figure-axolotl", {art_182, sizeof art_182}},
    {"figure-badger", {art_183, sizeof art_183}},
    {"figure-bat", {art_184, sizeof art_184}},
    {"figure-bear", {art_185, sizeof art_185}},
    {"figure-beaver", {art_186, sizeof art_186}},
    {"figure-bee", {art_187, sizeof art_187}},
    {"figure-beetle", {art_188, sizeof art_188}},
    {"figure-bird", {art_189, sizeof art_189}},
    {"figure-boar", {art_190, sizeof art_190}},
    {"figure-bull", {art_191, sizeof art_191}},
    {"figure-butterfly", {art_192, sizeof art_192}},
    {"figure-camel", {art_193, sizeof art_193}},
    {"figure-cat", {art_194, sizeof art_194}},
    {"figure-caterpillar", {art_195, sizeof art_195}},
    {"figure-chameleon", {art_196, sizeof art_196}},
    {"figure-cow", {art_197, sizeof art_197}},
    {"figure-crab", {art_198, sizeof art_198}},
    {"figure-crocodile", {art_199, sizeof art_199}},
    {"figure-crow", {art_200, sizeof art_200}},
    {"figure-deer", {art_201, sizeof art_201}},
    {"figure-dinosaur", {art_202, sizeof art_202}},
    {"figure-dog", {art_203, sizeof art_203}},
    {"figure-dolphin", {art_204, sizeof art_204}},
    {"figure-donkey", {art_205, sizeof art_205}},
    {"figure-dragon", {art_206, sizeof art_206}},
    {"figure-dragonfly", {art_207, sizeof art_207}},
    {"figure-duck", {art_208, sizeof art_208}},
    {"figure-eagle", {art_209, sizeof art_209}},
    {"figure-elephant", {art_210, sizeof art_210}},
    {"figure-firefly", {art_211, sizeof art_211}},
    {"figure-fish", {art_212, sizeof art_212}},
    {"figure-flamingo", {art_213, sizeof art_213}},
    {"figure-fox", {art_214, sizeof art_214}},
    {"figure-frog", {art_215, sizeof art_215}},
    {"figure-ghost", {art_216, sizeof art_216}},
    {"figure-giraffe", {art_217, sizeof art_217}},
    {"figure-goat", {art_218, sizeof art_218}},
    {"figure-goose", {art_219, sizeof art_219}},
    {"figure-grasshopper", {art_220, sizeof art_220}},
    {"figure-guineapig", {art_221, sizeof art_221}},
    {"figure-hamster", {art_222, sizeof art_222}},
    {"figure-hare", {art_223, sizeof art_223}},
    {"figure-hedgehog", {art_224, sizeof art_224}},
    {"figure-hen", {art_225, sizeof art_225}},
    {"figure-heron", {art_226, sizeof art_226}},
    {"figure-hippopotamus", {art_227, sizeof art_227}},
    {"figure-horse", {art_228, sizeof art_228}},
    {"figure-jellyfish", {art_229, sizeof art_229}},
    {"figure-kangaroo", {art_230, sizeof art_230}},
    {"figure-kingfisher", {art_231, sizeof art_231}},
    {"figure-koala", {art_232, sizeof art_232}},
    {"figure-ladybird", {art_233, sizeof art_233}},
    {"figure-leopard", {art_234, sizeof art_234}},
    {"figure-lion", {art_235, sizeof art_235}},
    {"figure-lizard", {art_236, sizeof art_236}},
    {"figure-llama", {art_237, sizeof art_237}},
    {"figure-mole", {art_238, sizeof art_238}},
    {"figure-monkey", {art_239, sizeof art_239}},
    {"figure-monster", {art_240, sizeof art_240}},
    {"figure-moose", {art_241, sizeof art_241}},
    {"figure-mouse", {art_242, sizeof art_242}},
    {"figure-newt", {art_243, sizeof art_243}},
    {"figure-octopus", {art_244, sizeof art_244}},
    {"figure-ostrich", {art_245, sizeof art_245}},
    {"figure-otter", {art_246, sizeof art_246}},
    {"figure-owl", {art_247, sizeof art_247}},
    {"figure-panda", {art_248, sizeof art_248}},
    {"figure-parrot", {art_249, sizeof art_249}},
    {"figure-peacock", {art_250, sizeof art_250}},
    {"figure-pelican", {art_251, sizeof art_251}},
    {"figure-penguin", {art_252, sizeof art_252}},
    {"figure-phoenix", {art_253, sizeof art_253}},
    {"figure-pig", {art_254, sizeof art_254}},
    {"figure-pigeon", {art_255, sizeof art_255}},
    {"figure-platypus", {art_256, sizeof art_256}},
    {"figure-possum", {art_257, sizeof art_257}},
    {"figure-puffin", {art_258, sizeof art_258}},
    {"figure-rabbit", {art_259, sizeof art_259}},
    {"figure-raccoon", {art_260, sizeof art_260}},
    {"figure-reindeer", {art_261, sizeof art_261}},
    {"figure-rhinoceros", {art_262, sizeof art_262}},
    {"figure-robot", {art_263, sizeof art_263}},
    {"figure-scarecrow", {art_264, sizeof art_264}},
    {"figure-seagull", {art_265, sizeof art_265}},
    {"figure-seahorse", {art_266, sizeof art_266}},
    {"figure-seal", {art_267, sizeof art_267}},
    {"figure-shark", {art_268, sizeof art_268}},
    {"figure-sheep", {art_269, sizeof art_269}},
    {"figure-skunk", {art_270, sizeof art_270}},
    {"figure-sloth", {art_271, sizeof art_271}},
    {"figure-snail", {art_272, sizeof art_272}},
    {"figure-snake", {art_273, sizeof art_273}},
    {"figure-snowman", {art_274, sizeof art_274}},
    {"figure-spider", {art_275, sizeof art_275}},
    {"figure-squirrel", {art_276, sizeof art_276}},
    {"figure-starfish", {art_277, sizeof art_277}},
    {"figure-swan", {art_278, sizeof art_278}},
    {"figure-tiger", {art_279, sizeof art_279}},
    {"figure-toucan", {art_280, sizeof art_280}},
    {"figure-troll", {art_281, sizeof art_281}},
    {"figure-turkey", {art_282, sizeof art_282}},
    {"figure-turtle", {art_283, sizeof art_283}},
    {"figure-unicorn", {art_284, sizeof art_284}},
    {"figure-vole", {art_285, sizeof art_285}},
    {"figure-walrus", {art_286, sizeof art_286}},
    {"figure-weasel", {art_287, sizeof art_287}},
    {"figure-whale", {art_288, sizeof art_288}},
    {"figure-wolf", {art_289, sizeof art_289}},
    {"figure-woodpecker", {art_290, sizeof art_290}},
    {"figure-zebra", {art_291, sizeof art_291}},
    {"fire", {art_292, sizeof art_292}},
    {"fireengine", {art_293, sizeof art_293}},
    {"firefly", {art_294, sizeof art_294}},
    {"firehelmet", {art_295, sizeof art_295}},
    {"fireplace", {art_296, sizeof art_296}},
    {"firework", {art_297, sizeof art_297}},
    {"fishbowl", {art_298, sizeof art_298}},
    {"fishing", {art_299, sizeof art_299}},
    {"flag", {art_300, sizeof art_300}},
    {"flatiron", {art_301, sizeof art_301}},
    {"flipper", {art_302, sizeof art_302}},
    {"flour", {art_303, sizeof art_303}},
    {"flower", {art_304, sizeof art_304}},
    {"flowerpot", {art_305, sizeof art_305}},
    {"flute", {art_306, sizeof art_306}},
    {"footprint", {art_307, sizeof art_307}},
    {"fork", {art_308, sizeof art_308}},
    {"fossil", {art_309, sizeof art_309}},
    {"fountain", {art_310, sizeof art_310}},
    {"fridge", {art_311, sizeof art_311}},
    {"frisbee", {art_312, sizeof art_312}},
    {"garland", {art_313, sizeof art_313}},
    {"garlic", {art_314, sizeof art_314}},
    {"gate", {art_315, sizeof art_315}},
    {"gear", {art_316, sizeof art_316}},
    {"gingerbread", {art_317, sizeof art_317}},
    {"glasses", {art_318, sizeof art_318}},
    {"globe", {art_319, sizeof art_319}},
    {"glue", {art_320, sizeof art_320}},
    {"goal", {art_321, sizeof art_321}},
    {"goblet", {art_322, sizeof art_322}},
    {"goggles", {art_323, sizeof art_323}},
    {"gold", {art_324, sizeof art_324}},
    {"gong", {art_325, sizeof art_325}},
    {"grape", {art_326, sizeof art_326}},
    {"guitar", {art_327, sizeof art_327}},
    {"hairbrush", {art_328, sizeof art_328}},
    {"hamburger", {art_329, sizeof art_329}},
    {"hammer", {art_330, sizeof art_330}},
    {"hammock", {art_331, sizeof art_331}},
    {"handkerchief", {art_332, sizeof art_332}},
    {"hanger", {art_333, sizeof art_333}},
    {"harmonica", {art_334, sizeof art_334}},
    {"harp", {art_335, sizeof art_335}},
    {"hat", {art_336, sizeof art_336}},
    {"hatbox", {art_337, sizeof art_337}},
    {"hay", {art_338, sizeof art_338}},
    {"hazelnut", {art_339, sizeof art_339}},
    {"headphones", {art_340, sizeof art_340}},
    {"helicopter", {art_341, sizeof art_341}},
    {"helmet", {art_342, sizeof art_342}},
    {"hole", {art_343, sizeof art_343}},
    {"honey", {art_344, sizeof art_344}},
    {"hook", {art_345, sizeof art_345}},
    {"hoop", {art_346, sizeof art_346}},
    {"horseshoe", {art_347, sizeof art_347}},
    {"hose", {art_348, sizeof art_348}},
    {"hotairballoon", {art_349, sizeof art_349}},
    {"hotdog", {art_350, sizeof art_350}},
    {"hourglass", {art_351, sizeof art_351}},
    {"house", {art_352, sizeof art_352}},
    {"hutch", {art_353, sizeof art_353}},
    {"iceberg", {art_354, sizeof art_354}},
    {"icecream", {art_355, sizeof art_355}},
    {"icelolly", {art_356, sizeof art_356}},
    {"icicle", {art_357, sizeof art_357}},
    {"igloo", {art_358, sizeof art_358}},
    {"inkwell", {art_359, sizeof art_359}},
    {"island", {art_360, sizeof art_360}},
    {"jam", {art_361, sizeof art_361}},
    {"jar", {art_362, sizeof art_362}},
    {"jelly", {art_363, sizeof art_363}},
    {"jellyfish", {art_364, sizeof art_364}},
    {"jug", {art_365, sizeof art_365}},
    {"kennel", {art_366, sizeof art_366}},
    {"key", {art_367, sizeof art_367}},
    {"kite", {art_368, sizeof art_368}},
    {"kiwi", {art_369, sizeof art_369}},
    {"knife", {art_370, sizeof art_370}},
    {"ladder", {art_371, sizeof art_371}},
    {"ladle", {art_372, sizeof art_372}},
    {"ladybird", {art_373, sizeof art_373}},
    {"lantern-with-face", {art_374, sizeof art_374}},
    {"lantern", {art_375, sizeof art_375}},
    {"laundry", {art_376, sizeof art_376}},
    {"leaf", {art_377, sizeof art_377}},
    {"leek", {art_378, sizeof art_378}},
    {"lemon", {art_379, sizeof art_379}},
    {"lemonade", {art_380, sizeof art_380}},
    {"letter", {art_381, sizeof art_381}},
    {"lifebuoy", {art_382, sizeof art_382}},
    {"lift", {art_383, sizeof art_383}},
    {"lightbulb", {art_384, sizeof art_384}},
    {"lighthouse", {art_385, sizeof art_385}},
    {"lightning", {art_386, sizeof art_386}},
    {"log", {art_387, sizeof art_387}},
    {"longbow", {art_388, sizeof art_388}},
    {"loom", {art_389, sizeof art_389}},
    {"lunchbox", {art_390, sizeof art_390}},
    {"lute", {art_391, sizeof art_391}},
    {"magnet", {art_392, sizeof art_392}},
    {"magnifier", {art_393, sizeof art_393}},
    {"mailbag", {art_394, sizeof art_394}},
    {"mailbox", {art_395, sizeof art_395}},
    {"mango", {art_396, sizeof art_396}},
    {"map", {art_397, sizeof art_397}},
    {"maraca", {art_398, sizeof art_398}},
    {"marble", {art_399, sizeof art_399}},
    {"marshmallow", {art_400, sizeof art_400}},
    {"mask", {art_401, sizeof art_401}},
    {"matchbox", {art_402, sizeof art_402}},
    {"mattress", {art_403, sizeof art_403}},
    {"medal", {art_404, sizeof art_404}},
    {"megaphone", {art_405, sizeof art_405}},
    {"microphone", {art_406, sizeof art_406}},
    {"microscope", {art_407, sizeof art_407}},
    {"milk", {art_408, sizeof art_408}},
    {"milkchurn", {art_409, sizeof art_409}},
    {"mirror", {art_410, sizeof art_410}},
    {"mitten", {art_411, sizeof art_411}},
    {"molehill", {art_412, sizeof art_412}},
    {"moon", {art_413, sizeof art_413}},
    {"mop", {art_414, sizeof art_414}},
    {"motorcycle", {art_415, sizeof art_415}},
    {"mud", {art_416, sizeof art_416}},
    {"mudpie", {art_417, sizeof art_417}},
    {"muffin", {art_418, sizeof art_418}},
    {"mushroom", {art_419, sizeof art_419}},
    {"nail", {art_420, sizeof art_420}},
    {"necklace", {art_421, sizeof art_421}},
    {"needle", {art_422, sizeof art_422}},
    {"nest-of-leaves", {art_423, sizeof art_423}},
    {"nest", {art_424, sizeof art_424}},
    {"net", {art_425, sizeof art_425}},
    {"newspaper", {art_426, sizeof art_426}},
    {"noodle", {art_427, sizeof art_427}},
    {"notebook", {art_428, sizeof art_428}},
    {"oar", {art_429, sizeof art_429}},
    {"octopus", {art_430, sizeof art_430}},
    {"omelette", {art_431, sizeof art_431}},
    {"onion", {art_432, sizeof art_432}},
    {"orange", {art_433, sizeof art_433}},
    {"oven", {art_434, sizeof art_434}},
    {"padlock", {art_435, sizeof art_435}},
    {"paint", {art_436, sizeof art_436}},
    {"paintbrush", {art_437, sizeof art_437}},
    {"palette", {art_438, sizeof art_438}},
    {"palm", {art_439, sizeof art_439}},
    {"pancake", {art_440, sizeof art_440}},
    {"paper", {art_441, sizeof art_441}},
    {"paperplane", {art_442, sizeof art_442}},
    {"parachute", {art_443, sizeof art_443}},
    {"parcel", {art_444, sizeof art_444}},
    {"pea", {art_445, sizeof art_445}},
    {"peach", {art_446, sizeof art_446}},
    {"pear", {art_447, sizeof art_447}},
    {"pearl", {art_448, sizeof art_448}},
    {"peg", {art_449, sizeof art_449}},
    {"pencil", {art_450, sizeof art_450}},
    {"pepper", {art_451, sizeof art_451}},
    {"piano", {art_452, sizeof art_452}},
    {"pickle", {art_453, sizeof art_453}},
    {"picture", {art_454, sizeof art_454}},
    {"pie", {art_455, sizeof art_455}},
    {"pillow", {art_456, sizeof art_456}},
    {"pin", {art_457, sizeof art_457}},
    {"pine", {art_458, sizeof art_458}},
    {"pineapple", {art_459, sizeof art_459}},
    {"pinecone", {art_460, sizeof art_460}},
    {"pinwheel", {art_461, sizeof art_461}},
    {"pitchfork", {art_462, sizeof art_462}},
    {"pizza", {art_463, sizeof art_463}},
    {"planet", {art_464, sizeof art_464}},
    {"plank", {art_465, sizeof art_465}},
    {"plaster", {art_466, sizeof art_466}},
    {"plate", {art_467, sizeof art_467}},
    {"pliers", {art_468, sizeof art_468}},
    {"plough", {art_469, sizeof art_469}},
    {"plum", {art_470, sizeof art_470}},
    {"popcorn", {art_471, sizeof art_471}},
    {"porridge", {art_472, sizeof art_472}},
    {"poster", {art_473, sizeof art_473}},
    {"pot", {art_474, sizeof art_474}},
    {"potato", {art_475, sizeof art_475}},
    {"potion", {art_476, sizeof art_476}},
    {"pram", {art_477, sizeof art_477}},
    {"present", {art_478, sizeof art_478}},
    {"pretzel", {art_479, sizeof art_479}},
    {"pudding", {art_480, sizeof art_480}},
    {"puddle", {art_481, sizeof art_481}},
    {"pulley", {art_482, sizeof art_482}},
    {"pump", {art_483, sizeof art_483}},
    {"pumpkin", {art_484, sizeof art_484}},
    {"puppet", {art_485, sizeof art_485}},
    {"purse", {art_486, sizeof art_486}},
    {"puzzle", {art_487, sizeof art_487}},
    {"racket", {art_488, sizeof art_488}},
    {"radiator", {art_489, sizeof art_489}},
    {"radio", {art_490, sizeof art_490}},
    {"radish", {art_491, sizeof art_491}},
    {"raft", {art_492, sizeof art_492}},
    {"rainbow", {art_493, sizeof art_493}},
    {"rake", {art_494, sizeof art_494}},
    {"ramp", {art_495, sizeof art_495}},
    {"rattle", {art_496, sizeof art_496}},
    {"reed", {art_497, sizeof art_497}},
    {"ribbon", {art_498, sizeof art_498}},
    {"rice", {art_499, sizeof art_499}},
    {"ring", {art_500, sizeof art_500}},
    {"rocket", {art_501, sizeof art_501}},
    {"rockinghorse", {art_502, sizeof art_502}},
    {"rollingpin", {art_503, sizeof art_503}},
    {"rope", {art_504, sizeof art_504}},
    {"rose", {art_505, sizeof art_505}},
    {"rubbish", {art_506, sizeof art_506}},
    {"ruby", {art_507, sizeof art_507}},
    {"ruler", {art_508, sizeof art_508}},
    {"sack", {art_509, sizeof art_509}},
    {"saddle", {art_510, sizeof art_510}},
    {"sail", {art_511, sizeof art_511}},
    {"sailboat", {art_512, sizeof art_512}},
    {"sandcastle", {art_513, sizeof art_513}},
    {"sandwich", {art_514, sizeof art_514}},
    {"satellite", {art_515, sizeof art_515}},
    {"sausage", {art_516, sizeof art_516}},
    {"saw", {art_517, sizeof art_517}},
    {"saxophone", {art_518, sizeof art_518}},
    {"scale", {art_519, sizeof art_519}},
    {"scarecrow", {art_520, sizeof art_520}},
    {"scarf", {art_521, sizeof art_521}},
    {"scissors", {art_522, sizeof art_522}},
    {"scooter", {art_523, sizeof art_523}},
    {"screw", {art_524, sizeof art_524}},
    {"screwdriver", {art_525, sizeof art_525}},
    {"scroll", {art_526, sizeof art_526}},
    {"seahorse", {art_527, sizeof art_527}},
    {"seaweed", {art_528, sizeof art_528}},
    {"seed", {art_529, sizeof art_529}},
    {"seesaw", {art_530, sizeof art_530}},
    {"setting-attic", {art_531, sizeof art_531}},
    {"setting-bakery", {art_532, sizeof art_532}},
    {"setting-barn", {art_533, sizeof art_533}},
    {"setting-bathroom", {art_534, sizeof art_534}},
    {"setting-bedroom", {art_535, sizeof art_535}},
    {"setting-carriage", {art_536, sizeof art_536}},
    {"setting-farm", {art_537, sizeof art_537}},
    {"setting-hall", {art_538, sizeof art_538}},
    {"setting-harbour", {art_539, sizeof art_539}},
    {"setting-jungle", {art_540, sizeof art_540}},
    {"setting-kitchen", {art_541, sizeof art_541}},
    {"setting-library", {art_542, sizeof art_542}},
    {"setting-market", {art_543, sizeof art_543}},
    {"setting-orchard", {art_544, sizeof art_544}},
    {"setting-playground", {art_545, sizeof art_545}},
    {"setting-roof", {art_546, sizeof art_546}},
    {"setting-room", {art_547, sizeof art_547}},
    {"setting-school", {art_548, sizeof art_548}},
    {"setting-ship", {art_549, sizeof art_549}},
    {"setting-shop", {art_550, sizeof art_550}},
    {"setting-station", {art_551, sizeof art_551}},
    {"setting-swamp", {art_552, sizeof art_552}},
    {"setting-theatre", {art_553, sizeof art_553}},
    {"setting-workshop", {art_554, sizeof art_554}},
    {"sewingmachine", {art_555, sizeof art_555}},
    {"shed", {art_556, sizeof art_556}},
    {"shelf", {art_557, sizeof art_557}},
    {"shell", {art_558, sizeof art_558}},
    {"shield", {art_559, sizeof art_559}},
    {"ship", {art_560, sizeof art_560}},
    {"shoe", {art_561, sizeof art_561}},
    {"sieve", {art_562, sizeof art_562}},
    {"sign", {art_563, sizeof art_563}},
    {"sink", {art_564, sizeof art_564}},
    {"skate", {art_565, sizeof art_565}},
    {"skateboard", {art_566, sizeof art_566}},
    {"ski", {art_567, sizeof art_567}},
    {"sledge", {art_568, sizeof art_568}},
    {"slide", {art_569, sizeof art_569}},
    {"slipper", {art_570, sizeof art_570}},
    {"smoke", {art_571, sizeof art_571}},
    {"snail", {art_572, sizeof art_572}},
    {"snorkel", {art_573, sizeof art_573}},
    {"snowball", {art_574, sizeof art_574}},
    {"snowflake", {art_575, sizeof art_575}},
    {"snowglobe", {art_576, sizeof art_576}},
    {"snowman", {art_577, sizeof art_577}},
    {"snowshoe", {art_578, sizeof art_578}},
    {"soap", {art_579, sizeof art_579}},
    {"sock", {art_580, sizeof art_580}},
    {"sofa", {art_581, sizeof art_581}},
    {"soup", {art_582, sizeof art_582}},
    {"spade", {art_583, sizeof art_583}},
    {"spanner", {art_584, sizeof art_584}},
    {"spider", {art_585, sizeof art_585}},
    {"spiderweb", {art_586, sizeof art_586}},
    {"spinningtop", {art_587, sizeof art_587}},
    {"spinningwheel", {art_588, sizeof art_588}},
    {"sponge", {art_589, sizeof art_589}},
    {"spoon", {art_590, sizeof art_590}},
    {"sprout", {art_591, sizeof art_591}},
    {"staircase", {art_592, sizeof art_592}},
    {"stall", {art_593, sizeof art_593}},
    {"stamp", {art_594, sizeof art_594}},
    {"star", {art_595, sizeof art_595}},
    {"starfish", {art_596, sizeof art_596}},
    {"statue", {art_597, sizeof art_597}},
    {"stethoscope", {art_598, sizeof art_598}},
    {"stick", {art_599, sizeof art_599}},
    {"stile", {art_600, sizeof art_600}},
    {"stilt", {art_601, sizeof art_601}},
    {"stocking", {art_602, sizeof art_602}},
    {"stone", {art_603, sizeof art_603}},
    {"stool", {art_604, sizeof art_604}},
    {"strawberry", {art_605, sizeof art_605}},
    {"streetlamp", {art_606, sizeof art_606}},
    {"stump", {art_607, sizeof art_607}},
    {"sty", {art_608, sizeof art_608}},
    {"submarine", {art_609, sizeof art_609}},
    {"sugar", {art_610, sizeof art_610}},
    {"suitcase", {art_611, sizeof art_611}},
    {"sun", {art_612, sizeof art_612}},
    {"sundial", {art_613, sizeof art_613}},
    {"sunflower", {art_614, sizeof art_614}},
    {"surfboard", {art_615, sizeof art_615}},
    {"swing", {art_616, sizeof art_616}},
    {"sword", {art_617, sizeof art_617}},
    {"syrup", {art_618, sizeof art_618}},
    {"table-covered", {art_619, sizeof art_619}},
    {"table", {art_620, sizeof art_620}},
    {"tablecloth", {art_621, sizeof art_621}},
    {"tambourine", {art_622, sizeof art_622}},
    {"tap", {art_623, sizeof art_623}},
    {"target", {art_624, sizeof art_624}},
    {"teapot", {art_625, sizeof art_625}},
    {"teddy", {art_626, sizeof art_626}},
    {"telephone", {art_627, sizeof art_627}},
    {"telescope", {art_628, sizeof art_628}},
    {"television", {art_629, sizeof art_629}},
    {"tent", {art_630, sizeof art_630}},
    {"thermometer", {art_631, sizeof art_631}},
    {"thimble", {art_632, sizeof art_632}},
    {"thread", {art_633, sizeof art_633}},
    {"throne", {art_634, sizeof art_634}},
    {"ticket", {art_635, sizeof art_635}},
    {"toast", {art_636, sizeof art_636}},
    {"toaster", {art_637, sizeof art_637}},
    {"toilet", {art_638, sizeof art_638}},
    {"tomato", {art_639, sizeof art_639}},
    {"toolbox", {art_640, sizeof art_640}},
    {"tooth", {art_641, sizeof art_641}},
    {"toothbrush", {art_642, sizeof art_642}},
    {"towel", {art_643, sizeof art_643}},
    {"tower", {art_644, sizeof art_644}},
    {"track", {art_645, sizeof art_645}},
    {"tractor", {art_646, sizeof art_646}},
    {"trafficlight", {art_647, sizeof art_647}},
    {"trailer", {art_648, sizeof art_648}},
    {"train", {art_649, sizeof art_649}},
    {"tram", {art_650, sizeof art_650}},
    {"trampoline", {art_651, sizeof art_651}},
    {"trap", {art_652, sizeof art_652}},
    {"tray", {art_653, sizeof art_653}},
    {"treasure", {art_654, sizeof art_654}},
    {"tree", {art_655, sizeof art_655}},
    {"treehouse", {art_656, sizeof art_656}},
    {"triangle", {art_657, sizeof art_657}},
    {"tricycle", {art_658, sizeof art_658}},
    {"trolley", {art_659, sizeof art_659}},
    {"trombone", {art_660, sizeof art_660}},
    {"trophy", {art_661, sizeof art_661}},
    {"trough", {art_662, sizeof art_662}},
    {"trowel", {art_663, sizeof art_663}},
    {"truck", {art_664, sizeof art_664}},
    {"trumpet", {art_665, sizeof art_665}},
    {"tuba", {art_666, sizeof art_666}},
    {"tulip", {art_667, sizeof art_667}},
    {"turnip", {art_668, sizeof art_668}},
    {"typewriter", {art_669, sizeof art_669}},
    {"ufo", {art_670, sizeof art_670}},
    {"umbrella", {art_671, sizeof art_671}},
    {"unicycle", {art_672, sizeof art_672}},
    {"vacuumcleaner", {art_673, sizeof art_673}},
    {"vase", {art_674, sizeof art_674}},
    {"vine", {art_675, sizeof art_675}},
    {"volcano", {art_676, sizeof art_676}},
    {"waffle", {art_677, sizeof art_677}},
    {"walkingstick", {art_678, sizeof art_678}},
    {"walnut", {art_679, sizeof art_679}},
    {"wand", {art_680, sizeof art_680}},
    {"wardrobe", {art_681, sizeof art_681}},
    {"washingmachine", {art_682, sizeof art_682}},
    {"watch", {art_683, sizeof art_683}},
    {"waterfall", {art_684, sizeof art_684}},
    {"wateringcan", {art_685, sizeof art_685}},
    {"waterlily", {art_686, sizeof art_686}},
    {"watermelon", {art_687, sizeof art_687}},
    {"waterwheel", {art_688, sizeof art_688}},
    {"weathervane", {art_689, sizeof art_689}},
    {"well", {art_690, sizeof art_690}},
    {"wheat", {art_691, sizeof art_691}},
    {"wheel", {art_692, sizeof art_692}},
    {"wheelbarrow", {art_693, sizeof art_693}},
    {"wheelchair", {art_694, sizeof art_694}},
    {"whisk", {art_695, sizeof art_695}},
    {"whistle", {art_696, sizeof art_696}},
    {"wig", {art_697, sizeof art_697}},
    {"windchime", {art_698, sizeof art_698}},
    {"windmill", {art_699, sizeof art_699}},
    {"window", {art_700, sizeof art_700}},
    {"worm", {art_701, sizeof art_701}},
    {"wreath", {art_702, sizeof art_702}},
    {"xylophone", {art_703, sizeof art_703}},
    {"yarn", {art_704, sizeof art_704}},
};

const struct named_file *const art_files = files;
const size_t art_file_count = sizeof files / sizeof files[0];
