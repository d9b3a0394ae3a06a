package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperSide.SideWeapon;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;

/** A die rolls over an edge. */
final class DieManeuver extends DieMove<Action.Maneuver> {
    private static final Form<TopCorner> CORNER = Form.of("a corner", TopCorner::word, TopCorner::named);

    private final DuelFlow flow;
    private final SightLines sight;

    DieManeuver(Setup setup, DuelFlow flow) {
        super(
                setup,
                Sentence.of(
                        "roll",
                        Action.Maneuver.class,
                        DiceText.die(setup),
                        Action.Maneuver::die,
                        CORNER,
                        Action.Maneuver::corner,
                        Action.Maneuver::new),
                "roll gev-1 x");
        this.flow = flow;
        this.sight = new SightLines(setup);
    }

    @Override
    boolean followsShot() {
        return true;
    }

    @Override
    Optional<Breach> breach(Position position, Action.Maneuver maneuver) {
        String title = title(maneuver.die());
        Fighter roller = position.fighter(maneuver.die());
        boolean ogre = setup.unit(roller).ogre();
        int dot = side(position, maneuver.die()).green(maneuver.corner());
        return new FirstBreach()
                .needs(
                        SheetRule.GREEN_DOT,
                        () -> dot != PaperSide.NO_DOT,
                        () -> "Corner " + maneuver.corner().word() + " of " + title + " has no green dot.")
                .needs(
                        SheetRule.TREADS_ARE_GONE,
                        () -> !ogre || roller.card().orElseThrow().rolls(dot),
                        () -> "The treads of corner " + maneuver.corner().word() + " of " + title + " are gone.")
                .then(() -> barred(RollPath.of(setup, position, roller, maneuver.corner()), title, ogre))
                .found();
    }

    private Optional<Breach> barred(RollPath path, String title, boolean ogre) {
        return new FirstBreach()
                .needs(
                        SheetRule.EDGE_OF_THE_TABLE,
                        () -> !path.offTable(),
                        () -> title + " would roll over the edge of the table.")
                .needs(
                        SheetRule.WAY_IS_BARRED,
                        () -> ogre || path.met().isEmpty(),
                        () -> title + " would brush " + title(path.met().get(0).name()) + ".")
                .needs(
                        SheetRule.OGRE_BARS_OGRE,
                        () -> path.ogre(setup).isEmpty(),
                        () -> title + " would roll into the other Ogre.")
                .found();
    }

    @Override
    protected Position after(Position position, Phase.Acting phase, Action.Maneuver maneuver, EventSink telling) {
        Fighter roller = position.fighter(maneuver.die());
        String to = reached(maneuver, roller.lying().orElseThrow());
        telling.tell(
                SheetRule.MANEUVERED,
                () -> title(maneuver.die()) + " rolls over corner "
                        + maneuver.corner().word() + to + ".",
                new Place(maneuver.die()));
        return flow.next(new OgreRolls(setup, telling).rolled(position, roller, maneuver.corner()), telling);
    }

    private String reached(Action.Maneuver maneuver, FlatDie lying) {
        return " and shows side "
                + setup.die(maneuver.die())
                        .side(lying.rolled(maneuver.corner()))
                        .word();
    }

    @Override
    protected String describe(Position position, Action.Maneuver maneuver) {
        return title(maneuver.die()) + " rolls over corner " + maneuver.corner().word()
                + position.find(maneuver.die())
                        .flatMap(Fighter::lying)
                        .map(lying -> reached(maneuver, lying))
                        .orElse("");
    }

    @Override
    protected ActionKind kind(Position position, Action.Maneuver maneuver) {
        return ActionKind.usual(
                position.phase() instanceof Phase.Choosing ? "roll a die over a corner" : "roll it over a corner");
    }

    @Override
    protected Optional<String> preview(Position position, Action.Maneuver maneuver, Position next) {
        Fighter rolled = next.fighter(maneuver.die());
        return rolled.lying().map(lying -> {
            PaperSide side = setup.die(rolled.name()).side(lying);
            List<SideWeapon> armed = side.armed(rolled.card());
            int attack = armed.stream().mapToInt(SideWeapon::attack).max().orElse(0);
            String block = side.block().map(most -> ", block " + most).orElse("");
            return armed.isEmpty()
                    ? "no attack" + block
                    : (armed.size() > 1 ? "best attack " : "attack ") + attack + block + ", "
                            + targets(next, rolled, armed);
        });
    }

    /** Returns in words which enemies a die could hit after the roll. */
    private String targets(Position next, Fighter rolled, List<SideWeapon> armed) {
        List<String> reached = armed.stream()
                .flatMap(weapon -> sight.targets(next, rolled, weapon).hit().stream())
                .map(enemy -> title(enemy.name()))
                .distinct()
                .toList();
        return switch (reached.size()) {
            case 0 -> "reaches no enemy";
            case 1 -> "reaches " + reached.getFirst();
            default -> "reaches " + reached.size() + " enemies";
        };
    }
}
