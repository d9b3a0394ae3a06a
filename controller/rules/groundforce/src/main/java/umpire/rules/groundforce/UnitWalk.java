package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;

/** A unit walks, or sneaks past the enemy. */
final class UnitWalk extends ForceMove<Phase.ActivatingUnits, Action.WalkUnit> {
    private static final Phrase<Action.WalkUnit> WORDS = Phrase.of(
            ForceWords.TYPE,
            Action.WalkUnit::type,
            ForceWords.PLACE,
            Action.WalkUnit::from,
            ForceWords.PLACE,
            Action.WalkUnit::to,
            ForceWords.TIRED,
            Action.WalkUnit::tired,
            Action.WalkUnit::new);

    private final boolean attackEndsWalk;

    UnitWalk(Setup setup) {
        super(
                setup,
                Phase.ActivatingUnits.class,
                new Sentence<>("walk", Action.WalkUnit.class, WORDS),
                "walk trooper d2 d4");
        this.attackEndsWalk = setup.rulings().attackEndsWalk();
    }

    @Override
    Optional<GroundPlace> from(Action.WalkUnit walk) {
        return Optional.of(walk.from());
    }

    @Override
    Breach elsewhere(Position position) {
        return Breach.of(
                position.phase() instanceof Phase.DrawingCard ? SheetRule.CARD_FIRST : SheetRule.REINFORCE_ONLY);
    }

    private int spaces(Position position, ForceUnit unit) {
        return unit.readiness().spaces(attackEndsWalk, setup.rush(position));
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.ActivatingUnits phase, Action.WalkUnit walk) {
        Optional<ForceUnit> named = new AlikeUnits(setup, position).walker(walk.type(), walk.from(), walk.tired());
        Action.AlikeChoice choice = walk.tired() ? Action.AlikeChoice.TIRED : Action.AlikeChoice.UNSAID;
        return new FirstBreach()
                .then(() -> onBoard(walk.from()))
                .then(() -> onBoard(walk.to()))
                .needs(
                        SheetRule.NO_SUCH_UNIT,
                        named::isPresent,
                        () -> Actors.nobody(position, walk.type(), walk.from(), choice))
                .then(() -> Actors.mayAct(setup, position, phase, walk.type()))
                .then(() -> named.flatMap(unit -> tooFar(position, walk, unit)))
                .found();
    }

    private Optional<Breach> tooFar(Position position, Action.WalkUnit walk, ForceUnit unit) {
        UnitReadiness ready = unit.readiness();
        int most = spaces(position, unit);
        String who = "The " + walk.type().says() + " on " + walk.from();
        FirstBreach breach = new FirstBreach()
                .needs(
                        SheetRule.WALK_LENGTH,
                        () -> !walk.from().equals(walk.to()),
                        () -> who + " stands on " + walk.to() + " already. A unit that stays needs no action.")
                .needs(
                        SheetRule.ASSAILED_STANDS,
                        () -> !ready.assailed(),
                        () -> who + " was attacked in " + position.turn().other()
                                + "'s turn and does not walk in this one.")
                .needs(
                        SheetRule.ATTACKED_STANDS,
                        () -> most > 0 || !(ready.attacked() && attackEndsWalk),
                        () -> who
                                + (ready.second()
                                        ? " has attacked in its second move."
                                        : " has attacked and walks no more."))
                .needs(
                        SheetRule.WALK_LENGTH,
                        () -> most > 0,
                        () -> who + " has walked "
                                + (ready.second() ? "the two spaces of its second move." : "its two spaces."));
        return way(breach, position, walk, most);
    }

    private Optional<Breach> way(FirstBreach breach, Position position, Action.WalkUnit walk, int most) {
        GroundPlace from = walk.from();
        GroundPlace to = walk.to();
        ForceMarch march = new ForceMarch(setup, position, from, most);
        return breach.needs(
                        SheetRule.ALONG_ROWS,
                        () -> most != 1 || from.spacesTo(to) != 2 || !from.roundACorner(to) || march.reaches(to),
                        () -> to + " is diagonal from " + from + ", which is two spaces, and the unit has one left.")
                .needs(
                        SheetRule.WALK_LENGTH,
                        () -> from.spacesTo(to) <= most || march.reaches(to),
                        () -> to + " is " + Count.of(from.spacesTo(to), "space") + " from " + from + ", and "
                                + (setup.stealth(position)
                                        ? "no unit gets there with " + left(most) + ", not even by jumps."
                                        : most == 1
                                                ? "the unit has one left."
                                                : "a walk is " + Count.word(UnitReadiness.SPACES) + " at most."))
                .needs(
                        SheetRule.ENEMY_PLACE,
                        () -> !position.forces().holds(position.turn().other(), to),
                        () -> "Units of " + position.turn().other() + " stand on " + to + ".")
                .needs(
                        SheetRule.PLACE_IS_FULL,
                        () -> position.forces().hasRoom(position.turn(), to),
                        () -> to + " is full: two units stand there.")
                .then(() -> march.reaches(to) ? Optional.empty() : Optional.of(barred(position, walk, march, most)))
                .found();
    }

    /** Returns the obstacle on the way to a place that is near enough and has room. */
    private Breach barred(Position position, Action.WalkUnit walk, ForceMarch march, int most) {
        String way = "from " + walk.from() + " to " + walk.to();
        if (march.home().reaches(walk.to())) {
            return new Breach(
                    SheetRule.HOME_CLOSED,
                    "In this house a unit that has left " + position.turn() + "'s base does not walk back into it.");
        }
        if (!march.withoutEnemies().reaches(walk.to()) && march.throughOwn().reaches(walk.to())) {
            return new Breach(
                    SheetRule.OWN_IN_THE_WAY,
                    "On the way " + way + " stand two units of " + position.turn()
                            + ", and no unit walks through them.");
        }
        if (!march.withoutEnemies().throughOwn().reaches(walk.to())) {
            return new Breach(
                    SheetRule.ALONG_ROWS,
                    "No way of " + Count.of(most, "space") + " leads along columns and rows " + way + ".");
        }
        String enemy = position.turn().other().toString();
        return setup.stealth(position)
                ? new Breach(
                        SheetRule.JUMP,
                        "A jump over " + enemy + " leads straight on; none leads " + way + " with " + left(most) + ".")
                : new Breach(SheetRule.NO_JUMPING, enemy + "'s units block the way " + way + ".");
    }

    private static String left(int most) {
        return Count.inWords(most, "space") + " left";
    }

    /** Returns whether a unit can walk one space without a jump. The test is quick. Where it is false, a unit may still be able to jump. */
    boolean anyStep(Position position, Phase.ActivatingUnits phase) {
        List<ForceType> open = Actors.open(setup, position, phase);
        for (Map.Entry<GroundPlace, ForceSquad> squad :
                position.forces().squads().entrySet()) {
            boolean fit = squad.getValue().army() == position.turn()
                    && squad.getValue().units().stream()
                            .anyMatch(unit -> open.contains(unit.type()) && spaces(position, unit) > 0);
            if (fit && ForceMarch.canStep(setup, position, squad.getKey())) {
                return true;
            }
        }
        return false;
    }

    /** Walks to the reached places break no rule, so they need no check. */
    @Override
    protected List<Action.WalkUnit> legal(Position position, Phase.ActivatingUnits phase) {
        List<Action.WalkUnit> all = new ArrayList<>();
        List<ForceType> open = Actors.open(setup, position, phase);
        position.forces().squads().forEach((place, squad) -> {
            if (squad.army() == position.turn()) {
                open.forEach(type -> walks(position, place, squad, type, all));
            }
        });
        return all;
    }

    private void walks(
            Position position, GroundPlace from, ForceSquad squad, ForceType type, List<Action.WalkUnit> into) {
        List<ForceUnit> units = squad.of(type).stream().distinct().toList();
        for (int i = 0; i < units.size(); i++) {
            boolean tired = i > 0;
            int most = spaces(position, units.get(i));
            if (most > 0) {
                new ForceMarch(setup, position, from, most)
                        .free()
                        .forEach(to -> into.add(new Action.WalkUnit(type, from, to, tired)));
            }
        }
    }

    @Override
    protected Position after(Position position, Phase.ActivatingUnits phase, Action.WalkUnit walk, EventSink telling) {
        ForceUnit unit = new AlikeUnits(setup, position)
                .walker(walk.type(), walk.from(), walk.tired())
                .orElseThrow();
        ForceMarch march = new ForceMarch(setup, position, walk.from(), spaces(position, unit));
        UnitReadiness after = unit.readiness().walked(march.spaces(walk.to()), attackEndsWalk);
        tell(position, walk, unit, march, telling);
        Position there = position.with(position.forces().moved(position.turn(), walk.from(), unit, walk.to(), after))
                .with(phase.then(walk.type()));
        return Victory.entered(setup, there, walk.to(), telling);
    }

    private void tell(Position position, Action.WalkUnit walk, ForceUnit unit, ForceMarch march, EventSink telling) {
        int spaces = march.spaces(walk.to());
        ForceMarch onFoot = march.withoutJumps();
        boolean jumps = !onFoot.reaches(walk.to()) || onFoot.spaces(walk.to()) > spaces;
        telling.tell(
                jumps
                        ? SheetRule.JUMP
                        : setup.stealth(position)
                                ? SheetRule.STEALTH_WALK
                                : walk.from().roundACorner(walk.to()) ? SheetRule.ALONG_ROWS : SheetRule.WALK_LENGTH,
                () -> position.turn() + "'s " + walk.type().says() + " on " + walk.from()
                        + (position.unlike(walk.type(), walk.from())
                                ? " " + unit.readiness().says()
                                : "")
                        + (jumps
                                ? " jumps over " + position.turn().other() + " to " + walk.to() + "."
                                : " goes to " + walk.to() + ", " + Count.inWords(spaces, "space") + "."),
                walk.to().place(),
                walk.from().place());
    }

    @Override
    protected String describe(Position position, Action.WalkUnit walk) {
        return walk.type().says() + " on " + walk.from()
                + new AlikeUnits(setup, position)
                        .walker(walk.type(), walk.from(), walk.tired())
                        .filter(unit -> position.unlike(walk.type(), walk.from()))
                        .map(unit -> " " + unit.readiness().says() + ",")
                        .orElse("")
                + " to " + walk.to();
    }

    @Override
    protected ActionKind kind(Position position, Action.WalkUnit walk) {
        return ActionKind.usual((setup.stealth(position) ? "sneak" : "walk") + " with "
                + walk.type().plural());
    }

    @Override
    protected Optional<String> preview(Position position, Action.WalkUnit walk, Position next) {
        return setup.board().inBase(position.turn().other(), walk.to())
                ? Optional.of("wins the war")
                : Optional.empty();
    }

    @Override
    protected boolean takesBack(Position position, Action.WalkUnit walk) {
        return setup.rulings().backTakesBack();
    }
}
