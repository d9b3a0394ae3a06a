package umpire.rules.groundforce;

import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges how far a unit walks. */
final class WalkJudge {
    private final Setup setup;
    private final ActorJudge actors;

    WalkJudge(Setup setup) {
        this.setup = setup;
        this.actors = new ActorJudge(setup);
    }

    FirstBreach walk(Position position, Action.WalkUnit walk) {
        Optional<ForceUnit> named = new AlikeUnits(setup, position).walker(walk);
        AlikeChoice choice = walk.tired() ? AlikeChoice.TIRED : AlikeChoice.UNSAID;
        FirstBreach breach = new FirstBreach()
                .then(() -> actors.onBoard(walk.from()))
                .then(() -> actors.onBoard(walk.to()))
                .needs(
                        SheetRule.NO_SUCH_UNIT,
                        named::isPresent,
                        () -> actors.nobody(position, walk.type(), walk.from(), choice))
                .then(() -> actors.mayAct(position, walk.type()));
        return named.map(unit -> destination(breach, position, walk, unit)).orElse(breach);
    }

    private FirstBreach destination(FirstBreach breach, Position position, Action.WalkUnit walk, ForceUnit unit) {
        boolean ends = setup.rulings().attackEndsWalk();
        UnitReadiness ready = unit.readiness();
        int most = ready.spaces(ends, setup.rush(position));
        String who = who(walk.type(), walk.from());
        breach.needs(
                        SheetRule.WALK_TWO,
                        () -> !walk.from().equals(walk.to()),
                        () -> who + " stands on " + walk.to() + " already; to stay nothing need be done.")
                .needs(
                        SheetRule.ASSAILED_STANDS,
                        () -> !ready.assailed(),
                        () -> who + " was attacked in " + position.turn().other()
                                + "'s turn and does not walk in this one.")
                .needs(
                        SheetRule.ATTACKED_STANDS,
                        () -> most > 0 || !(ready.attacked() && ends),
                        () -> who
                                + (ready.second()
                                        ? " has attacked in its second move."
                                        : " has attacked and walks no more."))
                .needs(
                        SheetRule.WALK_TWO,
                        () -> most > 0,
                        () -> who
                                + (ready.second()
                                        ? " has walked the two spaces of its second move."
                                        : " has walked its two spaces."));
        return way(breach, position, walk, most);
    }

    private static String who(ForceType type, GroundPlace place) {
        return "The " + type.says() + " on " + place;
    }

    private FirstBreach way(FirstBreach breach, Position position, Action.WalkUnit walk, int most) {
        GroundPlace from = walk.from();
        GroundPlace to = walk.to();
        ForceMarch march = new ForceMarch(setup, position, from, most);
        boolean jumps = setup.stealth(position);
        boolean near = from.spacesTo(to) <= most;
        return breach.needs(
                        SheetRule.ALONG_ROWS,
                        () -> most != 1 || from.spacesTo(to) != 2 || !from.roundACorner(to) || march.reaches(to),
                        () -> to + " lies across a corner of " + from + ", two spaces away; one is left.")
                .needs(
                        SheetRule.WALK_TWO,
                        () -> near || march.reaches(to),
                        () -> to + " is " + spaces(from.spacesTo(to)) + " from " + from + "; "
                                + (jumps
                                        ? "nobody gets there with " + left(most) + ", not even by jumps."
                                        : isLeft(most)))
                .needs(
                        SheetRule.ENEMY_PLACE,
                        () -> !position.forces().holds(position.turn().other(), to),
                        () -> position.turn().other() + " stands on " + to + ".")
                .needs(
                        SheetRule.PLACE_HOLDS_TWO,
                        () -> position.forces().hasRoom(position.turn(), to),
                        () -> "Two units stand on " + to + ".")
                .then(() -> march.reaches(to) ? Optional.empty() : Optional.of(barred(position, walk, march, most)));
    }

    /** Says what is in the way where the place is near enough and has room. */
    private Breach barred(Position position, Action.WalkUnit walk, ForceMarch march, int most) {
        String way = "from " + walk.from() + " to " + walk.to();
        if (march.home().reaches(walk.to())) {
            return new Breach(
                    SheetRule.HOME_CLOSED,
                    "In this house nobody who has left " + position.turn() + "'s base walks into it again.");
        }
        if (!march.withoutEnemies().reaches(walk.to()) && march.throughOwn().reaches(walk.to())) {
            return new Breach(
                    SheetRule.OWN_IN_THE_WAY,
                    "On the way " + way + " stand two units of " + position.turn()
                            + ", and in this house nobody walks through them.");
        }
        if (!march.withoutEnemies().throughOwn().reaches(walk.to())) {
            return new Breach(
                    SheetRule.ALONG_ROWS, "No way of " + spaces(most) + " leads along columns and rows " + way + ".");
        }
        String enemy = position.turn().other().toString();
        return setup.stealth(position)
                ? new Breach(
                        SheetRule.JUMP,
                        "A jump over " + enemy + " leads straight on; none leads " + way + " with " + left(most) + ".")
                : new Breach(SheetRule.NO_JUMPING, enemy + " bars the way " + way + ".");
    }

    private static String spaces(int count) {
        return count + (count == 1 ? " space" : " spaces");
    }

    private static String left(int most) {
        return (most == 1 ? "one space" : "two spaces") + " left";
    }

    private static String isLeft(int most) {
        return most == 1 ? "one is left." : "a walk is two at most.";
    }
}
