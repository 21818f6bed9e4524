### Ce qui se dit des séries de parties que plusieurs machines se partagent : les tranches, et comment elles se rassemblent.

sort-shard = une tranche d’une série de parties
cli-not-a-shard = `{ $found }` n’est pas une tranche : écrivez son numéro et le nombre de tranches, comme 3/16
cli-not-a-replay = `{ $found }` n’est pas un nombre de parties : écrivez-en un comme 2, ou all
shard-beyond = une série a { $most } parties au plus : commencez plus tôt, ou jouez-en moins
shard-empty = { $games } parties ne suffisent pas pour { $shards } tranches : demandez-en moins
shard-cancelled = arrêté avant la dernière partie de la tranche ; { $out } n’est pas écrit
shard-written = Parties { $first } à { $last } sur { $asked } (graine { $seed }) écrites dans { $out }.

gather-refused = Rien n’est rassemblé. `--draw { $draw }` tire de nouveau les mêmes parties à rejouer.
gather-cancelled = arrêté avant que toutes les parties tirées ne soient rejouées ; rien n’est rassemblé
gather-missing = { $games ->
    [one] Il manque { $games } partie
   *[other] Il manque { $games } parties
  } sur { $asked } ; ces commandes les jouent. Ensuite, rassemblez de nouveau.
gather-done = Rassemblé à partir de { $shards ->
    [one] { $shards } tranche
   *[other] { $shards } tranches
  } ; { $games ->
    [0] aucune partie n’a été rejouée.
    [one] { $games } partie a été rejouée, avec le même résultat.
   *[other] { $games } parties ont été rejouées, avec le même résultat.
  }
gather-spare = Fichiers qui n’ont pas servi : { $files }
gather-fault-seal = { $file } : le fichier a été modifié après son écriture. Rejouez la tranche.
gather-fault-range = { $file } : ses parties sont hors de la série qu’elle nomme
gather-fault-figure = { $file } : un de ses chiffres est impossible dans une partie de ce scénario
gather-fault-counts = { $file } : ses parties ne donnent pas ses totaux
gather-other-game = { $file } : la partie { $game }, rejouée, finit autrement. La tranche est abîmée ou falsifiée : rejouez-la.
gather-other-counts = { $file } : ses parties sont justes, ses totaux ne le sont pas. Rejouez la tranche.
gather-other-version = { $file } : jouée par la version { $version } du programme, et celle-ci est la { $own }. Il faut la même pour jouer et pour rassembler.
gather-other-documents = { $file } : jouée avec d’autres documents. { $change }
gather-other-order = { $file } : jouée avec des corrections ou des variantes dans un autre ordre
gather-other-seed = { $file } : une autre série, de graine { $seed } au lieu de { $own }
gather-other-players = { $file } : une autre série, jouée par { $texan } (Texans) et { $mexican } (Mexicains) au lieu de { $own-texan } et { $own-mexican }
gather-other-until = { $file } : une autre série, avec `--until { $until }` au lieu de { $own }
gather-conflict = La partie { $game } n’est pas la même dans { $file } et dans { $other }. Rejouée, c’est celle de { $right } : retirez l’autre.
gather-conflict-both = La partie { $game } n’est pas la même dans { $file } et dans { $other }. Rejouée, ce n’est ni l’une ni l’autre : retirez les deux.
