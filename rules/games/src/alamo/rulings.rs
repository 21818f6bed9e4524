//! The house rulings of the 1981 game: questions that the published rules leave open, and how they are settled here.
//!
//! A ruling with the name of a constant is followed by the engine: in its events and refusals, its tables, its searches or
//! its lines of sight. Their texts are in the string files under `rule-…`.

use crate::play::rules;

rules! {
    "group-components":
    definition house "R1";
    "group-batteries":
    executable house "R2";
    "group-zones":
    executable house "R3";
    "group-combat":
    definition house "R4";
    "group-batteries":
    executable house "R5";
    "group-terrain":
    executable house "R6" R6;
    "group-zones":
    executable house "R7";
    executable house "R8" R8;
    executable house "R9" R9;
    executable house "R10" R10;
    executable house "R11" R11;
    executable house "R12" R12;
    executable house "R13" R13;
    executable house "R14" R14;
    executable house "R15" R15;
    "group-terrain":
    definition house "R16" R16;
    executable house "R17" R17;
    executable house "R18" R18;
    executable house "R19" R19;
    executable house "R20" R20;
    executable house "R21" R21;
    executable house "R22" R22;
    executable house "R23" R23;
    "group-combat":
    executable house "R24" R24;
    executable house "R25" R25;
    executable house "R26" R26;
    definition house "R27";
    executable house "R28";
    executable house "R29";
    executable house "R30";
    "group-batteries":
    executable house "R31" R31;
    executable house "R32";
    executable house "R33" R33;
    executable house "R34";
    "group-results":
    executable house "R35";
    executable house "R36";
    executable house "R37";
    "group-combat":
    executable house "R38";
    executable house "R39" R39;
    "group-leaders":
    executable house "R40" R40;
    "group-results":
    executable house "R41";
    executable house "R42";
    "group-leaders":
    executable house "R43" R43;
    executable house "R44";
    executable house "R45";
    "group-results":
    executable house "R46" R46;
    executable house "R47" R47;
    executable house "R48" R48;
    executable house "R49";
    "group-setup":
    executable house "R50" R50;
    "group-results":
    executable house "R51" R51;
    executable house "R52";
    executable house "R53" R53;
    executable house "R54";
    "group-leaders":
    executable house "R55" R55;
    executable house "R56";
    "group-results":
    executable house "R57" R57;
    executable house "R58" R58;
    executable house "R59" R59;
    "group-batteries":
    executable house "R60";
    executable house "R61" R61;
    executable house "R62" R62;
    executable house "R63" R63;
    executable house "R64" R64;
    executable house "R65" R65;
    executable house "R66" R66;
    executable house "R67" R67;
    "group-replacements":
    executable house "R68" R68;
    executable house "R69";
    executable house "R70" R70;
    executable house "R71" R71;
    "group-range":
    executable house "R72" R72;
    executable house "R73" R73;
    "group-counterattack":
    executable house "R74" R74;
    executable house "R75" R75;
    executable house "R76" R76;
    executable house "R77" R77;
    "group-victory":
    executable house "R78";
    executable house "R79" R79;
    executable house "R80" R80;
    "group-sequence":
    executable house "R81" R81;
    "group-batteries":
    executable house "R82" R82;
    "group-leaders":
    executable house "R83" R83;
    "group-movement":
    executable house "R84" R84;
    "group-results":
    executable house "R85" R85;
    "group-setup":
    executable house "R86";
    "group-leaders":
    executable house "R87" R87;
    "group-terrain":
    executable house "R88" R88;
}
