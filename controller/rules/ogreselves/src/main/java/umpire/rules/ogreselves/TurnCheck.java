package umpire.rules.ogreselves;

import java.util.Optional;
import java.util.function.BiFunction;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstMisfit;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.Things;

/** Whether a turn can have come to where its phase says. */
final class TurnCheck {
    private static final String END_REFUSED = "nobody can have said no to the end, for it cannot be proposed";

    private final Setup setup;
    private final BiFunction<Position, Action, Optional<Breach>> judge;

    TurnCheck(Setup setup, BiFunction<Position, Action, Optional<Breach>> judge) {
        this.setup = setup;
        this.judge = judge;
    }

    Optional<String> moving(Position position, Phase.Moving moving) {
        return new FirstMisfit()
                .needs(
                        () -> !position.miner().captive(),
                        () -> position.turn().title() + " is captive and does not move")
                .needs(() -> !moving.endRefused() || endAsked(position), END_REFUSED)
                .found();
    }

    private boolean endAsked(Position position) {
        return setup.rulings().askEverybody() && !setup.deliverable(position.realm());
    }

    Optional<String> bound(Position position, Phase.Bound bound) {
        boolean all = position.realm().allCaptive();
        return new FirstMisfit()
                .needs(() -> position.miner().captive(), () -> position.turn().title() + " is not captive")
                .needs(() -> bound.asked() < setup.elves(), () -> "only " + setup.elves() + " Elves can be asked")
                .needs(
                        () -> bound.asked() == 0 || all,
                        "Elves are asked one after the other for ransoms when all are captive")
                .needs(
                        () -> bound.refused().isEmpty() || setup.rulings().askEverybody(),
                        "at this table nobody is asked")
                .needs(
                        () -> bound.refused().stream()
                                .allMatch(ransom -> judge.apply(position.with(Phase.Bound.start(bound.asked())), ransom)
                                        .isEmpty()),
                        "nobody can have said no to a ransom that cannot be proposed")
                .needs(
                        () -> bound.settled().isEmpty() || (setup.rulings().captiveShields() && !all),
                        "a captive changes no Shields here")
                .found();
    }

    Optional<String> meeting(Position position) {
        Miner miner = position.miner();
        Realm realm = position.realm();
        return new FirstMisfit()
                .needs(
                        () -> miner.at().mine() && !realm.free(miner.at()) && !miner.captive(),
                        () -> position.turn().title() + " has not met an Ogre as a free Elf")
                .needs(
                        () -> realm.ogresOn(miner.at()).stream()
                                .anyMatch(
                                        ogre -> !setup.liked(ogre, miner.bag()).isEmpty()),
                        () -> position.turn().title() + " carries nothing that the Ogre it met likes")
                .needs(() -> !realm.emptyCastles().isEmpty(), "an Ogre is on every Castle, so none is met with a Gift")
                .needs(() -> !setup.pointless(realm), "nothing more can be delivered or given, so the game is over")
                .found();
    }

    Optional<String> handling(Position position, Phase.Handling handling) {
        Miner miner = position.miner();
        Things lying = miner.at().mine() ? position.realm().mine(miner.at().number()) : Things.NONE;
        boolean rolls = setup.rulings().rollAfterLastDelivery();
        return new FirstMisfit()
                .needs(() -> !miner.captive(), () -> position.turn().title() + " is captive and handles nothing")
                .needs(
                        () -> handling.offer().less(lying).isEmpty(),
                        () -> handling.offer().less(lying).inWords() + " is offered and does not lie "
                                + miner.at().there())
                .needs(
                        () -> handling.handed().size() == setup.elves(),
                        () -> "what was handed over is told of "
                                + handling.handed().size() + " Elves, not of " + setup.elves())
                .then(() -> handed(position, handling))
                .needs(
                        () -> rolls || !setup.pointless(position.realm()),
                        "nothing more can be delivered or given, so the game is over")
                .needs(() -> !handling.endRefused() || (!rolls && endAsked(position)), END_REFUSED)
                .found();
    }

    private static Optional<String> handed(Position position, Phase.Handling handling) {
        FirstMisfit misfit = new FirstMisfit();
        for (Elf elf : position.realm().elves()) {
            Things handed = handling.handed(elf);
            misfit.needs(
                            () -> handed.less(position.realm().miner(elf).bag()).isEmpty(),
                            () -> elf.title() + " was handed " + handed.inWords() + " and does not carry it")
                    .needs(
                            () -> handed.isEmpty() || shares(position, elf),
                            () -> elf.title() + " was handed " + handed.inWords() + ", but "
                                    + position.turn().title() + " shares with free Elves on its own space only");
        }
        return misfit.found();
    }

    private static boolean shares(Position position, Elf elf) {
        return position.realm().freeElvesOn(position.miner().at()).stream()
                .anyMatch(other -> elf == position.turn() ? other != elf : other == elf);
    }
}
