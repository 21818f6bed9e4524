//! The rules of "Deguello at Dawn" that are implemented, and the rulings that fill gaps in its handbook, in order.
//!
//! A rule with the name of a constant is cited by the engine. Their texts are in the string files under `rule-…`.

use crate::play::rules;

rules! {
    "group-d-pieces":
    executable filled "D1.a" D1_A;
    executable "D1.b";
    executable "D1.c";
    definition "D1.d";
    executable "D1.e" D1_E;
    executable "D1.f" D1_F;
    definition "D1.g";
    definition house "D1.h";
    executable filled "D1.i";
    "group-d-sequence":
    executable "D4.0.a" D4_0_A;
    executable filled "D4.0.b" D4_0_B;
    executable filled "D4.0.c" D4_0_C;
    executable "D4.1.a" D4_1_A;
    executable "D4.1.b" D4_1_B;
    executable "D4.1.c" D4_1_C;
    executable "D4.1.d" D4_1_D;
    executable "D4.11.a" D4_11_A;
    executable "D4.11.b" D4_11_B;
    executable "D4.11.c" D4_11_C;
    executable "D4.11.d" D4_11_D;
    executable "D4.11.e" D4_11_E;
    executable filled "D4.11.f" D4_11_F;
    executable filled "D4.12.a" D4_12_A;
    executable "D4.12.b" D4_12_B;
    executable "D4.13.a" D4_13_A;
    executable "D4.13.b" D4_13_B;
    executable filled "D4.2.a" D4_2_A;
    executable "D4.2.b" D4_2_B;
    executable "D4.2.c" D4_2_C;
    executable house "D4.2.d" D4_2_D;
    "group-d-officers":
    executable "D5.1.a" D5_1_A;
    executable "D5.2.a";
    executable filled "D5.2.b";
    executable "D5.3.a" D5_3_A;
    executable "D5.3.b" D5_3_B;
    executable "D5.3.c" D5_3_C;
    executable "D5.3.d" D5_3_D;
    definition "D5.4.a";
    "group-d-light":
    executable "D6.a";
    executable "D6.b" D6_B;
    executable "D6.c";
    executable house "D6.d";
    executable "D6.e" D6_E;
    "group-d-movement":
    executable "D7.a" D7_A;
    executable filled "D7.b" D7_B;
    definition "D7.2.a";
    executable "D7.2.b" D7_2_B;
    executable filled "D7.2.c" D7_2_C;
    executable "D7.2.d" D7_2_D;
    executable house "D7.2.e" D7_2_E;
    executable house "D7.2.f";
    executable "D7.2.g" D7_2_G;
    executable "D7.2.h" D7_2_H;
    executable "D7.4.a";
    executable house "D7.5.a" D7_5_A;
    executable house "D7.6.a" D7_6_A;
    executable "D7.12.a" D7_12_A;
    executable "D7.12.b" D7_12_B;
    executable filled "D7.12.c" D7_12_C;
    executable "D7.21.a" D7_21_A;
    executable "D7.41.a" D7_41_A;
    executable "D7.41.b" D7_41_B;
    executable "D7.41.c" D7_41_C;
    definition filled "D7.41.d";
    definition "D7.42.a";
    "group-d-stacking":
    executable house "D8.a" D8_A;
    executable house "D8.b" D8_B;
    executable filled "D8.c" D8_C;
    "group-d-facing":
    executable filled "D9.a" D9_A;
    executable "D9.1.a" D9_1_A;
    executable "D9.1.b" D9_1_B;
    "group-d-fire":
    executable "D10.a" D10_A;
    definition "D10.2.a";
    executable "D10.3.a" D10_3_A;
    executable "D10.3.b" D10_3_B;
    executable filled "D10.3.c" D10_3_C;
    executable "D10.3.d" D10_3_D;
    executable "D10.3.e" D10_3_E;
    executable "D10.3.f" D10_3_F;
    executable "D10.3.g" D10_3_G;
    executable "D10.3.h" D10_3_H;
    executable "D10.3.i" D10_3_I;
    executable "D10.3.j" D10_3_J;
    executable "D10.3.k" D10_3_K;
    definition "D10.3.l";
    executable "D10.3.m" D10_3_M;
    executable "D10.3.n" D10_3_N;
    executable "D10.3.o";
    executable house "D10.3.p";
    executable filled "D10.3.q";
    executable house "D10.3.r" D10_3_R;
    executable filled "D10.3.s";
    executable "D10.3.t" D10_3_T;
    executable "D10.4.a" D10_4_A;
    "group-d-cannon":
    executable "D11.1.a" D11_1_A;
    executable "D11.1.b" D11_1_B;
    executable "D11.2.a" D11_2_A;
    executable "D11.3.a" D11_3_A;
    executable filled "D11.4.a" D11_4_A;
    executable "D11.5.a" D11_5_A;
    executable "D11.8.a" D11_8_A;
    definition house "D11.9.a";
    "group-d-walls":
    executable "D12.4.a" D12_4_A;
    executable house "D12.4.b" D12_4_B;
    executable "D12.4.c" D12_4_C;
    executable "D12.4.d" D12_4_D;
    executable "D12.4.e" D12_4_E;
    executable "D12.4.f" D12_4_F;
    executable "D12.4.g" D12_4_G;
    executable "D12.4.h" D12_4_H;
    definition house "D12.4.i";
    executable "D12.5.a" D12_5_A;
    definition "D12.5.b";
    executable "D12.6.a" D12_6_A;
    executable "D12.6.b" D12_6_B;
    executable filled "D12.6.c" D12_6_C;
    executable "D12.41.a" D12_41_A;
    "group-d-sight":
    definition filled "D13.a";
    executable "D13.2.a" D13_2_A;
    executable "D13.2.b" D13_2_B;
    executable filled "D13.2.c" D13_2_C;
    executable "D13.2.d" D13_2_D;
    executable filled "D13.2.e" D13_2_E;
    executable "D13.4.a" D13_4_A;
    executable "D13.4.b" D13_4_B;
    executable "D13.7.a" D13_7_A;
    "group-d-melee":
    executable "D14.a" D14_A;
    executable "D14.1.a" D14_1_A;
    executable "D14.2.a" D14_2_A;
    executable "D14.6.a" D14_6_A;
    executable "D14.7.a" D14_7_A;
    executable "D14.7.b" D14_7_B;
    executable filled "D14.c";
    executable filled "D14.d";
    executable filled "D14.e" D14_E;
    executable "D14.f" D14_F;
    executable house "D14.g" D14_G;
    "group-d-ends":
    executable house "D15.5.a" D15_5_A;
    executable "D16.3.a" D16_3_A;
    executable "D16.3.b" D16_3_B;
    executable "D16.3.c" D16_3_C;
    executable house "D16.a" D16_A;
    executable house "D17.a" D17_A;
    "group-d-order-of-battle":
    executable filled "D18.a" D18_A;
    definition "D18.b";
    definition house "D18.c";
    definition "D19.a";
    definition "D19.b";
    executable "D19.c" D19_C;
    definition house "D19.d";
}
