#ifndef NIGHTPRESS_EMBEDDED_H
#define NIGHTPRESS_EMBEDDED_H

#include <stddef.h>
#include <stdint.h>

// Files of the project that are compiled in. The C compiler takes a hundredth of the time that array literals take in
// Swift.
struct embedded_file {
    const uint8_t *bytes;
    size_t count;
};

// What models are sent, and what the planner looks up: Prompts.
extern const struct embedded_file embedded_cast_mustache;
extern const struct embedded_file embedded_cast_schema_json;
extern const struct embedded_file embedded_correction_mustache;
extern const struct embedded_file embedded_gentler_mustache;
extern const struct embedded_file embedded_growth_mustache;
extern const struct embedded_file embedded_growth_schema_json;
extern const struct embedded_file embedded_negative_prompt_txt;
extern const struct embedded_file embedded_page_mustache;
extern const struct embedded_file embedded_page_schema_json;
extern const struct embedded_file embedded_page_spec_schema_json;
extern const struct embedded_file embedded_planner_mustache;
extern const struct embedded_file embedded_planner_words_json;
extern const struct embedded_file embedded_portraits_txt;
extern const struct embedded_file embedded_priority_words_json;
extern const struct embedded_file embedded_ratings_json;
extern const struct embedded_file embedded_reference_txt;
extern const struct embedded_file embedded_refusals_json;
extern const struct embedded_file embedded_rewrite_mustache;
extern const struct embedded_file embedded_rewrite_schema_json;
extern const struct embedded_file embedded_softening_json;
extern const struct embedded_file embedded_passage_mustache;
extern const struct embedded_file embedded_passage_schema_json;
extern const struct embedded_file embedded_story_mustache;
extern const struct embedded_file embedded_story_schema_json;
extern const struct embedded_file embedded_writer_mustache;

// Books.
extern const struct embedded_file embedded_manifest_schema_json;
extern const struct embedded_file embedded_print_presets_json;
extern const struct embedded_file embedded_reader_css;
extern const struct embedded_file embedded_reader_js;

// Reports.
extern const struct embedded_file embedded_report_css;
extern const struct embedded_file embedded_report_js;
extern const struct embedded_file embedded_story_js;

// What “new” writes: Commands.
extern const struct embedded_file embedded_template_picture_book_pipeline;
extern const struct embedded_file embedded_template_picture_book_story;
extern const struct embedded_file embedded_template_bedtime_pipeline;
extern const struct embedded_file embedded_template_bedtime_story;
extern const struct embedded_file embedded_template_chapters_pipeline;
extern const struct embedded_file embedded_template_chapters_story;
extern const struct embedded_file embedded_template_choices_pipeline;
extern const struct embedded_file embedded_template_choices_story;
extern const struct embedded_file embedded_template_growth_pipeline;
extern const struct embedded_file embedded_template_comic_pipeline;
extern const struct embedded_file embedded_template_comic_story;

// Typesetting.
extern const struct embedded_file embedded_andika_ttf;
extern const struct embedded_file embedded_quicksand_ttf;
extern const struct embedded_file embedded_comic_neue_otf;
extern const struct embedded_file embedded_andika_ofl_txt;
extern const struct embedded_file embedded_quicksand_ofl_txt;
extern const struct embedded_file embedded_comic_neue_ofl_txt;
extern const struct embedded_file embedded_srgb_icc;

// Files that are listed by their names, without the extension.
struct named_file {
    const char *name;
    struct embedded_file file;
};

// The drawings of things: art.c.
extern const struct named_file *const art_files;
extern const size_t art_file_count;

// The plots of the built-in writer: plots.c.
extern const struct named_file *const plots_files;
extern const size_t plots_file_count;

#endif
