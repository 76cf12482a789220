#include "CEmbedded.h"

// Written by "make plots".

// Standard since C23; clang has it in older standards, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t plots_0[] = {
#embed "../../prompts/plots/and-then.txt"
};

static const uint8_t plots_1[] = {
#embed "../../prompts/plots/answer-market.txt"
};

static const uint8_t plots_2[] = {
#embed "../../prompts/plots/asked-at-last.txt"
};

static const uint8_t plots_3[] = {
#embed "../../prompts/plots/bell-on-the-hill.txt"
};

static const uint8_t plots_4[] = {
#embed "../../prompts/plots/big-boots.txt"
};

static const uint8_t plots_5[] = {
#embed "../../prompts/plots/birthday-cake.txt"
};

static const uint8_t plots_6[] = {
#embed "../../prompts/plots/birthday-soup.txt"
};

static const uint8_t plots_7[] = {
#embed "../../prompts/plots/blue-button.txt"
};

static const uint8_t plots_8[] = {
#embed "../../prompts/plots/book-about-it.txt"
};

static const uint8_t plots_9[] = {
#embed "../../prompts/plots/book-with-the-answer.txt"
};

static const uint8_t plots_10[] = {
#embed "../../prompts/plots/borrowed-pond.txt"
};

static const uint8_t plots_11[] = {
#embed "../../prompts/plots/brave-together.txt"
};

static const uint8_t plots_12[] = {
#embed "../../prompts/plots/caterpillar-shut-the-door.txt"
};

static const uint8_t plots_13[] = {
#embed "../../prompts/plots/cow-on-the-line.txt"
};

static const uint8_t plots_14[] = {
#embed "../../prompts/plots/creaky-step.txt"
};

static const uint8_t plots_15[] = {
#embed "../../prompts/plots/cup-in-the-pocket.txt"
};

static const uint8_t plots_16[] = {
#embed "../../prompts/plots/de-blauer-drachen.txt"
};

static const uint8_t plots_17[] = {
#embed "../../prompts/plots/de-gelbes-band.txt"
};

static const uint8_t plots_18[] = {
#embed "../../prompts/plots/de-kroetenweg.txt"
};

static const uint8_t plots_19[] = {
#embed "../../prompts/plots/de-omas-suppe.txt"
};

static const uint8_t plots_20[] = {
#embed "../../prompts/plots/de-opas-kochloeffel.txt"
};

static const uint8_t plots_21[] = {
#embed "../../prompts/plots/de-stiller-tag.txt"
};

static const uint8_t plots_22[] = {
#embed "../../prompts/plots/de-wanderndes-kreuz.txt"
};

static const uint8_t plots_23[] = {
#embed "../../prompts/plots/dragon-hiccups.txt"
};

static const uint8_t plots_24[] = {
#embed "../../prompts/plots/empty-book.txt"
};

static const uint8_t plots_25[] = {
#embed "../../prompts/plots/es-dos-orillas.txt"
};

static const uint8_t plots_26[] = {
#embed "../../prompts/plots/es-hamaca-del-abuelo.txt"
};

static const uint8_t plots_27[] = {
#embed "../../prompts/plots/es-puerta-pequena.txt"
};

static const uint8_t plots_28[] = {
#embed "../../prompts/plots/es-silbido-del-viento.txt"
};

static const uint8_t plots_29[] = {
#embed "../../prompts/plots/es-tambor-perdido.txt"
};

static const uint8_t plots_30[] = {
#embed "../../prompts/plots/es-taza-azul.txt"
};

static const uint8_t plots_31[] = {
#embed "../../prompts/plots/es-tortugas-y-farol.txt"
};

static const uint8_t plots_32[] = {
#embed "../../prompts/plots/fence-in-the-middle.txt"
};

static const uint8_t plots_33[] = {
#embed "../../prompts/plots/foggy-island.txt"
};

static const uint8_t plots_34[] = {
#embed "../../prompts/plots/found-on-a-step.txt"
};

static const uint8_t plots_35[] = {
#embed "../../prompts/plots/giant-sock.txt"
};

static const uint8_t plots_36[] = {
#embed "../../prompts/plots/half-secret.txt"
};

static const uint8_t plots_37[] = {
#embed "../../prompts/plots/hole-in-the-map.txt"
};

static const uint8_t plots_38[] = {
#embed "../../prompts/plots/hut-with-two-doors.txt"
};

static const uint8_t plots_39[] = {
#embed "../../prompts/plots/kitchen-cloud.txt"
};

static const uint8_t plots_40[] = {
#embed "../../prompts/plots/little-by-little.txt"
};

static const uint8_t plots_41[] = {
#embed "../../prompts/plots/little-cloud.txt"
};

static const uint8_t plots_42[] = {
#embed "../../prompts/plots/lost-acorns.txt"
};

static const uint8_t plots_43[] = {
#embed "../../prompts/plots/lost-guest.txt"
};

static const uint8_t plots_44[] = {
#embed "../../prompts/plots/lost-song.txt"
};

static const uint8_t plots_45[] = {
#embed "../../prompts/plots/moon-button.txt"
};

static const uint8_t plots_46[] = {
#embed "../../prompts/plots/nameless-map.txt"
};

static const uint8_t plots_47[] = {
#embed "../../prompts/plots/narrow-bridge.txt"
};

static const uint8_t plots_48[] = {
#embed "../../prompts/plots/new-next-door.txt"
};

static const uint8_t plots_49[] = {
#embed "../../prompts/plots/night-singer.txt"
};

static const uint8_t plots_50[] = {
#embed "../../prompts/plots/night-walk.txt"
};

static const uint8_t plots_51[] = {
#embed "../../prompts/plots/one-kite.txt"
};

static const uint8_t plots_52[] = {
#embed "../../prompts/plots/one-place-for-it.txt"
};

static const uint8_t plots_53[] = {
#embed "../../prompts/plots/one-swing.txt"
};

static const uint8_t plots_54[] = {
#embed "../../prompts/plots/overslept-star.txt"
};

static const uint8_t plots_55[] = {
#embed "../../prompts/plots/parcel-for-the-island.txt"
};

static const uint8_t plots_56[] = {
#embed "../../prompts/plots/play-in-the-barn.txt"
};

static const uint8_t plots_57[] = {
#embed "../../prompts/plots/prickly-hug.txt"
};

static const uint8_t plots_58[] = {
#embed "../../prompts/plots/red-kite.txt"
};

static const uint8_t plots_59[] = {
#embed "../../prompts/plots/rhubarb-tortoise.txt"
};

static const uint8_t plots_60[] = {
#embed "../../prompts/plots/ring-of-spring.txt"
};

static const uint8_t plots_61[] = {
#embed "../../prompts/plots/rolled-up-road.txt"
};

static const uint8_t plots_62[] = {
#embed "../../prompts/plots/rolling-egg.txt"
};

static const uint8_t plots_63[] = {
#embed "../../prompts/plots/room-in-the-picture.txt"
};

static const uint8_t plots_64[] = {
#embed "../../prompts/plots/rumbling-bend.txt"
};

static const uint8_t plots_65[] = {
#embed "../../prompts/plots/shared-de.txt"
};

static const uint8_t plots_66[] = {
#embed "../../prompts/plots/shared-en.txt"
};

static const uint8_t plots_67[] = {
#embed "../../prompts/plots/shared-es.txt"
};

static const uint8_t plots_68[] = {
#embed "../../prompts/plots/shy-castle.txt"
};

static const uint8_t plots_69[] = {
#embed "../../prompts/plots/slow-picnic.txt"
};

static const uint8_t plots_70[] = {
#embed "../../prompts/plots/smallest-swallow.txt"
};

static const uint8_t plots_71[] = {
#embed "../../prompts/plots/snow-friend.txt"
};

static const uint8_t plots_72[] = {
#embed "../../prompts/plots/squeaky-weathercock.txt"
};

static const uint8_t plots_73[] = {
#embed "../../prompts/plots/stormy-night.txt"
};

static const uint8_t plots_74[] = {
#embed "../../prompts/plots/tall-tales.txt"
};

static const uint8_t plots_75[] = {
#embed "../../prompts/plots/the-big-question.txt"
};

static const uint8_t plots_76[] = {
#embed "../../prompts/plots/tired-well.txt"
};

static const uint8_t plots_77[] = {
#embed "../../prompts/plots/voice-in-the-cave.txt"
};

static const uint8_t plots_78[] = {
#embed "../../prompts/plots/walking-bell.txt"
};

static const uint8_t plots_79[] = {
#embed "../../prompts/plots/what-sat-down-on-it.txt"
};

static const uint8_t plots_80[] = {
#embed "../../prompts/plots/where-fear-went.txt"
};

static const uint8_t plots_81[] = {
#embed "../../prompts/plots/who-nibbled-the-clover.txt"
};

static const uint8_t plots_82[] = {
#embed "../../prompts/plots/wide-awake-baby.txt"
};

static const struct named_file files[] = {
    {"and-then", {plots_0, sizeof plots_0}},
    {"answer-market", {plots_1, sizeof plots_1}},
    {"asked-at-last", {plots_2, sizeof plots_2}},
    {"bell-on-the-hill", {plots_3, sizeof plots_3}},
    {"big-boots", {plots_4, sizeof plots_4}},
    {"birthday-cake", {plots_5, sizeof plots_5}},
    {"birthday-soup", {plots_6, sizeof plots_6}},
    {"blue-button", {plots_7, sizeof plots_7}},
    {"book-about-it", {plots_8, sizeof plots_8}},
    {"book-with-the-answer", {plots_9, sizeof plots_9}},
    {"borrowed-pond", {plots_10, sizeof plots_10}},
    {"brave-together", {plots_11, sizeof plots_11}},
    {"caterpillar-shut-the-door", {plots_12, sizeof plots_12}},
    {"cow-on-the-line", {plots_13, sizeof plots_13}},
    {"creaky-step", {plots_14, sizeof plots_14}},
    {"cup-in-the-pocket", {plots_15, sizeof plots_15}},
    {"de-blauer-drachen", {plots_16, sizeof plots_16}},
    {"de-gelbes-band", {plots_17, sizeof plots_17}},
    {"de-kroetenweg", {plots_18, sizeof plots_18}},
    {"de-omas-suppe", {plots_19, sizeof plots_19}},
    {"de-opas-kochloeffel", {plots_20, sizeof plots_20}},
    {"de-stiller-tag", {plots_21, sizeof plots_21}},
    {"de-wanderndes-kreuz", {plots_22, sizeof plots_22}},
    {"dragon-hiccups", {plots_23, sizeof plots_23}},
    {"empty-book", {plots_24, sizeof plots_24}},
    {"es-dos-orillas", {plots_25, sizeof plots_25}},
    {"es-hamaca-del-abuelo", {plots_26, sizeof plots_26}},
    {"es-puerta-pequena", {plots_27, sizeof plots_27}},
    {"es-silbido-del-viento", {plots_28, sizeof plots_28}},
    {"es-tambor-perdido", {plots_29, sizeof plots_29}},
    {"es-taza-azul", {plots_30, sizeof plots_30}},
    {"es-tortugas-y-farol", {plots_31, sizeof plots_31}},
    {"fence-in-the-middle", {plots_32, sizeof plots_32}},
    {"foggy-island", {plots_33, sizeof plots_33}},
    {"found-on-a-step", {plots_34, sizeof plots_34}},
    {"giant-sock", {plots_35, sizeof plots_35}},
    {"half-secret", {plots_36, sizeof plots_36}},
    {"hole-in-the-map", {plots_37, sizeof plots_37}},
    {"hut-with-two-doors", {plots_38, sizeof plots_38}},
    {"kitchen-cloud", {plots_39, sizeof plots_39}},
    {"little-by-little", {plots_40, sizeof plots_40}},
    {"little-cloud", {plots_41, sizeof plots_41}},
    {"lost-acorns", {plots_42, sizeof plots_42}},
    {"lost-guest", {plots_43, sizeof plots_43}},
    {"lost-song", {plots_44, sizeof plots_44}},
    {"moon-button", {plots_45, sizeof plots_45}},
    {"nameless-map", {plots_46, sizeof plots_46}},
    {"narrow-bridge", {plots_47, sizeof plots_47}},
    {"new-next-door", {plots_48, sizeof plots_48}},
    {"night-singer", {plots_49, sizeof plots_49}},
    {"night-walk", {plots_50, sizeof plots_50}},
    {"one-kite", {plots_51, sizeof plots_51}},
    {"one-place-for-it", {plots_52, sizeof plots_52}},
    {"one-swing", {plots_53, sizeof plots_53}},
    {"overslept-star", {plots_54, sizeof plots_54}},
    {"parcel-for-the-island", {plots_55, sizeof plots_55}},
    {"play-in-the-barn", {plots_56, sizeof plots_56}},
    {"prickly-hug", {plots_57, sizeof plots_57}},
    {"red-kite", {plots_58, sizeof plots_58}},
    {"rhubarb-tortoise", {plots_59, sizeof plots_59}},
    {"ring-of-spring", {plots_60, sizeof plots_60}},
    {"rolled-up-road", {plots_61, sizeof plots_61}},
    {"rolling-egg", {plots_62, sizeof plots_62}},
    {"room-in-the-picture", {plots_63, sizeof plots_63}},
    {"rumbling-bend", {plots_64, sizeof plots_64}},
    {"shared-de", {plots_65, sizeof plots_65}},
    {"shared-en", {plots_66, sizeof plots_66}},
    {"shared-es", {plots_67, sizeof plots_67}},
    {"shy-castle", {plots_68, sizeof plots_68}},
    {"slow-picnic", {plots_69, sizeof plots_69}},
    {"smallest-swallow", {plots_70, sizeof plots_70}},
    {"snow-friend", {plots_71, sizeof plots_71}},
    {"squeaky-weathercock", {plots_72, sizeof plots_72}},
    {"stormy-night", {plots_73, sizeof plots_73}},
    {"tall-tales", {plots_74, sizeof plots_74}},
    {"the-big-question", {plots_75, sizeof plots_75}},
    {"tired-well", {plots_76, sizeof plots_76}},
    {"voice-in-the-cave", {plots_77, sizeof plots_77}},
    {"walking-bell", {plots_78, sizeof plots_78}},
    {"what-sat-down-on-it", {plots_79, sizeof plots_79}},
    {"where-fear-went", {plots_80, sizeof plots_80}},
    {"who-nibbled-the-clover", {plots_81, sizeof plots_81}},
    {"wide-awake-baby", {plots_82, sizeof plots_82}},
};

const struct named_file *const plots_files = files;
const size_t plots_file_count = sizeof files / sizeof files[0];
