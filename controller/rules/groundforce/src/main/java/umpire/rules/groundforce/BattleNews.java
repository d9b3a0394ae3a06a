package umpire.rules.groundforce;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Tells of battles: what is announced, how dice compare, who is destroyed, who moves in. */
final class BattleNews {
    private final Setup setup;
    private final EventSink telling;

    BattleNews(Setup setup, EventSink telling) {
        this.setup = setup;
        this.telling = telling;
    }

    private void tell(SheetRule rule, GroundPlace where, Supplier<String> says) {
        telling.tell(rule, says, where.place());
    }

    /**
     * An attack is announced.
     *
     * @param before the units that make it, as ready as they were
     */
    void announced(Position position, Assault assault, List<AssaultFighter> before) {
        GroundPlace target = assault.target();
        String from =
                assault.from().stream().map(GroundPlace::toString).distinct().collect(Collectors.joining(" and "));
        telling.tell(
                assault.shot() ? SheetRule.HEAVY_RANGE : SheetRule.ADJACENT,
                () -> position.turn() + " attacks " + target + " from " + from + " with "
                        + assault.type().counted(assault.fighters().size())
                        + Labels.which(position, assault.type(), before)
                        + ".",
                Stream.concat(Stream.of(target), assault.from().stream())
                        .map(GroundPlace::place)
                        .toArray(Place[]::new));
        if (assault.shot()) {
            tell(SheetRule.HEAVY_ONE_DIE, target, () -> "Each side throws one die.");
            return;
        }
        List<ForceUnit> defenders = setup.defenders(position, target);
        tell(
                SheetRule.ANNOUNCE,
                target,
                () -> position.turn() + " attacks with "
                        + dice(assault.fighters().size()) + ".");
        tell(
                SheetRule.DEFENDERS_DICE,
                target,
                () -> position.turn().other() + " defends with " + dice(defenders.size()) + ".");
        if (defenders.stream().anyMatch(unit -> unit.type() != ForceType.TROOPER)) {
            tell(SheetRule.ALL_DEFEND_ALIKE, target, () -> "Whatever stands there defends with one die for each unit.");
        }
        if (setup.stealth(position)) {
            tell(SheetRule.STEALTH_ATTACK, target, () -> "A saboteur attacks in the turn of its stealth.");
        }
        before.forEach(fighter -> again(fighter, assault));
    }

    /** In a rush only an attack right after another is surely the second: whoever walked on may have left out the first. */
    private void again(AssaultFighter before, Assault assault) {
        String who = "The " + assault.type().says() + " on " + before.from();
        if (before.readiness().attacked()) {
            tell(SheetRule.RUSH_ATTACKS, assault.target(), () -> who + " attacks a second time.");
        } else if (before.readiness().second()) {
            tell(SheetRule.RUSH, assault.target(), () -> who + " attacks in its second move.");
        }
    }

    private static String dice(int count) {
        return count == 1 ? "one die" : "two dice";
    }

    /** Dice of both sides are compared. */
    void compared(BattleThrow battle) {
        ArmyColour defender = battle.attacker().other();
        tell(SheetRule.ATTACK_FACES, battle.target(), () -> thrown(battle.attacker(), battle.attack(), battle.hits()));
        tell(SheetRule.DEFENCE_FACES, battle.target(), () -> thrown(defender, battle.defence(), battle.blocks()));
        tell(SheetRule.BETTER_ROLL, battle.target(), () -> better(battle));
    }

    private static String thrown(ArmyColour army, List<BattleFace> faces, int count) {
        return army + " throws " + BattleFace.inWords(faces) + ": " + count + ".";
    }

    private static String better(BattleThrow battle) {
        if (battle.lead() == 0) {
            return "Neither throw is better.";
        }
        ArmyColour winner =
                battle.lead() > 0 ? battle.attacker() : battle.attacker().other();
        return winner + " throws better by " + Math.abs(battle.lead()) + ".";
    }

    /** A heavy weapon did not throw better. */
    void missed(Assault assault) {
        tell(SheetRule.HEAVY_MISSES, assault.target(), () -> "The heavy weapon does no harm.");
    }

    /** Some that were attacked survive it, and stay where they are in their next turn. */
    void assailed(ArmyColour defender, GroundPlace target) {
        tell(
                SheetRule.ASSAILED_STANDS,
                target,
                () -> defender + " was attacked on " + target + " and does not walk from there in its next turn.");
    }

    void choosing(ArmyColour loser, Assault assault) {
        tell(SheetRule.OWNER_CHOOSES, assault.target(), () -> loser + " loses a unit and chooses which.");
    }

    void destroyed(ArmyColour army, GroundPlace place, ForceUnit unit, SheetRule rule) {
        tell(rule, place, () -> army + "'s " + unit.type().says() + " on " + place + " is destroyed.");
    }

    void takenAway(ArmyColour loser, ForceType type, GroundPlace place) {
        tell(SheetRule.LOST_IN_BATTLE, place, () -> loser + " takes the " + type.says() + " on " + place + " away.");
    }

    /**
     * An attacker moves into the emptied place.
     *
     * @param alone whether another that attacked with it from the same place, and can do something else, stays
     */
    void advances(ArmyColour army, Assault assault, AssaultFighter fighter, boolean alone) {
        boolean free = fighter.readiness().spent() == UnitReadiness.SPACES;
        String which = alone ? ", the one " + fighter.readiness().says() + "," : "";
        telling.tell(
                free ? SheetRule.FREE_ADVANCE : SheetRule.ADVANCE,
                () -> army + "'s " + assault.type().says() + " on " + fighter.from() + which + " moves to "
                        + assault.target()
                        + (free && !alone ? ", although it has walked two spaces." : "."),
                assault.target().place(),
                fighter.from().place());
    }
}
