package umpire.rules.diemen.validity;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.position.BattleAssault;
import umpire.rules.diemen.position.BattleAssault.AttackKind;
import umpire.rules.diemen.position.DiceSet;
import umpire.rules.diemen.position.Phase;
import umpire.rules.diemen.position.Position;
import umpire.rules.diemen.position.Setup;
import umpire.rules.diemen.position.SideRound;
import umpire.rules.diemen.reach.AssaultSum;
import umpire.rules.kernel.FirstMisfit;

/** Says why attacks cannot be under way as they are. */
final class AssaultCheck {
    /** Five extra facings and high ground; Cavalry comes to it. */
    private static final int MOST_BONUS = 6;

    private final Setup setup;

    AssaultCheck(Setup setup) {
        this.setup = setup;
    }

    Optional<String> first(Position position) {
        FirstMisfit doubts =
                new FirstMisfit().needs(() -> position.assaults().size() <= 2, "more than two attacks are not settled");
        for (BattleAssault assault : position.assaults()) {
            doubts.then(() -> shape(assault))
                    .then(() -> spent(position, assault))
                    .then(() -> order(position, assault))
                    .needs(
                            () -> position.field()
                                    .at(assault.at(), assault.side().other())
                                    .isPresent(),
                            () -> "nobody of " + assault.side().other().title() + " stands on " + assault.at()
                                    + ", where the attack goes")
                    .then(() -> fresh(position, assault) ? begun(position, assault) : answered(position, assault));
        }
        return doubts.then(() -> pair(position.assaults(), position)).found();
    }

    private int mostBonus() {
        return MOST_BONUS
                + (setup.rulings().eachCavalryHits() ? setup.scenario().stackLimit() : 1);
    }

    private Optional<String> shape(BattleAssault assault) {
        int distance = assault.from().distance(assault.at());
        boolean close = assault.kind() == AttackKind.CLOSE;
        FirstMisfit doubts = new FirstMisfit();
        for (BattleHex hex : List.of(assault.from(), assault.at())) {
            doubts.needs(() -> setup.map().has(hex), () -> "the map has no space " + hex);
        }
        return doubts.needs(
                        () -> reaches(assault.kind(), distance),
                        () -> "there is no such attack from " + assault.from() + " on " + assault.at() + ", "
                                + distance + (distance == 1 ? " space" : " spaces") + " away: "
                                + reach(assault.kind()))
                .needs(
                        () -> close == assault.limit() > 0,
                        () -> close
                                ? "a close attack does as much damage at most as units attack, not 0"
                                : "the damage of this attack is not limited: 0 stands for that, not " + assault.limit())
                .needs(
                        () -> assault.kind() != AttackKind.SHOT || (assault.bonus() == 0 && !assault.flying()),
                        "Archers who shoot do 1 damage: they have no extra damage and do not fly")
                .needs(assault::alive, () -> "the attack on " + assault.at() + " has not two dice left")
                .found();
    }

    private static String reach(AttackKind kind) {
        return switch (kind) {
            case CLOSE -> "a close attack is on the next space";
            case SIEGE -> "Siege Engines attack two spaces away";
            case SHOT -> "Archers shoot one or two spaces far";
        };
    }

    private static boolean reaches(AttackKind kind, int distance) {
        return switch (kind) {
            case CLOSE -> distance == 1;
            case SIEGE -> distance == 2;
            case SHOT -> distance == 1 || distance == 2;
        };
    }

    private Optional<String> spent(Position position, BattleAssault assault) {
        BattleSide side = assault.side();
        SideRound round = position.side(side);
        int height = assault.height();
        return new FirstMisfit()
                .needs(
                        () -> setup.inForce(round).strategy().attacks(),
                        () -> side.title() + " attacks, and with "
                                + setup.inForce(round).strategy().title() + " nobody does")
                .needs(
                        () -> round.dice().count(height) == 0 && round.gobble().count(height) == 0,
                        () -> side.title() + " has a die of " + height + " left, though its set of " + height
                                + " was spent on an attack")
                .needs(
                        () -> height >= setup.leastHeight(round),
                        () -> side.title() + "'s orders are new, and its set of " + height + " is lower than "
                                + setup.leastHeight(round))
                .found();
    }

    /**
     * Sets are spent in their order. How many dice of an attack were cancelled by now is not known where its enemy is guarding; by
     * Defenders as many as have used their die, and those fall first.
     */
    private Optional<String> order(Position position, BattleAssault assault) {
        SideRound defender = position.side(assault.side().other());
        int cancelled = (defender.defended() ? Setup.MOST_DICE : 0)
                + position.field().at(assault.at()).map(BattleSquad::tired).orElse(0)
                + new RoundLimits(setup, position).lostNow(assault.side().other())
                + (position.usedTerrain().contains(assault.at()) ? 1 : 0);
        DiceSet widest = new DiceSet(assault.width() + cancelled, assault.height());
        FirstMisfit doubts = new FirstMisfit();
        for (BattleSide side : BattleSide.values()) {
            Optional<DiceSet> left = position.side(side).dice().first();
            doubts.needs(
                    () -> left.filter(set -> set.compareTo(widest) < 0).isEmpty(),
                    () -> side.title() + "'s set " + left.orElseThrow() + " is spent before the one that attacks "
                            + assault.at());
        }
        return doubts.found();
    }

    /** Returns whether nothing can have happened to the attackers since the attack was begun. */
    private boolean fresh(Position position, BattleAssault assault) {
        if (position.assaults().size() > 1) {
            return assault.equals(position.assault()) || !(position.phase() instanceof Phase.LosingUnits);
        }
        SideRound other = position.side(assault.side().other());
        boolean second = assault.side() != Setup.firstInRound(position.round())
                && position.tied().isEmpty()
                && other.dice().count(assault.height()) == 0
                && new RoundLimits(setup, position).attacks(assault.side().other()) > 0;
        return !second;
    }

    /** What an attack is worth was settled when it was begun, and its troops stand as they stood. */
    private Optional<String> begun(Position position, BattleAssault assault) {
        BattleHex from = assault.from();
        Troops troops = position.field().troops(from, assault.side());
        FirstMisfit doubts = new FirstMisfit()
                .needs(
                        () -> able(troops, assault.kind()),
                        () -> assault.side().title() + " has no troops on " + from + " that could attack "
                                + assault.at() + " so");
        if (assault.kind() == AttackKind.SHOT) {
            return doubts.found();
        }
        AssaultSum sum = AssaultSum.of(
                setup, position, assault.side(), new DiceSet(assault.width(), assault.height()), from, assault.at());
        int bonus = sum.assault().bonus();
        return doubts.needs(
                        () -> assault.limit() == sum.assault().limit(),
                        () -> "the attack from " + from + " does as much damage at most as units stand there: "
                                + troops.size() + ", not " + assault.limit())
                .needs(
                        () -> assault.flying() == sum.assault().flying(),
                        () -> "an attack has an exclamation mark where nobody but Fliers attacks, and on " + from
                                + (troops.size() == 1 ? " stands " : " stand ") + troops.says())
                .needs(
                        () -> assault.bonus() == bonus
                                || (assault.bonus() == bonus + 1 && groundCountedBefore(position, assault, sum)),
                        () -> "the extra damage of the attack from " + from + " is " + bonus + ", not "
                                + assault.bonus())
                .found();
    }

    /** High ground was no advantage over Fliers, but others stood with them whom this very attack has destroyed. */
    private boolean groundCountedBefore(Position position, BattleAssault assault, AssaultSum sum) {
        return position.phase() instanceof Phase.LosingUnits
                && !sum.high()
                && AssaultSum.towers(
                        setup.map().terrain(assault.from()), setup.map().terrain(assault.at()));
    }

    private static boolean able(Troops troops, AttackKind kind) {
        return switch (kind) {
            case CLOSE -> troops.types().stream().anyMatch(TroopType::fightsAdjacent);
            case SIEGE -> troops.has(TroopType.SIEGE_ENGINES);
            case SHOT -> troops.has(TroopType.ARCHERS);
        };
    }

    /** An attack made at the same time may have destroyed who attacks here, or who stood beside them. */
    private Optional<String> answered(Position position, BattleAssault assault) {
        BattleHex from = assault.from();
        int left = position.field().troops(from, assault.side()).size();
        return new FirstMisfit()
                .needs(
                        () -> position.field().at(from, assault.side().other()).isEmpty(),
                        () -> assault.side().other().title() + " stands on " + from + ", and "
                                + assault.side().title() + " attacks from there")
                .needs(
                        () -> assault.kind() != AttackKind.CLOSE
                                || (assault.limit() >= left
                                        && assault.limit() <= setup.scenario().stackLimit()),
                        () -> assault.limit() + (assault.limit() == 1 ? " unit" : " units")
                                + " cannot have attacked from " + from)
                .needs(
                        () -> assault.bonus() <= mostBonus(),
                        () -> "no attack does " + assault.bonus() + " damage more than its width")
                .found();
    }

    private static Optional<String> pair(List<BattleAssault> assaults, Position position) {
        if (assaults.size() < 2) {
            return Optional.empty();
        }
        BattleAssault one = assaults.get(0);
        BattleAssault two = assaults.get(1);
        BattleSide first = Setup.firstInRound(position.round());
        return new FirstMisfit()
                .needs(
                        () -> one.side() == first && two.side() == first.other(),
                        () -> "of two attacks at the same time one is by each side, that of " + first.title()
                                + " first in round " + position.round())
                .needs(
                        () -> one.height() == two.height() && one.width() <= two.width() + 1,
                        "two attacks at the same time come out of equal sets")
                .found();
    }
}
