package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;

/** The dice of both sides are thrown for an attack and compared. */
final class BattleRoll extends ForceMove<Phase.ThrowingDice, Action.ThrowDice> {
    private static final int MOST_DICE = 4;
    private static final Form<List<BattleFace>> DICE = ForceWords.FACES.where(faces -> faces.size() <= MOST_DICE);

    private final Map<ArmyColour, DieType> dice;

    BattleRoll(Setup setup) {
        super(
                setup,
                Phase.ThrowingDice.class,
                Sentence.of(
                        "roll",
                        Action.ThrowDice.class,
                        DICE,
                        Action.ThrowDice::attack,
                        DICE,
                        Action.ThrowDice::defence,
                        Action.ThrowDice::new),
                "roll sword+explosion shield",
                ActionKind.usual("throw the dice"));
        this.dice = BoardSheet.dice(setup.die());
    }

    /** Returns the die of each army. */
    Collection<DieType> dice() {
        return dice.values();
    }

    private DieType die(ArmyColour army) {
        return Optional.ofNullable(dice.get(army)).orElseThrow();
    }

    /** Asks for the dice of both sides at once. */
    Awaited.Roll awaited(Position position, Assault assault, String what) {
        ArmyColour attacker = position.turn();
        return new Awaited.Roll(
                List.of(
                        thrower(attacker, assault.fighters().size()),
                        thrower(attacker.other(), setup.defendersDice(position, assault))),
                Awaited.Roll.Counted.THROWN,
                what);
    }

    private Awaited.Roll.Thrower thrower(ArmyColour army, int count) {
        return new Awaited.Roll.Thrower(army.seat(), die(army).thrown(count));
    }

    /** Returns the throw that the dice show. */
    Parsed<Action> read(Position position, Assault assault, List<DieShown> shown) {
        ArmyColour attacker = position.turn();
        List<BattleFace> attack = faces(shown, attacker);
        List<BattleFace> defence = faces(shown, attacker.other());
        int attackers = assault.fighters().size();
        int defenders = setup.defendersDice(position, assault);
        return attack.size() == attackers && defence.size() == defenders && shown.size() == attackers + defenders
                ? Parsed.good(new Action.ThrowDice(attack, defence))
                : Parsed.bad("of " + attacker + " " + counted(attackers) + " and of " + attacker.other() + " "
                        + counted(defenders) + " thrown, with a sword, a shield or an explosion on top");
    }

    private static String counted(int count) {
        return count == 1 ? "one die is" : count + " dice are";
    }

    private List<BattleFace> faces(List<DieShown> shown, ArmyColour army) {
        return shown.stream()
                .filter(die -> die.name().equals(die(army).name()))
                .flatMap(die -> BattleFace.named(die.face()).stream())
                .filter(setup.die()::contains)
                .toList();
    }

    @Override
    Breach elsewhere(Position position) {
        return Breach.of(SheetRule.NO_BATTLE);
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.ThrowingDice phase, Action.ThrowDice thrown) {
        int attackers = phase.assault().fighters().size();
        int defenders = setup.defendersDice(position, phase.assault());
        boolean shot = phase.assault().shot();
        return new FirstBreach()
                .needs(
                        shot ? SheetRule.HEAVY_ONE_DIE : SheetRule.ANNOUNCE,
                        () -> thrown.attack().size() == attackers,
                        () -> throwsSo(position.turn(), "attacks", attackers, thrown.attack()))
                .needs(
                        shot ? SheetRule.HEAVY_ONE_DIE : SheetRule.DEFENDERS_DICE,
                        () -> thrown.defence().size() == defenders,
                        () -> throwsSo(position.turn().other(), "defends", defenders, thrown.defence()))
                .needs(
                        SheetRule.DIE_FACES,
                        () -> setup.die().containsAll(thrown.attack())
                                && setup.die().containsAll(thrown.defence()),
                        () -> "No face of a die shows that; there are "
                                + setup.die().stream()
                                        .distinct()
                                        .map(BattleFace::word)
                                        .collect(Collectors.joining(", "))
                                + ".")
                .found();
    }

    private static String throwsSo(ArmyColour army, String does, int dice, List<BattleFace> thrown) {
        return army + " " + does + " with " + Count.inWords(dice, "die", "dice") + ", not with " + thrown.size() + ".";
    }

    /** Returns each possible throw once. The order of the dice does not matter. */
    @Override
    protected List<Action.ThrowDice> legal(Position position, Phase.ThrowingDice phase) {
        List<BattleFace> faces = setup.die().stream().distinct().sorted().toList();
        List<Action.ThrowDice> all = new ArrayList<>();
        for (List<BattleFace> attack :
                throwsOf(faces, phase.assault().fighters().size())) {
            for (List<BattleFace> defence : throwsOf(faces, setup.defendersDice(position, phase.assault()))) {
                all.add(new Action.ThrowDice(attack, defence));
            }
        }
        return all;
    }

    private static List<List<BattleFace>> throwsOf(List<BattleFace> faces, int dice) {
        List<List<BattleFace>> all = new ArrayList<>();
        for (int i = 0; i < faces.size(); i++) {
            for (int j = dice == 1 ? faces.size() - 1 : i; j < faces.size(); j++) {
                all.add(dice == 1 ? List.of(faces.get(i)) : List.of(faces.get(i), faces.get(j)));
            }
        }
        return all;
    }

    @Override
    protected Position after(Position position, Phase.ThrowingDice phase, Action.ThrowDice dice, EventSink telling) {
        Assault assault = phase.assault();
        BattleThrow thrown = new BattleThrow(position.turn(), dice.attack(), dice.defence(), assault.target());
        tell(thrown, telling);
        Position after = assailed(position.with(thrown), assault, thrown.lead(), telling);
        Battle battle = new Battle(setup, assault, phase.acted(), telling);
        if (thrown.lead() > 0) {
            return won(after, battle, thrown.lead());
        }
        if (assault.shot()) {
            telling.tell(
                    SheetRule.HEAVY_MISSES,
                    () -> "The heavy weapon does no harm on " + assault.target() + ".",
                    assault.target().place());
            return battle.on(after);
        }
        return thrown.lead() == 0 || !setup.rulings().attackersLose()
                ? battle.on(after)
                : lost(after, battle, -thrown.lead());
    }

    private static void tell(BattleThrow battle, EventSink telling) {
        Place at = battle.target().place();
        ArmyColour attacker = battle.attacker();
        ArmyColour defender = attacker.other();
        telling.tell(SheetRule.ATTACK_FACES, () -> says(attacker, battle.attack(), battle.hits()), at);
        telling.tell(SheetRule.DEFENCE_FACES, () -> says(defender, battle.defence(), battle.blocks()), at);
        telling.tell(
                SheetRule.BETTER_ROLL,
                () -> (battle.lead() == 0
                                ? "Neither side"
                                : battle.lead() > 0 ? attacker.toString() : defender.toString())
                        + " throws better on " + battle.target() + ": " + Math.max(battle.hits(), battle.blocks())
                        + " to " + Math.min(battle.hits(), battle.blocks()) + ".",
                at);
    }

    private static String says(ArmyColour army, List<BattleFace> faces, int count) {
        return army + " throws " + BattleFace.inWords(faces) + ": "
                + (count == 0 ? "none counts." : count == 1 ? "one counts." : "both count.");
    }

    /** With the ruling {@code attackedUnits}: {@code STAND}, marks the defenders that survived an attack. */
    private Position assailed(Position position, Assault assault, int lead, EventSink telling) {
        List<ForceUnit> defenders = setup.defenders(position, assault.target());
        boolean survived = assault.shot() ? lead <= 0 : lead < defenders.size();
        if (!setup.rulings().attackedStand() || !survived) {
            return position;
        }
        telling.tell(
                SheetRule.ASSAILED_STANDS,
                () -> position.turn().other() + " was attacked on " + assault.target()
                        + " and does not walk from there in its next turn.",
                assault.target().place());
        return position.with(position.forces().assailed(assault.target(), defenders));
    }

    /** A shot destroys all defenders. Otherwise the defender loses as many units as the attacker threw better. */
    private Position won(Position position, Battle battle, int lead) {
        List<ForceUnit> defenders = setup.defenders(position, battle.assault().target());
        if (battle.assault().shot()) {
            return battle.defeated(position, defenders, SheetRule.HEAVY_DESTROYS);
        }
        boolean choice = lead < defenders.size()
                && defenders.stream().map(ForceUnit::type).distinct().count() > 1;
        return choice
                ? battle.choosing(position, position.turn().other())
                : battle.defeated(
                        position, defenders.subList(0, Math.min(lead, defenders.size())), SheetRule.BETTER_ROLL);
    }

    /** The attackers lose as many units as the defender threw better. Of two from one place the one that has done more is lost. */
    private static Position lost(Position position, Battle battle, int lead) {
        Assault assault = battle.assault();
        List<Assault.AssaultFighter> fighters = assault.fighters();
        return lead < fighters.size() && assault.from().stream().distinct().count() > 1
                ? battle.choosing(position, position.turn())
                : battle.beaten(position, fighters.subList(Math.max(0, fighters.size() - lead), fighters.size()));
    }

    @Override
    protected String describe(Position position, Action.ThrowDice thrown) {
        return position.turn() + ": " + BattleFace.inWords(thrown.attack()) + ", "
                + position.turn().other() + ": " + BattleFace.inWords(thrown.defence());
    }
}
