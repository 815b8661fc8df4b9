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
  },
  "serie": {
    "edition": 1,
    "seats": [
      2,
      3,
      4
    ],
    "options": {
      "preset": {
        "usual": "junior",
        "values": [
          "family",
          "junior"
        ]
      },
      "colours": {
        "usual": 4,
        "least": 2,
        "most": 4
      },
      "numbers": {
        "usual": null,
        "least": 6,
        "most": 13,
        "none": true
      },
      "copies": {
        "usual": null,
        "least": 1,
        "most": 2,
        "none": true
      },
      "jokers": {
        "usual": null,
        "least": 0,
        "most": 4,
        "none": true
      },
      "sets": {
        "usual": null,
        "values": [
          "both",
          "runs",
          null
        ]
      },
      "deal": {
        "usual": null,
        "least": 3,
        "most": 14,
        "none": true
      },
      "start_chips": {
        "usual": null,
        "least": 0,
        "most": 20,
        "none": true
      },
      "box_chips": {
        "usual": null,
        "least": 20,
        "most": 200,
        "none": true
      },
      "bank_limit": {
        "usual": "unlimited",
        "values": [
          "stop",
          "unlimited"
        ]
      },
      "first_player": {
        "usual": "random",
        "values": [
          "highest",
          "random",
          "seat0",
          "seat1",
          "seat2",
          "seat3"
        ]
      },
      "hidden_chips": {
        "usual": false,
        "values": [
          false,
          true
        ]
      },
      "max_jokers": {
        "usual": null,
        "least": 1,
        "most": 2,
        "none": true
      },
      "draw_cost": {
        "usual": 1,
        "least": 0,
        "most": 3
      },
      "play_drawn": {
        "usual": false,
        "values": [
          false,
          true
        ]
      },
      "draw_after_lay": {
        "usual": false,
        "values": [
          false,
          true
        ]
      },
      "must_lay": {
        "usual": false,
        "values": [
          false,
          true
        ]
      },
      "swap_is_move": {
        "usual": true,
        "values": [
          false,
          true
        ]
      },
      "first_lay": {
        "usual": 0,
        "least": 0,
        "most": 50
      },
      "free_before_first_lay": {
        "usual": null,
        "values": [
          false,
          true,
          null
        ]
      },
      "manipulation": {
        "usual": null,
        "values": [
          "extend",
          "full",
          "jokers",
          null
        ]
      },
      "turn_seconds": {
        "usual": 60,
        "least": 10,
        "most": 600,
        "none": true
      },
      "new_series": {
        "usual": "no_old_tile",
        "values": [
          "delta",
          "no_old_tile",
          "rack_only"
        ]
      },
      "freed_joker": {
        "usual": "series",
        "values": [
          "nothing",
          "series",
          "tile"
        ]
      },
      "split_own": {
        "usual": true,
        "values": [
          false,
          true
        ]
      },
      "free_reuse_chip": {
        "usual": true,
        "values": [
          false,
          true
        ]
      },
      "debt": {
        "usual": false,
        "values": [
          false,
          true
        ]
      },
      "blocked_pay": {
        "usual": true,
        "values": [
          false,
          true
        ]
      },
      "best_of": {
        "usual": 1,
        "values": [
          1,
          3,
          5
        ]
      },
      "match_score": {
        "usual": "rounds",
        "values": [
          "chips",
          "rounds"
        ]
      }
    }
  }
} as const;
