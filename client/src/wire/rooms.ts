// Made by `make wire` from src/parlour/catalogue.py. Do not edit.

export const LANGUAGES = [
  "en",
  "fr",
  "nl",
  "de"
] as const;

export const ROOMS = {
  "petitwhist": {
    "edition": 1,
    "seats": [
      2,
      3,
      4
    ],
    "options": {
      "hand": {
        "usual": 5,
        "least": 1,
        "most": 8
      },
      "exchange": {
        "usual": 1,
        "least": 0,
        "most": 2
      },
      "show": {
        "usual": 5,
        "least": 1,
        "most": 60
      },
      "lead": {
        "usual": "knock",
        "values": [
          "knock",
          "seat0"
        ]
      }
    }
  },
  "batasaurus": {
    "edition": 1,
    "seats": [
      2,
      3,
      4
    ],
    "options": {
      "memorise_s": {
        "usual": 30,
        "least": 10,
        "most": 120
      },
      "memorise_view": {
        "usual": "all",
        "values": [
          "all",
          "own"
        ]
      },
      "early_ready": {
        "usual": true,
        "values": [
          false,
          true
        ]
      },
      "first_leader": {
        "usual": "random",
        "values": [
          "random",
          "seat0",
          "seat1",
          "seat2",
          "seat3"
        ]
      },
      "trick_log": {
        "usual": "hidden",
        "values": [
          "all",
          "hidden",
          "last"
        ]
      },
      "short_war": {
        "usual": "forfeit",
        "values": [
          "forfeit",
          "last_card_stands"
        ]
      },
      "unresolved": {
        "usual": "return",
        "values": [
          "leader",
          "return",
          "split",
          "void"
        ]
      },
      "end_rule": {
        "usual": "first_empty",
        "values": [
          "first_empty",
          "last_pair"
        ]
      },
      "final_tie": {
        "usual": "share",
        "values": [
          "last_trick_winner",
          "playoff_new_game",
          "share"
        ]
      }
    }
  },
  "kiza": {
    "edition": 1,
    "seats": [
      2,
      3,
      4,
      5,
      6
    ],
    "options": {
      "first_donor": {
        "usual": "draw",
        "values": [
          "draw",
          "random"
        ]
      },
      "losing_bids": {
        "usual": "discard",
        "values": [
          "discard",
          "return"
        ]
      },
      "donor_open_pass": {
        "usual": "final",
        "values": [
          "final",
          "may_reenter"
        ]
      },
      "discard_log": {
        "usual": "shown",
        "values": [
          "hidden",
          "shown"
        ]
      },
      "leftovers": {
        "usual": "return",
        "values": [
          "return",
          "topup"
        ]
      },
      "short_deal": {
        "usual": "exhaust",
        "values": [
          "equal",
          "exhaust"
        ]
      },
      "end": {
        "usual": "immediate",
        "values": [
          "immediate",
          "round"
        ]
      },
      "stalemate_rounds": {
        "usual": 3,
        "least": 1,
        "most": 10
      }
    }
  },
  "ksar": {
    "edition": 1,
    "seats": [
      2
    ],
    "options": {
      "frame": {
        "usual": 10,
        "values": [
          8,
          9,
          10,
          11,
          12
        ]
      },
      "first": {
        "usual": "random",
        "values": [
          "alternate",
          "host",
          "random"
        ]
      },
      "starter": {
        "usual": 0,
        "values": [
          0,
          1
        ]
      },
      "pie": {
        "usual": false,
        "values": [
          false,
          true
        ]
      },
      "en_tiebreak": {
        "usual": false,
        "values": [
          false,
          true
        ]
      }
    }
  },
  "mezza": {
    "edition": 1,
    "seats": [
      2,
      3,
      4,
      5,
      6
    ],
    "options": {
      "deck": {
        "usual": "full",
        "values": [
          "full",
          "short"
        ]
      },
      "players": {
        "usual": "printed",
        "values": [
          "more",
          "printed"
        ]
      },
      "swap_mode": {
        "usual": "simultaneous",
        "values": [
          "clockwise",
          "off",
          "simultaneous"
        ]
      },
      "start_tie": {
        "usual": "race",
        "values": [
          "left_of_dealer",
          "race",
          "random"
        ]
      },
      "own_half_forced": {
        "usual": true,
        "values": [
          false,
          true
        ]
      },
      "turn_seconds": {
        "usual": 20,
        "least": 5,
        "most": 300,
        "none": true
      },
      "joker_on_four": {
        "usual": "keep",
        "values": [
          "consume",
          "keep"
        ]
      },
      "extra_half_on_four": {
        "usual": "ge4",
        "values": [
          "ge4",
          "half",
          "le4"
        ]
      },
      "seven_heads_up": {
        "usual": "self_turn",
        "values": [
          "no_skip",
          "self_turn"
        ]
      },
      "joker_quads": {
        "usual": true,
        "values": [
          false,
          true
        ]
      },
      "steal_mode": {
        "usual": "race",
        "values": [
          "clockwise",
          "race",
          "random"
        ]
      },
      "steal_count": {
        "usual": "any",
        "values": [
          "any",
          "one"
        ]
      },
      "steal_window_ms": {
        "usual": 2500,
        "least": 0,
        "most": 5000
      },
      "quick_before_steal": {
        "usual": true,
        "values": [
          false,
          true
        ]
      },
      "quick_lay": {
        "usual": "drawn",
        "values": [
          "any",
          "drawn",
          "off"
        ]
      },
      "open_add": {
        "usual": "any",
        "values": [
          "any",
          "off",
          "one"
        ]
      },
      "memory_aid": {
        "usual": "off",
        "values": [
          "counts",
          "full",
          "off"
        ]
      },
      "stall_turns": {
        "usual": 150,
        "least": 60,
        "most": 400,
        "none": true
      },
      "blocked_rank": {
        "usual": "cards",
        "values": [
          "cards",
          "shared"
        ]
      },
      "match": {
        "usual": "single",
        "values": [
          "points",
          "single"
        ]
      }
    }
  }
} as const;
