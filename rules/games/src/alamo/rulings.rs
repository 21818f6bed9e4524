//! The numbered house rulings that the engine follows in its tables, its searches and its lines of sight.
//!
//! Those cited by events and refusals are among the [`atoms`](super::atoms).
//!
//! Their texts are in the string files under `rule-…`.

use crate::play::atoms;

atoms! {
    /// R6.
    R6 = "R6";
    /// R8.
    R8 = "R8";
    /// R9.
    R9 = "R9";
    /// R10.
    R10 = "R10";
    /// R11.
    R11 = "R11";
    /// R12.
    R12 = "R12";
    /// R13.
    R13 = "R13";
    /// R14.
    R14 = "R14";
    /// R15.
    R15 = "R15";
    /// R16.
    R16 = "R16";
    /// R17.
    R17 = "R17";
    /// R18.
    R18 = "R18";
    /// R19.
    R19 = "R19";
    /// R20.
    R20 = "R20";
    /// R21.
    R21 = "R21";
    /// R24.
    R24 = "R24";
    /// R25.
    R25 = "R25";
    /// R26.
    R26 = "R26";
    /// R33.
    R33 = "R33";
    /// R39.
    R39 = "R39";
    /// R40.
    R40 = "R40";
    /// R43.
    R43 = "R43";
    /// R46.
    R46 = "R46";
    /// R47.
    R47 = "R47";
    /// R48.
    R48 = "R48";
    /// R50.
    R50 = "R50";
    /// R51.
    R51 = "R51";
    /// R53.
    R53 = "R53";
    /// R57.
    R57 = "R57";
    /// R58.
    R58 = "R58";
    /// R59.
    R59 = "R59";
    /// R61.
    R61 = "R61";
    /// R64.
    R64 = "R64";
    /// R65.
    R65 = "R65";
    /// R68.
    R68 = "R68";
    /// R70.
    R70 = "R70";
    /// R71.
    R71 = "R71";
    /// R73.
    R73 = "R73";
    /// R77.
    R77 = "R77";
    /// R79.
    R79 = "R79";
    /// R80.
    R80 = "R80";
    /// R81.
    R81 = "R81";
    /// R82.
    R82 = "R82";
    /// R84.
    R84 = "R84";
    /// R85.
    R85 = "R85";
    /// R87.
    R87 = "R87";
    /// R88.
    R88 = "R88";
}
