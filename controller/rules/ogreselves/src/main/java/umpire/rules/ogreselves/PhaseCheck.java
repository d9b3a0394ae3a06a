package umpire.rules.ogreselves;

import java.util.Optional;
import java.util.function.BiFunction;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstMisfit;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;

/** Whether a phase can be where everything lies as it does. */
final class PhaseCheck {
    private final Setup setup;
    private final BiFunction<Position, Action, Optional<Breach>> judge;
    private final SetUpCheck setUp;
    private final TurnCheck turns;
    private final EscapeCheck escapes;

    PhaseCheck(Setup setup, BiFunction<Position, Action, Optional<Breach>> judge) {
        this.setup = setup;
        this.judge = judge;
        this.setUp = new SetUpCheck(setup);
        this.turns = new TurnCheck(setup, judge);
        this.escapes = new EscapeCheck(setup);
    }

    /** An Elf that chooses a Gift or a Castle stands on an Ogre for a moment. */
    static boolean mayStandFreeOnOgre(Position position, Elf elf) {
        return switch (position.phase()) {
            case Phase.Meeting meeting -> elf == position.turn();
            case Phase.Escaping escaping -> escaping.freed().contains(elf);
            default -> false;
        };
    }

    /** Returns what cannot be. Whether a turn that begins can be played at all is seen when it is gone on from. */
    Optional<String> misfit(Position position) {
        return switch (position.phase()) {
            case Phase.Salting salting -> setUp.salting(position);
            case Phase.Placing placing -> setUp.placing(position);
            case Phase.Deploying deploying -> setUp.deploying(position);
            case Phase.Moving moving ->
                notFilled(position).then(() -> turns.moving(position, moving)).found();
            case Phase.Bound bound ->
                notFilled(position).then(() -> turns.bound(position, bound)).found();
            case Phase.Meeting meeting ->
                notFilled(position).then(() -> turns.meeting(position)).found();
            case Phase.Handling handling ->
                notFilled(position)
                        .then(() -> turns.handling(position, handling))
                        .found();
            case Phase.Rolling rolling -> notFilled(position).found();
            case Phase.Escaping escaping ->
                notFilled(position)
                        .then(() -> escapes.escaping(position, escaping))
                        .found();
            case Phase.Agreeing agreeing ->
                notFilled(position).then(() -> agreeing(position, agreeing)).found();
            case Phase.Ended ended -> ended(position.realm(), ended.end());
        };
    }

    private FirstMisfit notFilled(Position position) {
        return new FirstMisfit()
                .needs(() -> !setup.allFull(position.realm()), "all chests are full, so the game is over");
    }

    private Optional<String> agreeing(Position position, Phase.Agreeing agreeing) {
        Position before = position.with(agreeing.before());
        return new FirstMisfit()
                .needs(() -> setup.rulings().askEverybody(), "at this table nobody is asked")
                .needs(
                        () -> proposed(agreeing),
                        "what is asked about is a captive's ransom or a free Elf's end of the game")
                .needs(() -> agreeing.agreed() < setup.elves() - 1, "all the others have said yes already")
                .then(() -> misfit(before))
                .needs(
                        () -> !(agreeing.proposal() instanceof Action.ProposeEnd) || !setup.pointless(position.realm()),
                        "nothing more can be delivered or given, so the game is over")
                .then(() -> judge.apply(before, agreeing.proposal()).map(Breach::why))
                .found();
    }

    private static boolean proposed(Phase.Agreeing agreeing) {
        return switch (agreeing.proposal()) {
            case Action.PayRansom ransom -> agreeing.before() instanceof Phase.Bound;
            case Action.ProposeEnd end ->
                agreeing.before() instanceof Phase.Moving || agreeing.before() instanceof Phase.Handling;
            default -> false;
        };
    }

    private Optional<String> ended(Realm realm, Ending end) {
        return new FirstMisfit()
                .needs(
                        () -> realm.miners().stream().allMatch(PhaseCheck::rests),
                        "a game is over when free Elves are at Home")
                .needs(
                        () -> (end == Ending.FILLED) == setup.allFull(realm),
                        end == Ending.FILLED
                                ? "a chest has free spaces, so the game is not over by full chests"
                                : "all chests are full, so the game is over by that")
                .needs(
                        () -> (end == Ending.CAPTURED) == realm.allCaptive(),
                        end == Ending.CAPTURED
                                ? "an Elf is free, so the game is not over by captivity"
                                : "all Elves are captive, so none has ended the game otherwise")
                .needs(
                        () -> end != Ending.DELIVERED || !setup.deliverable(realm),
                        "more can be delivered, so the game is not over")
                .found();
    }

    private static boolean rests(Miner miner) {
        return miner.captive() || miner.at() == ElfSpace.HOME;
    }
}
