package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.Position.LineWord;
import umpire.rules.diceland.Position.OfBoth;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.WrittenList;
import umpire.rules.kernel.text.WrittenParts;

/**
 * A whole game in one line of eight parts. The first three are the turn with the awaited step, the dice, and the armor of both Command
 * Posts. The next two list what Red and Blue scored for. The last three are the Commands not yet followed, the number of passes in a row,
 * and the answers about sight lines. Parts at the end may be left out where they are as in the opening. {@code docs/games} has the letters.
 */
final class PositionText {
    private static final String PART = " | ";
    private static final int PARTS = 8;
    private static final int MOST_TIMES = 999;

    private static final Form<Integer> NUMBER = Form.number("a number", "[0-9]{1,4}");
    private static final Form<OfBoth<Integer>> ARMOR =
            Form.joined(",", Phrase.of(NUMBER, OfBoth::red, NUMBER, OfBoth::blue, OfBoth::new));

    private final Setup setup;
    private final Form<List<Trophy>> trophies;
    private final Form<List<String>> flags;
    private final Form<List<LineWord>> lines;

    public PositionText(Setup setup) {
        this.setup = setup;
        this.trophies = trophy(setup).list().where(PositionText::eachOnce).as(Trophy::sorted, trophies -> trophies);
        this.flags = DiceText.die(setup).list();
        this.lines = line(setup).list();
    }

    private static Form<Trophy> trophy(Setup setup) {
        Form<String> unit = Form.any()
                .where(word ->
                        setup.box().stream().anyMatch(die -> die.unit().id().equals(word)));
        return Form.joined(
                "*",
                Phrase.of(
                        Form.of("a reason", Trophy.How::word, Trophy.How::named),
                        Trophy::how,
                        unit,
                        Trophy::unit,
                        NUMBER.where(times -> times >= 1 && times <= MOST_TIMES),
                        Trophy::times,
                        Trophy::new));
    }

    private static Form<LineWord> line(Setup setup) {
        return Form.joined(
                "/",
                Phrase.of(
                        DiceText.die(setup),
                        LineWord::shooter,
                        PhaseText.WEAPON,
                        LineWord::weapon,
                        Form.any(),
                        LineWord::target,
                        PhaseText.SEEN,
                        LineWord::seen,
                        LineWord::new));
    }

    public String write(Position position) {
        DiceText fighters = new DiceText(setup);
        return String.join(
                PART,
                position.active().word() + " " + PhaseText.write(position.phase()),
                WrittenList.write(
                        position.fighters().stream()
                                .filter(fighter -> !(fighter.at() instanceof Whereabouts.Boxed))
                                .toList(),
                        " ",
                        fighters::write),
                ARMOR.write(position.armor()),
                trophies.write(position.trophies(Commander.RED)),
                trophies.write(position.trophies(Commander.BLUE)),
                flags.write(position.flags()),
                NUMBER.write(position.passes()),
                lines.write(position.lines()));
    }

    /** Reads a position without checking whether it is possible. */
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
                ARMOR.write(opening.armor()),
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
                        + " is not a turn: write red or blue and what is awaited, such as \"red choosing\"");
    }

    private Parsed<Position> dice(Position opening, String part) {
        Position position = opening;
        List<String> named = new ArrayList<>();
        for (String word : part.equals(WrittenList.NONE) ? new String[0] : part.split("\\s+")) {
            Optional<Fighter> fighter = new DiceText(setup).parse(word);
            if (fighter.isEmpty() || named.contains(fighter.get().name())) {
                return Parsed.bad(Quoted.of(word) + " is not a die, or is named twice; write "
                        + "heavy-tank-1:red@6,12.5,-30,45 or gev-2:red@hand or gev-1:red@reserve2");
            }
            named.add(fighter.get().name());
            position = position.with(fighter.get());
        }
        return Parsed.good(position);
    }

    private Parsed<Position> rest(Position position, List<String> written) {
        WrittenParts parts = new WrittenParts(written);
        Optional<OfBoth<Integer>> armor =
                parts.read(2, ARMOR::read, "is not the armor of the two Command Posts, such as 60,60");
        Optional<List<Trophy>> red = parts.read(3, trophies::read, "is not a list of what Red killed or knocked off");
        Optional<List<Trophy>> blue = parts.read(4, trophies::read, "is not a list of what Blue killed or knocked off");
        Optional<List<String>> commands = parts.read(5, flags::read, "is not a list of dice that follow a Command");
        Optional<Integer> passes = parts.read(6, NUMBER::read, "is not a number of passes");
        Optional<List<LineWord>> said = parts.read(7, lines::read, "is not a list of answers about sight lines");
        return parts.made(() -> new Position(
                position.active(),
                position.fighters(),
                armor.orElseThrow(),
                new OfBoth<>(red.orElseThrow(), blue.orElseThrow()),
                commands.orElseThrow(),
                passes.orElseThrow(),
                said.orElseThrow(),
                position.phase()));
    }

    private static boolean eachOnce(List<Trophy> trophies) {
        return trophies.stream()
                        .map(trophy -> trophy.how() + trophy.unit())
                        .distinct()
                        .count()
                == trophies.size();
    }
}
