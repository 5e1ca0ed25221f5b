/* Made from the playthrough of truco by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "cut": [
    "cut 1"
  ],
  "play": [
    "O2",
    "say flor"
  ],
  "answer_truco": [
    "say no_quiero"
  ],
  "review": [
    "accept"
  ],
  "answer_envido": [
    "say quiero"
  ],
  "declare_envido": [
    "declare 26"
  ]
};
