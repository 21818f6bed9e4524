### What is said of what a scenario leaves unused: `bexar gaps`.

gap-title = { $title }: what it leaves unused
gap-heading = { $title }: what is left unused in { $drawn } games played at random and { $played } games played by choice (Texans { $texan }, Mexicans { $mexican }; seed { $seed })
gap-who = { $drawn } random games, { $played } of { $texan } against { $mexican }
gap-spoken = Every decision had a legal action, and everything that happened or was refused cited its rule.
gap-silent = Some things are covered by no rule; they are listed first.
gap-cancelled = stopped before the last game: more might have been seen in the games left
gap-more = and { $more } more
gap-at-drawn = random { $game }:{ $step }
gap-at-played = { $game }:{ $step }
gap-what = what
gap-how = status
gap-where = game:step
gap-times = times
gap-times-had = could be chosen
gap-games = games
gap-of = of
gap-share = %
gap-kind = { $kind }, { $group }

## What no rule speaks of

gap-silences = Where the rules are silent
gap-silences-unit = decisions, rolls, refusals and events without a rule
gap-no-choice = a side must decide, but no action is legal (phase { $about })
gap-no-dice = a roll is due, and no dice are named (phase { $about })
gap-refused = an action on the list is refused by { $about }
gap-unlisted = an action that is allowed is not on the list: { $about }
gap-no-rule = something cites a rule that does not exist: { $about }
gap-endless = a game does not end (phase { $about })

## Choices

gap-choices = Choices
gap-choices-unit = kinds of actions, as logs write them
gap-choice = choice
gap-standing-drawn = possible at random, never reached by choice
gap-standing-unworthy = never chosen
gap-standing-texan = never chosen by the Texans
gap-standing-mexican = never chosen by the Mexicans
gap-choices-never = Never possible in any of { $games } games, { $number } of { $all }:

## Rules and tables

gap-rules = Rules
gap-rules-unit = rules that can be seen in play, in what happened and in what was refused
gap-own-rules = Your own rules
gap-own-rules-unit = rules of the variants in force that do nothing in games played by choice
gap-rule-head = rule
gap-variant = variant
gap-started = triggered
gap-standing-never = never triggered
gap-standing-idle = triggered, changed nothing
gap-rules-never = Never cited in any of { $games } games, { $number } of { $all }:
gap-rules-drawn = Cited only in random games, { $number } of { $all } (in brackets: in how many of { $drawn }):
gap-tables = Tables
gap-tables-unit = cells by which attacks are decided
gap-cells-never = Never used in any of { $games } games, { $number } of { $all }:
gap-cells-drawn = Used only in random games, { $number } of { $all } (in brackets: in how many of { $drawn }):
gap-strength = { $strength }
gap-rule = { $rule }
gap-knapp-rifle = rifles:
gap-knapp-gun = guns of the garrison:
gap-knapp-musket = muskets:
gap-knapp-captured = captured guns:
gap-knapp-column = at a column
gap-knapp-stand = at a stand
gap-knapp-open = at a casting in the open
gap-knapp-cover = at a casting in cover
gap-deguello-unit = shots by units:
gap-deguello-gun = shots by guns:
gap-deguello-plain = no modifier

## Places

gap-places = Hexes and hexsides
gap-places-unit = that nobody enters or crosses; walls and doors are those that can be crossed
gap-areas = Areas
gap-areas-unit = entry areas, gun sites, rooms and regions that nobody enters
gap-place = place
gap-all = all
gap-never = never
gap-only-drawn = only at random
gap-entry-area = entry areas
gap-gun-site = gun sites
gap-room = rooms
gap-region = regions
gap-hexside = hexsides
gap-spot = spots
gap-places-never = never in any of { $games } games, { $number } of { $all }:
gap-places-drawn = only at random, { $number } of { $all } (in brackets: in how many of { $drawn } games):

## Counters

gap-counters = Counters
gap-counters-unit = counters that play no part
gap-counter = counter
gap-pieces-never = Never on the map in any of { $games } games, { $number } of { $all }:
gap-pieces-drawn = On the map only in random games, { $number } of { $all } (in brackets: in how many of { $drawn }):
gap-idle-never = On the map and never able to do anything in any of { $games } games, { $number } of { $all }:
gap-idle-drawn = Able to do something only in random games, { $number } of { $all } (in brackets: in how many of the { $played } games played by choice it is on the map):
gap-idle-unworthy = On the map but never used, { $number } of { $all } (in brackets: in how many of the { $played } games played by choice it is on the map):
gap-stranded = Stranded counters
gap-stranded-unit = games at the end of which a counter is on the map and has been unable to do anything for three turns; the step is the last at which it could

## Games that get nowhere

gap-course = No progress
gap-course-unit = decisions and turns that lead nowhere
gap-loop = the same position repeated within a phase
gap-loop-drawn = the same position repeated within a phase, in random games
gap-idle-turn = turns in which nothing happens
gap-idle-turn-drawn = turns in which nothing happens, in random games
gap-standstill = turns that leave everything as it was
gap-standstill-drawn = turns that leave everything as it was, in random games
gap-forced = Decisions without a choice
gap-forced-unit = decisions with a single option; the step is the first of them
gap-decisions = side and phase
gap-run = longest run
