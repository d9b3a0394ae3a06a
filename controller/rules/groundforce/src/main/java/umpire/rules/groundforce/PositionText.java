package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.WrittenList;
import umpire.rules.kernel.text.WrittenParts;

/**
 * Writes and reads a position: one line of six parts. They are the turn and phase, the units, Yellow's pile, Blue's pile, the armies in
 * stealth, and the last battle. {@code docs/games} explains the letters.
 */
final class PositionText {
    private static final String PART = " | ";
    private static final Pattern SQUAD = Pattern.compile("([a-z][0-9]{1,2}):([YB])((?:[TSH]'?[12]?x?!?)+)");
    private static final Pattern UNIT = Pattern.compile("([TSH])('?[12]?x?!?)");

    private static final String NO_CARDS = "is not a list of cards such as trooper-1,rush-1, or -";

    private static final Form<List<OrderCard>> CARDS =
            Form.of("a card", OrderCard::toString, OrderCard::named).list();
    private static final Form<List<ArmyColour>> HIDDEN =
            PhaseText.ARMY.list().where(armies -> Set.copyOf(armies).size() == armies.size());
    private static final Form<Optional<BattleThrow>> BATTLE = Form.line(Phrase.of(
                    PhaseText.ARMY,
                    BattleThrow::attacker,
                    ForceWords.FACES,
                    BattleThrow::attack,
                    ForceWords.FACES,
                    BattleThrow::defence,
                    ForceWords.PLACE,
                    BattleThrow::target,
                    BattleThrow::new))
            .orNone();

    private PositionText() {}

    public static String write(Position position) {
        return String.join(
                PART,
                position.turn().word() + " " + PhaseText.write(position.phase()),
                squads(position.forces()),
                CARDS.write(position.yellowCards()),
                CARDS.write(position.blueCards()),
                HIDDEN.write(Arrays.stream(ArmyColour.values())
                        .filter(position::hides)
                        .toList()),
                BATTLE.write(position.lastBattle()));
    }

    private static String squads(Forces forces) {
        return WrittenList.write(
                forces.squads().entrySet(), " ", entry -> entry.getKey() + ":" + squad(entry.getValue()));
    }

    private static String squad(ForceSquad squad) {
        return squad.units().stream()
                .map(unit -> unit.type().letter() + PhaseText.READINESS.write(unit.readiness()))
                .collect(Collectors.joining("", squad.army().name().substring(0, 1), ""));
    }

    /**
     * Reads a position.
     *
     * @param check the check of the position, apart from the armies in stealth
     */
    public static Parsed<Position> parse(String text, Function<Position, Parsed<Position>> check) {
        List<String> parts = List.of(text.strip().split("\\s*\\|\\s*", -1));
        if (parts.size() != 6) {
            return Parsed.bad(
                    Quoted.of(text)
                            + " is not a position: it has six parts with | between them: turn, units, Yellow's cards, Blue's cards, hidden, last battle");
        }
        String[] turn = parts.get(0).split("\\s+", 2);
        Optional<ArmyColour> army = ArmyColour.named(turn[0]);
        if (army.isEmpty() || turn.length < 2) {
            return Parsed.bad(Quoted.of(parts.get(0)) + " does not begin with yellow or blue and a phase");
        }
        List<String> each = new ArrayList<>(parts);
        each.set(0, turn[1].replaceAll("\\s+", " "));
        return whole(army.orElseThrow(), new WrittenParts(each), check);
    }

    private static Parsed<Position> whole(
            ArmyColour turn, WrittenParts parts, Function<Position, Parsed<Position>> check) {
        Optional<Phase> phase = parts.parse(0, PhaseText::parse);
        Optional<Forces> forces = parts.parse(1, PositionText::forces);
        Optional<List<OrderCard>> yellow = parts.read(2, CARDS::read, NO_CARDS);
        Optional<List<OrderCard>> blue = parts.read(3, CARDS::read, NO_CARDS);
        Optional<List<ArmyColour>> hidden =
                parts.read(4, HIDDEN::read, "is not whose saboteurs are in stealth: yellow, blue, yellow,blue or -");
        Optional<Optional<BattleThrow>> battle =
                parts.read(5, BATTLE::read, "is not a battle, such as \"yellow sword+explosion shield d3\", or -");
        return parts.made(() -> new Position(
                        forces.orElseThrow(),
                        yellow.orElseThrow(),
                        blue.orElseThrow(),
                        turn,
                        battle.orElseThrow(),
                        phase.orElseThrow()))
                .then(check)
                .then(position -> hidden(position, hidden.orElseThrow()));
    }

    /** Checks the armies in stealth against the cards. The army to move may be omitted, because it cannot be attacked in its own turn. */
    private static Parsed<Position> hidden(Position position, List<ArmyColour> written) {
        for (ArmyColour army : ArmyColour.values()) {
            boolean hides = position.hides(army);
            if (written.contains(army) && !hides) {
                return Parsed.bad(seen(position, army));
            }
            if (hides && army != position.turn() && !written.contains(army)) {
                return Parsed.bad(
                        army + " drew a stealth card last, so its saboteurs are in stealth until its next turn");
            }
        }
        return Parsed.good(position);
    }

    private static String seen(Position position, ArmyColour army) {
        return !position.counts(army)
                ? army + "'s stealth is over when its own turn begins"
                : army + " is in stealth, but "
                        + (position.drewStealth(army)
                                ? "has no saboteur"
                                : "the last card it drew is not a stealth card");
    }

    private static Parsed<Forces> forces(String part) {
        SortedMap<GroundPlace, ForceSquad> squads = new TreeMap<>();
        for (String word : part.equals(WrittenList.NONE) ? new String[0] : part.split("\\s+")) {
            Matcher match = SQUAD.matcher(word);
            Optional<GroundPlace> place = match.matches() ? GroundPlace.named(match.group(1)) : Optional.empty();
            if (place.isEmpty()) {
                return Parsed.bad(Quoted.of(word) + " does not say who stands where, such as d2:YTS");
            }
            ArmyColour army = match.group(2).equals("Y") ? ArmyColour.YELLOW : ArmyColour.BLUE;
            if (squads.put(place.orElseThrow(), new ForceSquad(army, units(match.group(3)))) != null) {
                return Parsed.bad(place.orElseThrow() + " is named twice");
            }
        }
        return Parsed.good(new Forces(squads));
    }

    private static List<ForceUnit> units(String letters) {
        List<ForceUnit> units = new ArrayList<>();
        Matcher unit = UNIT.matcher(letters);
        while (unit.find()) {
            ForceType type = ForceType.lettered(unit.group(1).charAt(0)).orElseThrow();
            units.add(
                    new ForceUnit(type, PhaseText.READINESS.read(unit.group(2)).orElseThrow()));
        }
        return units;
    }
}
