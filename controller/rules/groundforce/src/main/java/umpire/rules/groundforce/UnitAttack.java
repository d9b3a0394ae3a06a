package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.groundforce.Action.AlikeChoice;
import umpire.rules.groundforce.Action.NamedAttacker;
import umpire.rules.groundforce.Assault.AssaultFighter;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;

/** An attack is announced: by one or two adjacent units, or by a heavy weapon from a distance. */
final class UnitAttack extends ForceMove<Phase.ActivatingUnits, Action.AttackPlace> {
    private static final Phrase<AlikeChoice> CHOICE = ForceWords.CHOICE
            .maybe()
            .as(
                    choice -> choice.orElse(AlikeChoice.UNSAID),
                    choice -> Optional.of(choice).filter(said -> said != AlikeChoice.UNSAID));

    private static final Form<List<NamedAttacker>> ATTACKERS = Form.joined(
                    ":",
                    Phrase.of(ForceWords.PLACE, NamedAttacker::from, CHOICE, NamedAttacker::choice, NamedAttacker::new))
            .some("+")
            .called(ForceWords.PLACES);

    private static final Phrase<Action.AttackPlace> WORDS = Phrase.of(
                    ForceWords.TYPE,
                    SaidAttack::type,
                    ATTACKERS,
                    SaidAttack::attackers,
                    ForceWords.PLACE,
                    SaidAttack::target,
                    CHOICE,
                    SaidAttack::choice,
                    SaidAttack::new)
            .checked(SaidAttack::meant, SaidAttack::of);

    /** An attack as it is written. The word that tells a single attacker from a like unit stands at the end. */
    private record SaidAttack(ForceType type, List<NamedAttacker> attackers, GroundPlace target, AlikeChoice choice) {
        private static SaidAttack of(Action.AttackPlace attack) {
            NamedAttacker first = attack.attackers().get(0);
            return attack.attackers().size() == 1
                    ? new SaidAttack(
                            attack.type(), List.of(NamedAttacker.at(first.from())), attack.target(), first.choice())
                    : new SaidAttack(attack.type(), attack.attackers(), attack.target(), AlikeChoice.UNSAID);
        }

        private Parsed<Action.AttackPlace> meant() {
            boolean alone = attackers.size() == 1 && attackers.get(0).choice() == AlikeChoice.UNSAID;
            if (choice != AlikeChoice.UNSAID && !alone) {
                return Parsed.bad(Quoted.of(choice.word())
                        + " stands behind the place of the attacker that is meant, such as d4:" + choice.word()
                        + "+c5");
            }
            return Parsed.good(new Action.AttackPlace(
                    type, alone ? List.of(new NamedAttacker(attackers.get(0).from(), choice)) : attackers, target));
        }
    }

    private final Attackers.AttackReach reach;

    UnitAttack(Setup setup) {
        super(
                setup,
                Phase.ActivatingUnits.class,
                new Sentence<>("attack", Action.AttackPlace.class, WORDS),
                "attack trooper d2+e3 d3");
        this.reach = new Attackers.AttackReach(setup.rulings());
    }

    @Override
    Optional<GroundPlace> from(Action.AttackPlace attack) {
        return attack.from().stream().findFirst();
    }

    @Override
    Breach elsewhere(Position position) {
        return Breach.of(
                position.phase() instanceof Phase.DrawingCard ? SheetRule.CARD_FIRST : SheetRule.REINFORCE_ONLY);
    }

    @Override
    protected Action.AttackPlace meant(Position position, Action.AttackPlace attack) {
        return new Attackers(setup, position).usual(attack);
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.ActivatingUnits phase, Action.AttackPlace attack) {
        Attackers attackers = new Attackers(setup, position);
        FirstBreach breach = new FirstBreach();
        attack.from().forEach(place -> breach.then(() -> onBoard(place)));
        breach.then(() -> onBoard(attack.target()));
        attack.attackers().forEach(attacker -> breach.then(() -> attackers.absent(attack, attacker)));
        breach.then(() -> Actors.mayAct(setup, position, phase, attack.type()))
                .needs(
                        SheetRule.STEALTH_ATTACK,
                        () -> !setup.stealth(position) || setup.rulings().stealthMayAttack(),
                        () -> "In this house no saboteur attacks in the turn of its stealth.");
        attack.attackers().forEach(attacker -> breach.then(() -> attackers.spent(attack, attacker)));
        return target(breach, position, attack.target())
                .then(() -> reach.refuse(position.forces(), attack.type(), attack.from(), attack.target()))
                .found();
    }

    private FirstBreach target(FirstBreach breach, Position position, GroundPlace target) {
        ArmyColour enemy = position.turn().other();
        List<ForceUnit> there = position.forces().units(enemy, target);
        boolean hidden = setup.defenders(position, target).isEmpty();
        return breach.needs(
                        SheetRule.ENEMY_TO_ATTACK,
                        () -> position.forces().holds(enemy, target),
                        () -> position.forces().holds(position.turn(), target)
                                ? position.turn() + "'s own units stand on " + target + "."
                                : "No unit of " + enemy + " stands on " + target + ".")
                .needs(
                        SheetRule.HIDDEN_PLACE,
                        () -> !hidden || there.stream().allMatch(unit -> unit.type() == ForceType.SABOTEUR),
                        () -> "A saboteur in stealth hides the unit beside it on " + target + ".")
                .needs(
                        SheetRule.HIDDEN,
                        () -> !hidden,
                        () -> "Only "
                                + Count.which(
                                        there.size(), "a saboteur in stealth stands", "saboteurs in stealth stand")
                                + " on " + target + ".");
    }

    /** Returns the legal attacks, sorted by target, type and attackers. */
    @Override
    protected List<Action.AttackPlace> legal(Position position, Phase.ActivatingUnits phase) {
        List<Action.AttackPlace> all = new ArrayList<>();
        for (ForceType type : Actors.open(setup, position, phase)) {
            position.forces().squads().forEach((target, squad) -> {
                if (squad.army() != position.turn()) {
                    candidates(position, type, target, all);
                }
            });
        }
        return unbroken(position, phase, all);
    }

    private void candidates(Position position, ForceType type, GroundPlace target, List<Action.AttackPlace> into) {
        List<NamedAttacker> able = new Attackers(setup, position).near(type, target, reach.farthest(type));
        for (int i = 0; i < able.size(); i++) {
            into.add(new Action.AttackPlace(type, List.of(able.get(i)), target));
            for (int j = i; j < able.size() && type != ForceType.HEAVY; j++) {
                into.add(new Action.AttackPlace(type, List.of(able.get(i), able.get(j)), target));
            }
        }
    }

    @Override
    protected Position after(
            Position position, Phase.ActivatingUnits phase, Action.AttackPlace attack, EventSink telling) {
        Forces forces = position.forces();
        List<AssaultFighter> before = new Attackers(setup, position).fighters(attack);
        List<AssaultFighter> fighters = new ArrayList<>();
        for (AssaultFighter fighter : before) {
            UnitReadiness after = fighter.readiness().afterAttack();
            ForceUnit unit = new ForceUnit(attack.type(), fighter.readiness());
            forces = forces.moved(position.turn(), fighter.from(), unit, fighter.from(), after);
            fighters.add(new AssaultFighter(fighter.from(), after));
        }
        Assault assault = new Assault(attack.type(), fighters, attack.target());
        tell(position, assault, before, telling);
        return position.with(forces)
                .with(new Phase.ThrowingDice(assault, phase.then(attack.type()).acted()));
    }

    private void tell(Position position, Assault assault, List<AssaultFighter> before, EventSink telling) {
        GroundPlace target = assault.target();
        telling.tell(
                assault.shot() ? SheetRule.HEAVY_RANGE : SheetRule.ADJACENT,
                () -> position.turn() + " attacks " + target + " from " + Attackers.joined(assault.from()) + " with "
                        + assault.type().counted(assault.fighters().size())
                        + new Attackers(setup, position).which(assault.type(), before)
                        + ": " + dice(position, assault) + ".",
                Stream.concat(Stream.of(target), assault.from().stream())
                        .map(GroundPlace::place)
                        .toArray(Place[]::new));
        before.forEach(fighter -> again(fighter, assault, telling));
    }

    private String dice(Position position, Assault assault) {
        return Count.of(assault.fighters().size(), "die", "dice") + " against "
                + setup.defendersDice(position, assault);
    }

    /**
     * Tells about a second attack in a rush. An attack is called the second one only if the unit attacked right before it: a unit that
     * walked in between may have skipped its first attack.
     */
    private static void again(AssaultFighter before, Assault assault, EventSink telling) {
        String who = "The " + assault.type().says() + " on " + before.from();
        Place at = assault.target().place();
        if (before.readiness().attacked()) {
            telling.tell(SheetRule.RUSH_ATTACKS, () -> who + " attacks a second time.", at);
        } else if (before.readiness().second()) {
            telling.tell(SheetRule.RUSH, () -> who + " attacks in its second move.", at);
        }
    }

    @Override
    protected String describe(Position position, Action.AttackPlace attack) {
        ForceType type = attack.type();
        String on = " on " + Attackers.joined(attack.from());
        boolean together = attack.from().stream().distinct().count() == 1;
        String which = new Attackers(setup, position).which(type, new Attackers(setup, position).fighters(attack));
        return attack.from().size() == 1
                ? type.says() + on + which + " attacks " + attack.target()
                : (together ? "both " : "") + type.plural() + on + " attack " + attack.target() + which;
    }

    @Override
    protected ActionKind kind(Position position, Action.AttackPlace attack) {
        return ActionKind.usual("attack with " + attack.type().plural());
    }

    @Override
    protected Optional<String> preview(Position position, Action.AttackPlace attack, Position next) {
        return Optional.of(
                attack.type() == ForceType.HEAVY
                        ? "1 die to 1, hits all"
                        : Count.of(attack.from().size(), "die", "dice") + " to "
                                + setup.defenders(position, attack.target()).size());
    }

    /** The players touch the attackers, one after the other, and then the target. */
    @Override
    protected List<Place> touches(Position position, Action.AttackPlace attack) {
        return Stream.concat(attack.from().stream(), Stream.of(attack.target()))
                .map(GroundPlace::place)
                .toList();
    }

    /** On an attacker's place the players touch the unit of the attacking type. On the target they may touch any unit. */
    @Override
    protected Map<Place, Token> touched(Position position, Action.AttackPlace attack) {
        return attack.from().stream()
                .distinct()
                .collect(
                        Collectors.toMap(GroundPlace::place, from -> BoardSheet.token(position.turn(), attack.type())));
    }

    /** If either of two like units on a place may attack, the players touch the attacking one. */
    @Override
    protected Map<Place, PieceCondition> touchedAs(Position position, Action.AttackPlace attack) {
        AlikeUnits alike = new AlikeUnits(setup, position);
        return new Attackers(setup, position)
                .fighters(attack).stream()
                        .filter(fighter -> Collections.frequency(attack.from(), fighter.from()) == 1)
                        .filter(fighter -> alike.other(attack.type(), fighter.from()) != AlikeChoice.UNSAID)
                        .collect(Collectors.toMap(
                                fighter -> fighter.from().place(),
                                fighter -> PositionPlacement.condition(
                                        position.turn(),
                                        fighter.from(),
                                        new ForceUnit(attack.type(), fighter.readiness()))));
    }
}
