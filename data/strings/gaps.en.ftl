### What is said of what a scenario leaves unused: `bexar gaps`.

gap-title = { $title }: what it leaves unused
gap-heading = { $title }: what is left unused in { $drawn } games of players that draw by lot and { $played } games of players that choose (Texans { $texan }, Mexicans { $mexican }; seed { $seed })
gap-who = { $drawn } games by lot, { $played } of { $texan } against { $mexican }
gap-spoken = Every decision had a choice, and everything that happened or was refused named its rule.
gap-silent = There is something no rule speaks of: it comes first.
gap-cancelled = stopped before the last game: what was not seen by then may still come
gap-more = and { $more } more
gap-at-drawn = lot { $game }:{ $step }
gap-at-played = { $game }:{ $step }
gap-what = what
gap-how = how it stands
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
gap-no-choice = a side has to decide, and may do nothing at all (phase { $about })
gap-no-dice = a roll is due, and no dice are named (phase { $about })
gap-refused = an action on the list is refused, by { $about }
gap-unlisted = an action that is allowed is not on the list: { $about }
gap-no-rule = something goes by a rule that is not there: { $about }
gap-endless = a game does not end (phase { $about })

## Choices

gap-choices = Choices
gap-choices-unit = kinds of actions, by the words logs write
gap-choice = choice
gap-standing-drawn = possible, never come to
gap-standing-unworthy = never worth it
gap-standing-texan = never worth it to the Texans
gap-standing-mexican = never worth it to the Mexicans
gap-choices-never = Never possible in any of { $games } games, { $number } of { $all }:

## Rules and tables

gap-rules = Rules
gap-rules-unit = rules that can be seen in play, in what happened and in what was refused
gap-own-rules = Your own rules
gap-own-rules-unit = rules of the variants in force that do nothing in games of players that choose
gap-rule-head = rule
gap-variant = variant
gap-started = started
gap-standing-never = never started
gap-standing-idle = started, changed nothing
gap-rules-never = Never spoken in any of { $games } games, { $number } of { $all }:
gap-rules-drawn = Spoken in games by lot alone, { $number } of { $all } (in brackets: in how many of { $drawn }):
gap-tables = Tables
gap-tables-unit = cells by which attacks are decided
gap-cells-never = Never read in any of { $games } games, { $number } of { $all }:
gap-cells-drawn = Read in games by lot alone, { $number } of { $all } (in brackets: in how many of { $drawn }):
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
gap-deguello-unit = shots of units:
gap-deguello-gun = shots of guns:
gap-deguello-plain = nothing added

## Places

gap-places = Hexes and hexsides
gap-places-unit = where nobody comes; walls and doors are those that can be crossed
gap-areas = Areas
gap-areas-unit = entry areas, gun sites, rooms and regions where nobody comes
gap-place = place
gap-all = all
gap-never = never
gap-only-drawn = by lot alone
gap-entry-area = entry areas
gap-gun-site = gun sites
gap-room = rooms
gap-region = regions
gap-hexside = hexsides
gap-spot = spots
gap-places-never = never in any of { $games } games, { $number } of { $all }:
gap-places-drawn = by lot alone, { $number } of { $all } (in brackets: in how many of { $drawn } games):

## Counters

gap-counters = Counters
gap-counters-unit = counters that do not count
gap-counter = counter
gap-pieces-never = Never on the map in any of { $games } games, { $number } of { $all }:
gap-pieces-drawn = On the map in games by lot alone, { $number } of { $all } (in brackets: in how many of { $drawn }):
gap-idle-never = On the map and never able to do anything in any of { $games } games, { $number } of { $all }:
gap-idle-drawn = Able to do something in games by lot alone, { $number } of { $all } (in brackets: in how many of { $played } games chosen it stands on the map):
gap-idle-unworthy = On the map and never made use of, { $number } of { $all } (in brackets: in how many of { $played } games chosen it stands there):
gap-stranded = Stranded counters
gap-stranded-unit = games at whose end a counter stands on the map and has been able to do nothing for three turns; the step is the last at which it could

## Games that get nowhere

gap-course = Without progress
gap-course-unit = decisions and turns that lead nowhere
gap-loop = the same position again in one phase
gap-loop-drawn = the same position again in one phase, by lot alone
gap-idle-turn = turns in which nothing happens
gap-idle-turn-drawn = turns in which nothing happens, by lot alone
gap-standstill = turns after which all stands as before
gap-standstill-drawn = turns after which all stands as before, by lot alone
gap-forced = Decisions that are none
gap-forced-unit = decisions with a single thing to do; the step is the first of them
gap-decisions = side and phase
gap-run = the longest row of them
