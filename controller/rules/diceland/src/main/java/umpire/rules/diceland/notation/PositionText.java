package umpire.rules.diceland.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.position.Commander;
import umpire.rules.diceland.position.Fighter;
import umpire.rules.diceland.position.LineWord;
import umpire.rules.diceland.position.Phase;
import umpire.rules.diceland.position.Position;
import umpire.rules.diceland.position.Setup;
import umpire.rules.diceland.position.Trophy;
import umpire.rules.diceland.position.Whereabouts;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.WrittenList;
import umpire.rules.kernel.text.WrittenParts;

/**
 * A whole game in one line of eight parts: whose turn it is and what is awaited, the dice, the armor of both Command Posts, what Red
 * scored for, what Blue did, the Commands that are not followed yet, how often in a row it was passed, and what was said about sight lines.
 * Parts at the end may be left out, where nothing is special. {@code docs/games} has the letters.
 */
public final class PositionText {
    private static final String PART = " | ";
    private static final int PARTS = 8;
    private static final int MOST_TIMES = 999;

    private final Setup setup;

    public PositionText(Setup setup) {
        this.setup = setup;
    }

    public String write(Position position) {
        FighterText fighters = new FighterText(setup);
        return String.join(
                PART,
                position.active().word() + " " + PhaseText.write(position.phase()),
                WrittenList.write(
                        position.fighters().stream()
                                .filter(fighter -> !(fighter.at() instanceof Whereabouts.Boxed))
                                .toList(),
                        " ",
                        fighters::write),
                WrittenList.write(position.armor(), String::valueOf),
                WrittenList.write(position.trophies(Commander.RED), PositionText::trophy),
                WrittenList.write(position.trophies(Commander.BLUE), PositionText::trophy),
                WrittenList.write(position.flags(), flag -> flag),
                String.valueOf(position.passes()),
                WrittenList.write(position.lines(), PositionText::line));
    }

    private static String trophy(Trophy trophy) {
        return trophy.how().word() + "*" + trophy.unit() + "*" + trophy.times();
    }

    private static String line(LineWord word) {
        return word.shooter() + "/" + word.weapon().word() + "/" + word.target() + "/"
                + (word.seen() ? "seen" : "hidden");
    }

    /** Reads a position by its letters; whether it can be is another question. */
    public Parsed<Position> parse(String text) {
        List<String> parts = new ArrayList<>(List.of(text.strip().split("\\s*\\|\\s*", -1)));
        if (parts.size() < 2 || parts.size() > PARTS) {
            return Parsed.bad(Quoted.of(text)
                    + " is no position: it has eight parts with | between them, at least the turn and the dice");
        }
        Position opening = setup.opening();
        List<String> standIns = List.of(
                "",
                "",
                WrittenList.write(opening.armor(), String::valueOf),
                WrittenList.NONE,
                WrittenList.NONE,
                WrittenList.NONE,
                "0",
                WrittenList.NONE);
        parts.addAll(standIns.subList(parts.size(), PARTS));
        return turn(opening, parts.get(0))
                .then(position -> dice(position, parts.get(1)))
                .then(position -> rest(position, parts));
    }

    private static Parsed<Position> turn(Position opening, String part) {
        String[] words = part.split("\\s+", 2);
        Optional<Commander> active = Commander.named(words[0]);
        Optional<Phase> phase = words.length < 2 ? Optional.empty() : PhaseText.parse(words[1]);
        return active.isPresent() && phase.isPresent()
                ? Parsed.good(opening.with(active.get()).with(phase.get()))
                : Parsed.bad(Quoted.of(part)
                        + " is no turn: it is red or blue and what is awaited, such as \"red choosing\"");
    }

    private Parsed<Position> dice(Position opening, String part) {
        Position position = opening;
        List<String> named = new ArrayList<>();
        for (String word : part.equals(WrittenList.NONE) ? new String[0] : part.split("\\s+")) {
            Optional<Fighter> fighter = new FighterText(setup).parse(word);
            if (fighter.isEmpty() || named.contains(fighter.get().name())) {
                return Parsed.bad(Quoted.of(word) + " is no die, or named twice; write "
                        + "heavy-tank-1:red@6,12.5,-30,45 or gev-2:red@hand or gev-1:red@reserve2");
            }
            named.add(fighter.get().name());
            position = position.with(fighter.get());
        }
        return Parsed.good(position);
    }

    private Parsed<Position> rest(Position position, List<String> written) {
        WrittenParts parts = new WrittenParts(written);
        Optional<List<Integer>> armor = parts.read(
                2,
                part -> WrittenList.read(part, PositionText::number).filter(read -> read.size() == 2),
                "is no 3. part of a position");
        Optional<List<Trophy>> red = parts.read(3, this::trophies, "is no 4. part of a position");
        Optional<List<Trophy>> blue = parts.read(4, this::trophies, "is no 5. part of a position");
        Optional<List<String>> flags = parts.read(
                5,
                part -> WrittenList.read(part, name -> setup.find(name).map(die -> name)),
                "is no 6. part of a position");
        Optional<Integer> passes = parts.read(6, PositionText::number, "is no 7. part of a position");
        Optional<List<LineWord>> lines =
                parts.read(7, part -> WrittenList.read(part, this::lineWord), "is no 8. part of a position");
        return parts.made(() -> new Position(
                position.active(),
                position.fighters(),
                armor.orElseThrow(),
                List.of(red.orElseThrow(), blue.orElseThrow()),
                flags.orElseThrow(),
                passes.orElseThrow(),
                lines.orElseThrow(),
                position.phase()));
    }

    private static Optional<Integer> number(String word) {
        return word.matches("[0-9]{1,4}") ? Optional.of(Integer.valueOf(word)) : Optional.empty();
    }

    private Optional<List<Trophy>> trophies(String part) {
        return WrittenList.read(part, this::trophyNamed)
                .filter(read -> read.stream().map(Trophy::unit).count()
                        == read.stream()
                                .map(trophy -> trophy.how() + trophy.unit())
                                .distinct()
                                .count())
                .map(Trophy::sorted);
    }

    private Optional<Trophy> trophyNamed(String word) {
        String[] parts = word.split("\\*", -1);
        if (parts.length != 3
                || setup.box().stream().noneMatch(die -> die.unit().id().equals(parts[1]))) {
            return Optional.empty();
        }
        return number(parts[2])
                .filter(times -> times >= 1 && times <= MOST_TIMES)
                .flatMap(times -> Trophy.How.named(parts[0]).map(how -> new Trophy(how, parts[1], times)));
    }

    private Optional<LineWord> lineWord(String word) {
        String[] parts = word.split("/", -1);
        boolean known = parts.length == 4
                && setup.find(parts[0]).isPresent()
                && (parts[3].equals("seen") || parts[3].equals("hidden"));
        return known
                ? Weapon.named(parts[1])
                        .map(weapon -> new LineWord(parts[0], weapon, parts[2], parts[3].equals("seen")))
                : Optional.empty();
    }
}
