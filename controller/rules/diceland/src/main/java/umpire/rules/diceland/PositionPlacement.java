package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.ConvexShape;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.FaceMark;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.PieceLook;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.View;

/** The placement of a position, and the facts that no picture shows. */
final class PositionPlacement {
    /** The tolerance for a die that slips while it is rolled over by hand. A die farther off was pushed. */
    private static final double DIE_MM = 6;

    private static final double DIE_DEG = 8;
    private static final double POST_MM = 15;
    private static final double POST_DEG = 10;

    private final Setup setup;

    public PositionPlacement(Setup setup) {
        this.setup = setup;
    }

    public Placement show(Position position) {
        List<Standing> standings = new ArrayList<>();
        for (Commander commander : Commander.values()) {
            if (position.armor(commander) > 0) {
                Spot.Lying spot =
                        new Spot.Lying(new Place(commander.post()), setup.postPose(commander), POST_MM, POST_DEG);
                standings.add(new Standing(BoardSheet.token(commander), spot, covered(position, commander)));
            }
        }
        position.inPlay().forEach(fighter -> standings.add(standing(fighter)));
        return new Placement(standings);
    }

    private boolean covered(Position position, Commander commander) {
        ConvexShape card = setup.postShape(commander);
        return position.inPlay()
                .anyMatch(fighter -> fighter.lying().orElseThrow().silhouette().deepMm(card) > 0);
    }

    private Standing standing(Fighter fighter) {
        FlatDie die = fighter.lying().orElseThrow();
        BoxedDie boxed = setup.die(fighter.name());
        Spot.Lying spot = new Spot.Lying(new Place(fighter.name()), die.pose(), DIE_MM, DIE_DEG);
        return new Standing(BoardSheet.token(fighter.name(), boxed.side(die)), spot, false);
    }

    public View view(Position position) {
        List<AttackArrow> strikes = position.phase() instanceof Phase.LineCalling line
                ? List.of(new AttackArrow(new Place(line.shooter()), new Place(line.target())))
                : List.of();
        return new View(show(position), marks(position), facts(position), strikes, List.of(), looks(position));
    }

    /** Returns how displays draw each die: its print does not name its owner, and most players cannot see it. */
    private List<PieceLook> looks(Position position) {
        return BoardSheet.box(setup).stream()
                .map(die -> position.fighter(die.name()))
                .map(this::look)
                .toList();
    }

    private PieceLook look(Fighter fighter) {
        BoxedDie die = setup.die(fighter.name());
        List<FaceMark> marks = fighter.lying()
                .map(lying -> SideMarks.of(die.side(lying), die.unit().edgeMm(), fighter.card()))
                .orElse(List.of());
        return new PieceLook(
                new Place(fighter.name()),
                die.title(),
                die.letters(),
                fighter.owner().map(Commander::seat),
                marks);
    }

    private List<Mark> marks(Position position) {
        List<Mark> marks = new ArrayList<>();
        position.inPlay()
                .forEach(fighter -> fighter.card()
                        .ifPresent(card -> marks.add(new Mark(
                                new Place(fighter.name()), "record", brief(card), record(fighter.name(), card)))));
        position.inPlay().forEach(fighter -> marks.add(side(fighter)));
        List<String> commanded = commanded(position);
        for (int i = 0; i < commanded.size(); i++) {
            String die = commanded.get(i);
            marks.add(new Mark(
                    new Place(die),
                    "command",
                    String.valueOf(i + 1),
                    setup.title(die) + " acts as number " + (i + 1) + " in this Command."));
        }
        return marks;
    }

    /** Returns the dice that follow a Command, beginning with the one that acts now; none if no other is left after it. */
    private static List<String> commanded(Position position) {
        boolean more = !position.flags().isEmpty();
        Stream<String> acting =
                position.phase() instanceof Phase.OfDie now && !(now instanceof Phase.DieLanding) && more
                        ? Stream.of(now.die())
                        : Stream.empty();
        return Stream.concat(acting, position.flags().stream()).toList();
    }

    private Mark side(Fighter fighter) {
        PaperSide side = setup.die(fighter.name()).side(fighter.lying().orElseThrow());
        return new Mark(
                new Place(fighter.name()),
                "side",
                "",
                setup.title(fighter.name()) + ", " + SideMarks.SideWords.of(side, fighter.card()) + ".");
    }

    private static String brief(TrackingCard card) {
        int left = card.treads().stream().mapToInt(Integer::intValue).sum();
        return left + "\u00a0" + (left == 1 ? "tread" : "treads");
    }

    private String record(String ogre, TrackingCard card) {
        return setup.title(ogre) + " has left: " + setup.die(ogre).unit().inWords(card) + ".";
    }

    private List<String> facts(Position position) {
        List<String> facts = new ArrayList<>();
        for (Commander commander : Commander.values()) {
            if (setup.post(commander)) {
                facts.add(setup.title(commander.post()) + ": "
                        + (position.armor(commander) == 0 ? "destroyed" : "armor " + position.armor(commander)));
            }
        }
        for (Fighter fighter : position.fighters()) {
            fighter.card().ifPresent(card -> facts.add(record(fighter.name(), card)));
            reserve(fighter)
                    .filter(says -> !(position.phase() instanceof Phase.DuelOver))
                    .ifPresent(facts::add);
        }
        for (Commander commander : Commander.values()) {
            List<String> hand = position.of(commander)
                    .filter(Fighter::inHand)
                    .map(fighter -> setup.title(fighter.name()))
                    .toList();
            if (!hand.isEmpty()) {
                facts.add(commander + held(position, commander) + ": " + String.join(", ", hand));
            }
        }
        return facts;
    }

    /** Returns the same as values: command posts and armies, what Ogres have left, and who is in reserve. */
    List<NamedValue> values(Position position) {
        List<NamedValue> values = new ArrayList<>();
        for (Commander commander : Commander.values()) {
            if (setup.post(commander)) {
                values.add(NamedValue.of("armor", position.armor(commander)).of(setup.title(commander.post())));
            }
            List<String> hand = position.of(commander)
                    .filter(Fighter::inHand)
                    .map(fighter -> setup.title(fighter.name()))
                    .toList();
            values.add(NamedValue.of("hand", hand).of(commander.toString()));
            if (position.phase() instanceof Phase.Enlisting) {
                ArmyEnlistment.ArmyPoints army = ArmyEnlistment.ArmyPoints.of(setup, position, commander);
                values.add(NamedValue.of("army-points", army.points() - army.free())
                        .upTo(army.most() - army.free())
                        .of(commander.toString()));
            }
        }
        for (Fighter fighter : position.fighters()) {
            String die = setup.title(fighter.name());
            fighter.card().ifPresent(card -> {
                Weapon.ofOgre()
                        .forEach(weapon -> values.add(
                                NamedValue.of(weapon.word(), card.left(weapon)).of(die)));
                for (int line = 0; line < TrackingCard.LINES; line++) {
                    String name = "treads-" + (char) ('x' + line);
                    values.add(NamedValue.of(name, card.treads().get(line)).of(die));
                }
            });
            if (fighter.at() instanceof Whereabouts.InReserve reserve) {
                values.add(NamedValue.of("turns-in-reserve", reserve.turns()).of(die));
            }
        }
        return values;
    }

    /** Returns the label of a player's dice: the army with its points while it is built, else the hand. */
    private String held(Position position, Commander commander) {
        ArmyEnlistment.ArmyPoints army = ArmyEnlistment.ArmyPoints.of(setup, position, commander);
        boolean built = position.phase() instanceof Phase.Enlisting && army.points() > 0;
        return built ? "'s army, " + army.inWords() : "'s hand";
    }

    private Optional<String> reserve(Fighter fighter) {
        return fighter.at() instanceof Whereabouts.InReserve reserve
                ? Optional.of(setup.title(fighter.name()) + " is in reserve, back after "
                        + switch (reserve.turns()) {
                            case 1 -> "this turn";
                            case 2 -> "this turn and the next";
                            default -> "a turn of each player";
                        })
                : Optional.empty();
    }
}
