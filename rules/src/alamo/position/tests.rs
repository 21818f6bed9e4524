use super::*;

#[test]
fn a_position_is_a_plain_copy_of_less_than_four_kilobytes() {
    const fn plain<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(plain::<Position>() <= 4096, "{}", plain::<Position>());
}
