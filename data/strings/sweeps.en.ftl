### What is said of series of games that many machines share: shards and how they are put together.

sort-shard = a shard of a play-test series
cli-not-a-shard = `{ $found }` is not a shard: write its number and how many there are, such as 3/16
cli-not-a-replay = `{ $found }` is not a number of games: write one such as 2, or all
shard-beyond = a series has { $most } games at most: begin earlier, or play fewer
shard-empty = { $games } games are not enough for { $shards } shards: ask for fewer shards
shard-cancelled = stopped before the last game of the shard; { $out } was not written
shard-written = Games { $first } to { $last } of { $asked } (seed { $seed }) written to { $out }.

gather-refused = Nothing was gathered. `--draw { $draw }` draws the same games for replay again.
gather-cancelled = stopped before all drawn games were played again; nothing was gathered
gather-missing = { $games ->
    [one] 1 of { $asked } games is
   *[other] { $games } of { $asked } games are
  } missing; these commands play them. Then gather again.
gather-done = Gathered from { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
  }; { $games ->
    [0] no game was played again.
    [one] 1 game was played again, with the same result.
   *[other] { $games } games were played again, with the same result.
  }
gather-spare = Nothing was needed from: { $files }
gather-fault-seal = { $file }: the file was changed after it was written. Play the shard again.
gather-fault-range = { $file }: its games lie outside the series it names
gather-fault-figure = { $file }: a figure in it is impossible in a game of this scenario
gather-fault-counts = { $file }: its games do not add up to its counts
gather-other-game = { $file }: game { $game }, played again, ends differently. The shard is damaged or forged: play it again.
gather-other-counts = { $file }: its games are right, its counts are not. Play the shard again.
gather-other-version = { $file }: played by version { $version } of the program, while this is { $own }. Play and gather with the same version.
gather-other-documents = { $file }: played with other documents. { $change }
gather-other-order = { $file }: played with corrections or variants in another order
gather-other-seed = { $file }: another series, of seed { $seed } instead of { $own }
gather-other-players = { $file }: another series, played by { $texan } (Texans) and { $mexican } (Mexicans) instead of { $own-texan } and { $own-mexican }
gather-other-until = { $file }: another series, with `--until { $until }` instead of { $own }
gather-conflict = Game { $game } is not the same in { $file } and in { $other }. Played again, it matches { $right }: remove the other.
gather-conflict-both = Game { $game } is not the same in { $file } and in { $other }. Played again, it matches neither: remove both.
