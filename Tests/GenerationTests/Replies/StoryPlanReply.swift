/// A correct story plan as a model sends it.
enum StoryPlanReply {
    static let text = #"""
        {
          "theme": "animals",
          "characters": [
            {"id": "mia", "name": "Mia", "kind": "girl", "appearance": "small, brown plaits, a yellow raincoat"},
            {"id": "rusty", "name": "Rüsty", "kind": "fox", "appearance": "red fur, a white \"sock\" on one paw"}
          ],
          "pages": [
            {
              "number": 1,
              "sentences": {"first": 1, "last": 3},
              "panels": [
                {
                  "direction": "Mia finds a lantern 🏮 under the oak\nand lifts it, carefully.",
                  "alt": "A girl in a yellow raincoat holds a lantern; \u201cOh!\u201d, she says.",
                  "weather": null, "isNight": true, "zoom": -1.25e0, "cast": [{"id": "mia", "pose": "kneeling"}], "props": []
                }
              ]
            },
            {"number": 12, "sentences": {"first": 4, "last": 10}, "panels": [], "tags": ["a, b", "c: d", "e } ] f"]}
          ],
          "isLast": false
        }
        """#
}
