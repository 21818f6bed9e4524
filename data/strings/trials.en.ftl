### What is said of trials: `bexar balance`, `bexar matrix`, `bexar ablate`, `bexar selftest`, `bexar exploit` and `bexar openings`.

## Values that bring a share to a target

cli-not-a-tune = `{ $found }` is not a figure with its values: write NAME=a..b, such as withdrawal.threshold=-5..5
cli-not-a-target = `{ $found }` is not a target: write a percentage and how far off it may be, such as 50±3 or 50+-3
balance-twice = `{ $name }` is named twice: each figure has one range of values
balance-too-many = at most { $most } figures can be tuned together
balance-not-a-document = `{ $out }` must end in `.scenario.ron`, in `.rules.ron` for the rulebook alone, or in `.variant.ron`
balance-not-beside = `{ $out }` must be in the folder of the scenario, which names its other documents relative to that folder
balance-not-in-rulebook = the answer changes counters, the map or a variant, which `{ $out }` cannot hold. Write it as a `.scenario.ron`
balance-not-in-variant = `{ $out }` cannot hold the answer: a variant can set only `withdrawal.threshold` or one figure of a variant. Write the answer as a `.scenario.ron`
balance-heading = { $title }: the { $side } are to win { $share } ± { $within }% of the games (players: Texans { $texan }, Mexicans { $mexican }; seed { $seed })
balance-found-surely = With { $settings } it is balanced: the { $side } win { $share }% of { $games ->
    [one] 1 game
   *[other] { $games } games
} with fresh dice, and the whole confidence interval is within the target ({ $low } to { $high }).
balance-found = With { $settings } it is balanced: the { $side } win { $share }% of { $games ->
    [one] 1 game
   *[other] { $games } games
} with fresh dice (95% confidence interval { $low } to { $high }).
balance-none = No value reaches the target: { $values ->
    [one] the only value was played, and its games
   *[other] all { $values } were played, and their games
} rule it out. The nearest is { $settings }, with which the { $side } win { $share }% ({ $low } to { $high }).
balance-not-found = No value that reaches the target was found among { $values ->
    [one] 1 candidate
   *[other] { $values } candidates
} that were played. The nearest is { $settings }, with which the { $side } win { $share }% ({ $low } to { $high }).
balance-nothing-played = The scenario cannot be played with any of these values.
balance-hardly = { $figures ->
    [one] This figure hardly matters
   *[other] These figures hardly matter
}: over the whole range the { $side } win from { $least } to { $most }% of the games, and this number of games is too small to tell the values apart. Another figure will have more effect.
balance-as-it-is = As it is, { $settings }: { $share }% ({ $low } to { $high }).
balance-failed = { $failed ->
    [one] 1 promising candidate missed the target
   *[other] { $failed } promising candidates missed the target
} with fresh dice.
balance-unplayable = { $values ->
    [one] 1 candidate was skipped: it would cause errors in the scenario
   *[other] { $values } candidates were skipped: they would cause errors in the scenario
}.
balance-about = { $tried ->
    [one] 1 candidate
   *[other] { $tried } candidates
}, { $games ->
    [one] 1 game
   *[other] { $games } games
} in all. The intervals are those of the search: valid at any stopping point, and for all candidates together.
balance-share = %
balance-interval = 95%

## The page that balances a figure

gui-side-balance = Balance
gui-stroke-tuned = balance { $name }: { $value }
tuning-this = Balance this…
tuning-about = Pick a figure: games are played with values around the current one until a side wins as often as you want.
tuning-search = Search the figures
tuning-none = No figure matches.
tuning-more = and { $count } more: type a few letters of the one you want
tuning-another = Another figure
tuning-gone = The document has no such figure any more.
tuning-now = { $name } · now { $value } · { $least } to { $most }
tuning-now-kind = { $name } · now: { $value }
tuning-how = Plays games with several values, all with the same dice, and confirms the best one with fresh dice. You can go on working.
tuning-from = Values from
tuning-to = to
tuning-side = Games won by
tuning-share = Target, in %
tuning-player = Player, { $side }
tuning-games = Games per value
tuning-start = Find the value
tuning-cancel = Stop the search
tuning-running = { $games ->
    [one] 1 game played
   *[other] { $games } games played
}
tuning-left-seconds = { $seconds ->
    [one] about 1 second left
   *[other] about { $seconds } seconds left
}
tuning-left-minutes = { $minutes ->
    [one] about 1 minute left
   *[other] about { $minutes } minutes left
}
tuning-trying = trying { $value }
tuning-confirming = confirming { $value } with fresh dice
tuning-best = nearest so far: { $value }, { $share }%
tuning-stale = Out of date: the document has changed.
tuning-set = Set { $value }
tuning-is-set = The value is set: { $value }
tuning-done = Done: { $stroke }
tuning-wrong-values = Values: expected two whole numbers from { $least } to { $most }, the smaller one first.
tuning-wrong-target = Target: expected a percentage from 1 to 99, and from 0.5 to 49 either way.
tuned-withdrawals = Points added to every withdrawal figure
tuned-withdrawal = Withdrawal figure of turn { $turn }
tuned-levels = Points added to every victory level
tuned-level = Points of victory level { $number }
tuned-cell = Combat table: die { $die }, column { $column }
tuned-cost = Movement points to cross: { $kind }
tuned-wall = Hexside { $side }
tuned-counter = { $counter }: { $value }
tuned-up = % of games won by the { $side }

## Who it is fair for

matrix-heading = { $title }: games won by the Mexicans, in %, { $games ->
    [one] 1 game
   *[other] { $games } games
} per pair, seed { $seed }
matrix-corner = Texans \ Mexicans
matrix-fair = Fair between equals, from { $weak } to { $strong }: none is proven to be more than { $margin } points off an even game.
matrix-leans = Unfair for everybody: between equals the { $side } win too often, from { $weak } to { $strong }.
matrix-unfair-for-beginners = Unfair only for beginners: with { $weak } on both sides the { $side } win too often, with { $strong } on both sides it is fair.
matrix-unfair-for-experts = Unfair only for those who know the game: with { $strong } on both sides the { $side } win too often, with { $weak } on both sides it is fair.
matrix-turns = The balance shifts with skill: with { $weak } on both sides the { $first } win too often, with { $strong } on both sides the { $last } do.
matrix-open = Not yet clear for all players: more games would tell.
matrix-mixed = Fair for some and not for others.
matrix-equals-fair = { "  " }{ $player } against itself: Texans { $texan }%, Mexicans { $mexican }%: fair
matrix-equals-texan = { "  " }{ $player } against itself: Texans { $texan }%, Mexicans { $mexican }%: the Texans win too often
matrix-equals-mexican = { "  " }{ $player } against itself: Texans { $texan }%, Mexicans { $mexican }%: the Mexicans win too often
matrix-equals-open = { "  " }{ $player } against itself: Texans { $texan }%, Mexicans { $mexican }%: not clear yet
matrix-upset = The side decides, not the player: { $strong } with the { $side } wins only { $points }% against { $weak }.
matrix-no-upset = No stronger player is proven to lose to a weaker one, with either side.
matrix-distance = Distance from a fair matrix: { $points } points per cell on average.

## What each rule, unit and figure is worth

cli-not-a-deed = `{ $found }` cannot be forbidden: choose climbing, doors, roofs, rooms, fire, melee, cannon, counterattacks or hauling
ablate-nothing = nothing to take away: write `--each-rule`, `--each-unit`, `--each-parameter` or `--forbid DEED`
ablate-forbid-other-system = `--forbid` does not apply to “{ $system }”, the game of “{ $name }”: it forbids by a house rule, and that game reads none
ablate-none-played = the scenario cannot be played with any of these changes
ablate-heading = { $title }, with one thing taken away at a time (players: Texans { $texan }, Mexicans { $mexican }; seed { $seed })
ablate-settings = { $settings ->
    [one] 1 setting
   *[other] { $settings } settings
}, { $games ->
    [one] 1 game
   *[other] { $games } games
} each; as it stands, the Mexicans win { $share }%. The points are how many more or fewer games in a hundred the Mexicans win.
ablate-effects = { $effects ->
    [0] No effect is proven.
    [one] 1 effect is proven, allowing for the whole list:
   *[other] { $effects } effects are proven, allowing for the whole list:
}
ablate-effect = * { $what }: { $points } ({ $low } to { $high }); { $changed }% of the games went differently
ablate-no-effect = { "  " }{ $what }: { $points } ({ $low } to { $high }); { $changed }% of the games went differently
ablate-suspects = { $settings ->
    [one] 1 seems to help the side that it can only harm: the players are suspect, and this is no result
   *[other] { $settings } seem to help the side that they can only harm: the players are suspect, and these are no results
}:
ablate-suspect = ? { $what }: { $points } ({ $low } to { $high }); { $changed }% of the games went differently
ablate-rest = { $settings ->
    [one] 1 changes games without a proven effect on who wins
   *[other] { $settings } change games without a proven effect on who wins; the largest
}:
ablate-idle = { $settings ->
    [0] Each of them changed at least one game.
    [one] 1 changes nothing; not one game went differently:
   *[other] { $settings } change nothing; not one game went differently:
}
ablate-left-out = { $settings ->
    [one] 1 was skipped: it would cause errors in the scenario
   *[other] { $settings } were skipped: each would cause errors in the scenario
}:
ablate-name = { "  " }{ $what }
ablate-figure = { $name }: { $was } → { $is }
ablate-suspended = rule { $rule } suspended
ablate-rule-of-variant = rule { $rule } of the variant { $variant } left out
ablate-fewer = one { $id } fewer, of { $of }
ablate-fewer-like = one { $id } fewer, of { $of } (the same for { $like })
ablate-never = the { $side } never { $deed }
ablate-deed-climbing = climb a wall
ablate-deed-doors = cross a doorway
ablate-deed-roofs = go on a roof
ablate-deed-rooms = go into a room
ablate-deed-fire = fire muskets
ablate-deed-melee = attack in melee
ablate-deed-cannon = fire a battery
ablate-deed-counterattacks = counterattack
ablate-deed-hauling = tow a battery

## What the numbers are worth

selftest-heading = { $title }: changes that change nothing (players: Texans { $texan }, Mexicans { $mexican }; { $games ->
    [one] 1 game
   *[other] { $games } games
} each, seed { $seed })
selftest-kind = { "  " }{ $kind }, { $changes ->
    [one] once
   *[other] { $changes } times
}: { $alarms ->
    [0] no false alarm
    [one] 1 false alarm
   *[other] { $alarms } false alarms
}, { $changed ->
    [0] no game went differently
    [one] 1 game went differently
   *[other] { $changed } games went differently
}
selftest-ids = other ids for all counters
selftest-order = another order of the lines
selftest-columns = other ids for the columns
selftest-split = a line for each of several equal counters
selftest-shift = the map further to the right and further down
selftest-flip = the map mirrored or turned round
selftest-exact = As it should be: not one game went differently.
selftest-exact-averages = As it should be: not one game went differently, except on the map that is mirrored or turned, where only the averages must agree.
selftest-no-alarm = Some games went differently, but none of the { $changes } comparisons finds a clear difference.
selftest-alarms = { $alarms ->
    [one] 1 comparison
   *[other] { $alarms } comparisons
} of { $changes } found a clear effect although nothing had changed: do not trust differences measured in this scenario.
selftest-members = { $members } members of the population: when each plays against itself, the Mexicans win { $mean }% on average, from { $low } to { $high }.
selftest-play = The members differ by { $all } points (standard deviation; dice alone would give { $dice }): { $play } points come from which of them plays. A series is an average over the members; `--mexican captain#7` plays only one.
selftest-dice = The members differ by { $all } points (standard deviation; dice alone would give { $dice }): hardly anything depends on which of them plays.
selftest-signs = Signs: { $changes ->
    [one] 1 change that can only help one side
   *[other] { $changes } changes that can only help one side
}, { $games } games each. { $wrong ->
    [0] None of them helps the other side.
    [one] 1 clearly seems to help the other side: that is the players’ doing.
   *[other] { $wrong } clearly seem to help the other side: that is the players’ doing.
}
selftest-sign = ? { $what }, which can only help the { $side }: { $points } games in a hundred for the Mexicans ({ $low } to { $high })

## Plans that beat the usual players

exploit-cancelled = stopped before anything was confirmed
exploit-heading = { $title }: plans against the usual players (Texans { $texan }, Mexicans { $mexican }; seed { $seed })
exploit-side = { $side }: { $tried ->
    [one] 1 plan
   *[other] { $tried } plans
} tried, { $confirmed ->
    [one] 1 of them replayed
   *[other] { $confirmed } of them replayed
} in { $games ->
    [one] { $games } game each
   *[other] { $games } games each
} with fresh dice, with which { $player } wins { $share }%.
exploit-none = { "  " }No plan is proven to win more than { $player }.
exploit-slight = { "  " }No hole: a plan wins more than { $player }, but is not proven to win { $margin } points more.
exploit-answered = { "  " }No hole: a plan beats the usual enemy by more than { $margin } points, but the other side has an answer to it.
exploit-hole = { "  " }A HOLE: a plan beats { $player } by more than { $margin } points, whatever the other side tried.
exploit-usual-beaten = { "  " }A simple plan beats { $player }: { $plan }. Figures measured with { $player } on this scenario are suspect.
exploit-plan = { $mark } { $plan }: { $share }%, { $points } points ({ $low } to { $high })
exploit-reply = { "    " }the best of { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} to it, { $plan }: it still wins { $share }%, { $points } points ({ $low } to { $high })
exploit-differs = { "  " }In the games of the first plan, instead of those of the usual players:
exploit-share = { "    " }{ $what }: { $after }% of the games instead of { $before }%
exploit-mean = { "    " }{ $what }: { $after } instead of { $before }
exploit-first-entry = the first attacker comes in at { $at }
exploit-crossed = { $at } crossed ({ $kind })
exploit-counterattacks = counterattacks
exploit-win = { "  " }A short win: game { $game }, seed { $seed }, over in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
exploit-about = { $games ->
    [one] 1 game
   *[other] { $games } games
} in all. The intervals hold for all plans and answers together. A hole is a plan that wins more than luck explains, even against the best answer found.

scheme-usual = plays as the captain does
scheme-into = everybody comes in at { $at }
scheme-gates = nobody climbs a wall
scheme-building = everybody goes into the building “{ $name }”
scheme-wall = everybody goes to the { $quarter } wall
scheme-north = north
scheme-east = east
scheme-south = south
scheme-west = west
scheme-roofs = everybody goes on the roofs
scheme-rooms = everybody goes indoors
scheme-never = nobody ever moves
scheme-wait = nobody moves before turn { $turn }
scheme-wait-round = nobody moves before round { $turn }
scheme-against = all columns start on the { $quarter } side and go to the wall there
scheme-go = all columns go to the { $quarter } wall
scheme-column = only the column “{ $name }” enters
scheme-columns = { $columns ->
        [one] everybody in one column
       *[other] { $columns } columns
    }
scheme-no-ladders = nobody scales the wall
scheme-no-siege = the assault comes without a siege
scheme-long-siege = the batteries fire as many days as they may
scheme-equal = columns of equal strength, with the smallest Reserve
scheme-feint = one column is only half as strong as the others
scheme-held = the Reserve is twice as strong as it must be
scheme-straight = columns take the shortest way
scheme-covered = columns go around the garrison’s fire
scheme-massed = columns stay together
scheme-rooms-stay = everybody is set up indoors and stays there
scheme-close = nobody fires, everybody closes in
scheme-no-fire = nobody fires
scheme-no-melee = nobody attacks in melee
scheme-enter = all columns enter at area { $area }
scheme-weighs = { $what } counts { $much }
scheme-weighs-outside = { $what } counts { $much } while the walls hold
scheme-weighs-inside = { $what } counts { $much } once the enemy is inside
scheme-much = at { $percent }% of the captain’s weight
scheme-much-new = although the captain ignores it
scheme-much-none = for nothing
scheme-weight-strike = an attack at hand
scheme-weight-contact = contact with an enemy
scheme-weight-way = the path to the enemy
scheme-weight-arrived = the path of a unit that can already attack
scheme-weight-exposed = enemy fire
scheme-weight-danger = an enemy who may attack in melee
scheme-weight-open = a spot in the open
scheme-weight-first = being the first inside
scheme-weight-inside = being inside
scheme-weight-thrift = sparing units near the withdrawal figure
scheme-weight-zeal = pressing attacks near the withdrawal figure
scheme-weight-gone = taking an enemy’s place
scheme-weight-answer = the answer to an attack
scheme-weight-fear = the danger from attackers nearby
scheme-weight-stand = a stand of its own
scheme-weight-later = a gain one turn later
scheme-weight-fight = the least a melee must promise
scheme-weight-fire = the least a shot before a move must promise
scheme-weight-volley = shots from inside
scheme-weight-load = loading a gun
scheme-weight-close = going to meet the enemy
scheme-weight-climb = a company below the wall
scheme-weight-march = a company on the march
scheme-weight-door = a door with the garrison behind it
scheme-weight-cross = a flecha that can cross the wall
scheme-weight-column = a column that enters
scheme-weight-least = the least an attack must promise

## Openings that are fair and differ

openings-cancelled = stopped before all openings were found: nothing is confirmed
openings-heading = { $title }: openings in which the { $side } win { $share } ± { $within } games in a hundred (players: Texans { $texan }, Mexicans { $mexican }; seed { $seed })
openings-none = No opening was found (requested: { $wanted }).
openings-found = { $found ->
    [one] 1 of { $wanted } openings was found
   *[other] { $found } of { $wanted } openings were found
}, each confirmed in { $games ->
    [one] 1 game
   *[other] { $games } games
} with fresh dice; the whole interval of each is within the target.
openings-too-few-games = { $games } games confirm no opening for this target: give `--games` { $fewest } at least, a wider target, or fewer openings
openings-too-narrow = no opening can be confirmed for a target this narrow: it takes { $fewest } games each, and the maximum is { $most }; give a wider `--target`
openings-nothing-varies = Nothing in the scenario can be varied in a way that the rules and the checks accept.
openings-tries-spent = The search has used up its { $tried ->
    [one] 1 try
   *[other] { $tried } tries
}: ask for more with `--tries`, for a wider target with `--target`, or for fewer openings.
openings-nothing-new = After { $tried ->
    [one] { $tried } opening
   *[other] { $tried } openings
}, the search finds hardly any new opening that the rules allow.
openings-as-it-is = As it stands: the { $side } win { $share }% of { $games ->
    [one] 1 game
   *[other] { $games } games
}, which last { $length } turns and cost the attackers { $losses }.
openings-head-number = no.
openings-head-length = turns
openings-head-losses = losses
openings-head-cell = cell
openings-head-apart = apart
openings-head-differs = what differs from the scenario
openings-stands = { $id } { $from } → { $to }
openings-enters = column { $column }: area { $from } → { $to }
openings-boxed = { $count } { $id } fewer
openings-more = and { $count } more
openings-apart = Any two differ in at least { $least } counters and columns, and in { $mean } on average (the column “apart” compares each with the one most like it). They come from { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}; a cell covers { $length } turns by { $losses } losses, and the search found openings in { $met }.
openings-losses = Turns and losses are averages per game; losses are counted as { $figure }.
openings-about = { $tried ->
    [one] 1 opening
   *[other] { $tried } openings
} played, { $refused } refused by the rules or the checks, { $dropped } not confirmed by fresh dice, { $alike } with the same games as another; { $games ->
    [one] 1 game
   *[other] { $games } games
} in all. The intervals hold for all of them together.
openings-prices = What one counter fewer does to the share of the { $side }, in points, as the scenario stands ({ $games ->
    [one] 1 game
   *[other] { $games } games
} each with the same dice; ± half the 95% confidence interval):
openings-price = { "  " }one { $kind } fewer ({ $id }, of { $of }): { $points } ± { $half }
openings-needed = { "  " }The scenario cannot be played with one fewer of these: { $ids }
openings-written = { $count ->
    [0] Nothing was written to { $out }
    [one] 1 opening written to { $out }
   *[other] { $count } openings written to { $out }
}
openings-title = { $title }: opening { $number }
openings-by = found by play-tests, seed { $seed }
openings-note = Opening { $number } of { $all }, found by play-tests with seed { $seed } (Texans { $texan }, Mexicans { $mexican }): the { $side } win { $share }% ({ $low } to { $high }) of { $games ->
    [one] 1 game
   *[other] { $games } games
} with fresh dice; a game lasts { $length } turns and costs { $losses } { $figure }.
