//! Command lines that ask for things that do not exist.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;

use super::desk::{Desk, Try};

/// Command lines that must fail, with arguments separated by spaces. `OUT` is a folder.
const REFUSED: &str = "\
frobnicate
check
check --format
check alamo --format yaml
check alamo --allow no-such-lint
check alamo --deny everything
check alamo --lang de
check no-such-thing
check no-such-thing.map.ron
alamo check
--software check alamo
fix
fix no-such.map.ron
fix mission --dry-run --nonsense
apply palisade -o OUT/a.map.ron
apply palisade mission
apply mission mission -o OUT/a.map.ron
apply no-such mission -o OUT/a.map.ron
diff
diff alamo
diff alamo nowhere
diff alamo mission.counters.ron
edit mission
edit mission --find
edit mission --find nonsense-of-the-finest
edit mission --find hexes --set no_such_kind
edit mission --find hexes --set cost=99999999999999
edit mission --find hexes --add-to nowhere --in-place
edit mission --find hexes --by why --cite what --set plaza
edit mission --find hexes -o OUT/a.map.ron
edit mission.counters.ron --find hexes
merge mission mission
merge mission mission nowhere -o OUT/a.map.ron
merge mission mission mission -o OUT/a.map.ron --prefer nobody
record mission mission -o OUT/a.correction.ron --title-en A --source B
record mission mission -o OUT/a.correction.ron
render mission
render mission -o OUT/a.gif
render mission -o OUT/a
render mission -o OUT/a.svg --hex-size 0
render mission -o OUT/a.svg --hex-size nan
render mission -o OUT/a.svg --hex-size 1e99
render mission -o OUT/a.svg --hex-size -48
render mission -o OUT/a.svg --level cellar
render mission -o OUT/a.svg --theme pink
render mission -o OUT/a.svg --overlay heat:nowhere.results.ron
render mission -o OUT/a.svg --overlay zoc
render mission -o OUT/a.svg --at nowhere
render mission -o OUT/a.svg --at alamo/E7:99999999999999999999
render mission -o OUT/a.svg --at no/such/case
playtest
playtest mission --games 0
playtest mission --games -1
playtest mission --games 1000001
playtest mission --games 4294967296
playtest mission --games 1e3
playtest mission --seed -1
playtest mission --seed 18446744073709551616
playtest mission --jobs -1
playtest mission --jobs 99999999999999999999
playtest mission --until 0
playtest mission --until 51
playtest mission --until nan
playtest mission --until inf
playtest mission --texan nobody
playtest mission --mexican Captain,
playtest mission --only 1
playtest mission --out OUT/logs --only 0
playtest mission --out OUT/logs --only 3-
playtest mission --out OUT/logs --only 99999999999
playtest mission --format xml
playtest mission.map.ron
playtest palisade.correction.ron
playtest mission --shard 1/2
playtest mission --shard 0/2 -o OUT/a.shard.ron
playtest mission --shard 3/2 -o OUT/a.shard.ron
playtest mission --shard 1/99999999999 -o OUT/a.shard.ron
playtest mission --shard 1/4294967295 -o OUT/a.shard.ron
playtest mission --first 0 -o OUT/a.shard.ron
playtest mission --first 1000000 --games 1000000 -o OUT/a.shard.ron
playtest mission --first 1 --shard 1/2 -o OUT/a.shard.ron
playtest mission --shard 1/2 -o OUT/a.shard.ron --full
gather
gather nowhere.shard.ron
gather mission
gather mission.scenario.ron -o OUT/a.results.ron
gather --replay 2
gather mission --replay many
gather mission --replay -1
gather mission --draw dice
compare mission
compare mission --games 1
compare mission --games 1000001
compare mission --vary
compare mission --vary move.ma
compare mission --vary move.ma=
compare mission --vary move.ma=x
compare mission --vary no.such=1
compare mission --vary move.ma=99999999999999999999
compare mission --variant no-such
compare mission --each-variant
compare mission mission --corrections
compare mission --each-wall --stretch 0
compare mission --each-wall --stretch 65536
compare mission --results OUT/a.walls.ron
compare mission mission.map.ron
ladder mission --players random
ladder mission --players random,nobody
ladder mission --matches 0
ladder mission --matches 500001
ladder mission --matches x
balance mission
balance mission --tune
balance mission --tune move.ma
balance mission --tune move.ma=7
balance mission --tune move.ma=9..7
balance mission --tune move.ma=7..99999999999
balance mission --tune move.ma=7..99
balance mission --tune no.such=1..2
balance mission --tune los.graze=0..1
balance mission --tune move.ma=7..8 --target 50
balance mission --tune move.ma=7..8 --target nan±3
balance mission --tune move.ma=7..8 --target 50±0
balance mission --tune move.ma=7..8 --games 1
balance mission --tune move.ma=7..8 --side nobody
balance mission --tune move.ma=7..8 --texan nobody
balance mission --tune move.ma=7..8 -o OUT/a.map.ron
balance mission --tune move.ma=7..8 -o OUT/no/a.scenario.ron
balance mission.map.ron --tune move.ma=7..8
matrix mission --players nobody
selftest mission --games 1
selftest mission --mexican nobody
selftest mission.map.ron
matrix mission --games 0
matrix mission --margin 0
matrix mission.map.ron
ablate mission
ablate mission --forbid
ablate mission --forbid flying
ablate mission --each-parameter=0
ablate mission --each-unit --games 1
ablate mission --each-unit --mexican nobody
ablate mission.map.ron --each-rule
gaps
gaps mission --games 0
gaps mission --texan nobody
gaps mission --format pdf
gaps mission.map.ron
exploit
exploit mission --side french
exploit mission --games 1
exploit mission --plans 0
exploit mission --margin 0
exploit mission --mexican nobody
exploit mission.map.ron
openings
openings mission --openings 0
openings mission --openings many
openings mission --target 50
openings mission --target fair
openings mission --side french
openings mission --games 1
openings mission --tries 0
openings mission --mexican nobody
openings mission --format pdf
openings mission.map.ron
replay
replay nowhere.log.ron
replay mission
replay mission.scenario.ron
query
query mission
query mission los
query mission los 0101
query mission los 0101 xxxx
query mission los 0101/cellar 0102
query mission los 000000 0102
query mission moves nobody 0101
query mission zoc nobody
query mission attacks nobody
query mission odds
query mission zoc texan --at nowhere
query mission.map.ron zoc texan
odds
odds mission
odds mission nobody nobody
odds mission rifles-1@9999 line-1@0703
odds mission @ @
test no-such-case
test alamo.map.ron
explain
explain nonsense
explain A99.99.z
explain V999
explain move.nothing
explain format nothing
explain format --schema
explain lints --schema
explain format map map
pack mission
pack mission -o OUT/a.tar
pack mission.map.ron -o OUT/a.zip
pack nowhere -o OUT/a.zip
help nonsense
nowhere.map.ron";

/// Command lines that take nonsense in place of every kind of argument: `WORD` is replaced.
const ODD: [&[&str]; 19] = [
    &["check", "WORD"],
    &["diff", "mission", "WORD"],
    &["explain", "WORD"],
    &["explain", "format", "WORD"],
    &["explain", "WORD", "--schema"],
    &["edit", "mission", "--find", "WORD"],
    &["edit", "mission", "--find", "hexes", "--set", "WORD"],
    &["query", "mission", "los", "WORD", "0101"],
    &["odds", "mission", "WORD", "line-1@0703"],
    &["render", "mission", "-o", "OUT/a.svg", "--at", "WORD"],
    &["render", "mission", "-o", "OUT/a.svg", "--overlay", "heat:WORD"],
    &["compare", "mission", "--vary", "WORD"],
    &["balance", "mission", "--tune", "WORD"],
    &["ablate", "mission", "--forbid", "WORD"],
    &["gaps", "mission", "--games", "1", "--mexican", "WORD"],
    &["playtest", "mission", "--texan", "WORD"],
    &["playtest", "mission", "--shard", "WORD", "-o", "OUT/a.shard.ron"],
    &["gather", "WORD"],
    &["record", "mission", "mission", "-o", "WORD", "--title-en", "WORD", "--source", "WORD"],
];

pub(crate) fn tries(desk: &Desk) -> Vec<Try> {
    let out = desk.out();
    let refused = REFUSED.lines().map(|line| {
        let words = line.split(' ').map(|word| word.replace("OUT", out.to_str().unwrap()));
        Try::new(words).ends(&[2])
    });
    let mut tries: Vec<Try> = refused.collect();
    for (at, line) in ODD.iter().enumerate() {
        for odd in odd(at) {
            let fill = |word: &&str| match *word {
                "WORD" => odd.clone(),
                "heat:WORD" => [OsString::from("heat:"), odd.clone()].into_iter().collect(),
                word => word.replace("OUT", out.to_str().unwrap()).into(),
            };
            tries.push(Try::new(line.iter().map(fill)).ends(&[2]));
        }
    }
    // More jobs than processors are not an error: fewer are used.
    let many = ["playtest", "mission", "--games", "2", "--texan", "random", "--mexican", "random", "--jobs", "999999"];
    tries.push(Try::new(many).ends(&[0]));
    tries
}

/// Returns nonsense arguments: two of them in turn, and a deeply nested one.
fn odd(at: usize) -> Vec<OsString> {
    let all: [OsString; 8] = [
        String::new().into(),
        OsString::from_vec(b"\xff\xfe.map.ron".to_vec()),
        "\u{202e}\u{feff}\u{1}".into(),
        "a".repeat(5_000).into(),
        "../".repeat(400).into(),
        "é\u{301}👩‍👩‍👧".into(),
        "'\"$(`;|&".into(),
        "%s%n{}{0}".into(),
    ];
    let deep = ["(", "not ", "[", ":", "/", "=", "@", "next to "][at % 8].repeat(9_000);
    vec![all[at % 8].clone(), all[(at + 3) % 8].clone(), deep.into()]
}
