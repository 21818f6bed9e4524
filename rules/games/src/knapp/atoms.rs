//! The rules the engine cites, by number.
//!
//! Their texts are in the Fluent files under `rule-…`.

use crate::play::atoms;

atoms! {
    /// K1.a.
    K1_A = "K1.a";
    /// K1.b.
    K1_B = "K1.b";
    /// K2.a.
    K2_A = "K2.a";
    /// K3.a.
    K3_A = "K3.a";
    /// K3.b.
    K3_B = "K3.b";
    /// K3.c.
    K3_C = "K3.c";
    /// K3.d.
    K3_D = "K3.d";
    /// K3.f.
    K3_F = "K3.f";
    /// K3.g.
    K3_G = "K3.g";
    /// K3.h.
    K3_H = "K3.h";
    /// K3.j.
    K3_J = "K3.j";
    /// K3.k.
    K3_K = "K3.k";
    /// K3.l.
    K3_L = "K3.l";
    /// K3.n.
    K3_N = "K3.n";
    /// K4.a.
    K4_A = "K4.a";
    /// K4.b.
    K4_B = "K4.b";
    /// K4.c.
    K4_C = "K4.c";
    /// K4.d.
    K4_D = "K4.d";
    /// K4.g.
    K4_G = "K4.g";
    /// K4.h.
    K4_H = "K4.h";
    /// K4.i.
    K4_I = "K4.i";
    /// K4.j.
    K4_J = "K4.j";
    /// K4.k.
    K4_K = "K4.k";
    /// K4.l.
    K4_L = "K4.l";
    /// K4.m.
    K4_M = "K4.m";
    /// K4.n.
    K4_N = "K4.n";
    /// K5.c.
    K5_C = "K5.c";
    /// K5.e.
    K5_E = "K5.e";
    /// K6.a.
    K6_A = "K6.a";
    /// K6.b.
    K6_B = "K6.b";
    /// K6.c.
    K6_C = "K6.c";
    /// K6.d.
    K6_D = "K6.d";
    /// K6.e.
    K6_E = "K6.e";
    /// K6.f.
    K6_F = "K6.f";
    /// K6.g.
    K6_G = "K6.g";
    /// K6.h.
    K6_H = "K6.h";
    /// K6.i.
    K6_I = "K6.i";
    /// K6.j.
    K6_J = "K6.j";
    /// K6.k.
    K6_K = "K6.k";
    /// K6.l.
    K6_L = "K6.l";
    /// K6.m.
    K6_M = "K6.m";
    /// K6.n.
    K6_N = "K6.n";
    /// K7.a.
    K7_A = "K7.a";
    /// K7.b.
    K7_B = "K7.b";
    /// K7.c.
    K7_C = "K7.c";
    /// K7.d.
    K7_D = "K7.d";
    /// K7.e.
    K7_E = "K7.e";
    /// K7.g.
    K7_G = "K7.g";
    /// K7.h.
    K7_H = "K7.h";
    /// K7.i.
    K7_I = "K7.i";
    /// K7.j.
    K7_J = "K7.j";
    /// K7.k.
    K7_K = "K7.k";
    /// K7.m.
    K7_M = "K7.m";
    /// K7.n.
    K7_N = "K7.n";
    /// K7.o.
    K7_O = "K7.o";
    /// K8.b.
    K8_B = "K8.b";
    /// K8.d.
    K8_D = "K8.d";
    /// K9.a.
    K9_A = "K9.a";
    /// K9.b.
    K9_B = "K9.b";
    /// K9.c.
    K9_C = "K9.c";
    /// K9.d.
    K9_D = "K9.d";
    /// K9.e.
    K9_E = "K9.e";
    /// K9.g.
    K9_G = "K9.g";
    /// K9.i.
    K9_I = "K9.i";
    /// K10.a.
    K10_A = "K10.a";
    /// K10.b.
    K10_B = "K10.b";
    /// K10.c.
    K10_C = "K10.c";
    /// K10.d.
    K10_D = "K10.d";
    /// K10.f.
    K10_F = "K10.f";
    /// K10.g.
    K10_G = "K10.g";
    /// K10.h.
    K10_H = "K10.h";
    /// K10.i.
    K10_I = "K10.i";
    /// K10.j.
    K10_J = "K10.j";
    /// K10.k.
    K10_K = "K10.k";
    /// K11.b.
    K11_B = "K11.b";
    /// K11.d.
    K11_D = "K11.d";
    /// K11.e.
    K11_E = "K11.e";
    /// K11.g.
    K11_G = "K11.g";
    /// K11.h.
    K11_H = "K11.h";
    /// K12.h.
    K12_H = "K12.h";
    /// K13.1.
    K13_1 = "K13.1";
    /// K13.2.
    K13_2 = "K13.2";
    /// K13.3.
    K13_3 = "K13.3";
    /// K13.4.
    K13_4 = "K13.4";
    /// K13.5.
    K13_5 = "K13.5";
    /// K13.6.
    K13_6 = "K13.6";
    /// K14.c.
    K14_C = "K14.c";
    /// K14.d.
    K14_D = "K14.d";
    /// K15.c.
    K15_C = "K15.c";
    /// K15.e.
    K15_E = "K15.e";
}
