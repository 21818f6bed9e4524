### Les règles en nos propres mots, une phrase par règle. Les numéros du livret avec un A ; nos décisions avec un R.

## 2. Mise en place

rule-a2-0-a = La mise en place alterne : batteries texanes, plan secret mexicain, garnison, puis les quatre colonnes d’assaut.
rule-a2-0-b = Chaque position de batterie imprimée reçoit exactement une batterie, visible des deux joueurs.
rule-a2-0-c = Toute unité et tout chef mexicains appartiennent à une colonne : 1, 2, 3, 4 ou R, la Réserve.
rule-a2-0-d = Le Mexicain choisit en secret une zone d’entrée pour chacune de ses colonnes.
rule-a2-0-e = Deux colonnes d’assaut n’ont jamais la même zone d’entrée ; la Réserve peut en partager une.
rule-a2-0-f = La carte compte six zones d’entrée de huit hexagones chacune.
rule-a2-0-g = La garnison se place à découvert, et seulement dans l’enceinte.
rule-a2-0-h = À la mise en place, un emplacement reçoit au plus une unité de combat ; les chefs s’empilent sans limite.
rule-a2-0-i = Bowie se place toujours en 1717.
rule-a2-0-j = Une colonne d’assaut se place dans la zone qui lui est destinée, une unité de combat par hexagone ; les chefs s’y joignent à volonté.
rule-a2-0-k = Le plan s’écrit quand les canons sont en place, mais pas encore la garnison ; les colonnes se placent quand tout le reste est en place.
rule-a2-1-a = Les quatre colonnes d’assaut sont toutes sur la carte au premier tour : aucune ne reste en arrière.
rule-a2-2-a = La Réserve ne s’engage que si une unité de combat mexicaine en bon ordre se trouve dans les murs.
rule-a2-2-b = Engager la Réserve est un libre choix du Mexicain ; il l’annonce et n’y revient pas.
rule-a2-2-c = Une Réserve engagée se place au tour suivant, dans la phase prévue, sur la zone qui lui est destinée.
rule-a2-2-d = Le Texan voit le plan écrit dès que la Réserve est sur la carte.
rule-a2-2-e = L’enclos à bétail et le cimetière ne comptent jamais comme l’intérieur des murs.
rule-a2-3-a = Aucun pion texan ne quitte jamais l’enceinte, ni en mouvement, ni en avance, ni en recul, ni remorqué.
rule-a2-3-b = L’enceinte comprend tout ce qui est dans les murs, l’enclos à bétail et le cimetière.

## 3. Matériel et définitions

rule-a3-1-a = Un hexagone n’a qu’un terrain, et un mur suit exactement les côtés, quoi que montre le dessin.
rule-a3-1-b = Alamo désigne toute la mission, et non la seule église.
rule-a3-2-a = Les tables en vigueur sont les effets du terrain (5.7), les résultats de combat (8.8) et la suite du siège (16.7).
rule-a3-3-a = Un pion est une unité de combat, un chef, une batterie ou un marqueur, et ne fait que ce que permet sa classe.
rule-a3-3-b = Le recto d’une unité de combat porte ses valeurs entières de tir, de mêlée et de moral ; le verso, les valeurs réduites.
rule-a3-3-c = Le verso d’un chef mexicain est son remplaçant ; celui d’un chef texan ne sert pas.
rule-a3-4-a = La force de tir sert au tir, celle de mêlée à la mêlée ; une batterie n’a que la première.
rule-a3-4-b = Le moral est ce qu’un test de dommages ne doit pas dépasser ; la valeur d’un chef modifie ce test.
rule-a3-4-c = L’arme d’une unité (ligne, éclaireurs, grenadiers, génie) et le calibre d’un canon ne changent rien au jeu.
rule-a3-4-d = L’origine d’une unité ne compte que pour le Tennessee et le Kentucky, et seulement avec la règle de portée (14).

## 4. Séquence de jeu

rule-a4-0-a = Phase 1 : les pions de la piste des remplacements avancent d’une case, et ceux qui sont à 0 peuvent revenir.
rule-a4-0-b = Phase 2 : la Réserve engagée au tour précédent se place.
rule-a4-0-c = Phase 3 : les unités texanes bougent l’une après l’autre, autant que leur joueur le veut.
rule-a4-0-d = Phase 4 : unités et batteries texanes attaquent une à une ; chaque résultat s’applique avant l’attaque suivante.
rule-a4-0-e = Phase 5 : les unités texanes se rallient.
rule-a4-0-f = Phase 6 : le Mexicain peut engager sa Réserve.
rule-a4-0-g = Phases 7, 8 et 9 : le Mexicain bouge, combat et se rallie comme l’a fait le Texan.
rule-a4-0-h = Phase 10 : on vérifie les pertes des assaillants ; s’ils doivent se retirer, la partie cesse aussitôt.
rule-a4-0-i = Phase 11 : le marqueur de tour avance et un nouveau tour commence, sauf victoire.
rule-a4-0-j = Les phases 3 à 5 sont le tour du Texan, 6 à 10 celui du Mexicain : le Texan agit donc avant les colonnes qui arrivent.

## 5. Mouvement

rule-a5-0-a = Toute unité de combat et tout chef ont 8 points de mouvement.
rule-a5-0-b = Un pion bouge une fois, dans sa propre phase de mouvement, pas à pas vers des emplacements reliés au sien ; son mouvement est fini dès qu’un autre pion bouge.
rule-a5-0-c = Personne n’est tenu de bouger, et la phase dure jusqu’à ce que son joueur la termine.
rule-a5-1-a = On peut ne pas dépenser tous ses points ; ils ne se gardent pas et ne se prêtent pas.
rule-a5-1-b = Une unité de combat en désordre a 4 points de mouvement.
rule-a5-1-c = Une unité de combat en déroute ne bouge pas dans sa phase de mouvement.
rule-a5-1-d = Une batterie ne bouge pas d’elle-même : on la remorque.
rule-a5-2-a = Entrer dans un hexagone coûte un point, plus ce qu’ajoute le côté franchi.
rule-a5-2-b = On ne fait pas un pas qui coûte plus de points qu’il n’en reste, même si c’est le seul du mouvement.
rule-a5-3-a = On n’entre pas dans un emplacement tenu par une unité de combat ennemie, et on ne le traverse pas.
rule-a5-3-b = Une unité de combat qui entre là où il n’y a que des batteries ou des chefs ennemis prend les batteries et tue les chefs.
rule-a5-4-a = Des unités de combat amies se traversent, mais une seule peut finir son mouvement sur un emplacement.
rule-a5-4-b = Chefs et batteries s’empilent en tout nombre avec tout ce qui est de leur camp.
rule-a5-4-c = Une unité à l’intérieur et une autre sur le toit au-dessus sont sur deux emplacements.
rule-a5-5-a = Un pas dans une zone de contrôle ennemie met en général fin au mouvement.
rule-a5-6-a = Aucun pion ne quitte la carte de son plein gré.
rule-a5-6-b = Une unité de combat forcée au recul et sans issue est éliminée.
rule-a5-7 = La table des effets du terrain donne pour chaque sorte de côté ce qu’il ajoute à un pas, et son effet sur batteries, zones de contrôle et mêlée.
rule-a5-7-a = Un côté libre n’ajoute rien et n’arrête rien.
rule-a5-7-b = Le lit à sec n’ajoute rien et laisse passer les zones ; aucune batterie ne le franchit.
rule-a5-7-c = Un mur de pierre ajoute un point et arrête zones de contrôle et batteries.
rule-a5-7-d = Un mur de bois ajoute un point et arrête zones de contrôle et batteries.
rule-a5-7-e = Une paroi intérieure ajoute deux points et arrête les batteries ; les zones de contrôle la franchissent.
rule-a5-7-f = Une paroi extérieure ajoute quatre points et arrête zones de contrôle et batteries.
rule-a5-7-g = Rien ne franchit un mur d’église : ni unité, ni zone de contrôle, ni attaque en mêlée.
rule-a5-7-h = Une porte ajoute un point et laisse passer les zones, mais aucune batterie.
rule-a5-7-i = Une meurtrière sert à tirer : ni unité, ni zone de contrôle ne la franchit, et l’on n’attaque pas en mêlée à travers elle.
rule-a5-7-j = Une rampe n’ajoute rien et les batteries la franchissent ; les zones de contrôle non.
rule-a5-7-k = Une brèche équivaut en tout point à un côté libre.
rule-a5-7-l = Rien ne franchit un côté infranchissable.
rule-a5-7-m = Rien ne franchit une cloison entre deux salles, ni un mur de maison sans ouverture.

## 6. Zones de contrôle

rule-a6-0-a = La zone de contrôle d’une unité de combat comprend tout emplacement voisin que les côtés d’hexagone lui laissent atteindre.
rule-a6-0-b = Les zones de contrôle sont réciproques : une unité dans celle d’un ennemi a cet ennemi dans la sienne.
rule-a6-0-c = Les zones franchissent les côtés libres, lits à sec, brèches, portes et parois intérieures, et s’arrêtent à tous les autres.
rule-a6-1-a = Une unité texane s’arrête au premier emplacement où elle entre dans une zone de contrôle mexicaine.
rule-a6-1-b = Une unité texane dans une zone de contrôle mexicaine ne bouge pas : seule l’issue d’un combat l’en fait sortir.
rule-a6-1-c = Une unité mexicaine s’arrête en entrant dans la zone d’une unité texane, sauf si une autre unité mexicaine s’y trouve déjà.
rule-a6-1-d = Une unité mexicaine ne quitte la zone d’une unité texane que si une autre unité mexicaine s’y trouve aussi.
rule-a6-2-a = Une zone texane où se tient une unité mexicaine ne gêne plus les autres : elles y entrent, la traversent et la quittent librement.
rule-a6-2-b = Chaque zone texane se neutralise à part : une autre qui la recouvre arrête et retient encore.
rule-a6-2-c = L’unité qui neutralise a pu débuter dans la zone ou y venir pendant la phase ; une unité qui bouge ne neutralise jamais pour elle-même.
rule-a6-2-d = Les zones de contrôle mexicaines ne se neutralisent jamais.
rule-a6-3-a = En mouvement, personne ne franchit un mur vers un emplacement contrôlé par un ennemi qui borde ce même mur à la même hauteur.
rule-a6-3-b = Un ennemi dont la zone n’atteint pas l’emplacement où l’on entre ne garde pas le mur, même s’il le borde.
rule-a6-3-c = Un ennemi placé plus haut ou plus bas que l’emplacement où l’on entre ne garde pas le mur.
rule-a6-3-d = Un ennemi qui ne borde pas le mur ne le garde pas : sa zone arrête seulement ceux qui le franchissent.
rule-a6-3-e = Un mur gardé ne barre que le mouvement, non l’avance après combat.
rule-a6-4-a = Toute unité de combat a une zone de contrôle, même en désordre ; en déroute, elle n’en a pas.
rule-a6-5-a = Une unité dans une zone de contrôle ennemie ne peut tirer, mais peut attaquer en mêlée.
rule-a6-5-b = Des voisins séparés par un côté qui arrête les zones peuvent se tirer dessus.
rule-a6-5-c = La neutralisation ne permet pas de tirer : une unité dans une zone texane ne tire pas, si nombreuses que soient les autres dans cette zone.

## 7. Terrain et ligne de vue

rule-a7-0-a = Le tir exige une ligne de vue libre ; le terrain peut la bloquer ou abriter la cible.
rule-a7-1-a = Chaque hexagone a une seule élévation, 1 ou 2, quoi que suggère le dessin.
rule-a7-2-a = Un bâtiment a deux étages : les salles au niveau 1 et le toit au niveau 2.
rule-a7-2-b = Une unité dans les salles d’un bâtiment porte un marqueur Intérieur ; sur le toit, aucun.
rule-a7-2-c = Les unités à l’intérieur tirent au-dehors par les meurtrières et les portes.
rule-a7-2-d = Une cloison ne laisse passer personne, et personne n’attaque à travers elle.
rule-a7-2-e = Une plate-forme de bois n’a pas de salle : elle n’est qu’au niveau 2.
rule-a7-3-a = Le terrain agit sur les zones de contrôle (6.3), le mouvement (5.2) et le combat (8.6).
rule-a7-4-a = On n’entre dans un bâtiment que par une porte ou une brèche.
rule-a7-4-b = Aucun passage ne mène d’un toit aux salles en dessous : descendez dehors et entrez par une porte ou une brèche.
rule-a7-5-a = La ligne de vue va droit d’un centre à l’autre et s’arrête où elle rencontre un terrain qui la bloque.
rule-a7-6-a = Le schéma de vue imprimé ne fait qu’illustrer ; ce qu’on tirerait aux dés à la table se règle ici par la géométrie exacte.

## 8. Combat

rule-a8-0-a = On attaque de deux façons, par le tir ou la mêlée, selon une même procédure ; les batteries ne font que tirer.
rule-a8-1-a = Une unité de combat attaque une fois dans sa phase de combat, par le tir ou par la mêlée.
rule-a8-1-b = Dans la phase de combat ennemie, une unité ne frappe qu’en contre-attaque.
rule-a8-1-c = Une même unité peut être attaquée dans une phase par un nombre quelconque d’ennemis.
rule-a8-1-d = Une attaque emploie toute la force de l’unité ; rien ne se retient ni ne se partage.
rule-a8-1-e = Les unités attaquent une à une et n’additionnent jamais leurs forces.
rule-a8-1-f = Une attaque a une seule cible : une unité de combat ennemie sur la carte.
rule-a8-1-g = Une unité en déroute n’attaque pas ; en désordre, elle attaque avec la moitié de sa force.
rule-a8-2-a = Le tir exige une ligne de vue dégagée ; sans la règle de portée, il porte à toute distance.
rule-a8-2-b = Une unité dans une zone de contrôle ennemie ne tire pas.
rule-a8-2-c = La mêlée n’atteint que les voisins.
rule-a8-2-d = On n’attaque pas en mêlée à travers un côté infranchissable, une cloison, un mur d’église ou une meurtrière.
rule-a8-3-a = Le couvert du défenseur donne la ligne de la table, la force de l’attaquant la colonne, et un dé donne le résultat.
rule-a8-3-b = La table ne donne rien, une touche, une touche avec un chiffre, ou une contre-attaque.
rule-a8-3-c = Toute touche impose aussitôt au défenseur un test de dommages.
rule-a8-4-a = Pour un test de dommages, lancez deux dés, ajoutez les modificateurs et comparez au moral du défenseur.
rule-a8-4-b = Un total qui ne dépasse pas le moral est sans effet.
rule-a8-4-c = Un total supérieur de 1 au moral met l’unité en désordre.
rule-a8-4-d = Un total supérieur de 2 au moral coûte un pas et met l’unité en désordre ; à son dernier pas, elle est éliminée.
rule-a8-4-e = Un total supérieur de 3 ou plus au moral élimine l’unité, quels que soient ses pas restants.
rule-a8-4-f = Ce qu’une attaque a déclenché se mène à son terme avant toute autre chose.
rule-a8-5-a = Tous les modificateurs applicables s’additionnent en un seul.
rule-a8-5-b = Un chef avec le défenseur retranche sa valeur du test.
rule-a8-5-c = Un défenseur mexicain retranche 1 du test tant qu’une unité mexicaine en bon ordre est dans les murs.
rule-a8-5-d = Un chef avec l’attaquant ajoute sa valeur au test.
rule-a8-5-e = Le chiffre du résultat de combat s’ajoute au test.
rule-a8-5-f = Un défenseur déjà en désordre ou en déroute ajoute 2 au test, une seule fois.
rule-a8-5-g = Un défenseur texan ajoute 1 au test par unité de combat mexicaine dans sa propre zone de contrôle.
rule-a8-5-h = Un défenseur texan ajoute 1 au test tant qu’une unité mexicaine en bon ordre est dans les murs.
rule-a8-6-a = Le défenseur est couvert par le côté de son emplacement par où l’attaque arrive.
rule-a8-7-a = Un côté ne couvre que l’unité qui le borde.
rule-a8-7-b = Parois intérieures, parois extérieures et murs d’église ne couvrent qu’un défenseur au niveau 2 qui les borde.
rule-a8-7-c = Murs de bois et de pierre ne couvrent que le défenseur de leur bord intérieur.
rule-a8-7-d = Meurtrières et portes ne couvrent qu’un défenseur à l’intérieur.
rule-a8-7-e = Un défenseur sans couvert est attaqué sur la ligne Libre.
rule-a8-7-f = Si la ligne passe entre deux côtés du défenseur, il a le meilleur des deux.
rule-a8-8-a = La table des résultats de combat figurait sur la carte imprimée ; celle du livret est une reconstitution.

## 9. Résultats de combat

rule-a9-1-a = Un tiret est sans effet : on ne fait pas de test de dommages.
rule-a9-1-b = H impose un test de dommages auquel la table n’ajoute rien.
rule-a9-1-c = Un chiffre impose un test de dommages et s’y ajoute.
rule-a9-1-d = C permet à l’unité attaquée, si son joueur le veut, de rendre aussitôt le coup à celle qui l’a porté.
rule-a9-1-e = Un C sur une contre-attaque permet au premier attaquant de répondre à son tour, et ainsi de suite.
rule-a9-1-f = L’échange cesse quand un camp y renonce, qu’une unité disparaît ou que la table dit autre chose que C.
rule-a9-1-g = Une contre-attaque est un tir ou une mêlée, selon ce que l’unité peut alors faire ; si elle ne peut rien, il n’y en a pas.
rule-a9-2-a = Une unité déjà en désordre qui subit un nouveau désordre est mise en déroute et recule de trois hexagones.
rule-a9-2-b = Une unité en déroute qui subit un nouveau désordre recule de trois hexagones de plus.
rule-a9-3-a = Une unité en désordre attaque avec la moitié de ses forces, arrondie à l’entier supérieur.
rule-a9-3-b = Une unité en désordre a 4 points de mouvement.
rule-a9-3-c = Une unité en désordre ne sert ni ne remorque aucune batterie.
rule-a9-3-d = Une unité en désordre ne contre-attaque pas.
rule-a9-3-e = Une unité en désordre ajoute 2 à ses tests de dommages.
rule-a9-3-f = Le désordre dure jusqu’à la phase de ralliement de son camp.
rule-a9-4-a = Une unité recule de trois hexagones à l’instant de sa déroute.
rule-a9-4-b = Chaque nouveau désordre pousse de trois hexagones une unité en déroute.
rule-a9-4-c = Une unité en déroute reste sur place dans sa phase de mouvement.
rule-a9-4-d = Une unité en déroute n’attaque pas, ne contre-attaque pas et ne sert aucune batterie.
rule-a9-4-e = Une unité en déroute n’a pas de zone de contrôle.
rule-a9-4-f = Une unité en déroute ajoute 2 à ses tests de dommages.
rule-a9-5-a = Une unité de combat a deux pas ; en perdre un la retourne sur son verso réduit.
rule-a9-6-a = Un recul est de trois hexagones, et le propriétaire choisit le chemin.
rule-a9-6-b = Seules les unités de combat reculent ; une batterie reste et change de mains.
rule-a9-6-c = Un chef ne recule qu’avec une unité de combat de sa pile.
rule-a9-6-d = Chaque hexagone d’un recul est plus loin de l’ennemi qui l’a causé que le précédent.
rule-a9-6-e = Un recul évite les zones de contrôle ennemies ; pour un Texan, sans exception.
rule-a9-6-f = Un Mexicain peut reculer dans une zone texane où se tient une unité amie qui n’est pas en déroute.
rule-a9-6-g = Un recul texane reste dans l’enceinte.
rule-a9-6-h = Une unité dont le recul ne peut s’achever à l’abri est éliminée.
rule-a9-6-i = Un recul n’entre pas deux fois dans le même hexagone.
rule-a9-6-j = Un recul fait trois hexagones sûrs et finit aussi loin que possible des autres ennemis.
rule-a9-6-k = Une unité en recul qui arrive sur une unité amie la met en déroute, et celle-ci recule à son tour.
rule-a9-6-l = Une unité mexicaine qui devrait reculer depuis une zone d’entrée est éliminée.
rule-a9-6-m = Perdue depuis une zone d’entrée, une unité entière va en case 2 pour 2 pertes, une réduite en case 3 pour 3.
rule-a9-7-a = Quand la mêlée élimine ou fait reculer le défenseur, l’attaquant peut occuper l’emplacement qu’il laisse.
rule-a9-7-b = Une avance se fait aussitôt ; elle ne coûte pas de points et ignore zones de contrôle et murs gardés.
rule-a9-7-c = Le tir ne donne jamais d’avance.
rule-a9-8-a = Chefs et batteries ne sont eux-mêmes jamais en désordre ni en déroute.
rule-a9-8-b = Quand une unité part en déroute, son joueur décide pour chaque chef présent s’il la suit.
rule-a9-8-c = Des servants en désordre ou en déroute ne font tirer aucune batterie.

## 10. Batteries

rule-a10-0-a = Chaque camp emploie les batteries qu’il tient, contre des unités ou des côtés.
rule-a10-0-b = Une batterie ne fait rien sans une unité de combat de son camp sur son emplacement.
rule-a10-0-c = Seuls des servants présents près de la batterie au début de la phase de combat peuvent la faire tirer.
rule-a10-1-a = Une unité de combat mexicaine en bon ordre qui débute sa phase de mouvement avec une batterie peut la remorquer.
rule-a10-1-b = Une unité qui remorque a 4 points de mouvement et emmène la batterie jusqu’à quatre hexagones.
rule-a10-2-a = Le Texan peut remorquer une batterie d’un hexagone, une fois dans la partie.
rule-a10-3-a = Une batterie ne franchit que les côtés libres, les brèches et les rampes.
rule-a10-4-a = Une batterie ne fait que tirer, avec sa propre force sur la table de combat.
rule-a10-4-b = Les servants d’une batterie doivent être en bon ordre.
rule-a10-4-c = Les servants d’une batterie peuvent aussi tirer pour leur compte dans la même phase.
rule-a10-4-d = Des servants ne font tirer qu’une batterie par phase, et une batterie ne tire qu’une fois.
rule-a10-5-a = Une batterie qui a une unité de combat ennemie pour voisine au début de la phase de combat se tait toute la phase.
rule-a10-6-a = Une batterie peut tirer sur un côté : deux dés qui ne dépassent pas sa force ouvrent une brèche.
rule-a10-6-b = On peut tirer sur un côté que personne ne tient.
rule-a10-6-c = Une unité ennemie dans un hexagone dont un côté cède fait un test de dommages.
rule-a10-6-d = Une brèche demeure et vaut un côté libre.
rule-a10-7-a = Les batteries ne bloquent aucune ligne de vue et ne prennent pas de place dans une pile.
rule-a10-8-a = Une batterie prise sert son nouveau maître dès sa phase de combat suivante.

## 11. Chefs

rule-a11-0-a = La valeur d’un chef sert son camp aux tests de dommages : en moins quand il défend, en plus quand il attaque.
rule-a11-0-b = Quand une unité perd un pas ou est éliminée, chaque chef qui est avec elle lance un dé : sur un 1, il tombe.
rule-a11-0-c = Un chef texan tombé est perdu ; un Mexicain va sur la piste des remplacements.
rule-a11-0-d = Un chef mexicain qui survit à son unité va avec elle sur la piste.
rule-a11-1-a = Un seul chef par camp compte dans un test, au choix du joueur, mais tous ceux présents courent le risque.
rule-a11-2-a = Les chefs ne combattent pas, et ne servent ni ne remorquent aucune batterie.
rule-a11-3-a = Une unité avec un chef se rallie entièrement.
rule-a11-4-a = Un chef sans unité de combat meurt quand une unité de combat ennemie entre sur son emplacement.
rule-a11-4-b = Un chef ne quitte une zone ennemie que s’il y est avec une unité de combat qui pourrait la quitter.
rule-a11-5-a = Bowie ne bouge jamais.
rule-a11-5-b = La valeur de Bowie aide les unités avec lui comme celle de tout chef.
rule-a11-5-c = Bowie meurt là où il devrait reculer.

## 12. Ralliement

rule-a12-0-a = Le combat met des unités en désordre et en déroute ; une unité amie en déroute qui arrive sur elles aussi.
rule-a12-0-b = Dans la phase de ralliement de son camp, une unité en désordre revient en bon ordre.
rule-a12-0-c = Dans la phase de ralliement de son camp, une unité en déroute passe en désordre, ou en bon ordre avec un chef.
rule-a12-0-d = Le ralliement se fait sans dé et sans choix.

## 13. Remplacements mexicains

rule-a13-0-a = Une unité mexicaine perdue va sur la piste des remplacements, dans la case égale à ses points de pertes.
rule-a13-0-b = Une unité perdue entière va en case 2.
rule-a13-0-c = Une unité réduite qui perd son dernier pas va en case 2.
rule-a13-0-d = Une unité réduite éliminée d’un coup va en case 3.
rule-a13-0-e = Les pions de la piste avancent d’une case par tour ; à 0, ils peuvent revenir dans la zone d’entrée de leur colonne.
rule-a13-0-f = Une unité revenue bouge normalement dans ce tour.
rule-a13-1-a = Une unité mise en case 3 est réduite.
rule-a13-2-a = Une unité mise en case 2 est entière ; celle qui y arrive de la case 3 reste réduite.
rule-a13-3-a = Une unité perdue faute de pouvoir reculer va en case 3.
rule-a13-4-a = Une unité en case 0 peut y attendre un tour suivant.
rule-a13-5-a = Aucune unité mexicaine n’est perdue à jamais.
rule-a13-6-a = Un chef qui survit à la perte d’une unité mexicaine va sur la piste, dans la même case qu’elle.
rule-a13-7-a = Un chef mexicain tombé devient son remplaçant en case 3.
rule-a13-7-b = Un remplaçant tombé va en case 2 et revient tel qu’il était.
rule-a13-7-c = Personne ne remplace un chef texan.

## 14. Option : portée

rule-a14-0-a = Le tir perd un point par hexagone au-delà du septième et porte à quatorze au plus.
rule-a14-0-b = La portée compte l’hexagone de la cible et non celui du tireur.
rule-a14-0-c = La force de tir des batteries et celle des Texans du Tennessee et du Kentucky ne diminuent pas avec la portée.
rule-a14-0-d = La force de tir des unités mexicaines diminue toujours avec la portée.

## 15. Option : contre-attaque furieuse

rule-a15-0-a = Une unité texane avec un chef peut répondre à un C en lançant un dé : s’il ne dépasse pas la valeur du chef, la contre-attaque est féroce.
rule-a15-1-a = Une contre-attaque féroce compte une attaque de plus que la valeur du chef.
rule-a15-2-a = Les attaques d’une contre-attaque féroce frappent l’unité mexicaine en cause et, celle-ci éliminée, toute autre à portée.
rule-a15-2-b = Zones de contrôle et vue limitent chaque attaque d’une contre-attaque féroce.
rule-a15-3-a = Un C obtenu par une attaque féroce est sans effet.
rule-a15-4-a = Les unités texanes en désordre ou en déroute lancent aussi le dé ; en cas d’échec, elles ne répondent pas.
rule-a15-5-a = Une unité texane en désordre ou en déroute qui réussit ce jet se rallie aussitôt et rend les coups.

## 16. Victoire

rule-a16-1-a = Chaque unité mexicaine mise sur la piste ajoute aux pertes le numéro de sa case ; un point vaut dix hommes.
rule-a16-2-a = Aux tours 1 à 5, les assaillants se retirent et perdent quand les pertes atteignent le seuil de retrait du tour.
rule-a16-2-b = Dès le tour 6, personne ne se retire.
rule-a16-3-a = Après un retrait, le Texan peut consulter la suite du siège ; la victoire n’en dépend pas.
rule-a16-4-a = La partie finit quand la dernière unité et le dernier chef texans ont disparu, ou après le tour 12.
rule-a16-4-b = Le Texan marque un point pour chaque tour de joueur texan au début duquel une de ses unités ou un de ses chefs est en vie.
rule-a16-4-c = Le Texan marque un point par dizaine de pertes ; un reste de cinq ou plus compte pour dix.
rule-a16-5-a = Les points désignent le vainqueur : jusqu’à 11, victoire mexicaine décisive, 12 importante, 13 marginale ; 14, victoire texane marginale, 15 importante, dès 16 décisive.
rule-a16-6-a = Une garnison qui survit au tour 12 a gagné, quels que soient les points.
rule-a16-7-a = La table de la suite du siège se lit avec deux dés et leurs modificateurs ; celle de la carte imprimée est perdue, la nôtre est refaite.

## Décisions

rule-r1 = Quand les textes se contredisent, la règle anglaise prime sur la table française, et la table sur le silence.
rule-r2 = Une batterie peut être remorquée sur une rampe.
rule-r3 = Aucune zone de contrôle ne franchit une rampe.
rule-r4 = L’astérisque de la table des terrains signifie qu’on n’attaque pas en mêlée à travers ce côté.
rule-r5 = Une batterie ne peut pas être remorquée à travers un lit à sec.
rule-r6 = Les deux étages d’un côté sont distincts : ce qui se dresse en bas ne sépare pas les toits.
rule-r7 = Chefs et batteries n’ont pas de zone de contrôle.
rule-r8 = Un chef seul est arrêté et retenu par les zones ennemies comme une unité, et n’en neutralise aucune.
rule-r9 = Toute autre unité de combat mexicaine qui n’est pas en déroute neutralise une zone texane, même en désordre.
rule-r10 = La neutralisation se juge à chaque pas, selon la place des unités à cet instant.
rule-r11 = Un Texan retenu par une zone ne s’y déplace même pas.
rule-r12 = Un Mexicain retenu par une zone ne s’y déplace même pas.
rule-r13 = Un même mur est une suite de côtés de même sorte joints par leurs coins ; un ennemi le borde quand son hexagone a l’un de ces côtés.
rule-r14 = Neutraliser une zone n’ouvre pas un mur gardé.
rule-r15 = Un mur gardé barre unités et chefs des deux camps, à la montée et à la descente, en phase de mouvement seulement ; un garde en déroute ne compte pas.
rule-r16 = Le sol et les salles ont l’élévation 1, les toits et plates-formes 2.
rule-r17 = Les lignes de vue se calculent exactement, de centre à centre et en nombres entiers ; elles valent dans les deux sens, et sans dés.
rule-r18 = Des voisins se voient par tout côté qui les relie, sauf cloisons, côtés infranchissables et, entre deux emplacements de niveau 1, murs d’église.
rule-r19 = À distance, les toits et les hauts murs cachent ce qui est bas. Une unité au niveau 2 voit par-dessus les murs de son hexagone. Un mur bas coupe la ligne, sauf si l’un des deux bouts est contre ce mur.
rule-r20 = D’une salle ou vers elle, on ne voit que par meurtrières, portes, brèches et passages libres.
rule-r21 = Une ligne de vue qui longe un côté ou passe par un coin n’est coupée que si elle l’est des deux côtés ; à la lecture stricte, dès qu’elle l’est d’un côté, ou par le mur qu’elle longe.
rule-r22 = Les unités ne bloquent jamais une ligne de vue.
rule-r23 = Un toit et une salle du même hexagone ou d’hexagones voisins ne sont pas reliés : ni zone, ni vue, ni mêlée.
rule-r24 = Contre un tir lointain, le couvert est ce qui se dresse au dernier côté franchi, au niveau du défenseur.
rule-r25 = On attaque en mêlée à travers le côté que deux voisins partagent, jamais par un coin.
rule-r26 = Les lignes de la table de combat vont par couvert croissant ; brèches, rampes, lits à sec et côtés qui couvrent l’autre unité comptent pour Libre.
rule-r27 = La carte dit pour chaque mur bas lequel de ses bords est le bord intérieur.
rule-r28 = Une paroi intérieure couvre un défenseur sur un toit même contre un tir venu d’un autre toit, de l’autre côté de la cour.
rule-r29 = Chefs et batteries seuls ne sont pas des cibles.
rule-r30 = Une attaque se juge au moment où elle se fait ; seuls les servants et les batteries muettes se notent au début de la phase.
rule-r31 = L’attaque des servants et celle de leur batterie peuvent viser des cibles différentes, dans n’importe quel ordre.
rule-r32 = Des servants peuvent attaquer en mêlée et faire tirer leur batterie, si aucun ennemi ne l’a fait taire ni ne les contrôle.
rule-r33 = Un chef avec les servants aide le tir de la batterie et les tests qui suivent ses brèches.
rule-r34 = Une batterie ne contre-attaque pas.
rule-r35 = Les contre-attaques ne consomment pas l’attaque de l’unité dans la phase.
rule-r36 = Tout résultat autre que C clôt un échange de contre-attaques, le tiret aussi.
rule-r37 = Un attaquant en désordre ne répond pas à une contre-attaque.
rule-r38 = Les modificateurs se lisent quand on lance le test ; toits et salles dans les murs comptent comme l’intérieur.
rule-r39 = Les unités mexicaines dans la zone d’un défenseur texan comptent toutes contre lui, même en désordre ou en déroute.
rule-r40 = S’il y a plusieurs chefs, la plus haute valeur compte, sauf si leur joueur en nomme un autre avant le jet.
rule-r41 = Une unité entière déjà en désordre qui dépasse son moral de 2 est réduite puis mise en déroute.
rule-r42 = Un test se fait sur le moral que l’unité avait avant de perdre un pas.
rule-r43 = On lance le dé pour les chefs un à un, juste après la perte et avant tout recul.
rule-r44 = Un chef texan qui survit à son unité reste sur place.
rule-r45 = Les chefs perdus n’ajoutent rien aux pertes.
rule-r46 = Tir et mêlée se divisent séparément et s’arrondissent à l’entier supérieur, si bien qu’il reste au moins 1.
rule-r47 = Le propriétaire choisit parmi les chemins sûrs et complets qui finissent le plus loin de la plus proche autre unité ennemie.
rule-r48 = Un recul ne coûte pas de points et ignore les murs gardés ; les côtés infranchissables, les unités ennemies et les chefs ennemis sans unité le barrent.
rule-r49 = On recule loin de l’unité dont l’attaque en est la cause, ou, si c’est une batterie, de ses servants ; seule compte la distance en hexagones.
rule-r50 = Les Texans peuvent débuter dans l’enclos, au cimetière, dans les salles et sur les toits, une unité par étage.
rule-r51 = Le premier recul s’achève avant celui des unités amies qu’il met en déroute, dans l’ordre des rencontres ; rien n’oblige à les éviter.
rule-r52 = Une unité amie en déroute sur laquelle on arrive recule encore de trois hexagones.
rule-r53 = Une unité qui ne peut achever son recul est retirée sur place : case 3, 3 pertes.
rule-r54 = La perte en zone d’entrée vaut pour les reculs qui y débutent, non pour ceux qui y passent.
rule-r55 = Bowie reste quand son unité part en déroute et ne meurt que si un ennemi entre sur son emplacement.
rule-r56 = Un chef resté en arrière meurt quand l’ennemi avance sur son emplacement.
rule-r57 = Une contre-attaque en mêlée qui élimine ou fait reculer l’attaquant donne aussi une avance.
rule-r58 = Les chefs peuvent suivre une avance ; les batteries non.
rule-r59 = Une avance ne mène qu’à l’emplacement laissé, même par-dessus un mur ou d’un étage à l’autre ; les Texans restent dans l’enceinte.
rule-r60 = Une batterie prise en mouvement peut tirer dans le même tour de joueur, une batterie prise lors d’une avance, dans le suivant.
rule-r61 = Toute unité de combat qui n’est pas en déroute peut prendre une batterie.
rule-r62 = Murs de toute sorte, portes et meurtrières peuvent céder, cloisons et murs de maison sans ouverture aussi ; côtés infranchissables, rampes et lits à sec non.
rule-r63 = Pour ouvrir un côté, la batterie doit en voir le milieu.
rule-r64 = Après une brèche, toute unité ennemie des deux hexagones à ce niveau fait un test sans chiffre de table ; les amies jamais.
rule-r65 = Dans un bâtiment, une brèche n’ouvre que l’étage du bas ; sur une plate-forme ou un mur libre, le seul qu’il y ait.
rule-r66 = Une unité qui remorque peut laisser sa batterie, même avant son premier pas, et continuer dans la limite de ses 4 points ; en route elle n’en prend pas d’autre.
rule-r67 = Une unité ne remorque qu’une batterie à la fois.
rule-r68 = Un remplacement se place sur tout hexagone de sa zone sans unité de combat, même en zone ennemie ; faute de place, il attend.
rule-r69 = Un chef revient n’importe où dans la zone de sa propre colonne.
rule-r70 = Les pions qui ne tiennent pas dans la zone attendent et entrent dès qu’il y a de la place.
rule-r71 = Une Réserve engagée vient tout entière au tour suivant.
rule-r72 = La perte due à la portée se retranche avant la division par deux due au désordre ; personne ne tire avec moins de 1.
rule-r73 = La portée se compte en hexagones, quels que soient les niveaux.
rule-r74 = Le jet de férocité est facultatif, et le chef se nomme avant.
rule-r75 = Seules les attaques mexicaines de la phase de combat mexicaine, avec leurs échanges, peuvent rendre une contre-attaque féroce.
rule-r76 = Si la cible recule vivante hors d’atteinte, les attaques féroces restantes sont perdues.
rule-r77 = L’unité peut avancer après chaque mêlée féroce qui réussit.
rule-r78 = La partie cesse à la mort du dernier Texan, le point de ce tour étant acquis.
rule-r79 = Des chefs sans aucune unité font durer la partie et ses points.
rule-r80 = Les pertes se divisent par dix, et un demi s’arrondit à l’entier supérieur.
rule-r81 = La Réserve arrive au tour qui suit son engagement.
rule-r82 = Un ennemi voisin d’une batterie, même en déroute, la fait taire par tout côté qui relie les deux emplacements.
rule-r83 = Les chefs vont seuls ou avec une unité, pris et laissés à volonté, chacun dans la limite de ses 8 points.
rule-r84 = L’empilement se juge à la fin de chaque mouvement : une unité n’entre sur une unité amie que si elle peut en repartir aussitôt.
rule-r85 = Une contre-attaque contre le tir d’une batterie frappe ses servants, et ceux-ci répondent de leur propre force.
rule-r86 = Salles et toits comptent comme l’intérieur des murs quand leur hexagone y est.
rule-r87 = Un chef seul ne prend pas de batterie et ne tue pas de chef ennemi : tous deux restent.
rule-r88 = L’église n’a pas de toit : ses emplacements intérieurs peuvent rejoindre une plate-forme voisine. Une ligne qui descend d’une telle plate-forme entre dans la salle et en sort par ses ouvertures ; toute autre ligne qui passe par là est bloquée.

## « Remember the Alamo! » : les règles de George Knapp, avec un K

## K1. Généralités

rule-k1-a = L’assaut dure dix tours ; ensuite, le camp qui a le plus de points l’emporte.
rule-k1-b = À égalité de points, le camp texan l’emporte.
rule-k1-c = Dans le périmètre, un pouce de la table vaut dix yards, soit un hexagone : un hexagone y compte deux demi-pouces.
rule-k1-d = Hors du périmètre, un pouce vaut vingt yards : un hexagone y compte un demi-pouce.
rule-k1-e = La longueur d’un mouvement est le nombre d’hexagones où l’on entre. La portée se compte le long de la ligne à partir du tireur, sans son propre hexagone ; si la ligne peut passer un coin de deux façons, la plus courte compte. De A à B, la portée peut donc différer de celle de B à A.
rule-k1-f = Un socle mexicain représente une vingtaine de soldats, une figurine texane deux ou trois défenseurs ; le jeu ne s’en sert pas.
rule-k1-g = À la table, cinq joueurs au plus partagent un camp ; le jeu en connaît deux.
rule-k1-h = Est dedans tout hexagone qu’enferme le périmètre peint ; tout autre est dehors.

## K2. Les temps du jeu

rule-k2-a = On place d’abord les pièces, puis viennent les jours de bombardement, puis l’assaut, préparé et livré. Que les pièces viennent d’abord est une décision maison.
rule-k2-b = Ce que le bombardement a ouvert ou mis hors de combat le reste pendant l’assaut.

## K3. Bombardement

rule-k3-a = Trois batteries tirent sept jours au plus ; le camp mexicain peut s’arrêter après chaque jour et, par décision maison, avant le premier. Quand il ne reste aucune batterie, le bombardement est fini ; les jours de tir comptent.
rule-k3-b = Chaque jour, toute batterie restante désigne une cible : un pan de mur, ou une pièce texane visible.
rule-k3-c = Pour chaque tir, on jette deux dés : un total de 11 ou 12 réussit, un total inférieur est sans effet.
rule-k3-d = Une réussite ouvre le pan de mur, ou met la pièce hors de combat, pour toute la partie.
rule-k3-e = Une batterie peut changer de cible chaque jour.
rule-k3-f = Une pièce en batterie peut répondre à une batterie qui est dans son champ, à deux dés et à toute portée : 12 retire cette batterie de la partie.
rule-k3-g = Une pièce gardée à terre n’est pas prise pour cible et ne répond pas.
rule-k3-h = Une fois par jour, le camp texan peut déplacer chacune de ses pièces, la mettre en batterie ou la redescendre.
rule-k3-i = Une pièce encore à terre au début de l’assaut gravit sa rampe au tour 1 pour tirer au tour 2 ; elle ne tire jamais au tour 1.
rule-k3-j = Un jour se déroule ainsi : redéploiement texan ; le Texan engage des pièces pour répondre ; les batteries désignent et tirent une à une ; les pièces engagées qui restent choisissent une batterie et tirent ; le Mexicain arrête ou continue.
rule-k3-k = Ce jour-là, une batterie se tient du côté vers lequel est tourné le pan ou la pièce qu’elle désigne : sur une position de batterie de ce côté si la carte en a, sinon de ce côté. Une pièce la bat si cet endroit est dans son champ.
rule-k3-l = Un pan déjà ouvert et une pièce déjà hors de combat ne sont pas des cibles.
rule-k3-m = Les batteries du bombardement ne prennent pas part à l’assaut.
rule-k3-n = Une version plus tardive laisse le Texan renforcer des pans, qui ne sont plus des cibles ; ici il n’en renforce aucun, sauf si le paramètre en donne le nombre.

## K4. Mise en place de l’assaut

rule-k4-a = Le camp mexicain a quatre-vingts socles d’infanterie, et un socle de commandement par colonne et pour la Réserve.
rule-k4-b = Le camp mexicain forme de trois à sept colonnes d’assaut et une Réserve.
rule-k4-c = Une colonne d’assaut compte un socle de commandement et au moins cinq d’infanterie.
rule-k4-d = La Réserve compte un socle de commandement et au moins neuf d’infanterie.
rule-k4-e = Une colonne est large de deux socles, et son socle de commandement est l’un des deux de tête.
rule-k4-f = L’infanterie qui n’est dans aucune colonne reste hors du jeu.
rule-k4-g = Chaque colonne prend une des quinze positions de départ ; la Réserve, un côté du fort, où se tient aussi Santa Anna.
rule-k4-h = Deux colonnes ne partagent jamais une position de départ ; la Réserve en prend une libre de son côté.
rule-k4-i = Le camp texan place chaque figurine, et chaque pièce avec son canonnier, dans le périmètre, sous réserve de ce qui suit.
rule-k4-j = Crockett et ses tireurs se tiennent à 12 demi-pouces au plus les uns des autres, à la mise en place et, par décision maison, après tout mouvement de l’un d’eux ; les morts ne comptent pas.
rule-k4-k = Bowie commence dans une salle et ne bouge jamais ; par décision maison, il tire par une fenêtre et combat comme toute figurine.
rule-k4-l = Travis, Bonham et Dickinson commencent où l’on veut dans le périmètre.
rule-k4-m = Chaque pièce a un canonnier dans son hexagone et commence en batterie ou à terre ; le dernier redéploiement ouvre la mise en place, puis plus rien ne change.
rule-k4-n = Le camp mexicain prépare ses colonnes et leurs positions en secret, le camp texan place ses figurines, puis le plan est dévoilé.
rule-k4-o = Les colonnes de 1836 comptaient 20, 19, 20 et 6 socles et la Réserve 19 ; commandement compris, cela fait 79 socles d’infanterie sur 80.

## K5. Socles de commandement

rule-k5-a = Un socle de commandement se déplace et tire comme l’infanterie.
rule-k5-b = Une colonne qui a perdu son socle de commandement en route a un malus à ses vérifications de moral ; sa valeur est une décision maison (K11.f).
rule-k5-c = Quand une colonne arrive, un socle de commandement encore en vie devient aussitôt un socle d’infanterie et ne rapporte plus rien.
rule-k5-d = Tout socle de commandement tué pendant l’assaut donne un point au camp texan.
rule-k5-e = Pour chaque socle qu’une colonne perd au feu, on jette un dé : sur 6, c’est le socle de commandement. Une colonne qui n’a plus que lui le perd sans dé.

## K6. Tir

rule-k6-a = Les tirs se résolvent un à un, et ce qui est touché est aussitôt retiré.
rule-k6-b = Chaque socle, figurine et pièce tire au plus une fois par tour.
rule-k6-c = On ne tire pas sur ce que l’on ne voit pas.
rule-k6-d = Il y a deux sortes de cibles : une colonne d’assaut, seulement dehors, et un socle ou une figurine isolés. Au pied du mur, un socle d’une colonne arrivée est un socle isolé, par décision maison.
rule-k6-e = Un fusil texan porte à 14 demi-pouces, dedans comme dehors.
rule-k6-f = Une pièce texane tire sur les colonnes à toute portée, si elle les voit à 45 degrés au plus de part et d’autre de son axe, jamais par-dessus des amis. Qu’elle ne tire sur rien d’autre est une décision maison.
rule-k6-g = Une pièce texane ne tire jamais sur des socles isolés, ni dedans ni au pied du mur.
rule-k6-h = Un canonnier se sert par tour de sa pièce ou de son fusil, pas des deux. Tout canonnier de son hexagone sert une pièce.
rule-k6-i = Crockett ajoute 2 à son dé et tire plus loin ; les autres tireurs d’élite ajoutent 1. Jusqu’où tire Crockett est une décision maison.
rule-k6-j = Une pièce prise est servie par un socle, qui ne fait rien d’autre ce tour-là.
rule-k6-k = Pour un tir, on jette un dé ; ce qu’il faut dépend du tireur et de la cible ; une réussite retire un socle ou une figurine. Une figurine est à couvert si le dernier côté d’hexagone de la ligne est un mur, un mur bas ou une meurtrière de son côté ; une brèche et un toit ouvert ne couvrent personne.
rule-k6-l = Un socle mexicain tire à 10 demi-pouces au plus.
rule-k6-m = D’une colonne, seuls les deux socles de tête tirent ; arrivés, tous le font, mais ceux qui touchent un mur ne tirent pas sur les figurines juste derrière.
rule-k6-n = Deux tirs par tour au plus partent d’une même fenêtre ; la figurine qui a tiré par une fenêtre, ce tour ou le précédent, peut être prise pour cible par cette fenêtre, et aucune autre de la salle. Que la limite vaille par fenêtre est une décision maison.
rule-k6-o = Les tirs se désignent un à un : personne ne tire sur ce qui n’est plus là.
rule-k6-p = Murs et bâtiments arrêtent les lignes de vue au sol ; une figurine au parapet voit jusqu’au pied de son propre mur. Les pions n’arrêtent que les lignes de l’artillerie, et seulement de leurs amis.

## K7. Mouvement

rule-k7-a = Une colonne avance de 12 demi-pouces par tour, ses socles se touchant. Ici c’est une seule formation à deux hexagones de tête : le chemin de celui qui mène compte, deux colonnes ne partagent pas d’hexagone de tête, et au mur le deuxième socle rejoint celui qui mène.
rule-k7-b = Les socles d’une colonne arrivée se déplacent seuls, de 12 demi-pouces par tour. Ceux qui attendent encore n’entrent sur la carte que lorsque le front s’étend, dans un hexagone de front libre, ou de là par une brèche ou une échelle.
rule-k7-c = Les Texans se déplacent de 14 demi-pouces en tout sens, sans traverser ni murs ni socles mexicains, et ne sortent jamais du périmètre. Parois intérieures et rampes sont des changements de niveau ; aucun autre mur ne se franchit.
rule-k7-d = Les Texans peuvent venir au contact d’un socle pour se battre, deux au plus : une troisième figurine peut passer à côté, mais n’y finit pas son mouvement.
rule-k7-e = Une colonne qui entre dans un étang jette un dé : sur 5 ou 6, elle s’embourbe. Par décision maison, elle jette le dé une fois par traversée et perd alors son mouvement suivant ; une nouvelle traversée demande un nouveau jet.
rule-k7-f = Sur la route entre les étangs, personne ne jette de dé.
rule-k7-g = Le front est large de deux socles au tour d’arrivée ; dès le suivant, il peut croître de deux socles par tour, le long du mur, à côté de ceux qui y sont.
rule-k7-h = Pendant l’assaut, les pièces texanes ne font que gravir leur rampe pour tirer sur les colonnes ; la pièce ne fait rien d’autre ce tour-là. Une pièce sans rampe est toujours en batterie.
rule-k7-i = Un socle qui entre dans l’hexagone d’une pièce sans figurine vivante la prend sans coût et peut la déplacer dès le tour suivant ; une figurine la reprend de même.
rule-k7-j = Une pièce prise se déplace de 12 demi-pouces par tour avec son socle ; par décision maison, ni sur un toit ni par une porte. On la tourne à volonté en la déplaçant ou en la servant.
rule-k7-k = Déplacer ou servir une pièce prise occupe un socle entier, qui ce tour-là ne tire pas, ne se bat pas et ne force pas de porte ; attaqué, il ne jette pas de dé, par décision maison. Une pièce qui a tiré ne se déplace pas le même tour.
rule-k7-l = Un changement de niveau coûte 2 demi-pouces ; une porte ne coûte rien, et les Texans ouvrent et ferment les leurs.
rule-k7-m = Un emplacement contient un socle mexicain, ou deux figurines, quatre dans un hexagone d’une salle ; jamais les deux camps. Deux socles qui touchent un même hexagone du mur n’y montent pas tous deux.
rule-k7-n = Les Texans peuvent se déplacer et tirer dans un même tour.
rule-k7-o = Un socle mexicain ne franchit aucun mur debout : il entre par une brèche, une échelle ou une porte enfoncée ; dedans, parois intérieures et rampes sont des changements de niveau.

## K8. Brèches

rule-k8-a = Seul le bombardement fait des brèches.
rule-k8-b = Une brèche est large de deux socles : deux socles mexicains et quatre figurines par tour au plus tirent ou combattent au travers, à toute distance, au fusil ou au canon. Sur la carte, ce sont trois côtés consécutifs d’un même pan, touchant deux hexagones dehors et deux dedans si le pan a de tels côtés ; le camp mexicain les choisit.
rule-k8-c = Par une brèche que personne ne défend passent autant de socles que le permettent leur mouvement et la place.
rule-k8-d = Une brèche est défendue par une figurine vivante dans un hexagone juste derrière ; personne n’y entre alors sans avoir combattu.
rule-k8-e = Passer une brèche n’est pas une escalade et ne demande aucun dé.

## K9. Escalade

rule-k9-a = Un socle face au périmètre au début de son mouvement peut l’escalader au lieu de se déplacer.
rule-k9-b = On n’escalade que le mur du périmètre et les bâtiments d’un seul niveau.
rule-k9-c = Tout socle qui escalade jette un dé : sur 4 ou plus, il est en haut.
rule-k9-d = En haut, si personne ne défend, le socle se tient sur le toit ou juste derrière le mur.
rule-k9-e = En haut, si une figurine défend, le camp texan jette un dé : sur 6, l’échelle est renversée et le socle reste dehors.
rule-k9-f = Si l’échelle tient, le socle et les défenseurs se battent au corps à corps dans le segment suivant.
rule-k9-g = Dès qu’un socle est parvenu en haut et que le point n’est plus défendu, par le combat ou parce que les défenseurs s’en vont, une échelle y reste ; d’autres y montent sans dé, sauf si une figurine s’y oppose : tout reprend alors à la poussée.
rule-k9-h = Une figurine défend le côté quand elle se tient juste derrière, en haut ; quel que soit leur nombre, on jette un seul dé par socle qui escalade.
rule-k9-i = Après le combat : défenseurs morts et socle en vie, il est en haut et l’échelle reste ; tous deux en vie, il reste accroché à l’échelle et le tour suivant reprend à la poussée ; socle mort, personne n’est en haut.
rule-k9-j = Une échelle n’est jamais retirée, et y monter prend tout le mouvement d’un socle.

## K10. Corps à corps et portes

rule-k10-a = Les deux camps frappent ensemble, et tous deux peuvent perdre.
rule-k10-b = Tous ceux qui sont au contact se battent.
rule-k10-c = Un socle combat jusqu’à trois figurines par tour, un dé pour chacune : sur 3 ou plus, elle est tuée.
rule-k10-d = Jusqu’à deux figurines combattent un socle, un dé chacune : sur 6, il est tué.
rule-k10-e = Les canonniers se battent comme tout le monde.
rule-k10-f = Sont au contact deux voisins d’un même niveau sans mur entre eux, les deux côtés d’une brèche ou d’une porte enfoncée, et un socle accroché à l’échelle après une poussée manquée avec ceux qui la défendent.
rule-k10-g = Le camp mexicain choisit les figurines que combat chaque socle, puis le camp texan choisit le socle que combat chacune des siennes ; tous les dés tombent, puis on retire tous les morts. Qui est au contact doit se battre ; deux socles peuvent choisir la même figurine ; une figurine jette son dé contre un seul socle.
rule-k10-h = Les Texans peuvent s’abriter dans bâtiments et salles ; le camp mexicain doit enfoncer la porte, de force ou avec une pièce prise.
rule-k10-i = Un socle à une porte au début de son mouvement peut la forcer au lieu de se déplacer : un dé, 5 ou plus, 6 si une figurine est juste derrière ; un socle par tour et par porte.
rule-k10-j = Une pièce prise à 14 demi-pouces au plus, qui voit la porte, l’enfonce sur 3 ou plus ; la portée se compte jusqu’à l’hexagone le plus proche de la porte.
rule-k10-k = Une porte enfoncée reste ouverte, et l’on s’y bat un socle à la fois.

## K11. Moral

rule-k11-a = Seules les colonnes d’assaut vérifient leur moral, à chaque tour, du premier jusqu’à leur arrivée.
rule-k11-b = Une colonne est arrivée quand ses deux socles de tête font face au mur, ou un seul si l’autre ne trouve pas de place libre au mur à côté de lui ; dès lors elle ne vérifie plus et chaque socle agit seul.
rule-k11-c = Une colonne partie au tour 1 met trois tours pour arriver : toute position de départ est à plus de 24 demi-pouces du mur.
rule-k11-d = Le camp mexicain annonce avant les vérifications que la Réserve part, à n’importe quel tour dès le premier ; elle vérifie alors comme toute colonne.
rule-k11-e = Pour une vérification, on jette un dé, diminué selon les pertes.
rule-k11-f = Le dé de moral baisse de 1 si le socle de commandement est perdu, de 1 si un quart des socles de départ l’est, et encore de 1 si c’est la moitié.
rule-k11-g = Sur 2 ou plus, la colonne peut avancer ; sur 1 ou 0, elle reste sur place et peut tirer ; en dessous, elle recule aussitôt de 12 demi-pouces par où elle est venue, pas au-delà de son départ, et ne tire pas.
rule-k11-h = Une colonne sans socles est retirée.

## K12. Points

rule-k12-a = Texan : un point par socle de commandement tué pendant l’assaut.
rule-k12-b = Texan : un point pour huit socles d’infanterie tués.
rule-k12-c = Texan : un point par jour de bombardement après le troisième.
rule-k12-d = Mexicain : un point chaque fois qu’un dixième entier des figurines est tué.
rule-k12-e = Mexicain : deux points par figurine nommée tuée : Travis, Bowie, Crockett, Bonham ou Dickinson.
rule-k12-f = Mexicain : deux points si aucune figurine n’est en vie à la fin.
rule-k12-g = Des points de K12, seuls ceux de K12.a sont de l’auteur ; les autres sont une décision maison, à régler par des parties d’essai.
rule-k12-h = La partie s’arrête aussitôt qu’un camp n’a plus de pions ; les points comptent tels quels.

## K13. Déroulement d’un tour d’assaut

rule-k13-1 = D’abord les Texans se déplacent ; des pièces peuvent gravir leur rampe.
rule-k13-2 = Ensuite les Texans tirent, coup par coup, fusils et pièces.
rule-k13-3 = Puis les colonnes vérifient leur moral, une à une.
rule-k13-4 = Puis les Mexicains tirent, socles et pièces prises.
rule-k13-5 = Puis les Mexicains se déplacent : colonnes, étangs, arrivées, croissance des fronts, escalades, portes, socles, pièces prises.
rule-k13-6 = Puis tous les corps à corps se résolvent ensemble.
rule-k13-7 = Enfin on compte les points, et le tour suivant commence si la partie n’est pas finie.

## K14. Ordre de bataille

rule-k14-a = Le camp mexicain a quatre-vingts socles d’infanterie, de quatre à huit socles de commandement, trois batteries pour le bombardement, et le marqueur de Santa Anna.
rule-k14-b = Cinq figurines ont un nom : Crockett, Bowie, Travis, Bonham et Dickinson.
rule-k14-c = Avec cinq tireurs d’élite, douze canonniers et cinquante-deux fusiliers, cela fait soixante-quatorze figurines.
rule-k14-d = Le camp texan a douze pièces, placées sur des positions de batterie de la carte.

## K15. La carte

rule-k15-a = Le périmètre est une boucle fermée de côtés autour d’un terrain d’un seul tenant : le bord de l’enceinte, sauf s’il est peint autrement.
rule-k15-b = Tout côté du périmètre s’escalade, sauf s’il est peint comme inescaladable ; c’est le cas de l’église et des bâtiments à deux niveaux.
rule-k15-c = Un pan est une portion du périmètre tournée d’un côté ; une brèche en occupe trois côtés, il en a donc au moins autant.
rule-k15-d = Les bâtiments ont un niveau ou deux ; toits, salles, portes et fenêtres sont ceux de la carte.
rule-k15-e = Une position de batterie a un hexagone, un niveau et un axe ; une rampe à côté est celle que sa pièce descend et gravit.
rule-k15-f = Une position de départ, ce sont les hexagones d’entrée d’une colonne, son côté, et le chemin à faire avant d’entrer ; jusque-là, on la voit et on la prend pour cible comme si elle était dans son hexagone d’entrée, ce chemin s’ajoutant à la distance.
rule-k15-g = Les étangs sont peints, et la route entre celui du haut et celui du bas ; c’est l’hexagone où entre une colonne qui décide.
rule-k15-h = Les positions de batterie et les secteurs au nord, à l’est, au sud et à l’ouest du fort peuvent être peints.
rule-k15-i = Le champ d’une pièce découle de son axe ; l’éditeur le dessine.
rule-k15-j = Les contrôles trouvent ce qui manque : positions de départ, chemins jusqu’au mur, distance, étangs, une salle pour Bowie, positions de batterie, portes.
rule-k15-k = Chaque jeu lit ses propres couches d’une même carte et laisse les autres.

## K16. Qui décide quoi

rule-k16-a = Texan, au bombardement : chaque pièce en batterie, à terre ou ailleurs, et lesquelles répondent.
rule-k16-b = Mexicain, au bombardement : la cible de chaque batterie ; après chaque jour, continuer ou non.
rule-k16-c = Mexicain, en secret : les socles et la position de chaque colonne, et le côté de la Réserve.
rule-k16-d = Texan : la place de chaque figurine, l’une après l’autre.
rule-k16-e = Texan, dans un tour : mouvements et tirs, pion par pion.
rule-k16-f = Mexicain, dans un tour : où vont les colonnes, et pour chaque socle s’il marche, escalade, force une porte, sert une pièce ou tire.
rule-k16-g = Les deux : qui combat qui au corps à corps, le camp mexicain d’abord.
rule-k16-h = Personne ne décide de la poussée : là où des figurines défendent, elles poussent.

## K18. Ce que le texte retrouvé laisse ouvert

rule-k18-a = Ce qu’il faut à un tir, selon le tireur et la cible, n’est pas dans le texte retrouvé : voir K6.k.
rule-k18-b = La portée mexicaine et celle de Crockett ne sont pas dans le texte retrouvé : ici, 10 et 28 demi-pouces.
rule-k18-c = Le dé de moral, ses modificateurs et ses effets ne sont pas dans le texte retrouvé : voir K11.e à K11.g.
rule-k18-d = Le texte retrouvé ne dit pas ce qu’il faut pour enfoncer une porte : voir K10.i et K10.j.
rule-k18-e = Des points, seuls ceux des socles de commandement sont dans le texte retrouvé : voir K12.
rule-k18-f = L’ordre des segments n’est pas dans le texte retrouvé : voir K13.
rule-k18-g = Le texte retrouvé ne dit pas combien il y a de figurines, de pièces, de tireurs d’élite et de socles de commandement : voir K14.
rule-k18-h = Le texte retrouvé ne dit pas où sont les quinze positions de départ ni à quelle distance : ici, 36 demi-pouces en tout.
rule-k18-i = Le texte retrouvé ne dit pas quand la Réserve peut partir : ici, à n’importe quel tour.
rule-k18-j = Le texte retrouvé ne dit pas comment tombe un socle de commandement : voir K5.e.
rule-k18-k = Le texte retrouvé ne dit pas si 45 degrés font tout le champ ou chaque moitié : ici, chaque moitié.
rule-k18-l = Le texte retrouvé ne dit pas si la limite de deux tirs vaut par fenêtre, par salle ou par bâtiment : ici, par fenêtre.
rule-k18-m = Le texte retrouvé ne dit pas si les pièces texanes peuvent tirer sur des socles isolés : ici, non.
rule-k18-n = Le texte retrouvé ne dit pas si le plan est secret, ni qui place d’abord : voir K4.n.
rule-k18-o = Le texte retrouvé ne dit pas la taille d’un pan de mur : ici, telle qu’elle est peinte.
rule-k18-p = Les pans renforcés de la version plus tardive ne comptent pas ici.
rule-k18-q = La version plus tardive donne des points pour des décisions : ici, d’une seule sorte, les jours de bombardement (K12.c).
rule-k18-r = Travis, Bowie et Santa Anna n’ont ici aucun pouvoir propre hormis les points.
rule-k18-s = Le texte retrouvé ne dit pas quand une colonne s’embourbe ni ce qu’elle perd : voir K7.e.

rule-d1-a = Une compagnie mexicaine a deux pas : une touche la retourne sur son verso réduit, une seconde l’élimine.
rule-d1-b = Une flecha est le quart d’une compagnie et a un pas.
rule-d1-c = Une unité texane et tout servant ont un pas : une touche les élimine.
rule-d1-d = Les officiers mènent colonnes, état-major ou artillerie chez les Mexicains, commandements ou artillerie chez les Texans. Ils n’ont pas de valeur de combat.
rule-d1-e = Un canon a un calibre et une orientation, et il est chargé ou non. Ce n’est pas une unité : il appartient à qui se tient près de lui.
rule-d1-f = Échelles, haches et leviers appartiennent à l’unité qui les porte.
rule-d1-g = Les marqueurs indiquent qui a bougé ou tiré, se penche par-dessus un mur ou est blessé, ce qui brûle ou est en ruine, et où sont les échelles.
rule-d1-h = Un pion se tient sur un hexagone à un niveau ; sa zone est celle de cet emplacement. Il fait face à l’un des six côtés de son hexagone.
rule-d1-i = En équivalents-flecha, une compagnie complète compte 4, une réduite 3, une flecha 1. Pertes et empilement se comptent ainsi.
rule-d4-0-a = Un tour est une activation des assaillants, puis une de la garnison, sous la même lumière, nuit ou jour.
rule-d4-0-b = À son tour, un camp fait une activation, ou passe.
rule-d4-0-c = D’abord la lumière, puis le choix de qui est activé ; les pions activés agissent l’un après l’autre, dans l’ordre voulu ; puis l’activation prend fin.
rule-d4-1-a = Un officier activé active les unités de son commandement dans sa zone et dans les zones voisines.
rule-d4-1-b = Deux zones entre lesquelles on ne peut pas passer ne sont pas voisines ; une porte fermée compte comme un passage, une paroi extérieure seulement là où il y a une échelle.
rule-d4-1-c = Un autre officier du même commandement à portée est activé aussi, et active à son tour à partir de sa zone.
rule-d4-1-d = Une colonne hors carte est activée en entier, et entre.
rule-d4-11-a = Une unité mexicaine sans officier dans sa zone peut tirer, et rien d’autre.
rule-d4-11-b = Une colonne qui a perdu tous ses officiers est arrêtée : cela libère les officiers d’état-major.
rule-d4-11-c = Un officier d’état-major active toute unité mexicaine de sa zone ou d’une zone voisine, quelle que soit sa colonne, mais pas les servants.
rule-d4-11-d = Les officiers d’état-major activent les officiers d’état-major voisins.
rule-d4-11-e = Les servants mexicains ne sont activés que par des officiers d’artillerie mexicains.
rule-d4-11-f = Les officiers d’état-major viennent avec la Réserve, à partir d’un certain tour, et ne mènent qu’elle tant qu’ils ne sont pas libérés : quand une colonne est arrêtée, ou qu’une flecha est à l’intérieur.
rule-d4-12-a = Travis et Baugh activent les unités de tout commandement dans leur zone et dans les zones voisines, mais personne ne charge de canon pour eux.
rule-d4-12-b = En option : au lieu d’un commandement, on active toutes les unités texanes d’une zone où se trouve leur officier.
rule-d4-13-a = Chaque batterie est activée à part pour charger ou tirer : dans une activation, seules tirent les pièces d’une même batterie.
rule-d4-13-b = Un officier d’artillerie texan peut activer n’importe quels servants.
rule-d4-2-a = Une unité activée peut bouger, tirer, se battre en mêlée et faire une action spéciale, chacune une fois, dans l’ordre voulu.
rule-d4-2-b = Des servants qui chargent ne font rien d’autre dans cette activation.
rule-d4-2-c = Une unité tire au mousquet ou avec un canon, une fois.
rule-d4-2-d = Une unité texane dont le commandement n’a plus d’officier peut être activée seule : elle bouge et tire, rien de plus.
rule-d5-1-a = Sans officier dans sa zone, une unité mexicaine ni ne se bat en mêlée ni ne fait d’action spéciale.
rule-d5-2-a = Une unité mexicaine qui quitte la zone de son officier continue tant qu’elle a des points, et peut tirer.
rule-d5-2-b = La présence d’un officier se juge là où est l’unité quand elle commence à agir : au pied du mur pour celle qui grimpe.
rule-d5-3-a = Pour chaque touche sur une unité dans une zone avec des officiers on lance un dé : un 6 élimine l’un d’eux, au choix de leur camp.
rule-d5-3-b = Quand la dernière unité d’une zone disparaît, ses officiers disparaissent aussi, sans dé.
rule-d5-3-c = On peut tirer sur des officiers seuls dans une zone ; une touche en élimine un. Sinon seules les unités sont des cibles.
rule-d5-3-d = En option : un 6 ne fait d’abord que blesser l’officier. Un autre 6, jeté aussitôt, le tue ; de même un 6, jeté à chaque activation de l’officier blessé, qui y perd cette activation.
rule-d5-4-a = Une règle porte ce numéro, mais elle n’est pas connue ; elle n’est pas jouée.
rule-d6-a = Les dix premiers tours sont de nuit.
rule-d6-b = Ensuite les assaillants lancent deux dés au début de chaque tour jusqu’au jour.
rule-d6-c = Une fois le jour levé, il fait jour jusqu’à la fin.
rule-d6-d = Il fait jour quand le total de deux dés et des tours depuis le premier jet atteint 10.
rule-d6-e = La nuit, on voit à deux zones au plus.
rule-d7-a = Les unités vont de zone en zone. Y entrer coûte des points de mouvement ; une unité en a deux par activation, et n’entre pas s’il lui en manque.
rule-d7-b = Changer de place dans sa zone ne coûte rien et c’est tout le mouvement de l’unité.
rule-d7-2-a = Arbres et broussailles n’ont aucun effet.
rule-d7-2-b = En option : la partie libre d’une zone qui contient une acequia, un marais ou une tranchée coûte 1 à l’entrée ; s’y placer coûte 2 de plus.
rule-d7-2-c = Décombres, ruines, tranchée, La Villita, marais et acequia au-dehors coûtent 2 à l’entrée ; quitter un marais coûte 2 aussi.
rule-d7-2-d = Monter du sol intérieur au toit d’un bâtiment voisin, ou à un toit plus haut, coûte 2.
rule-d7-2-e = Descendre d’un toit coûte 2, monter sur un parapet ou une plate-forme et en descendre 1.
rule-d7-2-f = Une palissade, une redoute ou un muret sur le chemin coûte 1 de plus.
rule-d7-2-g = Toute autre zone coûte 1 à l’entrée, de même un toit depuis un autre toit, et toute zone où l’on entre par une porte brisée.
rule-d7-2-h = Un étage coûte 1 à l’entrée depuis son escalier, et la descente autant que la zone à son pied ; entre lui et son propre toit on passe à l’intérieur, pour 2 points.
rule-d7-4-a = D’une salle on sort du bâtiment avant de monter sur son toit.
rule-d7-5-a = La garnison ne quitte pas le fort. Elle franchit les portes fermées, les assaillants non.
rule-d7-6-a = Une paroi extérieure ne se franchit que par une échelle. Là où le périmètre n’a pas de mur, on entre comme dans toute zone, et l’on monte sur un parapet comme d’une cour.
rule-d7-12-a = Les compagnies n’entrent pas dans le fort : elles se divisent en flechas.
rule-d7-12-b = Une compagnie se divise quand elle touche une paroi extérieure atteinte avant cette activation.
rule-d7-12-c = Une compagnie complète devient quatre flechas, une réduite trois. Elles se partagent échelles et haches, et sont réputées avoir fait ce qu’elle a fait.
rule-d7-21-a = Les assaillants n’entrent pas dans les abattis. En option : ils y entrent, pour 2 points, mais de là ne forcent ni mur ni porte.
rule-d7-41-a = On n’entre dans les salles que par les portes, et l’on ne tire ou ne se bat entre une salle et le dehors que par une porte brisée.
rule-d7-41-b = On n’entre à un étage que par son escalier, ou depuis son propre toit, jamais depuis les salles du dessous.
rule-d7-41-c = On ne dresse pas d’échelle contre la chapelle, ni là où il n’y a rien, derrière le mur, sur quoi se tenir.
rule-d7-41-d = Les parapets des cours sont des zones à part, de niveau 2 ; l’auteur de la carte les peint. Au sol, personne ne franchit le mur entre les cours ni ne voit au travers, ni au travers des appentis.
rule-d7-42-a = La chapelle n’a pas de zone de toit.
rule-d8-a = Un emplacement contient quatre équivalents-flecha : compagnie complète 4, réduite 3, unité texane 2, flecha ou servants 1 ; un canon.
rule-d8-b = Une zone contient au plus le nombre d’unités qu’elle indique, quand elle en indique un.
rule-d8-c = Des ennemis peuvent partager une zone, jamais un emplacement ; des officiers ne barrent la voie à personne.
rule-d9-a = Le devant d’une unité couvre 60 degrés de part et d’autre de son orientation. Elle ne tire que là, et se bat de tous côtés.
rule-d9-1-a = Personne ne se tourne pendant l’activation de l’ennemi.
rule-d9-1-b = Se tourner est un mouvement gratuit : qui se tourne a bougé et ne bouge plus, mais peut encore tirer ou agir.
rule-d10-a = Une unité tire sur une unité ennemie qu’elle voit devant elle : si deux dés et leurs modificateurs donnent 6 ou plus, elle touche et la cible perd un pas.
rule-d10-2-a = Le tir de flanc ou de dos n’a pas de modificateur.
rule-d10-3-a = Du dehors par-dessus une paroi extérieure : −5.
rule-d10-3-b = Vers l’étage du Fortin Carronade : −5.
rule-d10-3-c = Par une porte sur une cible dans une salle, ou par une fenêtre sur une cible à un étage : −4.
rule-d10-3-d = Sur une unité penchée par-dessus le mur : −3, à la place du modificateur du mur.
rule-d10-3-e = Sur une cible dans une tranchée ou une acequia : −3.
rule-d10-3-f = Vers La Villita : −3.
rule-d10-3-g = Du dehors à travers le Bastion : −2.
rule-d10-3-h = Sur une cible dans un marais : −2.
rule-d10-3-i = Vers des décombres ou des ruines : −2.
rule-d10-3-j = À travers une palissade ou une redoute : −2.
rule-d10-3-k = Au mousquet : −1 par zone au-delà de la deuxième.
rule-d10-3-l = À découvert, et sur toits et batteries visés de l’intérieur : rien.
rule-d10-3-m = Sur une compagnie : +1.
rule-d10-3-n = Sur une unité dans l’escalier extérieur : +1.
rule-d10-3-o = Tranchée, acequia et marais n’abritent que les unités de leurs hexagones, pas les autres de la zone.
rule-d10-3-p = S’il y a plusieurs abris, seul compte celui qui gêne le plus le tir ; distance et cible s’ajoutent toujours.
rule-d10-3-q = La distance se compte en zones où entre la ligne, celle de la cible comprise.
rule-d10-3-r = Un tir qui ne peut toucher ne se fait pas.
rule-d10-3-s = En option : une tranchée ou une acequia n’abrite pas d’un ennemi placé plus haut qui tire dans son axe, à 30 degrés près.
rule-d10-3-t = En option : par-dessus une paroi extérieure on ne tire pas sur une unité texane qui n’a pas encore tiré.
rule-d10-4-a = Une unité mexicaine qui touche une paroi extérieure ne tire pas par-dessus, que la cible soit exposée ou non.
rule-d11-1-a = Toute unité activée qui se tient près d’un canon de la garnison peut le faire tirer.
rule-d11-1-b = Chez les assaillants, seuls des servants font tirer un canon, avec un officier d’artillerie dans leur zone. Ils peuvent se servir de ceux qu’ils ont pris.
rule-d11-2-a = Des servants chargent le canon près duquel ils se tiennent quand un officier d’artillerie les active ; il en faut un dans leur zone.
rule-d11-3-a = Aucun canon ne tire et n’est chargé dans une même activation.
rule-d11-4-a = Un canon chargé tire sur une unité jusqu’à toucher : quatre essais pour un canon de 18 livres, trois pour un de 12, deux pour un de 8 ou de 6, un pour un plus petit. Puis il est vide.
rule-d11-5-a = Un canon peut tirer sur une porte : une touche la brise, personne derrière n’est touché, et des décombres jonchent la salle.
rule-d11-8-a = Une unité emmène un canon pour 2 points, mais ni sur un toit, ni dans une tranchée, ni dans un bâtiment, sauf par une arche.
rule-d11-9-a = Aucun canon ne bat en brèche une paroi extérieure.
rule-d12-4-a = Une flecha qui porte une échelle, touche le mur depuis avant l’activation et a un officier dans sa zone dresse l’échelle sur 3 à 6 ; une seule par côté.
rule-d12-4-b = Une échelle qui ne tient pas reste à sa flecha.
rule-d12-4-c = La flecha qui a dressé une échelle y monte aussitôt.
rule-d12-4-d = Si personne n’est près de l’échelle, une flecha monte pour 1 point et entre pour 1 point dans la zone située derrière. Elle fait face où elle veut, et peut encore tirer. Un officier peut la suivre.
rule-d12-4-e = Les Texans près de l’échelle doivent être combattus, tous à la fois.
rule-d12-4-f = Contre un Texan près de deux échelles, les deux flechas peuvent attaquer ensemble.
rule-d12-4-g = Une flecha qui gagne, quand il ne reste personne près de l’échelle, prend la place du défenseur ; si deux ont gagné ensemble, les deux la prennent. Elle peut encore se tourner, tirer ou agir, et ne bouge plus.
rule-d12-4-h = À égalité les deux restent, et personne d’autre ne vient au pied de cette échelle.
rule-d12-4-i = On est près d’une échelle sur l’emplacement où elle mène et sur ceux du même niveau aux deux bouts du côté d’hexagone.
rule-d12-5-a = À chaque touche, chacune des échelles de l’unité est perdue à 5 ou 6. En option : pour une compagnie touchée au mousquet, seulement à 6.
rule-d12-5-b = Une échelle renversée est détruite ; on ne sait pas comment elle est renversée, et cette règle n’est donc pas jouée.
rule-d12-6-a = Toutes les portes et arches sont fermées tant qu’on ne les brise pas.
rule-d12-6-b = Une hache reste à sa flecha et sert encore.
rule-d12-6-c = Une flecha à une porte, avec un officier dans sa zone, la brise à la hache sur 4 à 6 ; les Zapadores pour 2 points. En option : les arches renforcées demandent 5 ou 6.
rule-d12-41-a = Une échelle dressée n’est montée que par une flecha qui était à son pied au début de l’activation et n’a pas bougé.
rule-d13-a = Les lignes de vue vont du milieu d’un hexagone au milieu d’un autre.
rule-d13-2-a = Une ligne vers ou depuis le niveau 3 est arrêtée par les bâtiments qu’elle traverse.
rule-d13-2-b = On ne tire vers un étage, ou d’un étage, que par ses fenêtres.
rule-d13-2-c = Les unités au sol arrêtent les lignes entre d’autres unités au sol, sauf dans une tranchée ou une acequia. Des toits on voit par-dessus.
rule-d13-2-d = Un muret arrête les lignes entre un tireur et une cible au sol, sauf si l’un d’eux est à côté.
rule-d13-2-e = Parois extérieures et bâtiments arrêtent les lignes au sol ; vers et depuis les toits, seuls les bâtiments le font, sauf ceux dont le tireur ou la cible est voisin. Des salles, on ne voit que par les portes brisées.
rule-d13-4-a = Une unité texane au niveau 2 ne tire sur des unités au pied d’une paroi extérieure qu’en se penchant ; ni servants ni canons ne tirent sur elles.
rule-d13-4-b = Une unité penchée le reste jusqu’à sa prochaine activation.
rule-d13-7-a = En option : chaque unité a une portée au mousquet : quatre zones, une seule, ou sans limite.
rule-d14-a = Les deux camps lancent deux dés et ajoutent facteur et modificateurs. Le total le plus bas perd un pas ; à égalité, les deux sont bloqués.
rule-d14-1-a = Un officier ne subit jamais la perte de ses unités ; quand la dernière de sa zone meurt en mêlée, il meurt aussi.
rule-d14-2-a = Les cibles sont dans la même zone ou dans une zone voisine ; une unité attaque un ennemi donné une seule fois par activation.
rule-d14-6-a = Seules des unités de même niveau se battent, sauf aux échelles.
rule-d14-7-a = Après une égalité les deux sont bloqués : activés, ils continuent ou rompent. En rompant on quitte la zone que l’on partage avec l’ennemi, et l’on s’éloigne d’un ennemi d’une autre zone.
rule-d14-7-b = Chaque ennemi avec qui elle était bloquée peut tirer une fois sur l’unité qui rompt.
rule-d14-c = Une unité peut attaquer plusieurs ennemis dans une activation, chacun une fois.
rule-d14-d = En mêlée : −4 à qui se tient devant une paroi extérieure ; +1 à plusieurs contre un seul ; +2 contre le flanc ou le dos du défenseur ; −3 à qui se tient devant une porte brisée ; −2 par-dessus une palissade ou un muret.
rule-d14-e = Pour se battre à découvert, on entre dans la zone de l’ennemi ; si elle est pleine, on se bat d’une zone à l’autre.
rule-d14-f = Un défenseur dans une salle, loin de sa porte, se combat à l’intérieur.
rule-d14-g = À plusieurs, on fait un seul jet par camp ; le camp battu choisit laquelle de ses unités perd un pas.
rule-d15-5-a = Pour Bowie, on lance un dé avant la mise en place : au-dessous du chiffre du livret, il ne se bat pas ; à ce chiffre ou plus, il se bat, de son lit.
rule-d16-3-a = Une salle en feu est fermée, comme le toit au-dessus, tandis que le reste du toit sert encore.
rule-d16-3-b = Le feu va de salle en salle, ou à une batterie voisine.
rule-d16-3-c = On peut entrer de nouveau dans une salle consumée : c’est une ruine.
rule-d16-a = Une flecha à une porte brisée, avec un officier dans sa zone, met le feu à la salle derrière cette porte sur 4 à 6. À la fin de chaque tour, un feu s’éteint sur 1 ou 2 et se propage sur 5 ou 6. Un pion qui n’est pas sorti à la fin de sa prochaine activation est perdu.
rule-d17-a = La partie finit quand un camp n’a plus d’unité, après le dernier tour, ou si les deux ont passé cinq tours. Les assaillants gagnent si la garnison a disparu et s’ils ont perdu moins de 30 pour cent de leur force.
rule-d18-a = Chaque colonne entre par l’endroit peint pour elle, ou par le bord de la carte.
rule-d18-b = La Réserve a les officiers d’état-major.
rule-d18-c = Quarante-quatre compagnies viennent en quatre colonnes et une Réserve ; leur partage est notre choix.
rule-d19-a = Les unités et les officiers de la garnison appartiennent à des commandements, les servants et les canons à des batteries.
rule-d19-b = Les pièces sont là où le manuel les place ; celles du Bastion n’ont pas de servants.
rule-d19-c = La garnison se place à l’intérieur, chaque commandement à l’endroit peint pour lui ; tous les canons sont chargés.
rule-d19-d = Là où le manuel ne donne pas de nombre, on place une unité ou une pièce, avec des servants partout sauf au Bastion.
