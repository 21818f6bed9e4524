### Ce que disent les variantes : phrases faites de leurs règles. Un groupe de mots est un message que d’autres reçoivent en argument.

## Noms. `form` dit où se tient le nom : a (« une »), start (début de phrase), this, that, first, each, every, no, some (« au moins une »), bare et many après un nombre, all (« les unités ») ; of-… après « de ».

telling-noun = { $noun ->
    [unit] { $many ->
        [yes] unités
       *[no] unité
    }{" "}de combat
    [infantry] { $many ->
        [yes] unités
       *[no] unité
    }{" "}d’infanterie
    [leader] { $many ->
        [yes] chefs
       *[no] chef
    }
    [gun] { $many ->
        [yes] batteries
       *[no] batterie
    }
    [spot] { $many ->
        [yes] emplacements
       *[no] emplacement
    }
    [side] { $many ->
        [yes] côtés
       *[no] côté
    }
    [room] { $many ->
        [yes] salles
       *[no] salle
    }
    [thing] { $many ->
        [yes] choses
       *[no] chose
    }
   *[piece] { $many ->
        [yes] pions
       *[no] pion
    }
 }{ $side ->
    [texan] {" "}texan{ telling-noun-end }
    [mexican] {" "}mexicain{ telling-noun-end }
   *[none] {""}
 }
telling-noun-end = { $noun ->
    [leader] {""}
    [piece] {""}
   *[other] e
 }{ $many ->
    [yes] s
   *[no] {""}
 }
telling-piece = { $form ->
    [start] Un { $noun }
    [this] ce { $noun }
    [of-this] de ce { $noun }
    [that] ce { $noun }
    [of-that] de ce { $noun }
    [first] le premier { $noun }
    [of-first] du premier { $noun }
    [each] chaque { $noun }
    [every] tout { $noun }
    [no] aucun { $noun }
    [some] au moins un { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] les { $noun }
    [of-many] de { $noun }
   *[a] un { $noun }
 }
telling-unit = { $form ->
    [start] Une { $noun }
    [this] cette { $noun }
    [of-this] de cette { $noun }
    [that] cette { $noun }
    [of-that] de cette { $noun }
    [first] la première { $noun }
    [of-first] de la première { $noun }
    [each] chaque { $noun }
    [every] toute { $noun }
    [no] aucune { $noun }
    [some] au moins une { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] les { $noun }
    [of-many] d’{ $noun }
   *[a] une { $noun }
 }
telling-infantry = { $form ->
    [start] Une { $noun }
    [this] cette { $noun }
    [of-this] de cette { $noun }
    [that] cette { $noun }
    [of-that] de cette { $noun }
    [first] la première { $noun }
    [of-first] de la première { $noun }
    [each] chaque { $noun }
    [every] toute { $noun }
    [no] aucune { $noun }
    [some] au moins une { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] les { $noun }
    [of-many] d’{ $noun }
   *[a] une { $noun }
 }
telling-leader = { $form ->
    [start] Un { $noun }
    [this] ce { $noun }
    [of-this] de ce { $noun }
    [that] ce { $noun }
    [of-that] de ce { $noun }
    [first] le premier { $noun }
    [of-first] du premier { $noun }
    [each] chaque { $noun }
    [every] tout { $noun }
    [no] aucun { $noun }
    [some] au moins un { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] les { $noun }
    [of-many] de { $noun }
   *[a] un { $noun }
 }
telling-gun = { $form ->
    [start] Une { $noun }
    [this] cette { $noun }
    [of-this] de cette { $noun }
    [that] cette { $noun }
    [of-that] de cette { $noun }
    [first] la première { $noun }
    [of-first] de la première { $noun }
    [each] chaque { $noun }
    [every] toute { $noun }
    [no] aucune { $noun }
    [some] au moins une { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] les { $noun }
    [of-many] de { $noun }
   *[a] une { $noun }
 }
telling-spot = { $form ->
    [start] Un { $noun }
    [this] cet { $noun }
    [of-this] de cet { $noun }
    [that] cet { $noun }
    [of-that] de cet { $noun }
    [first] le premier { $noun }
    [of-first] du premier { $noun }
    [each] chaque { $noun }
    [every] tout { $noun }
    [no] aucun { $noun }
    [some] au moins un { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] les { $noun }
    [of-many] d’{ $noun }
   *[a] un { $noun }
 }
telling-side = { $form ->
    [start] Un { $noun }
    [this] ce { $noun }
    [of-this] de ce { $noun }
    [that] ce { $noun }
    [of-that] de ce { $noun }
    [first] le premier { $noun }
    [of-first] du premier { $noun }
    [each] chaque { $noun }
    [every] tout { $noun }
    [no] aucun { $noun }
    [some] au moins un { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] les { $noun }
    [of-many] de { $noun }
   *[a] un { $noun }
 }
telling-room = { $form ->
    [start] Une { $noun }
    [this] cette { $noun }
    [of-this] de cette { $noun }
    [that] cette { $noun }
    [of-that] de cette { $noun }
    [first] la première { $noun }
    [of-first] de la première { $noun }
    [each] chaque { $noun }
    [every] toute { $noun }
    [no] aucune { $noun }
    [some] au moins une { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] les { $noun }
    [of-many] de { $noun }
   *[a] une { $noun }
 }
telling-thing = { $form ->
    [start] Une { $noun }
    [this] cette { $noun }
    [of-this] de cette { $noun }
    [that] cette { $noun }
    [of-that] de cette { $noun }
    [first] la première { $noun }
    [of-first] de la première { $noun }
    [each] chaque { $noun }
    [every] toute { $noun }
    [no] aucune { $noun }
    [some] au moins une { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] les { $noun }
    [of-many] de { $noun }
   *[a] une { $noun }
 }
telling-it = { $of ->
    [yes] {"de "}
   *[no] {""}
 }{ $noun ->
    [leader] { $many ->
        [yes] ceux-ci
       *[no] celui-ci
    }
    [spot] { $many ->
        [yes] ceux-ci
       *[no] celui-ci
    }
    [side] { $many ->
        [yes] ceux-ci
       *[no] celui-ci
    }
    [piece] { $many ->
        [yes] ceux-ci
       *[no] celui-ci
    }
   *[other] { $many ->
        [yes] celles-ci
       *[no] celle-ci
    }
 }
telling-which = { $noun ->
    [leader] { $many ->
        [yes] pour lesquels
       *[no] pour lequel
    }
    [spot] { $many ->
        [yes] pour lesquels
       *[no] pour lequel
    }
    [side] { $many ->
        [yes] pour lesquels
       *[no] pour lequel
    }
    [piece] { $many ->
        [yes] pour lesquels
       *[no] pour lequel
    }
   *[other] { $many ->
        [yes] pour lesquelles
       *[no] pour laquelle
    }
 }
telling-the-piece = { $of ->
    [yes] du pion
   *[no] le pion
 }
telling-the-unit = { $of ->
    [yes] de l’unité
   *[no] l’unité
 }
telling-the-leader = { $of ->
    [yes] du chef
   *[no] le chef
 }
telling-the-battery = { $of ->
    [yes] de la batterie
   *[no] la batterie
 }
telling-the-gun = { $of ->
    [yes] de la batterie qui tire
   *[no] la batterie qui tire
 }
telling-the-active-piece = { $of ->
    [yes] du pion actif
   *[no] le pion actif
 }
telling-the-attacker = { $of ->
    [yes] de l’attaquant
   *[no] l’attaquant
 }
telling-the-target = { $of ->
    [yes] de la cible
   *[no] la cible
 }
telling-the-enemy = { $of ->
    [yes] de l’ennemi en cause
   *[no] l’ennemi en cause
 }
telling-the-spot-left = { $of ->
    [yes] de l’emplacement quitté
   *[no] l’emplacement quitté
 }
telling-the-spot-entered = { $of ->
    [yes] de l’emplacement atteint
   *[no] l’emplacement atteint
 }
telling-the-spot-seen-from = { $of ->
    [yes] de l’emplacement d’où l’on regarde
   *[no] l’emplacement d’où l’on regarde
 }
telling-the-spot-seen = { $of ->
    [yes] de l’emplacement que l’on regarde
   *[no] l’emplacement que l’on regarde
 }
telling-the-spot-behind = { $of ->
    [yes] de l’emplacement derrière le côté
   *[no] l’emplacement derrière le côté
 }
telling-the-spot = { $of ->
    [yes] de l’emplacement
   *[no] l’emplacement
 }
telling-the-hexside = { $of ->
    [yes] du côté
   *[no] le côté
 }
telling-the-hexside-attacked = { $of ->
    [yes] du côté de l’attaque
   *[no] le côté de l’attaque
 }
telling-the-game = { $of ->
    [yes] de la partie
   *[no] la partie
 }
telling-spot-at = { $of ->
    [yes] de l’emplacement { $at }
   *[no] l’emplacement { $at }
 }
telling-hex-at = { $of ->
    [yes] de l’hexagone { $at }
   *[no] l’hexagone { $at }
 }
telling-side-at = { $of ->
    [yes] du côté { $at }
   *[no] le côté { $at }
 }
telling-spot-of = { $of ->
    [yes] de l’emplacement { $who }
   *[no] l’emplacement { $who }
 }
telling-room-of = { $of ->
    [yes] de la salle { $who }
   *[no] la salle { $who }
 }
telling-column-of = { $of ->
    [yes] de la colonne { $who }
   *[no] la colonne { $who }
 }
telling-area-of = { $of ->
    [yes] de la zone { $who }
   *[no] la zone { $who }
 }

## Ce qu’on dit d’une chose. `form` : d’une, de plusieurs, nié, et après « aucune unité ».

telling-is = { $form ->
   *[one] est
    [one-not] n’est pas
    [many] sont
    [many-not] ne sont pas
    [none] n’est
 }
telling-carries = { $form ->
   *[one] porte
    [one-not] ne porte pas
    [many] portent
    [many-not] ne portent pas
    [none] ne porte
 }
telling-touches = { $form ->
   *[one] touche
    [one-not] ne touche pas
    [many] touchent
    [many-not] ne touchent pas
    [none] ne touche
 }
telling-controls = { $form ->
   *[one] étend sa zone de contrôle sur
    [one-not] n’étend pas sa zone de contrôle sur
    [many] étendent leurs zones de contrôle sur
    [many-not] n’étendent pas leurs zones de contrôle sur
    [none] n’étend sa zone de contrôle sur
 }
telling-has-moved = { $form ->
   *[one] a bougé dans ce tour
    [one-not] n’a pas bougé dans ce tour
    [many] ont bougé dans ce tour
    [many-not] n’ont pas bougé dans ce tour
    [none] n’a bougé dans ce tour
 }
telling-has-attacked = { $form ->
   *[one] a attaqué dans ce tour
    [one-not] n’a pas attaqué dans ce tour
    [many] ont attaqué dans ce tour
    [many-not] n’ont pas attaqué dans ce tour
    [none] n’a attaqué dans ce tour
 }
telling-was-attacked = { $form ->
   *[one] a subi une attaque dans ce tour
    [one-not] n’a subi aucune attaque dans ce tour
    [many] ont subi une attaque dans ce tour
    [many-not] n’ont subi aucune attaque dans ce tour
    [none] n’a subi d’attaque dans ce tour
 }
telling-has-committed = { $form ->
   *[one] a vu engager la Réserve
    [one-not] n’a pas vu engager la Réserve
    [many] ont vu engager la Réserve
    [many-not] n’ont pas vu engager la Réserve
    [none] n’a vu engager la Réserve
 }
telling-sees = { $form ->
   *[one] voit
    [one-not] ne voit pas
    [many] voient
    [many-not] ne voient pas
    [none] ne voit
 }
telling-has = { $form ->
   *[one] a
    [one-not] n’a pas
    [many] ont
    [many-not] n’ont pas
    [none] n’a
 }
telling-in-play = { $form ->
   *[one] est en jeu
    [one-not] n’est pas en jeu
    [many] sont en jeu
    [many-not] ne sont pas en jeu
    [none] n’est en jeu
 }
telling-exists = { $form ->
   *[one] existe
    [one-not] n’existe pas
    [many] existent
    [many-not] n’existent pas
    [none] n’existe
 }
telling-does = { $verb } { $what }
telling-clause = { $who } { $what }
telling-quoted = « { $name } »
telling-param = { $of ->
    [yes] de « { $name } »
   *[no] « { $name } »
 }
telling-in-force = en vigueur
telling-on-a-spot-with = sur un emplacement qui porte « { $flag } »
telling-in-a-room-with = dans une salle qui porte « { $flag } »
telling-in-a-column-with = dans une colonne qui porte « { $flag } »
telling-in-an-area-with = dans une zone qui porte « { $flag } »
telling-in-zone = dans la zone de contrôle { $who }
telling-within = à { $number } hexagones au plus { $who }
telling-within-none = dans l’hexagone { $who }
telling-within-one = à 1 hexagone au plus { $who }
telling-in-line = en ligne droite d’hexagones avec { $who }
telling-same-hex = dans le même hexagone que { $who }
telling-same-spot = sur le même emplacement que { $who }
telling-same-room = dans la même salle que { $who }
telling-same-column = dans la même colonne que { $who }
telling-same-area = dans la même zone que { $who }
telling-on-spot = sur { $where }
telling-in-hex = dans { $where }
telling-placed = { $noun } { $place }
telling-in-room = dans { $where }
telling-in-column = dans { $where }
telling-tag-texan = du camp texan
telling-tag-mexican = du camp mexicain
telling-tag-combat = { $many ->
    [yes] des unités de combat
   *[no] une unité de combat
 }
telling-tag-infantry = d’infanterie
telling-tag-leader = { $many ->
    [yes] des chefs
   *[no] un chef
 }
telling-tag-gun = { $many ->
    [yes] des batteries
   *[no] une batterie
 }
telling-tag-good = en bon ordre
telling-tag-disordered = en désordre
telling-tag-routed = en déroute
telling-tag-full = à plein effectif
telling-tag-reduced = à effectif réduit
telling-tag-line = d’infanterie de ligne
telling-tag-scout = d’infanterie légère
telling-tag-grenadier = de grenadiers
telling-tag-engineer = du génie
telling-tag-volunteer = de volontaires
telling-tag-moved = parmi les pions qui ont bougé dans ce tour
telling-tag-attacked = parmi les pions qui ont attaqué dans ce tour
telling-tag-was-attacked = parmi les pions qui ont subi une attaque dans ce tour
telling-tag-reserve-committed = après l’engagement de la Réserve
telling-tag-on-map = sur la carte
telling-tag-ground = au sol
telling-tag-inside = à l’intérieur d’un bâtiment
telling-tag-roof = sur un toit
telling-tag-outside = en terrain libre
telling-tag-high = au niveau 2
telling-tag-reserve = de la Réserve
telling-tag-column = de la colonne { $name }
telling-tag-person = { $name }
telling-tag-origin = d’origine « { $name } »
telling-tag-needs-ladder = { $many ->
    [yes] de ceux qui demandent une échelle
   *[no] de ceux qui demandent une échelle
 }
telling-tag-clear = { $many ->
    [yes] libres
   *[no] libre
 }
telling-tag-impassable = { $many ->
    [yes] infranchissables
   *[no] infranchissable
 }
telling-tag-wall = { $many ->
    [yes] des murs
   *[no] un mur
 }
telling-tag-dry-streambed = { $many ->
    [yes] des lits à sec
   *[no] un lit à sec
 }
telling-tag-stone-wall = { $many ->
    [yes] des murs de pierre
   *[no] un mur de pierre
 }
telling-tag-wooden-wall = { $many ->
    [yes] des murs de bois
   *[no] un mur de bois
 }
telling-tag-inner-wall = { $many ->
    [yes] des parois intérieures
   *[no] une paroi intérieure
 }
telling-tag-outer-wall = { $many ->
    [yes] des parois extérieures
   *[no] une paroi extérieure
 }
telling-tag-church-wall = { $many ->
    [yes] des murs d’église
   *[no] un mur d’église
 }
telling-tag-doorway = { $many ->
    [yes] des portes
   *[no] une porte
 }
telling-tag-gunslit = { $many ->
    [yes] des meurtrières
   *[no] une meurtrière
 }
telling-tag-gun-ramp = { $many ->
    [yes] des rampes d’artillerie
   *[no] une rampe d’artillerie
 }
telling-tag-breach = { $many ->
    [yes] des brèches
   *[no] une brèche
 }
telling-tag-interior-wall = { $many ->
    [yes] des cloisons
   *[no] une cloison
 }
telling-tag-high-palisade = { $many ->
    [yes] de hautes palissades
   *[no] une haute palissade
 }
telling-tag-activated = parmi les pions activés
telling-tag-burning = en feu
telling-tag-casting = { $many ->
    [yes] des figurines
   *[no] une figurine
 }
telling-tag-marching = dans une colonne encore en marche
telling-tag-stand = { $many ->
    [yes] des socles
   *[no] un socle
 }
telling-tag-company = { $many ->
    [yes] des compagnies
   *[no] une compagnie
 }
telling-tag-crew = parmi les servants
telling-tag-day = de jour
telling-tag-exposed = parmi les pions penchés sur le mur
telling-tag-flecha = { $many ->
    [yes] des flechas
   *[no] une flecha
 }
telling-tag-at-wall = au pied du mur
telling-tag-in-fort = dans le fort
telling-tag-loaded = { $many ->
    [yes] chargées
   *[no] chargée
 }
telling-tag-locked = aux prises en mêlée
telling-tag-wounded = parmi les blessés
telling-place-armory = dans l’armurerie
telling-place-cattle-pen = dans l’enclos à bétail
telling-place-cattle-yard = dans la cour au bétail
telling-place-church = dans l’église
telling-place-church-platform = sur la plate-forme de l’église
telling-place-church-rooms = dans une chambre de l’église
telling-place-churchyard = dans le cimetière
telling-place-confines = dans l’enceinte
telling-place-convent-yard = dans la cour du couvent
telling-place-inside-walls = dans les murs
telling-place-long-barracks = dans la caserne longue
telling-place-low-barracks = dans la caserne courte
telling-place-magazine = dans la poudrière
telling-place-north-wall = sur le mur nord
telling-place-plaza = sur la grand-place
telling-place-plotted = dans la zone d’entrée que désigne le plan de leur colonne
telling-place-south-wall = sur le mur sud
telling-place-tambour = dans le tambour
telling-place-west-wall = sur le mur ouest
telling-place = dans « { $name } »

## Des phrases dans des phrases

telling-comma = { $list }, { $item }
telling-and = { $list } et { $item }
telling-and-also = { $list }, et { $item }
telling-or = { $list } ou { $item }
telling-or-else = { $list }, ou { $item }
telling-either = soit { $item }
telling-either-or = { $list }, soit { $item }
telling-then = { $list }, puis { $item }
telling-thereupon = { $list } ; puis { $item }
telling-bracketed = ({ $item })
telling-always = ceci est toujours vrai
telling-never = ceci n’est jamais vrai
telling-that = { $noun } qui { $said }
telling-there-is = on trouve { $what }
telling-there-is-not = on ne trouve { $what }
telling-for-which = { $noun } { $which } { $cond }
telling-that-and-for-which = { $noun } qui { $said } et { $which } { $cond }
telling-the-one = { $thing } si c’est { $noun }
telling-nearest = { $found } (seulement au plus près { $to })
telling-soonest = { $found } (seulement ce qui atteindrait { $to } en premier, par la marche « { $name } »)
telling-it-is = { $denied ->
    [yes] ce n’est pas { $what }
   *[no] c’est { $what }
 }
telling-this-is = { $denied ->
    [yes] ce n’est pas { $what }
   *[no] c’est { $what }
 }
telling-mode-walk = un mouvement
telling-mode-haul = le remorquage d’une batterie
telling-mode-retreat = un recul
telling-mode-advance = une avance après combat
telling-mode-climb = une montée à l’échelle
telling-mode-enter = une arrivée sur la carte
telling-mode-march = la marche « { $name } »
telling-mode-check = le test de dommages « { $name } »
telling-the-attack = l’attaque
telling-a-fire = un tir
telling-a-melee = une mêlée
telling-a-battery-fire = un tir de batterie
telling-the-result = le résultat
telling-the-option = l’option « { $name } »
telling-got-counter = une contre-attaque
telling-got-hit = une touche
telling-got-nothing = sans effet
telling-got-good = le bon ordre
telling-got-disordered = le désordre
telling-got-routed = la déroute
telling-got-better = un meilleur état
telling-got-worse = un moins bon état
telling-got-front = son recto
telling-got-back = son verso

## Nombres

telling-number = { $of ->
    [yes] de { $number }
   *[no] { $number }
 }
telling-minus = { $of ->
    [yes] de moins « { $name } »
   *[no] moins « { $name } »
 }
telling-flag-of = { $of ->
    [yes] du nombre « { $flag } » { $who }
   *[no] le nombre « { $flag } » { $who }
 }
telling-the-turn = { $of ->
    [yes] du numéro du tour
   *[no] le numéro du tour
 }
telling-the-points = { $of ->
    [yes] du nombre de points de mouvement restants
   *[no] le nombre de points de mouvement restants
 }
telling-the-margin = { $of ->
    [yes] de la marge d’échec du test de dommages
   *[no] la marge d’échec du test de dommages
 }
telling-attacks-made = { $of ->
    [yes] du nombre d’{ $way } faites dans cette phase
   *[no] le nombre d’{ $way } faites dans cette phase
 }
telling-count = { $of ->
    [yes] du nombre { $what }
   *[no] le nombre { $what }
 }
telling-distance = { $of ->
    [yes] de la distance en hexagones entre { $from } et { $to }
   *[no] la distance en hexagones entre { $from } et { $to }
 }
telling-direction = { $of ->
    [yes] de la direction de la ligne entre { $from } et { $to }
   *[no] la direction de la ligne entre { $from } et { $to }
 }
telling-fire-strength-of = { $of ->
    [yes] de la force de tir imprimée { $who }
   *[no] la force de tir imprimée { $who }
 }
telling-melee-strength-of = { $of ->
    [yes] de la force de mêlée imprimée { $who }
   *[no] la force de mêlée imprimée { $who }
 }
telling-battery-strength-of = { $of ->
    [yes] de la force de batterie imprimée { $who }
   *[no] la force de batterie imprimée { $who }
 }
telling-morale-of = { $of ->
    [yes] du moral imprimé { $who }
   *[no] le moral imprimé { $who }
 }
telling-rating-of = { $of ->
    [yes] de la valeur imprimée { $who }
   *[no] la valeur imprimée { $who }
 }
telling-steps-of = { $of ->
    [yes] du nombre de pas restants { $who }
   *[no] le nombre de pas restants { $who }
 }
telling-points-of = { $of ->
    [yes] du nombre de points de mouvement restants { $who }
   *[no] le nombre de points de mouvement restants { $who }
 }
telling-casualties = { $of ->
    [yes] des points de pertes des assaillants
   *[no] les points de pertes des assaillants
 }
telling-victory-points = { $of ->
    [yes] des points de victoire texans
   *[no] les points de victoire texans
 }
telling-dice = { $of ->
    [yes] du jet qu’on vient de faire
   *[no] le jet qu’on vient de faire
 }
telling-left = { $of ->
    [yes] du nombre de cartes restantes du paquet « { $deck } »
   *[no] le nombre de cartes restantes du paquet « { $deck } »
 }
telling-plus = { $one } plus { $other }
telling-less = { $one } moins { $other }
telling-times = { $one } fois { $other }
telling-the-least = { $of ->
    [yes] du plus petit { $numbers }
   *[no] le plus petit { $numbers }
 }
telling-the-most = { $of ->
    [yes] du plus grand { $numbers }
   *[no] le plus grand { $numbers }
 }
telling-fires = attaques par le tir
telling-melees = attaques en mêlée
telling-battery-fires = attaques avec une batterie
telling-amount = { $than ->
    [at-most] au plus { $number }
    [at-least] au moins { $number }
    [more] plus { $of-number }
    [less] moins { $of-number }
    [other] pas exactement { $number }
   *[exactly] exactement { $number }
 }
telling-points-left = { $amount } { $points ->
    [one] point de mouvement restant
   *[other] points de mouvement restants
 }
telling-made = fait { $amount } { $way } dans cette phase
telling-so-much = { $amount } « { $flag } »
telling-turn-is = { $than ->
    [at-most] on est au tour { $number } ou avant
    [at-least] on est au tour { $number } ou après
    [more] on est après le tour { $number }
    [less] on est avant le tour { $number }
    [other] on n’est pas au tour { $number }
   *[exactly] on est au tour { $number }
 }
telling-compared = { $than ->
    [at-most] { $subject } vaut au plus { $number }
    [at-least] { $subject } vaut au moins { $number }
    [more] { $subject } vaut plus { $of-number }
    [less] { $subject } vaut moins { $of-number }
    [other] { $subject } ne vaut pas { $number }
   *[exactly] { $subject } vaut { $number }
 }
telling-there-are = on trouve { $amount } { $what }

## Occasions

telling-player-texan = le joueur texan
telling-player-mexican = le joueur mexicain
telling-when = { $event } : { $what }.
telling-when-if = { $event }, si { $cond } : { $what }.
telling-may = { $player } peut { $what }
telling-must = { $player } doit { $what }
telling-may-so = { $player } peut faire ceci : { $what }
telling-must-so = { $player } doit faire ceci : { $what }
telling-by = { $event } { $way }
telling-by-fire = par le tir
telling-by-melee = en mêlée
telling-by-battery = avec une batterie
telling-called = { $event } « { $name } »
telling-during = { $event } pendant { $what }
telling-in-phase = { $event } dans { $phase }
telling-phase-replacement = la phase de remplacement
telling-phase-reserve-placement = la phase de placement de la Réserve
telling-phase-texan-move = la phase de mouvement texane
telling-phase-texan-combat = la phase de combat texane
telling-phase-texan-rally = la phase de ralliement texane
telling-phase-reserve-commit = la phase d’engagement de la Réserve
telling-phase-mexican-move = la phase de mouvement mexicaine
telling-phase-mexican-combat = la phase de combat mexicaine
telling-phase-mexican-rally = la phase de ralliement mexicaine
telling-phase-withdrawal = la phase de retrait
telling-phase-turn-end = la dernière phase du tour
telling-phase-light = la phase de nuit ou jour
telling-phase-mexican-order = l’activation mexicaine
telling-phase-mexican-action = la phase des actions mexicaines
telling-phase-texan-order = l’activation texane
telling-phase-texan-action = la phase des actions texanes
telling-phase-begins = Au début de { $phase }
telling-phase-ends = À la fin de { $phase }
telling-offer = Dans { $phase }, pour { $each }
telling-settled = Chaque fois qu’une règle d’une variante a changé quelque chose
telling-step-map = Avant la mise en place
telling-step-pre-guns = Avant le placement des batteries
telling-step-guns = Après le placement des batteries
telling-step-plot = Après le plan des colonnes
telling-step-pre-units = Avant le placement de la garnison
telling-step-units = Après le placement de la garnison
telling-step-nominate = Entre le placement de la garnison et celui des colonnes
telling-step-mexican-units = Après le placement des colonnes
telling-try-cross = Quand { $unit } va franchir un côté
telling-did-cross = Quand { $unit } vient de franchir un côté
telling-try-stop = Quand { $unit } va finir son mouvement
telling-did-stop = Quand { $unit } vient de finir son mouvement
telling-try-attack = Quand { $unit } va attaquer { $foe }
telling-did-attack = Quand { $unit } vient d’attaquer { $foe }
telling-try-check = Quand { $unit } va passer un test de dommages
telling-did-check = Quand { $unit } vient de passer un test de dommages
telling-try-breach = Quand { $unit } va ouvrir une brèche dans un côté
telling-did-breach = Quand { $unit } vient d’ouvrir une brèche dans un côté
telling-try-state = Quand { $unit } va changer d’état
telling-did-state = Quand { $unit } vient de changer d’état
telling-try-remove = Quand { $unit } va disparaître
telling-did-remove = Quand { $unit } vient de disparaître
telling-try-reduce = Quand { $unit } va perdre un pas
telling-did-reduce = Quand { $unit } vient de perdre un pas et reste sur la carte
telling-try-miss = Quand { $unit } va tirer sur un côté sans y ouvrir de brèche
telling-did-miss = Quand { $unit } vient de tirer sur un côté sans y ouvrir de brèche
telling-try-commit = Quand la Réserve va être engagée
telling-did-commit = Quand la Réserve vient d’être engagée
telling-try-rally = Quand { $unit } va se rallier
telling-did-rally = Quand { $unit } vient de se rallier
telling-try-enter = Quand { $unit } va arriver sur la carte
telling-did-enter = Quand { $unit } vient d’arriver sur la carte
telling-try-activate = Quand on va activer { $unit }
telling-did-activate = Quand on vient d’activer { $unit }
telling-try-ladder = Quand { $unit } va dresser une échelle
telling-did-ladder = Quand { $unit } vient de dresser une échelle
telling-try-ignite = Quand une salle va prendre feu
telling-did-ignite = Quand une salle vient de prendre feu
telling-try-dawn = Quand le jour va se lever
telling-did-dawn = Quand le jour vient de se lever
telling-require = { $step }, ceci doit être vrai : { $cond }.

## Ce qui change

telling-adjust = { $sentence }.
telling-adjust-if = { $sentence }, si { $cond }.
telling-own-rule = { $allowed ->
    [no] La règle « { $rule } » ne s’applique pas
   *[yes] La règle « { $rule } » s’applique
 }
telling-base-rule = { $allowed ->
    [no] La règle { $rule } ne s’applique pas
   *[yes] La règle { $rule } s’applique
 }
telling-may-place = { $allowed ->
    [no] On ne peut pas placer { $a-unit } sur un emplacement
   *[yes] On peut placer { $a-unit } sur un emplacement
 }
telling-may-cross = { $allowed ->
    [no] { $unit } ne peut pas franchir un côté
   *[yes] { $unit } peut franchir un côté
 }
telling-may-enter = { $allowed ->
    [no] { $unit } ne peut pas entrer dans un emplacement
   *[yes] { $unit } peut entrer dans un emplacement
 }
telling-may-haul = { $allowed ->
    [no] { $unit } ne peut pas prendre une batterie en remorque
   *[yes] { $unit } peut prendre une batterie en remorque
 }
telling-may-activate = { $allowed ->
    [no] On ne peut pas activer { $a-unit }
   *[yes] On peut activer { $a-unit }
 }
telling-may-breach = { $allowed ->
    [no] { $unit } ne peut ni dresser une échelle, ni attaquer une porte à la hache, ni mettre le feu à une salle
   *[yes] { $unit } peut dresser une échelle, attaquer une porte à la hache ou mettre le feu à une salle
 }
telling-may-attack = { $allowed ->
    [no] { $unit } ne peut pas attaquer { $way }
   *[yes] { $unit } peut attaquer { $way }
 }
telling-may-counter = { $allowed ->
    [no] { $unit } ne peut pas contre-attaquer
   *[yes] { $unit } peut contre-attaquer
 }
telling-may-target = { $allowed ->
    [no] On ne peut pas attaquer { $a-unit }
   *[yes] On peut attaquer { $a-unit } comme une unité de combat
 }
telling-zoc-across = { $allowed ->
    [no] Les zones de contrôle ne franchissent pas un côté
   *[yes] Les zones de contrôle franchissent un côté
 }
telling-known = { $allowed ->
    [no] L’ennemi ne voit pas l’identité d’{ $a-unit }
   *[yes] L’ennemi voit l’identité d’{ $a-unit }
 }
telling-sight-passes = { $allowed ->
    [no] La vue ne traverse pas un côté
   *[yes] La vue traverse un côté
 }
telling-sees-past = { $allowed ->
    [no] La vue ne traverse pas un emplacement, n’en sort pas et n’y entre pas
   *[yes] La vue traverse un emplacement, en sort et y entre
 }
telling-cross-cost = Le coût du passage d’un côté par { $unit }
telling-moves = Le total des points de mouvement d’{ $unit }
telling-fire-strength = La force de tir d’{ $unit }
telling-melee-strength = La force de mêlée d’{ $unit }
telling-battery-strength = La force d’{ $unit } dans une attaque avec une batterie
telling-attacks = Le nombre d’{ $way } d’{ $unit } en une phase de combat
telling-attack-roll = Le jet d’{ $unit } pour une attaque
telling-column = La colonne de la table de combat d’{ $unit } dans une attaque
telling-row-of-table = La ligne de la table de combat d’{ $unit } dans une attaque
telling-check-roll = Le jet du test de dommages d’{ $unit }
telling-breach-strength = La force d’{ $unit } contre un côté
telling-morale = Le moral d’{ $unit }
telling-rating = La valeur d’{ $unit }
telling-ferocity = Le plus haut jet pour la contre-attaque féroce d’{ $unit } sans chef
telling-figure = Le chiffre « { $name } » du livret
telling-roll-of = Le jet sur la table « { $table } »
telling-sight = La portée de la vue, en hexagones ou en zones,
telling-reach = La portée d’{ $unit }, en hexagones ou en zones,
telling-retreat = Le recul d’{ $unit }, en hexagones,
telling-stack-max = Le nombre d’unités de combat que peut contenir un emplacement
telling-withdrawal = Le seuil de retrait des assaillants
telling-game-length = Le numéro du dernier tour
telling-changed = { $what } { $op }
telling-raised = augmente { $of-number }
telling-lowered = diminue { $of-number }
telling-set = vaut { $number }
telling-kept-above = vaut au moins { $number }
telling-kept-below = vaut au plus { $number }
telling-halved = se divise par deux, en arrondissant au supérieur
telling-allowed = devient possible
telling-forbidden = devient impossible

## Ce qu’on fait

telling-nothing = ne rien faire
telling-mark = poser « { $flag } » sur { $who }
telling-mark-game = mettre « { $flag } » en vigueur
telling-clear = retirer « { $flag } » { $of-who }
telling-clear-game = mettre fin à « { $flag } »
telling-put = régler « { $flag } » { $of-who } sur { $number }
telling-put-game = régler « { $flag } » sur { $number }
telling-bump = ajouter { $number } à « { $flag } » { $of-who }
telling-bump-game = ajouter { $number } à « { $flag } »
telling-drop = retrancher { $number } à « { $flag } » { $of-who }
telling-drop-game = retrancher { $number } à « { $flag } »
telling-reveal = révéler tous les « { $flag } » aux deux joueurs, maintenant et plus tard
telling-become = changer en { $kind } { $what }
telling-into = « { $name } »
telling-check = faire passer un test de dommages (« { $name } ») à { $what }
telling-order-good = remettre { $who } en bon ordre
telling-order-disordered = mettre { $who } en désordre
telling-order-routed = mettre { $who } en déroute
telling-order-better = faire remonter { $who } d’un état
telling-order-worse = faire descendre { $who } d’un état
telling-order-front = retourner { $who } sur son recto
telling-order-back = retourner { $who } sur son verso
telling-order = mettre { $who } dans l’état « { $name } »
telling-remove = éliminer { $what }
telling-withdraw = retirer { $what } de la carte sans perte
telling-put-piece = mettre { $what } sur { $other }
telling-swap = faire échanger leurs places à { $what } et { $other }
telling-fall-back = { $one ->
    [one] faire reculer { $who } de { $number } hexagone
    [many] faire reculer { $who } de { $number } hexagones
   *[as-many] faire reculer { $who } d’autant d’hexagones que { $number }
  }
telling-attack = mener une attaque { $of-who } contre { $whom }, { $way }
telling-march = faire aller { $who } par le plus court chemin vers { $to } (« { $name } »)
telling-spend = { $one ->
    [one] dépenser { $number } point de mouvement
    [as-many] dépenser autant de points de mouvement que { $number }
   *[many] dépenser { $number } points de mouvement
 }
telling-halt = arrêter là le mouvement
telling-deny = annuler ce qui allait arriver
telling-roll = faire un jet sur la table « { $table } »
telling-look-up = consulter la table « { $table } »
telling-draw = tirer une carte du paquet « { $table } »
telling-shuffle = remélanger toutes les cartes dans le paquet « { $deck } »
telling-random = faire un tirage au sort parmi { $each } et, pour ce qu’il donne, { $what }
telling-choose = faire choisir par { $player } { $amount } parmi { $from }, et à chaque choix { $what }
telling-choose-oneself = choisir { $amount } parmi { $from }, et à chaque choix { $what }
telling-choose-exactly = { $number }
telling-choose-between = de { $least } à { $number }
telling-choose-one = au plus { $noun ->
    [leader] un
    [spot] un
    [side] un
    [piece] un
   *[other] une
 }
telling-choose-any = à volonté
telling-choose-up-to = jusqu’à { $number }
telling-each = pour { $each }, { $what }
telling-if = si { $cond }, { $what }
telling-if-else = si { $cond }, { $what }, sinon { $otherwise }
telling-supply = fournir ces batteries : { $guns }
telling-so-many = { $number } × « { $kind } »
telling-none = rien
telling-enter = faire entrer sur les premiers emplacements libres { $where } { $what }
telling-score = donner au camp { $side ->
    [texan] texan
   *[mexican] mexicain
 } { $one ->
    [one] { $number } point de victoire
    [as-many] autant de points de victoire que { $number }
   *[many] { $number } points de victoire
 }
telling-score-taken = retirer au camp { $side ->
    [texan] texan
   *[mexican] mexicain
 } { $one ->
    [one] { $number } point de victoire
    [as-many] autant de points de victoire que { $number }
   *[many] { $number } points de victoire
 }
telling-end-game = finir la partie par { $victory }
telling-into-clear = côté libre
telling-into-impassable = côté infranchissable
telling-into-dry-streambed = lit à sec
telling-into-stone-wall = mur de pierre
telling-into-wooden-wall = mur de bois
telling-into-inner-wall = paroi intérieure
telling-into-outer-wall = paroi extérieure
telling-into-church-wall = mur d’église
telling-into-doorway = porte
telling-into-gunslit = meurtrière
telling-into-gun-ramp = rampe d’artillerie
telling-into-breach = brèche
telling-into-interior-wall = cloison
telling-into-high-palisade = haute palissade
telling-decisive-mexican = une victoire mexicaine décisive
telling-decisive-texan = une victoire texane décisive
telling-substantial-mexican = une victoire mexicaine importante
telling-substantial-texan = une victoire texane importante
telling-marginal-mexican = une victoire mexicaine marginale
telling-marginal-texan = une victoire texane marginale

## Paramètres, options, drapeaux, sortes de côtés, régions, tables

telling-meaning = { $what }. { $says }
telling-a-param = « { $name } » : { $is }, de { $least } à { $most }
telling-an-opt = « { $name } » : { $choices } ; { $first } quand rien n’est choisi
telling-a-flag = « { $name } » : { $of }{ $most ->
    [one] {""}
   *[other] {""}, { $most } au plus
 }, { $lasts }{ $hidden ->
    [texan] {""}, cachée au joueur texan
    [mexican] {""}, cachée au joueur mexicain
   *[nobody] {""}
 }
telling-of-game = sur la partie
telling-of-column = sur une colonne
telling-of-unit = sur un pion
telling-of-spot = sur un emplacement
telling-of-hexside = sur un côté
telling-of-room = sur une salle
telling-of-area = sur une zone
telling-lasts-game = jusqu’à ce qu’on la retire
telling-lasts-turn = jusqu’à la fin du tour
telling-lasts-phase = jusqu’à la fin de la phase
telling-a-kind = « { $name } » : comme « { $like } »{ $cost ->
    [none] {""}
   *[other] {""}, { $cost } PM de plus pour le franchir
 }{ $adds ->
    [no] {""}
   *[other] {""}, et aussi { $add }
 }{ $drops ->
    [no] {""}
   *[other] {""}, mais pas { $drop }
 }{ $protects ->
    [inside] {""} ; il protège ceux du dedans
    [outside] {""} ; il protège ceux du dehors
    [both] {""} ; il protège des deux côtés
   *[none] {""}
 }
telling-a-region-of-hexes = « { $name } » : hexagones { $members }
telling-a-region-of-spots = « { $name } » : emplacements { $members }
telling-a-region-of-hexsides = « { $name } » : côtés { $members }
telling-a-table = « { $name } » : { $throw }
telling-throw-d6 = un dé
telling-throw-2d6 = deux dés
telling-throw-value = sans dés, on y lit une valeur
telling-throw-deck = { $cards ->
    [one] un paquet de { $cards } carte
   *[other] un paquet de { $cards } cartes
  }
telling-span-one = { $value }
telling-span-or = { $from } ou { $to }
telling-span-from-to = { $from } à { $to }
telling-span-to = { $value } ou moins
telling-span-from = { $value } ou plus
telling-row = { $span } : { $result }.
telling-row-do = { $span }, { $result } : { $what }.
