#include "CEmbedded.h"

// Standard since C23; clang has it in older standards, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define EMBEDDED(name) const struct embedded_file embedded_##name = {name, sizeof name}

// What models are sent, and what the planner looks up: Prompts.

static const uint8_t cast_mustache[] = {
#embed "../../prompts/cast.mustache"
};
EMBEDDED(cast_mustache);

static const uint8_t cast_schema_json[] = {
#embed "../../prompts/cast.schema.json"
};
EMBEDDED(cast_schema_json);

static const uint8_t correction_mustache[] = {
#embed "../../prompts/correction.mustache"
};
EMBEDDED(correction_mustache);

static const uint8_t growth_mustache[] = {
#embed "../../prompts/growth.mustache"
};
EMBEDDED(growth_mustache);

static const uint8_t growth_schema_json[] = {
#embed "../../prompts/growth.schema.json"
};
EMBEDDED(growth_schema_json);

static const uint8_t gentler_mustache[] = {
#embed "../../prompts/gentler.mustache"
};
EMBEDDED(gentler_mustache);

static const uint8_t negative_prompt_txt[] = {
#embed "../../prompts/negative-prompt.txt"
};
EMBEDDED(negative_prompt_txt);

static const uint8_t page_mustache[] = {
#embed "../../prompts/page.mustache"
};
EMBEDDED(page_mustache);

static const uint8_t page_schema_json[] = {
#embed "../../prompts/page.schema.json"
};
EMBEDDED(page_schema_json);

static const uint8_t page_spec_schema_json[] = {
#embed "../../prompts/page-spec.schema.json"
};
EMBEDDED(page_spec_schema_json);

static const uint8_t planner_mustache[] = {
#embed "../../prompts/planner.mustache"
};
EMBEDDED(planner_mustache);

static const uint8_t planner_words_json[] = {
#embed "../../prompts/planner-words.json"
};
EMBEDDED(planner_words_json);

static const uint8_t portraits_txt[] = {
#embed "../../prompts/portraits.txt"
};
EMBEDDED(portraits_txt);

static const uint8_t priority_words_json[] = {
#embed "../../prompts/priority-words.json"
};
EMBEDDED(priority_words_json);

static const uint8_t ratings_json[] = {
#embed "../../prompts/ratings.json"
};
EMBEDDED(ratings_json);

static const uint8_t reference_txt[] = {
#embed "../../prompts/reference.txt"
};
EMBEDDED(reference_txt);

static const uint8_t refusals_json[] = {
#embed "../../prompts/refusals.json"
};
EMBEDDED(refusals_json);

static const uint8_t rewrite_mustache[] = {
#embed "../../prompts/rewrite.mustache"
};
EMBEDDED(rewrite_mustache);

static const uint8_t rewrite_schema_json[] = {
#embed "../../prompts/rewrite.schema.json"
};
EMBEDDED(rewrite_schema_json);

static const uint8_t softening_json[] = {
#embed "../../prompts/softening.json"
};
EMBEDDED(softening_json);

static const uint8_t passage_mustache[] = {
#embed "../../prompts/passage.mustache"
};
EMBEDDED(passage_mustache);

static const uint8_t passage_schema_json[] = {
#embed "../../prompts/passage.schema.json"
};
EMBEDDED(passage_schema_json);

static const uint8_t story_mustache[] = {
#embed "../../prompts/story.mustache"
};
EMBEDDED(story_mustache);

static const uint8_t story_schema_json[] = {
#embed "../../prompts/story.schema.json"
};
EMBEDDED(story_schema_json);

static const uint8_t writer_mustache[] = {
#embed "../../prompts/writer.mustache"
};
EMBEDDED(writer_mustache);

// Books.

static const uint8_t manifest_schema_json[] = {
#embed "../Books/App/manifest.schema.json"
};
EMBEDDED(manifest_schema_json);

static const uint8_t reader_css[] = {
#embed "../Books/Reader/reader.css"
};
EMBEDDED(reader_css);

static const uint8_t reader_js[] = {
#embed "../Books/Reader/reader.js"
};
EMBEDDED(reader_js);

static const uint8_t print_presets_json[] = {
#embed "../Books/Print/print-presets.json"
};
EMBEDDED(print_presets_json);

// Reports.

static const uint8_t report_css[] = {
#embed "../Reports/HTML/report.css"
};
EMBEDDED(report_css);

static const uint8_t report_js[] = {
#embed "../Reports/HTML/report.js"
};
EMBEDDED(report_js);

static const uint8_t story_js[] = {
#embed "../Reports/HTML/story.js"
};
EMBEDDED(story_js);

// What “new” writes: Commands.

static const uint8_t template_picture_book_pipeline[] = {
#embed "../../pipelines/templates/picture-book/pipeline.yaml"
};
EMBEDDED(template_picture_book_pipeline);

static const uint8_t template_picture_book_story[] = {
#embed "../../pipelines/templates/picture-book/stories/nella-and-the-paper-boat.md"
};
EMBEDDED(template_picture_book_story);

static const uint8_t template_bedtime_pipeline[] = {
#embed "../../pipelines/templates/bedtime/pipeline.yaml"
};
EMBEDDED(template_bedtime_pipeline);

static const uint8_t template_bedtime_story[] = {
#embed "../../pipelines/templates/bedtime/stories/the-cloud-that-was-tired.md"
};
EMBEDDED(template_bedtime_story);

static const uint8_t template_chapters_pipeline[] = {
#embed "../../pipelines/templates/chapters/pipeline.yaml"
};
EMBEDDED(template_chapters_pipeline);

static const uint8_t template_chapters_story[] = {
#embed "../../pipelines/templates/chapters/stories/the-lighthouse-key.md"
};
EMBEDDED(template_chapters_story);

static const uint8_t template_choices_pipeline[] = {
#embed "../../pipelines/templates/choices/pipeline.yaml"
};
EMBEDDED(template_choices_pipeline);

static const uint8_t template_choices_story[] = {
#embed "../../pipelines/templates/choices/stories/the-door-in-the-hedge.md"
};
EMBEDDED(template_choices_story);

static const uint8_t template_growth_pipeline[] = {
#embed "../../pipelines/templates/growth/pipeline.yaml"
};
EMBEDDED(template_growth_pipeline);

static const uint8_t template_comic_pipeline[] = {
#embed "../../pipelines/templates/comic/pipeline.yaml"
};
EMBEDDED(template_comic_pipeline);

static const uint8_t template_comic_story[] = {
#embed "../../pipelines/templates/comic/stories/the-hat-that-flew.md"
};
EMBEDDED(template_comic_story);

// Typesetting.

static const uint8_t andika_ttf[] = {
#embed "../Typesetting/Fonts/Files/Andika-Regular.ttf"
};
EMBEDDED(andika_ttf);

static const uint8_t quicksand_ttf[] = {
#embed "../Typesetting/Fonts/Files/Quicksand-Bold.ttf"
};
EMBEDDED(quicksand_ttf);

static const uint8_t comic_neue_otf[] = {
#embed "../Typesetting/Fonts/Files/ComicNeue-Bold.otf"
};
EMBEDDED(comic_neue_otf);

static const uint8_t andika_ofl_txt[] = {
#embed "../Typesetting/Fonts/Files/Andika-OFL.txt"
};
EMBEDDED(andika_ofl_txt);

static const uint8_t quicksand_ofl_txt[] = {
#embed "../Typesetting/Fonts/Files/Quicksand-OFL.txt"
};
EMBEDDED(quicksand_ofl_txt);

static const uint8_t comic_neue_ofl_txt[] = {
#embed "../Typesetting/Fonts/Files/ComicNeue-OFL.txt"
};
EMBEDDED(comic_neue_ofl_txt);

static const uint8_t srgb_icc[] = {
#embed "../Typesetting/Fonts/Files/sRGB.icc"
};
EMBEDDED(srgb_icc);
