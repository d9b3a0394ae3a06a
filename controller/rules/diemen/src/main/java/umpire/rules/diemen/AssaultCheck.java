package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.BattleAssault.AttackKind;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.kernel.FirstMisfit;

/** Says why attacks cannot be under way as they are. */
final class AssaultCheck {
    /** The largest bonus without Cavalry: five extra facings and high ground. */
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
                    .needs(
                            () -> position.field()
                                    .at(assault.at(), assault.side().other())
                                    .isPresent(),
                            () -> "no unit of " + assault.side().other().title() + " stands on " + assault.at()
                                    + ", where the attack goes")
                    .then(() -> attackers(position, assault));
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
                                ? "a close attack does at most as much damage as units attack, not 0"
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
                        () -> side.title() + " attacks, but "
                                + setup.inForce(round).strategy().title() + " allows no attack")
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
     * The attackers stand where the attack comes from, unless another attack at the same time has destroyed them. The worth of the attack
     * was settled when it was begun.
     */
    private Optional<String> attackers(Position position, BattleAssault assault) {
        BattleHex from = assault.from();
        BattleSide side = assault.side();
        Troops troops = position.field().troops(from, side);
        boolean second = position.assaults().size() == 1
                && side != Setup.firstInRound(position.round())
                && position.tied().isEmpty();
        return new FirstMisfit()
                .needs(
                        () -> second || able(troops, assault.kind()),
                        () -> side.title() + " has no troops on " + from + " for this attack on " + assault.at())
                .needs(
                        () -> position.field().at(from, side.other()).isEmpty(),
                        () -> side.other().title() + " stands on " + from + ", and " + side.title()
                                + " attacks from there")
                .needs(
                        () -> assault.kind() != AttackKind.CLOSE
                                || (assault.limit() >= troops.size()
                                        && assault.limit() <= setup.scenario().stackLimit()),
                        () -> assault.limit() + (assault.limit() == 1 ? " unit" : " units")
                                + " cannot have attacked from " + from)
                .needs(
                        () -> assault.bonus() <= mostBonus(),
                        () -> "no attack does " + assault.bonus() + " damage more than its width")
                .found();
    }

    private static boolean able(Troops troops, AttackKind kind) {
        return switch (kind) {
            case CLOSE -> troops.types().stream().anyMatch(TroopType::fightsAdjacent);
            case SIEGE -> troops.has(TroopType.SIEGE_ENGINES);
            case SHOT -> troops.has(TroopType.ARCHERS);
        };
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
