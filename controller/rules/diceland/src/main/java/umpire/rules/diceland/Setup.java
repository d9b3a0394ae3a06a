package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.diceland.catalogue.DiceCatalogue;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.geometry.ConvexShape;
import umpire.rules.diceland.rulings.Rulings;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/** The choices before the game: the scenario, the dice and the house rulings. */
final class Setup {
    /** The width of a Command Post, a card that lies along the edge of the table. */
    public static final double POST_WIDTH_MM = 88;

    public static final double POST_DEEP_MM = 63;

    private static final double POST_FROM_EDGE_MM = 2;
    private static final double HALF_TURN_DEG = 180;

    private final Scenario scenario;
    private final boolean bothPosts;
    private final DiceCatalogue catalogue;
    private final Rulings rulings;
    private final Map<String, BoxedDie> box = new LinkedHashMap<>();

    public Setup(Scenario scenario, boolean bothPosts, DiceCatalogue catalogue, Rulings rulings) {
        this.scenario = scenario;
        this.bothPosts = bothPosts;
        this.catalogue = catalogue;
        this.rulings = rulings;
        for (int kind = 0; kind < catalogue.units().size(); kind++) {
            for (int i = 1; i <= catalogue.inBox().get(kind); i++) {
                PaperUnit unit = catalogue.units().get(kind);
                put(unit.id() + "-" + i, unit);
            }
        }
        for (Commander commander : Commander.values()) {
            put(ogre(commander), catalogue.ogre());
        }
    }

    private void put(String name, PaperUnit unit) {
        box.put(name, new BoxedDie(name, unit, box.size()));
    }

    /** Returns the name of a player's Ogre, whether it plays or not. */
    public static String ogre(Commander commander) {
        return "ogre-" + commander.word();
    }

    public Scenario scenario() {
        return scenario;
    }

    public DiceCatalogue catalogue() {
        return catalogue;
    }

    public Rulings rulings() {
        return rulings;
    }

    /** Returns every die in order: units as in the catalogue, then Red's and Blue's Ogre. */
    public List<BoxedDie> box() {
        return List.copyOf(box.values());
    }

    public Optional<BoxedDie> find(String name) {
        return Optional.ofNullable(box.get(name));
    }

    public BoxedDie die(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("no die is named " + name));
    }

    public PaperUnit unit(Fighter fighter) {
        return die(fighter.name()).unit();
    }

    public PaperUnit unit(String id) {
        return box.values().stream()
                .map(BoxedDie::unit)
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Returns whether a Command reaches a die: its shield does not make it immune to the colour of Commands. */
    boolean followsCommands(Fighter fighter) {
        return !unit(fighter).immune().contains(catalogue.postImmune());
    }

    /** Returns a die or a Command Post as people say it. */
    public String title(String name) {
        for (Commander commander : Commander.values()) {
            if (name.equals(commander.post())) {
                return commander + "'s Command Post";
            }
        }
        return find(name).map(BoxedDie::title).orElse(name);
    }

    /** Returns whether a player begins with a Command Post. */
    public boolean post(Commander commander) {
        return scenario.basic() ? commander == Commander.RED : bothPosts;
    }

    /** Returns how a player's Command Post lies. */
    public Pose postPose(Commander commander) {
        double yMm = catalogue.deepMm() / 2 - POST_DEEP_MM / 2 - POST_FROM_EDGE_MM;
        return commander == Commander.RED ? new Pose(0, -yMm, 0) : new Pose(0, yMm, HALF_TURN_DEG);
    }

    /** Returns what a player's Command Post covers. */
    public ConvexShape postShape(Commander commander) {
        return new ConvexShape(
                BodyOutline.rectangle(POST_WIDTH_MM, POST_DEEP_MM).at(postPose(commander)));
    }

    /** Returns the table. */
    public ConvexShape table() {
        double x = catalogue.widthMm() / 2;
        double y = catalogue.deepMm() / 2;
        return new ConvexShape(List.of(new Point(-x, -y), new Point(x, -y), new Point(x, y), new Point(-x, y)));
    }

    public TrackingCard card() {
        return scenario == Scenario.MARK_V ? catalogue.markFive() : catalogue.markThree();
    }

    /** Returns the points that a player has. */
    public int points(Position position, Commander commander) {
        return position.trophies(commander).stream()
                .mapToInt(trophy -> trophy.times() * unit(trophy.unit()).points())
                .sum();
    }

    /** Returns the points of a player's army, without an Ogre. */
    public int army(Position position, Commander commander) {
        return position.of(commander)
                .map(this::unit)
                .filter(unit -> !unit.ogre())
                .mapToInt(PaperUnit::points)
                .sum();
    }

    /** Returns the state in which Red builds an army. */
    public Position opening() {
        List<Fighter> fighters = new ArrayList<>();
        for (BoxedDie die : box()) {
            fighters.add(new Fighter(die.name(), Optional.empty(), new Whereabouts.Boxed(), Optional.empty()));
        }
        Position position = new Position(
                Commander.RED,
                fighters,
                new Position.OfBoth<>(armor(Commander.RED), armor(Commander.BLUE)),
                new Position.OfBoth<>(List.of(), List.of()),
                List.of(),
                0,
                List.of(),
                new Phase.Enlisting());
        for (Commander commander : Commander.values()) {
            if (scenario.ogre(commander)) {
                position = position.with(new Fighter(
                        ogre(commander), Optional.of(commander), new Whereabouts.InHand(), Optional.of(card())));
            }
        }
        return position;
    }

    private int armor(Commander commander) {
        return post(commander) ? catalogue.armor() : 0;
    }
}
