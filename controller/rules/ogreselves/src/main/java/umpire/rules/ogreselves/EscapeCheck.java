package umpire.rules.ogreselves;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.kernel.FirstMisfit;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;

/** Whether the Elves that choose their Castles can have been freed by the Ogre on whose Mine they stand. */
final class EscapeCheck {
    private final Setup setup;

    EscapeCheck(Setup setup) {
        this.setup = setup;
    }

    Optional<String> escaping(Position position, Phase.Escaping escaping) {
        Realm realm = position.realm();
        List<Elf> freed = escaping.freed();
        return new FirstMisfit()
                .needs(
                        () -> realm.elves().containsAll(freed),
                        () -> named(freed.stream().filter(elf -> !realm.elves().contains(elf))) + " does not play")
                .needs(
                        () -> freed.stream().noneMatch(elf -> realm.miner(elf).captive()),
                        () -> named(freed.stream()
                                        .filter(elf -> realm.miner(elf).captive()))
                                + " is captive and chooses no Castle")
                .needs(
                        () -> onOneOgre(realm, freed),
                        "freed Elves stand on the Mine of the Ogre that took something from them")
                .needs(
                        () -> freed.stream().sorted().toList().equals(freed),
                        "freed Elves choose in the order of their turns")
                .needs(() -> realm.emptyCastles().size() > 1, "nobody chooses a Castle where fewer than two are empty")
                .needs(
                        () -> escaping.toMove().isEmpty() || escaping.toMove().equals(others(realm, freed.get(0))),
                        () -> "after this Ogre " + inWords(others(realm, freed.get(0)))
                                + ", unless a number was rolled and none does")
                .found();
    }

    private static String named(Stream<Elf> elves) {
        return elves.map(Elf::title).collect(Collectors.joining(" and "));
    }

    private static boolean onOneOgre(Realm realm, List<Elf> freed) {
        ElfSpace at = realm.miner(freed.get(0)).at();
        return at.mine()
                && !realm.free(at)
                && freed.stream().allMatch(elf -> realm.miner(elf).at() == at);
    }

    /** Returns the Ogres that move after the one an Elf stands on, where an O moves all. */
    private List<Integer> others(Realm realm, Elf freed) {
        int landed = realm.ogreOn(realm.miner(freed).at()).orElseThrow();
        return setup.sheet().ogres().stream()
                .filter(ogre -> ogre > landed && !(realm.ogre(ogre) instanceof OgreZone.OutOfGame))
                .toList();
    }

    private static String inWords(List<Integer> ogres) {
        String listed = ogres.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return ogres.isEmpty() ? "no other moves" : "those that move are " + listed;
    }
}
