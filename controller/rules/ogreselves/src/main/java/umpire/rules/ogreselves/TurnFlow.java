package umpire.rules.ogreselves;

import java.util.Collections;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.move.MoveTable;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Goes on from a phase in which nothing can be chosen, and tells the events of the whole game. */
record TurnFlow(Setup setup, MoveTable<Position, Action> moves) {
    /** Returns the next state in which an action is awaited; the same state if one is. */
    Position settle(Position position) {
        return switch (position.phase()) {
            case Phase.Salting salting
            when setup.unsalted(position.realm()).isEmpty() -> settle(position.with(new Phase.Placing()));
            case Phase.Placing placing
            when setup.ogresInBox(position.realm()).isEmpty() ->
                settle(position.with(dealt(position.realm())).with(new Phase.Deploying()));
            case Phase.Deploying deploying
            when !position.miner().bag().holds(Thing.SHIELD) -> settle(position.deployed());
            case Phase.Moving moving -> moving(position);
            case Phase.Handling handling -> choosable(position) ? position : position.with(new Phase.Rolling());
            case Phase.Bound bound -> bound(position, bound);
            default -> position;
        };
    }

    /** Deals the Shields one by one, from the first Elf on. */
    private Realm dealt(Realm realm) {
        Realm dealing = realm;
        for (Elf elf : realm.elves()) {
            int shields = setup.sheet().shieldsDealt(elf, setup.elves());
            dealing = dealing.with(
                    elf, realm.miner(elf).carrying(new Things(Collections.nCopies(shields, Thing.SHIELD))));
        }
        return dealing;
    }

    private Position moving(Position position) {
        Realm realm = position.realm();
        if (setup.allFull(realm)) {
            return position.ended(Ending.FILLED);
        }
        if (!realm.allCaptive() && setup.pointless(realm)) {
            return position.ended(Ending.DELIVERED);
        }
        return position.miner().captive() ? settle(position.with(Phase.Bound.start(0))) : position;
    }

    private boolean choosable(Position position) {
        return moves.legal(position).size() > 1;
    }

    /** Asks a captive for a ransom if it can pay one. If all Elves are captive, asks the next one otherwise. */
    private Position bound(Position position, Phase.Bound bound) {
        boolean all = position.realm().allCaptive();
        if (all && bound.asked() >= setup.elves()) {
            return position.ended(Ending.CAPTURED);
        }
        if (choosable(position)) {
            return position;
        }
        return all ? settle(position.passedOn(bound)) : position.with(new Phase.Rolling());
    }

    /** Tells that the game begins, that all are captive, or how it ends. */
    void tell(Position before, Position next, EventSink telling) {
        if (next.phase() instanceof Phase.Ended ended && !(before.phase() instanceof Phase.Ended)) {
            ended(next.realm(), ended.end(), telling);
        } else if (before.phase().settingUp() && !next.phase().settingUp()) {
            begun(next.realm(), telling);
        } else if (next.realm().allCaptive() && !before.realm().allCaptive()) {
            telling.tell(SheetRule.ALL_CAPTIVE, () -> "All Elves are captive. If none pays a ransom the game is over.");
        }
        if (telling.listens() && !before.phase().settingUp()) {
            lost(before.realm(), next.realm(), telling);
        }
    }

    /** Tells when the last Valuable of a kind that a chest needs is gone. */
    private void lost(Realm before, Realm next, EventSink telling) {
        for (Royal royal : setup.sheet().royals()) {
            Things gone = setup.gone(next, royal);
            if (!gone.isEmpty() && setup.gone(before, royal).isEmpty()) {
                telling.tell(SheetRule.BONUS, () -> ScoreSheet.unfillable(gone, royal.chest()) + ".");
            }
        }
    }

    private void begun(Realm realm, EventSink telling) {
        telling.tell(
                SheetRule.FILL_CHESTS,
                () -> "Fill these chests: "
                        + setup.sheet().royals().stream().map(Royal::chest).collect(Collectors.joining(", ")) + ".");
        telling.tell(SheetRule.ELVES_START_HOME, () -> "The Elves start at Home.");
        telling.tell(SheetRule.ORDER_OF_TURNS, () -> "Turns go in this order: " + each(realm, Elf::title) + ".");
        if (setup.sheet().shields()) {
            telling.tell(
                    SheetRule.SHIELDS_DEALT,
                    () -> "The Shields are dealt: "
                            + each(
                                    realm,
                                    elf -> elf.title() + " "
                                            + realm.miner(elf).bag().count(Thing.SHIELD))
                            + ".");
        }
    }

    private static String each(Realm realm, Function<Elf, String> words) {
        return realm.elves().stream().map(words).collect(Collectors.joining(", "));
    }

    private void ended(Realm realm, Ending end, EventSink telling) {
        int bonus = ScoreSheet.bonus(setup, realm);
        int captives = ScoreSheet.captives(realm);
        int delivered = ScoreSheet.points(setup, realm) - bonus + captives;
        telling.tell(end.rule(), end::says);
        telling.tell(
                SheetRule.ALL_GO_HOME,
                () -> realm.allCaptive()
                        ? "No Elf comes Home, and the score is counted."
                        : "Free Elves go Home, and the score is counted.");
        telling.tell(SheetRule.SCORE, () -> "Chests and Gifts score " + delivered + ".");
        if (bonus > 0) {
            telling.tell(SheetRule.BONUS, () -> "Full chests score " + bonus + " more.");
        }
        if (captives > 0) {
            telling.tell(SheetRule.PENALTY, () -> "Captive Elves cost " + captives + ".");
        }
    }
}
