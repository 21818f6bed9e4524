### The rules in our own words, one sentence a rule. The rulebook’s numbers with an A; house rulings with an R.

## 2. Set-up

rule-a2-0-a = The sides set up in turns: Texan batteries, the secret Mexican plot, the garrison, then the four assault columns.
rule-a2-0-b = Each printed gun site takes exactly one battery, face up for both players.
rule-a2-0-c = Every Mexican unit and leader belongs to a column: 1, 2, 3, 4 or R, the Reserve.
rule-a2-0-d = The Mexican side secretly plots one entry area for each of its columns.
rule-a2-0-e = No two assault columns share an entry area; the Reserve may share one.
rule-a2-0-f = The map has six entry areas, eight hexes each.
rule-a2-0-g = The garrison is set up in the open for all to see, and only within the confines.
rule-a2-0-h = At set-up a spot holds one combat unit at most; leaders stack without limit.
rule-a2-0-i = Bowie is always set up in hex 1717.
rule-a2-0-j = An assault column is placed in its plotted entry area, one combat unit per hex; leaders join any of them.
rule-a2-0-k = The plot is written once the guns are known but before the garrison is; the columns are placed once everything is known.
rule-a2-1-a = All four assault columns are on the map on the first Game-Turn: none is held back.
rule-a2-2-a = The Reserve can be committed only while a Mexican combat unit in good order stands inside the walls.
rule-a2-2-b = Committing the Reserve is the Mexican side’s free choice; once announced, it cannot be taken back.
rule-a2-2-c = A committed Reserve is placed in the next Game-Turn’s placement phase, in its plotted area.
rule-a2-2-d = The Texan side is shown the written plot once the Reserve is on the map.
rule-a2-2-e = The cattle pen and the churchyard never count as inside the walls.
rule-a2-3-a = No Texan piece ever leaves the confines, whether it moves, advances, retreats or is towed.
rule-a2-3-b = The confines are everything inside the walls, the cattle pen and the churchyard.

## 3. Components and definitions

rule-a3-1-a = A hex has one terrain throughout, and a wall lies exactly on hexsides whatever the artwork shows.
rule-a3-1-b = The Alamo means the whole mission, not the church alone.
rule-a3-2-a = The charts in force are Terrain Effects (5.7), Combat Results (8.8) and Continued Siege (16.7).
rule-a3-3-a = A piece is a combat unit, a leader, a battery or a marker, and does only what its class can do.
rule-a3-3-b = The front of a combat unit has its full fire, melee and morale; the back has the reduced ones.
rule-a3-3-c = The back of a Mexican leader is the replacement; that of a Texan leader is not used.
rule-a3-4-a = Fire strength is used for fire, melee strength for melee; a battery has fire strength only.
rule-a3-4-b = Morale is what a Damage Check must not exceed; a leader’s rating modifies that check.
rule-a3-4-c = A unit’s type (line, scout, grenadier or engineer) and the weight of a gun have no effect on play.
rule-a3-4-d = A unit’s origin matters only for the men of Tennessee and Kentucky, and only under the range rule (14).

## 4. Sequence of play

rule-a4-0-a = Phase 1: pieces on the Replacement Track move one space; those that have reached 0 may come back.
rule-a4-0-b = Phase 2: a Reserve committed last turn is placed.
rule-a4-0-c = Phase 3: Texan units move one after another, as many as their player wishes.
rule-a4-0-d = Phase 4: Texan units and batteries attack one by one; each result is carried out before the next attack.
rule-a4-0-e = Phase 5: Texan units rally.
rule-a4-0-f = Phase 6: the Mexican side may commit its Reserve.
rule-a4-0-g = Phases 7, 8 and 9: the Mexican side moves, fights and rallies as the Texan side did.
rule-a4-0-h = Phase 10: the attackers’ losses are checked; when they must withdraw, the game is over at once.
rule-a4-0-i = Phase 11: the turn marker moves on and a new Game-Turn begins, unless somebody has won.
rule-a4-0-j = Phases 3 to 5 are the Texan Player-Turn and 6 to 10 the Mexican one, so the Texans act before columns that have just arrived.

## 5. Movement

rule-a5-0-a = Every combat unit and leader has 8 movement points.
rule-a5-0-b = A piece moves once in its own Movement Phase, step by step to spots joined to the one it stands on; its move ends when the next piece moves.
rule-a5-0-c = No unit has to move, and the phase lasts until its player ends it.
rule-a5-1-a = Points may be left unspent; they can be neither saved for later nor given to other units.
rule-a5-1-b = A disordered combat unit has 4 movement points.
rule-a5-1-c = A routed combat unit cannot move in its Movement Phase.
rule-a5-1-d = A battery does not move by itself: it is towed.
rule-a5-2-a = Entering a hex costs one point, plus whatever the hexside adds.
rule-a5-2-b = A step that costs more points than are left cannot be made, not even as the only step of the move.
rule-a5-3-a = No piece moves into or through a spot that an enemy combat unit holds.
rule-a5-3-b = A combat unit that enters a spot held only by enemy batteries or leaders takes the batteries and kills the leaders.
rule-a5-4-a = Friendly combat units pass through each other, but only one may end its move on a spot.
rule-a5-4-b = Any number of leaders and batteries may stack with each other and with a combat unit of their side.
rule-a5-4-c = A unit indoors and a unit on the roof above it stand on different spots.
rule-a5-5-a = A step into an enemy zone of control normally ends the move.
rule-a5-6-a = No piece may choose to leave the map.
rule-a5-6-b = A combat unit that must retreat and has nowhere to go is eliminated.
rule-a5-7 = The Terrain Effects Chart shows what each kind of hexside adds to a step, and how it affects batteries, zones of control and melee.
rule-a5-7-a = A clear hexside costs nothing extra and stops nothing.
rule-a5-7-b = A dry streambed costs nothing extra and does not stop zones of control; batteries cannot cross it.
rule-a5-7-c = A stone wall costs one extra point and stops zones of control and batteries.
rule-a5-7-d = A wooden wall costs one extra point and stops zones of control and batteries.
rule-a5-7-e = An inner wall costs two extra points and stops batteries, but not zones of control.
rule-a5-7-f = An outer wall costs four extra points and stops zones of control and batteries.
rule-a5-7-g = Nothing crosses a church wall: no unit, no zone of control, no melee.
rule-a5-7-h = A doorway costs one extra point and stops batteries, but not zones of control.
rule-a5-7-i = Fire passes through a gunslit; units, zones of control and melee do not.
rule-a5-7-j = A gun ramp costs nothing extra, and batteries may cross it; it stops zones of control.
rule-a5-7-k = A breach counts as a clear hexside in every respect.
rule-a5-7-l = Nothing crosses an impassable hexside.
rule-a5-7-m = Nothing crosses an interior wall: the partition between two rooms, or the wall of a house without an opening.

## 6. Zones of control

rule-a6-0-a = A combat unit’s zone of control is every spot next to it that its hexsides let it reach.
rule-a6-0-b = Zones of control are mutual: a unit in an enemy’s zone has that enemy in its own.
rule-a6-0-c = Zones extend across clear hexsides, dry streambeds, breaches, doorways and inner walls, and stop at all others.
rule-a6-1-a = A Texan unit stops on the first spot it enters in any Mexican zone of control.
rule-a6-1-b = A Texan unit in a Mexican zone of control cannot move: only a combat result can move it.
rule-a6-1-c = A Mexican unit stops when it enters a Texan unit’s zone, unless another Mexican unit is already in that same zone.
rule-a6-1-d = A Mexican unit moves out of a Texan unit’s zone only while another Mexican unit is in that zone too.
rule-a6-2-a = A Texan zone with a Mexican unit in it does not hinder other Mexican units: they enter, cross and leave it freely.
rule-a6-2-b = Each Texan zone is negated on its own: another one that overlaps it still stops and holds.
rule-a6-2-c = A negating unit may have started in the zone or come into it this phase; a moving unit never negates a zone for itself.
rule-a6-2-d = Mexican zones of control are never negated.
rule-a6-3-a = While moving, no piece crosses a wall into a spot controlled by an enemy that borders the same wall at the same elevation.
rule-a6-3-b = An enemy whose zone ends short of the spot entered does not guard the wall, even if it borders it.
rule-a6-3-c = An enemy that stands higher or lower than the spot entered does not guard the wall.
rule-a6-3-d = An enemy that does not border the wall does not guard it: its zone merely stops units that come over.
rule-a6-3-e = A guarded wall bars movement only, not an advance after combat.
rule-a6-4-a = Every combat unit has a zone of control, even when disordered, but not when routed.
rule-a6-5-a = A unit in an enemy zone of control cannot fire, but it can melee.
rule-a6-5-b = Adjacent enemies separated by a hexside that stops zones may fire at each other.
rule-a6-5-c = Negation does not restore fire: a unit in a Texan zone may not fire, however many share it.

## 7. Terrain and line of sight

rule-a7-0-a = Fire needs a clear line of sight; terrain blocks it or shelters the target.
rule-a7-1-a = Each hex has one elevation, 1 or 2, whatever the drawing suggests.
rule-a7-2-a = A building has two storeys: rooms on level 1 and the roof on level 2.
rule-a7-2-b = A unit in a building’s rooms has an Inside marker; on the roof it has none.
rule-a7-2-c = Units indoors fire out through gunslits and doorways.
rule-a7-2-d = An interior wall cannot be crossed, and nobody attacks across it.
rule-a7-2-e = A wooden platform has no rooms: it is level 2 only.
rule-a7-3-a = Terrain affects zones of control (6.3), movement (5.2) and combat (8.6).
rule-a7-4-a = Units enter a building only through a doorway or a breach.
rule-a7-4-b = There is no direct way from a roof to the rooms below: come down outside and go in through a doorway or a breach.
rule-a7-5-a = The line of sight is straight from centre to centre and is blocked where it meets blocking terrain.
rule-a7-6-a = The printed line-of-sight diagram is only an illustration; what players would roll dice for at the table is settled here by exact geometry.

## 8. Combat

rule-a8-0-a = There are two ways to attack, fire and melee, with one procedure; batteries only fire.
rule-a8-1-a = A combat unit attacks once in its own Combat Phase, by fire or by melee.
rule-a8-1-b = In the enemy’s Combat Phase a unit attacks only when it counterattacks.
rule-a8-1-c = One unit can be attacked by any number of enemies in a phase.
rule-a8-1-d = An attack uses a unit’s full strength, which cannot be divided or held back.
rule-a8-1-e = Units attack one at a time and never add their strengths.
rule-a8-1-f = An attack has one target, an enemy combat unit on the map.
rule-a8-1-g = A routed unit cannot attack; a disordered one attacks with half its strength.
rule-a8-2-a = Fire needs a clear line of sight; without the range rule it carries any distance.
rule-a8-2-b = A unit in an enemy zone of control cannot fire.
rule-a8-2-c = Melee is only possible between adjacent spots.
rule-a8-2-d = No melee crosses an impassable hexside, an interior wall, a church wall or a gunslit.
rule-a8-3-a = The defender’s cover gives the row of the combat table and the attacker’s strength the column; one die roll gives the result.
rule-a8-3-b = The table gives nothing, a hit, a hit with a number, or a counterattack.
rule-a8-3-c = Every hit makes the defender roll a Damage Check at once.
rule-a8-4-a = For a Damage Check, roll two dice, add all modifiers and compare with the defender’s morale.
rule-a8-4-b = A total no higher than the morale has no effect.
rule-a8-4-c = One over the morale disorders the unit.
rule-a8-4-d = Two over the morale costs the unit a step and disorders it; a unit on its last step is eliminated.
rule-a8-4-e = Three or more over the morale eliminates the unit, however many steps it has left.
rule-a8-4-f = Everything that an attack sets off is carried out before anything else is done.
rule-a8-5-a = All modifiers that apply are added together.
rule-a8-5-b = The rating of one leader with the defender is subtracted from the roll.
rule-a8-5-c = A Mexican defender subtracts one while a Mexican unit in good order is inside the walls.
rule-a8-5-d = The rating of one leader with the attacker is added to the roll.
rule-a8-5-e = The number of the combat result is added.
rule-a8-5-f = A defender already disordered or routed adds two, once.
rule-a8-5-g = A Texan defender adds one for each Mexican combat unit in its own zone of control.
rule-a8-5-h = A Texan defender adds one while a Mexican unit in good order is inside the walls.
rule-a8-6-a = The defender’s cover is the hexside of its own spot through which the attack comes.
rule-a8-7-a = A hexside covers only the unit on one of its two sides.
rule-a8-7-b = Inner, outer and church walls cover only a defender on level 2 beside them.
rule-a8-7-c = Wooden and stone walls cover only the defender on their inner side.
rule-a8-7-d = Gunslits and doorways cover only a defender indoors.
rule-a8-7-e = A defender without cover is attacked on the Clear row.
rule-a8-7-f = Where the line runs between two of the defender’s hexsides, it has the better cover of the two.
rule-a8-8-a = The Combat Results Table was printed on the map; the one in the rulebook is a reconstruction.

## 9. Combat results

rule-a9-1-a = A dash means no effect: no Damage Check is made.
rule-a9-1-b = H means a Damage Check to which the table adds nothing.
rule-a9-1-c = A number means a Damage Check to which that number is added.
rule-a9-1-d = C lets the unit attacked strike back at once, if its owner wishes, at the one that attacked it.
rule-a9-1-e = A C on a counterattack lets the first attacker answer in turn, and so on.
rule-a9-1-f = The exchange ends when a side declines, a unit is gone, or the table says anything but C.
rule-a9-1-g = A counterattack is fire or melee, whichever is possible for the unit at that moment; when neither is, there is none.
rule-a9-2-a = A disordered unit that is disordered again routs and retreats three hexes.
rule-a9-2-b = A routed unit that is disordered again retreats three hexes more.
rule-a9-3-a = A disordered unit attacks with half its strengths, rounded up.
rule-a9-3-b = A disordered unit moves with 4 points.
rule-a9-3-c = A disordered unit neither fires nor tows a battery.
rule-a9-3-d = A disordered unit cannot counterattack.
rule-a9-3-e = A disordered unit adds two to its Damage Checks.
rule-a9-3-f = Disorder lasts until the Rally Phase of the unit’s own side.
rule-a9-4-a = A unit retreats three hexes the moment it routs.
rule-a9-4-b = Each further disorder result makes a routed unit retreat three more hexes.
rule-a9-4-c = A routed unit does not move in its Movement Phase.
rule-a9-4-d = A routed unit neither attacks nor counterattacks nor fires a battery.
rule-a9-4-e = A routed unit has no zone of control.
rule-a9-4-f = A routed unit adds two to its Damage Checks.
rule-a9-5-a = A combat unit has two steps; losing one turns it to its reduced side.
rule-a9-6-a = A retreat is three hexes long, and the owner picks the path.
rule-a9-6-b = Only combat units retreat; a battery stays and changes hands.
rule-a9-6-c = A leader retreats only along with a combat unit of the same stack.
rule-a9-6-d = Each hex of a retreat lies farther from the enemy who caused it than the hex before.
rule-a9-6-e = A retreat avoids enemy zones of control; for a Texan there is no exception.
rule-a9-6-f = A Mexican unit may retreat into a Texan zone that contains another Mexican unit which is not routed.
rule-a9-6-g = A Texan retreat stays within the confines.
rule-a9-6-h = A unit whose retreat cannot be completed safely is eliminated.
rule-a9-6-i = A retreat never enters the same hex twice.
rule-a9-6-j = A retreat takes three safe steps and ends as far from the other enemies as it can.
rule-a9-6-k = A unit that retreats onto a friendly unit routs it, and that unit retreats in turn.
rule-a9-6-l = A Mexican unit that would have to retreat from an entry area is eliminated instead.
rule-a9-6-m = Lost from an entry area, a full-strength unit goes to space 2 for 2 casualties, a reduced one to space 3 for 3.
rule-a9-7-a = When melee removes the defender, the attacker may move into the spot it left.
rule-a9-7-b = An advance is made at once; it costs no points and ignores zones of control and guarded walls.
rule-a9-7-c = Fire never leads to an advance.
rule-a9-8-a = Leaders and batteries are never disordered or routed themselves.
rule-a9-8-b = When a unit routs, its owner decides for each leader with it whether the leader goes along.
rule-a9-8-c = Disordered and routed crews cannot fire batteries.

## 10. Batteries

rule-a10-0-a = Each side uses the batteries it holds, against units or hexsides.
rule-a10-0-b = A battery does nothing without a combat unit of its side on its spot.
rule-a10-0-c = Only a crew that stood with the battery when the Combat Phase began can fire it.
rule-a10-1-a = A Mexican combat unit in good order that starts its Movement Phase with a battery may tow it.
rule-a10-1-b = A towing unit has 4 movement points and takes the battery along for up to four hexes.
rule-a10-2-a = The Texan side may tow one battery by one hex, once in the game.
rule-a10-3-a = A battery may cross only clear hexsides, breaches and gun ramps.
rule-a10-4-a = A battery can only fire, and uses its own strength on the combat table.
rule-a10-4-b = A battery’s crew must be in good order.
rule-a10-4-c = The crew of a battery may also make its own fire attack in the same phase.
rule-a10-4-d = A crew fires one battery in a phase, and a battery is fired once.
rule-a10-5-a = A battery with an enemy combat unit next to it as the Combat Phase begins is silent for the whole phase.
rule-a10-6-a = A battery may fire at a hexside: a roll of two dice that does not exceed its strength opens a breach.
rule-a10-6-b = A hexside may be fired at with no unit behind it.
rule-a10-6-c = An enemy unit in a hex whose side is breached makes a Damage Check.
rule-a10-6-d = A breach is permanent and counts as a clear hexside.
rule-a10-7-a = Batteries do not block lines of sight and do not count for stacking.
rule-a10-8-a = A captured battery serves its captor from that side’s next Combat Phase on.

## 11. Leaders

rule-a11-0-a = A leader’s rating counts for the leader’s side in Damage Checks: subtracted when it defends, added when it attacks.
rule-a11-0-b = For each leader with a unit that loses a step or is eliminated, roll a die: on a 1 the leader falls.
rule-a11-0-c = A fallen Texan leader is gone; a Mexican one goes to the Replacement Track.
rule-a11-0-d = A Mexican leader who outlives the unit goes to the track with it.
rule-a11-1-a = One leader per side, chosen by the owner, counts in a check, but all leaders present may fall.
rule-a11-2-a = Leaders cannot fight, crew batteries or tow them.
rule-a11-3-a = A unit with a leader rallies completely.
rule-a11-4-a = A leader without a combat unit dies when an enemy combat unit enters the spot.
rule-a11-4-b = A leader leaves an enemy zone only from beside a combat unit that could leave it.
rule-a11-5-a = Bowie never moves.
rule-a11-5-b = Bowie’s rating helps the units with him like any leader’s.
rule-a11-5-c = Bowie dies where he would have to retreat.

## 12. Rally

rule-a12-0-a = Combat disorders and routs units; so does a routed friendly unit that retreats onto them.
rule-a12-0-b = In its side’s Rally Phase a disordered unit returns to good order.
rule-a12-0-c = In its side’s Rally Phase a routed unit becomes disordered; with a leader it returns to good order.
rule-a12-0-d = Rallying takes no die roll and is not optional.

## 13. Mexican replacements

rule-a13-0-a = A lost Mexican unit goes to the Replacement Track, on the space that equals its casualty points.
rule-a13-0-b = A unit lost at full strength goes to space 2.
rule-a13-0-c = A reduced unit that loses its last step goes to space 2.
rule-a13-0-d = A reduced unit eliminated outright goes to space 3.
rule-a13-0-e = Pieces on the track move one space a turn; those on 0 may come back in their column’s entry area.
rule-a13-0-f = A unit that has come back moves as usual in that turn.
rule-a13-1-a = A unit put on space 3 is reduced.
rule-a13-2-a = A unit put on space 2 is at full strength; one that comes to 2 from 3 stays reduced.
rule-a13-3-a = A unit lost because it cannot retreat goes to space 3.
rule-a13-4-a = A unit on space 0 may wait there for a later turn.
rule-a13-5-a = No Mexican unit is lost for good.
rule-a13-6-a = A leader who survives the loss of a Mexican unit goes to the unit’s space on the Replacement Track.
rule-a13-7-a = A fallen Mexican leader is replaced on space 3.
rule-a13-7-b = A fallen replacement goes to space 2 and comes back unchanged.
rule-a13-7-c = A Texan leader is not replaced.

## 14. Optional: range

rule-a14-0-a = Fire strength falls by one point for each hex beyond the seventh; the maximum range is fourteen hexes.
rule-a14-0-b = Range counts the target’s hex and not the firer’s.
rule-a14-0-c = Batteries and the Texans of Tennessee and Kentucky lose no strength with range.
rule-a14-0-d = Mexican units always lose strength with range.

## 15. Optional: ferocious counterattack

rule-a15-0-a = A Texan unit with a leader may answer a C with a die roll: if it does not exceed the leader’s rating, the counterattack is ferocious.
rule-a15-1-a = A ferocious counterattack consists of as many attacks as the leader’s rating, plus one.
rule-a15-2-a = Its attacks strike the Mexican unit that caused it and, once that is eliminated, any other within reach.
rule-a15-2-b = Zones of control and sight limit every one of them.
rule-a15-3-a = A C rolled by a ferocious attack has no effect.
rule-a15-4-a = Disordered and routed Texan units roll too; if the roll fails they cannot answer at all.
rule-a15-5-a = When such a unit’s roll succeeds, it rallies at once and strikes back.

## 16. Victory

rule-a16-1-a = Each Mexican unit put on the track adds its space to the casualties; a point is ten men.
rule-a16-2-a = On turns 1 to 5 the attackers withdraw and lose when casualties reach the withdrawal figure of the turn.
rule-a16-2-b = From turn 6 on nobody withdraws.
rule-a16-3-a = After a withdrawal the Texan side may look up how the siege continued; the victory stands.
rule-a16-4-a = The game ends when the last Texan unit and leader are gone, or after turn 12.
rule-a16-4-b = The Texan side scores one point for each Texan Player-Turn that begins with at least one of its units or leaders alive.
rule-a16-4-c = It scores a point for every ten casualties; a remainder of five or more counts as ten.
rule-a16-5-a = The points decide: up to 11 is a decisive Mexican victory, 12 substantial, 13 marginal; 14 is a marginal Texan victory, 15 substantial, 16 or more decisive.
rule-a16-6-a = A garrison that survives turn 12 has won, whatever the points.
rule-a16-7-a = The Continued Siege Table is read with two dice and their modifiers; the printed one is lost, and ours is a new one.

## House rulings

rule-r1 = Where the texts disagree, the English rules prevail over the French chart; where the rules are silent, the chart applies.
rule-r2 = A battery may be towed across a gun ramp.
rule-r3 = No zone of control extends across a gun ramp.
rule-r4 = The asterisk on the terrain chart means that no melee is possible across that hexside.
rule-r5 = A battery is not towed across a dry streambed.
rule-r6 = The two storeys of a hexside are kept apart: what stands below does not separate the roofs above.
rule-r7 = Leaders and batteries have no zone of control.
rule-r8 = A lone leader is stopped and held by enemy zones like a unit, and never negates one.
rule-r9 = Any other Mexican combat unit that is not routed negates a Texan zone; a disordered one will do.
rule-r10 = Negation is checked again at every step, by where the units are at that moment.
rule-r11 = A Texan unit held by a zone cannot move even within it.
rule-r12 = A Mexican unit held by a zone cannot move even within it.
rule-r13 = “The same wall” means a run of hexsides of one kind joined at their corners; an enemy borders it when one of them belongs to its hex.
rule-r14 = Negating a zone does not open a guarded wall.
rule-r15 = A guarded wall bars every unit and leader of either side, up and down, in Movement Phases only; routed guards do not count.
rule-r16 = Open ground and rooms have elevation 1, roofs and platforms 2.
rule-r17 = Lines of sight are computed from centre to centre in exact integers, the same in both directions and without dice.
rule-r18 = Neighbours see each other over any hexside that joins them, except interior walls, impassable sides and, from level 1 to level 1, church walls.
rule-r19 = At a distance, roofs and high walls hide what is low. A unit on level 2 sees over the walls of its own hex. A low wall blocks the line unless one end of it is next to the wall.
rule-r20 = Sight into and out of a room passes only through gunslits, doorways, breaches and open passages.
rule-r21 = A line of sight along a hexside or through a corner is blocked only when it is blocked on both sides; under the strict reading, when it is blocked on one side, or by the wall it runs along.
rule-r22 = Units never block a line of sight.
rule-r23 = A roof and a room of the same hex or of neighbouring ones are not joined: no zone, no sight, no melee.
rule-r24 = Against distant fire, cover is what stands on the last hexside the line crosses, at the defender’s level.
rule-r25 = Melee goes through the hexside two neighbours share, never through a corner.
rule-r26 = The rows of the combat table stand in order of cover; breaches, ramps, streambeds and sides that cover the other unit count as Clear.
rule-r27 = The map says for each low wall which side of it is the inner one.
rule-r28 = An inner wall covers a defender on a roof even against fire from another roof across the yard.
rule-r29 = Leaders and batteries on their own are not targets.
rule-r30 = Whether an attack is allowed is judged when it is made; only crews and silent batteries are noted as the phase begins.
rule-r31 = A crew’s own attack and its battery’s may have different targets, and either may come first.
rule-r32 = A crew may melee and also fire its battery, unless an enemy has silenced it or controls it now.
rule-r33 = A leader with the crew helps the battery’s fire and the checks after its breaches.
rule-r34 = A battery cannot counterattack.
rule-r35 = Counterattacks do not use up a unit’s own attack for the phase.
rule-r36 = Every result but C ends an exchange of counterattacks, even a dash.
rule-r37 = A disordered attacker cannot answer a counterattack.
rule-r38 = Modifiers are read as the check is rolled; roofs and rooms within the walls count as inside.
rule-r39 = Mexican units in a Texan defender’s zone all count against it, even disordered and routed ones.
rule-r40 = Of several leaders the one with the highest rating is used unless their owner names another before the roll.
rule-r41 = A full-strength unit already disordered that totals two over its morale is reduced and then routed.
rule-r42 = A check uses the morale the unit had before it lost a step.
rule-r43 = Leaders are checked one by one right after the loss and before any retreat.
rule-r44 = A Texan leader who outlives the unit stays in place.
rule-r45 = Lost leaders do not add to the casualties.
rule-r46 = Fire and melee are halved separately and rounded up, so that at least 1 remains.
rule-r47 = The owner chooses among the complete safe paths that end farthest from the nearest other enemy unit.
rule-r48 = A retreat costs no points and ignores guarded walls; hexsides that cannot be crossed, enemy units and lone enemy leaders bar it.
rule-r49 = A retreat leads away from the unit whose attack caused it, or from the crew of the battery that did; distance is counted in hexes alone.
rule-r50 = Texans may start in the pen, in the churchyard, in rooms and on roofs, one unit on each storey.
rule-r51 = The first retreat is finished before the friendly units it routed retreat, in the order it met them; friendly units need not be avoided.
rule-r52 = A routed unit that a friendly unit retreats onto retreats three more hexes.
rule-r53 = A unit that cannot complete its retreat is removed where it stands: space 3, 3 casualties.
rule-r54 = Loss from an entry area applies to retreats that start there, not to those that pass through one.
rule-r55 = Bowie stays when his unit routs and dies only when an enemy enters his spot.
rule-r56 = A leader who stayed behind dies when the enemy advances into the spot.
rule-r57 = A counterattack by melee that removes the attacker also allows an advance.
rule-r58 = Leaders may go along with an advance; batteries may not.
rule-r59 = An advance may only enter the spot just vacated, even over walls and between storeys; Texans stay within the confines.
rule-r60 = A battery taken in movement may fire in the same Player-Turn, one taken by an advance in the next.
rule-r61 = Any combat unit that is not routed can take a battery.
rule-r62 = Walls of every kind, doorways and gunslits can be breached, including interior walls and house walls without an opening; impassable hexsides, ramps and streambeds cannot.
rule-r63 = To breach a hexside the battery must see its middle.
rule-r64 = After a breach every enemy unit of the two hexes at that level makes a check without a table number; friendly units never do.
rule-r65 = In a building a breach opens the lower storey only; on platforms and free-standing walls, which have one storey, it opens that one.
rule-r66 = A towing unit may drop its battery, even before its first step, and go on within its 4 points; it cannot pick one up on the way.
rule-r67 = A unit tows one battery at a time.
rule-r68 = A replacement is placed on any hex of its area without a combat unit, even in an enemy zone; if no hex is free, it waits.
rule-r69 = A leader comes back anywhere in the area of the leader’s own column.
rule-r70 = Counters for which an area has no room wait and enter when there is room.
rule-r71 = A committed Reserve enters as a whole on the next turn.
rule-r72 = The loss for range is subtracted before strength is halved for disorder; nobody fires with less than 1.
rule-r73 = Range is counted in hexes, whatever the levels.
rule-r74 = Rolling for ferocity is optional, and the leader is named before the roll.
rule-r75 = Only Mexican attacks in the Mexican Combat Phase, and the exchanges they start, can make a counterattack ferocious.
rule-r76 = When the target retreats out of reach alive, the ferocious attacks left are lost.
rule-r77 = The unit may advance after each successful ferocious melee.
rule-r78 = The game ends the instant the last Texan dies, with that turn’s point earned.
rule-r79 = As long as a Texan leader is on the map, even without any unit, the game goes on and the Texan side keeps scoring.
rule-r80 = Casualties are divided by ten, halves rounded up.
rule-r81 = The Reserve appears in the turn after its commitment.
rule-r82 = An enemy next to a battery, even a routed one, silences it across any hexside that joins the two spots.
rule-r83 = Leaders travel with a unit or alone; they may be taken along and left behind at will, each within its own 8 points.
rule-r84 = Stacking is judged as each move ends: a unit may step onto a friendly unit only if it can go on from there.
rule-r85 = A counterattack against battery fire strikes the crew, and the crew answers with its own strength.
rule-r86 = Rooms and roofs count as inside the walls when their hex is.
rule-r87 = A lone leader cannot take a battery or kill an enemy leader: both stay.
rule-r88 = The church has no roof: its indoor spots may join a platform beside them. A line down from such a platform enters the room and leaves it by its openings; any other line that passes through is blocked.

## “Remember the Alamo!”: the rules of George Knapp, with a K

## K1. General

rule-k1-a = The assault lasts ten turns; then the side with more points wins.
rule-k1-b = If both sides have the same number of points, the Texan side wins.
rule-k1-c = Inside the perimeter an inch on the table is ten yards, which is one hex: a hex there counts as two half inches.
rule-k1-d = Outside the perimeter an inch is twenty yards: a hex there counts as one half inch.
rule-k1-e = The length of a move is the number of hexes entered. Range is counted along the line from the firer, not counting the firer’s own hex; where a line through a corner can be counted two ways, the shorter one counts. The range from A to B may therefore differ from that from B to A.
rule-k1-f = A Mexican stand is about twenty soldiers, a Texan casting two or three defenders; this has no effect on play.
rule-k1-g = Up to five people may share a side at the table; in the game a side is one player.
rule-k1-h = Inside is every hex that the painted perimeter encloses; every other hex is outside.

## K2. The parts of the game

rule-k2-a = First the guns are placed, then come the days of bombardment, then the assault is set up and fought. That the guns come first is a house ruling.
rule-k2-b = What the bombardment has breached or put out of action remains so in the assault.

## K3. Bombardment

rule-k3-a = Three batteries fire for seven days at most; the Mexican side may stop after any day, and, by house ruling, before the first. When no battery is left, it ends; the days already fought count.
rule-k3-b = Each day every battery left picks one target: a section of the wall, or a gun of the garrison in sight.
rule-k3-c = Each shot rolls two dice: 11 or 12 succeeds, anything less has no effect.
rule-k3-d = A success makes a breach in the section for good, or puts the gun out of action for good.
rule-k3-e = A battery may name another target every day.
rule-k3-f = A raised gun that can bear on a battery may answer with two dice at any range: 12 takes that battery out of the game.
rule-k3-g = A gun kept on the ground cannot be named as a target and does not answer.
rule-k3-h = Once a day the Texan side may move each of its guns, and raise or lower it.
rule-k3-i = A gun left down for the assault goes up its ramp on turn 1 and fires from turn 2 on, never before.
rule-k3-j = A day proceeds as follows: Texan redeployment; the Texan side commits guns to answer; batteries name and roll one by one; committed guns still in action choose a battery and roll; the Mexican side stops or goes on.
rule-k3-k = For that day a battery stands on the side that the section or gun it names faces: on a battery site of that side if the map has one, otherwise anywhere on that side. A gun bears on it when the place is in its arc.
rule-k3-l = What has been breached or put out of action is no longer a target.
rule-k3-m = The batteries of the bombardment take no part in the assault.
rule-k3-n = A later version of the rules lets the Texan side strengthen sections, which then are not targets; here it may strengthen none unless the parameter says how many.

## K4. Set-up of the assault

rule-k4-a = The Mexican side has eighty infantry stands, and a command stand for every column and the Reserve.
rule-k4-b = It forms three to seven attack columns and one Reserve.
rule-k4-c = An attack column has a command stand and at least five infantry stands.
rule-k4-d = The Reserve has a command stand and at least nine infantry stands.
rule-k4-e = A column marches two abreast, its command stand in the front rank.
rule-k4-f = Infantry that is given to no column stays out of the game.
rule-k4-g = Each column takes one of fifteen start positions; the Reserve takes a side of the fort, where Santa Anna is placed too.
rule-k4-h = Two columns never share a start position; the Reserve takes a free one of its side.
rule-k4-i = The Texan side places every casting, and every gun with its cannoneer, inside the perimeter, within the limits that follow.
rule-k4-j = Crockett and his sharpshooters stand no farther than 12 half inches from one another, at set-up and, by house ruling, after every move of one of them; the dead do not count.
rule-k4-k = Bowie begins in a room and never moves; by house ruling he fires out of a window and fights like any casting.
rule-k4-l = Travis, Bonham and Dickinson begin anywhere inside the perimeter.
rule-k4-m = Each gun has one cannoneer in its hex and begins raised or lowered; the last redeployment is the first step of set-up, and after it the guns stay as they are.
rule-k4-n = The Mexican side plans columns and positions in secret, the Texan side places its castings, then the plan is shown.
rule-k4-o = The columns of 1836 had 20, 19, 20 and 6 stands and the Reserve 19; with their command stands that is 79 infantry stands of the 80.

## K5. Command stands

rule-k5-a = A command stand moves and fires as infantry.
rule-k5-b = A column that has lost its command stand on the way checks its morale at a penalty; the amount is a house ruling (K11.f).
rule-k5-c = When a column arrives, a command stand still alive becomes an infantry stand at once and no longer scores.
rule-k5-d = A command stand that falls in the assault is worth a point to the Texan side.
rule-k5-e = For each stand that a column loses to fire, roll a die: on a 6 it is the command stand that falls. A column with nothing but its command stand loses it without a roll.

## K6. Fire

rule-k6-a = Fire is resolved shot by shot, and what is hit is removed at once.
rule-k6-b = Every stand, casting and gun fires once a turn at most.
rule-k6-c = A piece can fire only at what it sees.
rule-k6-d = There are two kinds of target: an attack column, only outside, and a single stand or casting. A stand of an arrived column at the foot of the wall is a single stand, by house ruling.
rule-k6-e = A Texan rifle has a range of 14 half inches, inside and outside.
rule-k6-f = A Texan gun fires at any range at columns that it sees within 45 degrees to either side of its facing, never over the heads of friends. That it fires at nothing else is a house ruling.
rule-k6-g = A Texan gun never fires at single stands, neither inside nor at the foot of the wall.
rule-k6-h = In one turn a cannoneer fires either the gun or his rifle. Any cannoneer may serve the gun in his hex.
rule-k6-i = Crockett adds two to his die and shoots farther; the other sharpshooters add one. How far Crockett shoots is a house ruling.
rule-k6-j = A captured gun is served by one stand, which does nothing else that turn.
rule-k6-k = A shot rolls one die, and what it needs depends on who fires and at what; a success removes one stand or casting. A casting is covered when the last hexside on the line is a wall, a low wall or a gunslit on its side; a breach and an open roof give no cover.
rule-k6-l = A Mexican stand has a range of 10 half inches.
rule-k6-m = Of a column only the two stands in front fire; once arrived every stand does, but none that touches a wall fires at castings right behind it.
rule-k6-n = At most two shots a turn are fired from one window; a casting that has fired from a window, this turn or last, may be fired at through that window, but no other casting in the room may be. That the limit is for each window is a house ruling.
rule-k6-o = Shots are named one at a time, so nobody fires at what is already gone.
rule-k6-p = Walls and buildings block lines of sight on the ground; a casting at a parapet sees down to the foot of its own wall. Pieces block only the lines of friendly guns.

## K7. Movement

rule-k7-a = A column moves 12 half inches a turn with its stands touching. Here it is one formation whose head takes up two hexes: its movement is counted along the path of the leading hex, the heads of two columns never share a hex, and at the wall the second stand closes up beside the leading one.
rule-k7-b = Stands of an arrived column move alone, 12 half inches a turn. Those that still wait in the queue enter only where the front grows or has left a hex empty, or go on from there by breach or ladder.
rule-k7-c = Texans move 14 half inches in any direction, but cannot pass walls or stands, and stay within the perimeter. Inner walls and gun ramps are changes of level; no other wall is crossed.
rule-k7-d = Castings may go up to a stand to fight it, two of them at most: a third may pass beside it, but may not end its move there.
rule-k7-e = A column that enters a pond rolls a die: on a 5 or 6 it is bogged. By house ruling, it rolls once per crossing and forfeits its next move; a new crossing rolls again.
rule-k7-f = On the road between the ponds nobody rolls.
rule-k7-g = The front is two stands wide in the turn of arrival; from the next on it may grow by two stands a turn, along the wall beside the stands that are there.
rule-k7-h = In the assault Texan guns move only up their ramp, to fire at columns; that is all the gun does that turn. A gun without a ramp is always raised.
rule-k7-i = A stand that enters the hex of a gun with no living casting in it captures it at no cost and may move it from the next turn on; a casting takes it back in the same way.
rule-k7-j = A captured gun moves 12 half inches a turn with its stand; by house ruling not onto roofs and not through doors. It is turned freely when it is moved or served.
rule-k7-k = A captured gun keeps one stand busy for the turn, whether it is moved or fired: that stand cannot fire, fight or break doors; if it is attacked it rolls no die, by house ruling. A gun that has fired does not move in the same turn.
rule-k7-l = A change of level costs 2 half inches; a door costs nothing, and Texans open and shut their own.
rule-k7-m = A spot holds one Mexican stand, or two castings, four in a hex of a room; never both sides. Two stands that touch one hex of the wall do not both climb into it.
rule-k7-n = Texans may move and fire in one turn.
rule-k7-o = A Mexican stand cannot cross an intact wall: it goes in through a breach, up a ladder or through a broken door; inside, inner walls and ramps are changes of level.

## K8. Breaches

rule-k8-a = Only the bombardment makes breaches.
rule-k8-b = A breach is two stands wide: at most two Mexican stands and four castings a turn fire or fight through it, at any distance, with small arms or guns. On the map it is three adjacent hexsides of one section, touching two hexes outside and two inside where the section has such hexsides; the Mexican side picks them.
rule-k8-c = Through a breach that nobody defends any number of stands may pass, as far as their movement and the room allow.
rule-k8-d = A breach is defended while a living casting stands in a hex directly behind it; nobody enters a defended breach without fighting first.
rule-k8-e = Going through a breach is not scaling and takes no die roll.

## K9. Scaling

rule-k9-a = A stand that touches the wall of the perimeter when its movement begins may scale it instead of moving.
rule-k9-b = Only the wall of the perimeter and buildings of one storey can be scaled.
rule-k9-c = Each stand that scales rolls a die: on 4 or more it is up.
rule-k9-d = If nobody defends there, it stands on the roof or just inside the wall.
rule-k9-e = If a casting defends there, the Texan side rolls a die, the push: on a 6 the ladder is thrown down and the stand stays outside.
rule-k9-f = If the ladder stands, the stand and those who defend fight hand to hand in the next segment.
rule-k9-g = Once a stand has got to the top and the point is no longer defended, because the defenders have died or moved away, a ladder stays there. Others climb it without a roll, unless a casting opposes them: then the push is rolled again first.
rule-k9-h = A casting defends the hexside when it stands right behind it at the top; however many castings do, one die is rolled for each stand that scales.
rule-k9-i = After the fight: if the defenders are dead the stand is up and its ladder stays; if both sides survive, it hangs on the ladder, and its next turn begins with the push; if the stand is dead, nobody has got up.
rule-k9-j = Ladders are never removed, and climbing one is all a stand does in its move.

## K10. Hand-to-hand and doors

rule-k10-a = Both sides of a fight strike at once, and both may lose.
rule-k10-b = Everybody in contact fights.
rule-k10-c = A stand fights up to three castings a turn, with a die for each: 3 or more kills.
rule-k10-d = Two castings at most strike at one stand, each with a die: a 6 kills.
rule-k10-e = Cannoneers fight like everybody else.
rule-k10-f = Pieces are in contact if they are neighbours on one level with no wall between them, or on the two sides of a breach or of a broken door; a stand that hangs on a ladder after a failed push is in contact with those who defend against it.
rule-k10-g = The Mexican side picks the castings each stand fights, then the Texan side whom its castings fight; all dice are rolled, then all losses are removed. Whoever is in contact must fight; two stands may pick one casting; a casting rolls its die against one stand.
rule-k10-h = In buildings and rooms Texans are safe until the door is broken, by men or by a captured gun.
rule-k10-i = A stand at a door when its movement begins may try to break it instead of moving: this takes a roll of 5 or more, or a 6 when a casting is right behind the door; one stand per turn may try each door.
rule-k10-j = A captured gun within 14 half inches that sees the door breaks it on a 3 or more; the range is to the nearer hex of the door.
rule-k10-k = A broken door stays open, and only one stand at a time fights through it.

## K11. Morale

rule-k11-a = Attack columns check their morale, every turn from the first until they arrive; nobody else does.
rule-k11-b = A column has arrived when its two leading stands face the wall, or one does and the other finds no free place at the wall beside it; from then on it no longer checks morale, and each stand acts on its own.
rule-k11-c = No column arrives before its third turn: every start position is more than 24 half inches from the wall.
rule-k11-d = On any turn from the first, the Mexican side may announce before the checks that the Reserve is released; from then on it checks as every column does.
rule-k11-e = A check is a roll of one die, reduced for losses.
rule-k11-f = Subtract 1 when the command stand is lost, 1 when a quarter of the starting stands are lost, and 1 more when half of them are.
rule-k11-g = On 2 or more the column may advance; on 1 or 0 it stands, and may fire; on anything lower it falls back 12 half inches at once along its own track, no farther than its start, and does not fire.
rule-k11-h = A column without stands is removed.

## K12. Points

rule-k12-a = Texan: a point for each command stand that falls in the assault.
rule-k12-b = Texan: a point for every eight infantry stands killed.
rule-k12-c = Texan: a point for every day of bombardment after the third.
rule-k12-d = Mexican: a point for every full tenth of the castings that is killed.
rule-k12-e = Mexican: two points each for Travis, Bowie, Crockett, Bonham and Dickinson.
rule-k12-f = Mexican: two points when no casting is alive at the end.
rule-k12-g = Only the first of these points is the author’s; the others are house rulings, to be tuned in play.
rule-k12-h = The game ends at once when a side has no pieces left; the points count as they stand.

## K13. Sequence of an assault turn

rule-k13-1 = First, the Texans move; guns may go up their ramps.
rule-k13-2 = Second, the Texans fire, shot by shot, rifles and guns.
rule-k13-3 = Third, the columns check their morale, one by one.
rule-k13-4 = Fourth, the Mexicans fire, stands and captured guns.
rule-k13-5 = Fifth, the Mexicans move: columns, ponds, arrivals, growth of fronts, scaling, doors, stands, captured guns.
rule-k13-6 = Sixth, all hand-to-hand is fought together.
rule-k13-7 = Last, the points are counted, and the next turn begins unless the game is over.

## K14. Order of battle

rule-k14-a = The Mexican side has eighty infantry stands, four to eight command stands, three batteries for the bombardment, and Santa Anna’s marker.
rule-k14-b = Five castings have names: Crockett, Bowie, Travis, Bonham and Dickinson.
rule-k14-c = With five sharpshooters, twelve cannoneers and fifty-two riflemen that makes seventy-four castings.
rule-k14-d = The Texan side has twelve guns, placed on gun sites of the map.

## K15. The map

rule-k15-a = The perimeter is a closed loop of hexsides around one piece of ground: the border of the confines, unless it is painted otherwise.
rule-k15-b = Every hexside of the perimeter can be scaled unless it is painted as unscalable, as the church and the buildings of two storeys are.
rule-k15-c = A section is a stretch of the perimeter that faces one side; a breach takes three hexsides of it, so it has at least that many.
rule-k15-d = Buildings have one storey or two; roofs, rooms, doors and windows are those of the map.
rule-k15-e = A gun site has a hex, a level and a facing; a gun ramp beside it is the one its gun goes down and up.
rule-k15-f = A start position is the hexes where a column enters, the side it stands on, and the distance still to go before it enters; until then it is seen and fired at as if in its entry hex, but farther away by that distance.
rule-k15-g = Ponds are painted, and so is the road between them; what counts is the hex a column enters.
rule-k15-h = Battery sites and the sectors north, east, south and west of the fort may be painted too.
rule-k15-i = The arc of a gun follows from its facing; the editor draws it.
rule-k15-j = The checks find what is missing: start positions, paths to the wall, distance, ponds, a room for Bowie, gun sites, doors.
rule-k15-k = Each game reads its own layers of one map and leaves the others alone.

## K16. Who decides what

rule-k16-a = Texan, in the bombardment: whether each gun is up, down or moved, and which guns answer.
rule-k16-b = Mexican, in the bombardment: the target of each battery; after each day, whether to continue.
rule-k16-c = Mexican, in secret: stands and position of each column, and the side of the Reserve.
rule-k16-d = Texan, at set-up: the place of every casting, one at a time.
rule-k16-e = Texan, in a turn: moves and shots, piece by piece.
rule-k16-f = Mexican, in a turn: where columns go, and for every stand whether it moves, scales, breaks a door, serves a gun or fires.
rule-k16-g = Both: who fights whom hand to hand, the Mexican side first.
rule-k16-h = The push is automatic: where castings defend, the Texan side always rolls.

## K18. What the recovered text leaves open

rule-k18-a = What a shot needs, by firer and target, is not in the recovered text: see K6.k.
rule-k18-b = The Mexican range and Crockett’s are not in the recovered text: 10 and 28 half inches here.
rule-k18-c = The morale die, its modifiers and its effects are not in the recovered text: see K11.e to K11.g.
rule-k18-d = The recovered text does not say what it takes to break a door: see K10.i and K10.j.
rule-k18-e = Of the points only those for command stands are in the recovered text: see K12.
rule-k18-f = The order of the segments is not in the recovered text: see K13.
rule-k18-g = The recovered text does not say how many castings, guns, sharpshooters and command stands there are: see K14.
rule-k18-h = The recovered text does not say where the fifteen start positions lie or how far off they are: 36 half inches in all here.
rule-k18-i = The recovered text does not say when the Reserve may be released: on any turn here.
rule-k18-j = The recovered text does not say how a command stand falls: see K5.e.
rule-k18-k = The recovered text does not say whether 45 degrees are the whole arc or each half of it: each half here.
rule-k18-l = The recovered text does not say whether the limit of two shots is for a window, a room or a building: for a window here.
rule-k18-m = The recovered text does not say whether Texan guns may fire at single stands: they may not here.
rule-k18-n = The recovered text does not say whether the plan is secret or who sets up first: see K4.n.
rule-k18-o = The recovered text does not say how large a section of wall is: here it is as large as it is painted.
rule-k18-p = The strengthened sections of the later version are off here.
rule-k18-q = The later version gives points for decisions; of these, only the days of bombardment score here (K12.c).
rule-k18-r = Travis, Bowie and Santa Anna have no special effect here beyond their points.
rule-k18-s = The recovered text does not say when a column is bogged or what it loses: see K7.e.

rule-d1-a = A Mexican company has two steps: a hit turns it to its reduced side, a second one removes it.
rule-d1-b = A flecha is a quarter of a company and has one step.
rule-d1-c = A Texan unit and any crew have one step: a hit eliminates them.
rule-d1-d = Officers lead columns, staff or artillery on the Mexican side, commands or artillery on the Texan one. They have no combat value.
rule-d1-e = A cannon has a calibre and a facing, and is loaded or not. It is not a unit: it belongs to whoever stands with it.
rule-d1-f = Ladders, axes and crowbars belong to the unit that carries them.
rule-d1-g = Markers show who has moved or fired, leans over a wall or is wounded, what is on fire or in ruins, and where ladders stand.
rule-d1-h = A piece stands on a hex at a level; its area is the one that spot belongs to. It faces one of six hexsides.
rule-d1-i = In flecha-equivalents a full company counts as 4, a reduced one as 3, a flecha as 1. Losses and stacking are counted in them.
rule-d4-0-a = A round consists of an activation by the attackers and then one by the garrison, in the same light.
rule-d4-0-b = In its part of the round a side makes one activation, or passes.
rule-d4-0-c = First the light, then the choice of whom to activate; then the activated pieces act one after the other, in any order; then the activation ends.
rule-d4-1-a = An officer who is activated activates the units of his command in his own area and in those next to it.
rule-d4-1-b = Areas between which a unit cannot move are not next to each other; a barred door counts as a connection, an exterior wall only where a ladder stands.
rule-d4-1-c = Another officer of the same command within reach is activated as well, and his own reach counts from his area.
rule-d4-1-d = A column off the map is activated as a whole, and enters.
rule-d4-11-a = A Mexican unit without an officer in its area may fire, and nothing else.
rule-d4-11-b = A column that has lost all its officers is stalled: that releases the staff officers.
rule-d4-11-c = A staff officer activates every Mexican unit in or next to his area, whatever its column, but no crews.
rule-d4-11-d = Staff officers activate staff officers next to them.
rule-d4-11-e = Mexican crews are activated only by Mexican artillery officers.
rule-d4-11-f = Staff officers come with the Reserve, from a certain round on, and lead only the Reserve until they are released: when a column is stalled, or a flecha stands inside.
rule-d4-12-a = Travis and Baugh activate units of any command in their area and next to it, but no crew loads a cannon on their orders.
rule-d4-12-b = Optional: instead of a command, activate all Texan units of one area whose own officer is there.
rule-d4-13-a = Each battery is activated separately to load or to fire: in one activation the guns of one battery fire.
rule-d4-13-b = A Texan artillery officer may activate any crew.
rule-d4-2-a = A unit that is activated may move, fire, fight in melee, and do something special, each kind once, in any order.
rule-d4-2-b = A crew that loads can do nothing else in that activation.
rule-d4-2-c = A unit fires its muskets or one cannon, once.
rule-d4-2-d = A Texan unit whose command has no officer left may be activated alone: it may move and fire, nothing else.
rule-d5-1-a = Without an officer in its area a Mexican unit neither fights in melee nor does anything special.
rule-d5-2-a = A Mexican unit that leaves its officer’s area may keep moving while it has movement points, and may fire.
rule-d5-2-b = Whether an officer is there is judged where the unit stands when it begins to act: at the foot of the wall for one that climbs.
rule-d5-3-a = For each hit on a unit in an area with officers a die is rolled: a 6 eliminates one of them, chosen by their owner.
rule-d5-3-b = When the last unit of an area is gone, so are its officers, without a die.
rule-d5-3-c = Officers alone in an area may be fired at; a hit removes one. Otherwise only units are targets.
rule-d5-3-d = Optional: an officer hit this way rolls again: on a 6 he dies, otherwise he is only wounded. A wounded officer rolls whenever he is activated: on a 6 he dies, and the activation is spent.
rule-d5-4-a = A rule with this number exists, but its text is not known; it is not used.
rule-d6-a = The first ten rounds are night.
rule-d6-b = From then on the attackers roll two dice at the beginning of each round until it is day.
rule-d6-c = Once it is day it stays day.
rule-d6-d = It is day when two dice and the rounds since the first roll come to 10 or more.
rule-d6-e = At night sight reaches two areas.
rule-d7-a = Units move from area to area. Entering an area costs movement points, of which a unit has two per turn, and no unit enters without paying the full cost.
rule-d7-b = Moving to another place in its own area costs a unit nothing, but it is then the unit’s whole move.
rule-d7-2-a = Trees and brush have no effect.
rule-d7-2-b = Optional: the clear part of an area with an acequia, a marsh or a trench costs 1 to enter; moving onto the acequia, marsh or trench itself costs 2 more.
rule-d7-2-c = Rubble, ruins, a trench, La Villita, a marsh and the acequia outside cost 2 to enter; leaving a marsh costs 2 as well.
rule-d7-2-d = Going up from the ground inside to the roof of a building beside it, or to a higher roof, costs 2.
rule-d7-2-e = Going down from a roof costs 2; going up to a parapet or a platform, or down from one, costs 1.
rule-d7-2-f = A palisade, a redoubt or a low wall in between costs 1 more.
rule-d7-2-g = Any other area costs 1 to enter, including a roof entered from another roof and any area entered through a broken door.
rule-d7-2-h = An upper floor costs 1 to enter from its staircase; going down costs what the area at the foot of the staircase costs. Going between an upper floor and its own roof leads through the inside and costs 2.
rule-d7-4-a = A unit in a room must leave the building before it goes up to its roof.
rule-d7-5-a = The garrison does not leave the fort. It passes barred doors, the attackers do not.
rule-d7-6-a = An exterior wall is crossed only by ladder. Where the perimeter has no wall, a unit enters as it would any area, and goes up to a parapet as from a yard.
rule-d7-12-a = Companies do not enter the fort: they split into flechas.
rule-d7-12-b = A company may split while it touches an exterior wall that it reached before this activation.
rule-d7-12-c = A full company becomes four flechas, a reduced one three. They share ladders and axes, and count as having done whatever it has done.
rule-d7-21-a = The attackers do not enter abatis. Optional: they may, for 2 movement points, but cannot breach a wall or a door from there.
rule-d7-41-a = Rooms are entered only by doors, and units fire and fight into or out of a room only through a broken one.
rule-d7-41-b = An upper floor is entered only by its staircase or from its own roof, never from the rooms below.
rule-d7-41-c = No ladder is put up against the chapel, nor where there is nothing to stand on behind the wall.
rule-d7-41-d = Parapets inside the yards are areas of their own, at level 2; the author of the map paints them. On the ground nobody can cross the wall between the yards or see through it, or see through the outhouses.
rule-d7-42-a = The chapel has no roof area.
rule-d8-a = A spot has room for one gun and for four flecha-equivalents: a full company is 4, a reduced one 3, a Texan unit 2, a flecha or a crew 1.
rule-d8-b = An area that states a limit holds no more units than that.
rule-d8-c = Enemies may share an area, never a spot; officers do not keep enemies out.
rule-d9-a = The front of a piece is everything within 60 degrees to either side of its facing. It fires only to its front, but fights in any direction.
rule-d9-1-a = Nobody turns in an enemy activation.
rule-d9-1-b = Turning is movement at no cost: a unit that turns has moved and cannot move again, but may still fire or act.
rule-d10-a = A unit fires at one enemy unit it sees in front of it: two dice with their modifiers hit on 6 or more, and the target loses a step.
rule-d10-2-a = Fire from flank or rear has no modifier.
rule-d10-3-a = From outside across an exterior wall: −5.
rule-d10-3-b = Into the upper level of the Fortin Carronade: −5.
rule-d10-3-c = Through a door at a target in a room, or through a window at a target on an upper floor: −4.
rule-d10-3-d = At a unit that leans over the wall, instead of the wall modifier: −3.
rule-d10-3-e = At a target in a trench or an acequia: −3.
rule-d10-3-f = Into La Villita: −3.
rule-d10-3-g = From outside through the Bastion: −2.
rule-d10-3-h = At a target in a marsh: −2.
rule-d10-3-i = Into rubble or ruins: −2.
rule-d10-3-j = Through a palisade or a redoubt: −2.
rule-d10-3-k = Musketry: −1 for each area beyond the second.
rule-d10-3-l = At a target in the open, or on a roof or a battery fired at from inside: no modifier.
rule-d10-3-m = At a company: +1.
rule-d10-3-n = At a target on an exterior staircase: +1.
rule-d10-3-o = A trench, an acequia or a marsh shelters only units on its own hexes, not others in the area.
rule-d10-3-p = Of several kinds of cover only the one with the greatest penalty counts; distance and target always add.
rule-d10-3-q = Distance is counted in areas the line enters, including that of the target.
rule-d10-3-r = A shot that cannot hit is not fired.
rule-d10-3-s = Optional: a trench or an acequia gives no cover from an enemy higher up who fires along it, within 30 degrees of its run.
rule-d10-3-t = Optional: nobody may fire across an exterior wall at a Texan unit that has not fired yet.
rule-d10-4-a = A Mexican unit that touches an exterior wall does not fire over it, whether the target is exposed or not.
rule-d11-1-a = A cannon of the garrison is fired by any activated unit that stands with it.
rule-d11-1-b = For the attackers only a crew fires a cannon, with an artillery officer in its area. They may fire captured ones.
rule-d11-2-a = A crew loads the cannon it stands with when an artillery officer in its area activates it.
rule-d11-3-a = No cannon is fired and loaded in the same activation.
rule-d11-4-a = A loaded cannon fires at one unit until it hits: four tries for an 18-pounder, three for a 12-pounder, two for an 8-pounder or a 6-pounder, one for a smaller cannon. Then it is empty.
rule-d11-5-a = A cannon may fire at a door instead: a hit breaks it and leaves rubble in the room behind; nobody there is hurt.
rule-d11-8-a = A unit may take a cannon along for 2 movement points, but not onto roofs, into trenches, or into buildings except through an arch.
rule-d11-9-a = No cannon breaches an exterior wall.
rule-d12-4-a = A flecha that has a ladder, has touched the wall since before the activation and has an officer in its area puts the ladder up on a roll of 3 to 6; one ladder per hexside.
rule-d12-4-b = A ladder that could not be put up stays with its flecha.
rule-d12-4-c = The flecha that has put a ladder up climbs it at once.
rule-d12-4-d = With nobody beside the ladder, a flecha climbs for 1 movement point and enters the area behind for 1 more. It may face any way, and still fire. An officer may follow it up.
rule-d12-4-e = Texans beside the ladder must be fought, all at once.
rule-d12-4-f = Against a Texan beside two ladders both flechas may attack together.
rule-d12-4-g = A flecha that wins, and leaves nobody beside the ladder, takes the place of the defender; both do if two won together. It may still turn, fire or act, but cannot move again.
rule-d12-4-h = On a tie both stay, and nobody else takes the foot of that ladder.
rule-d12-4-i = The spots beside a ladder are the one it leads to and those on the same level at the two ends of the hexside.
rule-d12-5-a = When a unit is hit, each of its ladders is lost on a 5 or 6. Optional: companies hit by musketry lose them only on a 6.
rule-d12-5-b = A ladder that is knocked down is destroyed. The rules do not say how a ladder is knocked down, so here it never happens.
rule-d12-6-a = All doors and arches are barred until they are broken.
rule-d12-6-b = An axe stays with its flecha and can be used again.
rule-d12-6-c = A flecha at a door, with an officer in its area, breaks it with an axe on a roll of 4 to 6; Zapadores do it for 2 movement points. Optional: reinforced arches need a 5 or 6.
rule-d12-41-a = A ladder that stands is climbed only by a flecha that was at its foot when the activation began, and has not moved.
rule-d13-a = Lines of sight run from the centre of one hex to the centre of another.
rule-d13-2-a = A line to or from level 3 is blocked by buildings in between.
rule-d13-2-b = Units fire into or out of an upper floor only through its windows.
rule-d13-2-c = Units on the ground block lines between others on the ground, unless they are in a trench or an acequia. Units on roofs see over them.
rule-d13-2-d = A low wall blocks lines between two units on the ground unless one of them is beside it.
rule-d13-2-e = Exterior walls and buildings block lines on the ground; lines to and from roofs are blocked only by buildings that neither end is beside. Rooms see only through broken doors.
rule-d13-4-a = A Texan unit on level 2 fires at units at the foot of an exterior wall only when it leans over it; crews and cannons cannot fire at them.
rule-d13-4-b = It leans over until it is activated again.
rule-d13-7-a = Optional: each unit has a musketry range: four areas, one area, or no limit.
rule-d14-a = Both sides roll two dice and add their factor and modifiers. The lower total loses a step; equal totals lock.
rule-d14-1-a = An officer never takes a loss of his units; when the last unit of his area dies in melee, he dies too.
rule-d14-2-a = Targets are in the same area or next to it; a unit attacks a given enemy once per activation.
rule-d14-6-a = Units fight only units on their own level, except at ladders.
rule-d14-7-a = After a tie the two are locked: when their side is activated, they go on or break off. To break off, a unit leaves the area it shares with the enemy, or moves away from an enemy across a line.
rule-d14-7-b = Each enemy it was locked with may fire once at a unit that breaks off.
rule-d14-c = A unit may attack several enemies per activation, each of them once.
rule-d14-d = Melee modifiers: attacking from outside an exterior wall −4; several against one +1; from outside the defender’s front +2; from outside a broken door −3; over a palisade or a low wall −2.
rule-d14-e = To fight in the open, a unit enters the area of the enemy; if that area is full, it fights across the line.
rule-d14-f = A defender in a room, away from its door, is fought inside.
rule-d14-g = When several fight, each side makes one roll; the losing side chooses which one of its units loses a step.
rule-d15-5-a = For Bowie a die is rolled before the set-up: if it is below the rulebook’s figure he does not fight, otherwise he does, from his bed.
rule-d16-3-a = A room on fire is closed, and so is the roof above it, but other parts of that roof can be used.
rule-d16-3-b = Fire spreads from room to room, or to a battery beside one.
rule-d16-3-c = A room that has burnt out can be entered again, as a ruin.
rule-d16-a = A flecha at a broken door, with an officer in its area, sets the room behind it on fire on a roll of 4 to 6. At the end of each round a fire goes out on a 1 or 2 and spreads on a 5 or 6. A piece that has not left the room by the end of its next activation is lost.
rule-d17-a = The game ends when a side has no unit left, after the last round, or when both have passed for five rounds. The attackers win when the garrison is gone and they have lost less than 30% of their strength.
rule-d18-a = Each column enters at the place painted for it, or at the edge of the map.
rule-d18-b = The Reserve holds the staff officers.
rule-d18-c = Forty-four companies come in four columns and a Reserve; how they are divided is our own choice.
rule-d19-a = Units and officers of the garrison belong to commands; crews and guns belong to batteries.
rule-d19-b = Guns stand where the handbook says; those of the Bastion have no crews.
rule-d19-c = The garrison sets up inside, each command at the place painted for it; all guns are loaded.
rule-d19-d = Where the handbook gives no number, there is one unit or one gun, and every gun except those of the Bastion has a crew.
