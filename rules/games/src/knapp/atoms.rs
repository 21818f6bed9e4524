//! The rules of "Remember the Alamo!" and the rulings that fill gaps in its text, in order.
//!
//! A rule with the name of a constant is cited by the engine. Their texts are in the string files under `rule-…`.

use crate::play::rules;

rules! {
    "group-k-general":
    executable "K1.a" K1_A;
    executable "K1.b" K1_B;
    definition "K1.c";
    definition "K1.d";
    executable house "K1.e";
    definition "K1.f";
    definition "K1.g";
    definition house "K1.h";
    "group-k-phases":
    executable filled "K2.a" K2_A;
    executable "K2.b";
    "group-k-bombardment":
    executable filled "K3.a" K3_A;
    executable "K3.b" K3_B;
    executable "K3.c" K3_C;
    executable "K3.d" K3_D;
    executable "K3.e";
    executable "K3.f" K3_F;
    executable "K3.g" K3_G;
    executable "K3.h" K3_H;
    executable filled "K3.i";
    executable house "K3.j" K3_J;
    executable house "K3.k" K3_K;
    executable house "K3.l" K3_L;
    executable "K3.m";
    executable house "K3.n" K3_N;
    "group-k-set-up":
    executable filled "K4.a" K4_A;
    executable "K4.b" K4_B;
    executable "K4.c" K4_C;
    executable "K4.d" K4_D;
    executable "K4.e";
    executable house "K4.f";
    executable "K4.g" K4_G;
    executable house "K4.h" K4_H;
    executable "K4.i" K4_I;
    executable filled "K4.j" K4_J;
    executable filled "K4.k" K4_K;
    executable "K4.l" K4_L;
    executable filled "K4.m" K4_M;
    executable house "K4.n" K4_N;
    definition filled "K4.o";
    "group-k-command":
    executable "K5.a";
    executable filled "K5.b";
    executable "K5.c" K5_C;
    executable "K5.d";
    executable house "K5.e" K5_E;
    "group-k-fire":
    executable "K6.a" K6_A;
    executable "K6.b" K6_B;
    executable "K6.c" K6_C;
    definition filled "K6.d" K6_D;
    executable "K6.e" K6_E;
    executable filled "K6.f" K6_F;
    executable house "K6.g" K6_G;
    executable "K6.h" K6_H;
    executable filled "K6.i" K6_I;
    executable "K6.j" K6_J;
    executable house "K6.k" K6_K;
    executable house "K6.l" K6_L;
    executable house "K6.m" K6_M;
    executable filled "K6.n" K6_N;
    executable house "K6.o";
    executable house "K6.p";
    "group-k-movement":
    executable filled "K7.a" K7_A;
    executable filled "K7.b" K7_B;
    executable filled "K7.c" K7_C;
    executable filled "K7.d" K7_D;
    executable filled "K7.e" K7_E;
    executable "K7.f";
    executable filled "K7.g" K7_G;
    executable "K7.h" K7_H;
    executable house "K7.i" K7_I;
    executable filled "K7.j" K7_J;
    executable filled "K7.k" K7_K;
    executable house "K7.l";
    executable house "K7.m" K7_M;
    executable house "K7.n" K7_N;
    executable house "K7.o" K7_O;
    "group-k-breaches":
    executable "K8.a";
    executable filled "K8.b" K8_B;
    executable "K8.c";
    executable house "K8.d" K8_D;
    executable house "K8.e";
    "group-k-scaling":
    executable "K9.a" K9_A;
    executable "K9.b" K9_B;
    executable "K9.c" K9_C;
    executable "K9.d" K9_D;
    executable "K9.e" K9_E;
    executable "K9.f";
    executable filled "K9.g" K9_G;
    executable house "K9.h";
    executable house "K9.i" K9_I;
    executable house "K9.j";
    "group-k-melee":
    executable "K10.a" K10_A;
    executable "K10.b" K10_B;
    executable "K10.c" K10_C;
    executable "K10.d" K10_D;
    executable "K10.e";
    definition house "K10.f" K10_F;
    executable house "K10.g" K10_G;
    executable "K10.h" K10_H;
    executable house "K10.i" K10_I;
    executable house "K10.j" K10_J;
    executable house "K10.k" K10_K;
    "group-k-morale":
    executable "K11.a";
    executable filled "K11.b" K11_B;
    executable filled "K11.c";
    executable house "K11.d" K11_D;
    executable house "K11.e" K11_E;
    executable house "K11.f";
    executable house "K11.g" K11_G;
    executable house "K11.h" K11_H;
    "group-k-points":
    executable "K12.a";
    executable house "K12.b";
    executable house "K12.c";
    executable house "K12.d";
    executable house "K12.e";
    executable house "K12.f";
    definition house "K12.g";
    executable house "K12.h" K12_H;
    "group-k-sequence":
    executable house "K13.1" K13_1;
    executable house "K13.2" K13_2;
    executable house "K13.3" K13_3;
    executable house "K13.4" K13_4;
    executable house "K13.5" K13_5;
    executable house "K13.6" K13_6;
    executable house "K13.7";
    "group-k-order-of-battle":
    definition filled "K14.a";
    definition "K14.b";
    definition house "K14.c" K14_C;
    definition house "K14.d" K14_D;
    "group-k-map":
    definition house "K15.a";
    definition house "K15.b";
    definition house "K15.c" K15_C;
    definition house "K15.d";
    definition house "K15.e" K15_E;
    definition house "K15.f";
    definition house "K15.g";
    definition house "K15.h";
    definition house "K15.i";
    definition house "K15.j";
    definition house "K15.k";
    "group-k-decisions":
    definition house "K16.a";
    definition house "K16.b";
    definition house "K16.c";
    definition house "K16.d";
    definition house "K16.e";
    definition house "K16.f";
    definition house "K16.g";
    executable house "K16.h";
    "group-k-unknown":
    definition house "K18.a";
    definition house "K18.b";
    definition house "K18.c";
    definition house "K18.d";
    definition house "K18.e";
    definition house "K18.f";
    definition house "K18.g";
    definition house "K18.h";
    executable house "K18.i";
    definition house "K18.j";
    definition house "K18.k";
    definition house "K18.l";
    definition house "K18.m";
    definition house "K18.n";
    definition house "K18.o";
    definition house "K18.p";
    definition house "K18.q";
    definition house "K18.r";
    definition house "K18.s";
}
