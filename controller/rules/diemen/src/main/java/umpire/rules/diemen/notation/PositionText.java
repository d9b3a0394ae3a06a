package umpire.rules.diemen.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.position.Phase;
import umpire.rules.diemen.position.Position;
import umpire.rules.diemen.position.SideRound;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/**
 * A whole battle in one line of seven parts: round and phase, Red, Blue, squads, terrain whose die is used, equal sets, attacks.
 * {@code docs/games} has the words.
 */
public final class PositionText {
    private static final String PART = " | ";
    private static final int PARTS = 7;
    private static final String GUARDING = "guarding";
    private static final String OPEN = "open";

    private PositionText() {}

    public static String write(Position position) {
        return String.join(
                PART,
                position.round() + " " + PhaseText.write(position.phase()),
                write(position.red()),
                write(position.blue()),
                BattleWords.listed(position.field().squads(), BattleWords::write),
                BattleWords.listed(List.copyOf(position.usedInOrder()), BattleHex::toString),
                BattleWords.listed(position.tied(), BattleWords::write),
                BattleWords.listed(position.assaults(), BattleWords::write));
    }

    private static String write(SideRound side) {
        return String.join(
                " ",
                BattleWords.listed(side.orders(), BattleWords::write),
                BattleWords.write(side.dice()),
                BattleWords.write(side.gobble()),
                side.defended() ? GUARDING : OPEN,
                String.valueOf(side.archerWidth()));
    }

    /** Reads a position by its words; whether it can be is another question. */
    public static Parsed<Position> parse(String text) {
        List<String> parts = List.of(text.strip().split("\\s*\\|\\s*", -1));
        if (parts.size() != PARTS) {
            return Parsed.bad(Quoted.of(text) + " is no position: it has seven parts with | between them: "
                    + "round and phase, Red, Blue, squads, used terrain, equal sets, attacks");
        }
        return read(parts.get(0), "a round and what is awaited, such as 1 rolling", PositionText::round)
                .then(begun -> read(
                                parts.get(1),
                                "what Red has in a round, such as seize:e4 7,7 - open 0",
                                PositionText::side)
                        .then(red -> read(
                                        parts.get(2),
                                        "what Blue has in a round, such as hold - 6,6 guarding 0",
                                        PositionText::side)
                                .then(blue -> onTheField(parts, begun, red, blue))));
    }

    private static Parsed<Position> onTheField(List<String> parts, RoundAndPhase begun, SideRound red, SideRound blue) {
        return read(
                        parts.get(3),
                        "squads, such as red:c3:3I1D/1,blue:c5:2A",
                        part -> BattleWords.list(part, WrittenSquad::parse))
                .then(PositionText::standing)
                .then(field -> read(parts.get(4), "spaces, each once, such as d6", PositionText::spaces)
                        .then(used -> read(
                                        parts.get(5),
                                        "equal sets, such as red:2x5:attack",
                                        part -> BattleWords.list(part, BattleWords::tied))
                                .then(tied -> read(
                                                parts.get(6),
                                                "attacks, such as red:c3:c4:close:3x7:1:2",
                                                part -> BattleWords.list(part, BattleWords::assault))
                                        .then(assaults -> Parsed.good(new Position(
                                                begun.round(),
                                                field,
                                                red,
                                                blue,
                                                Set.copyOf(used),
                                                tied,
                                                assaults,
                                                begun.phase()))))));
    }

    private static Parsed<BattleField> standing(List<WrittenSquad> squads) {
        Map<BattleHex, BattleSide> taken = new HashMap<>();
        for (WrittenSquad squad : squads) {
            if (!squad.possible()) {
                return Parsed.bad(
                        "fewer Defenders stand on " + squad.at() + " than have used their die there, " + squad.tired());
            }
            Optional<BattleSide> before = Optional.ofNullable(taken.put(squad.at(), squad.side()));
            if (before.isPresent()) {
                return Parsed.bad(
                        before.get() == squad.side()
                                ? "two squads stand on " + squad.at() + "; all units of a side there are one"
                                : "units of both sides stand on " + squad.at());
            }
        }
        return Parsed.good(
                new BattleField(squads.stream().map(WrittenSquad::squad).toList()));
    }

    /** A die is used once, so its space is written once. */
    private static Optional<List<BattleHex>> spaces(String part) {
        return BattleWords.list(part, BattleHex::named)
                .filter(hexes -> hexes.stream().distinct().count() == hexes.size());
    }

    private static <T> Parsed<T> read(String part, String what, Function<String, Optional<T>> how) {
        return how.apply(part)
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad(Quoted.of(part) + " does not tell " + what));
    }

    private record RoundAndPhase(int round, Phase phase) {}

    private static Optional<RoundAndPhase> round(String part) {
        List<String> words = List.of(part.split("\\s+"));
        return BattleWords.number(words.get(0))
                .flatMap(round ->
                        PhaseText.parse(words.subList(1, words.size())).map(phase -> new RoundAndPhase(round, phase)));
    }

    private static Optional<SideRound> side(String part) {
        String[] words = part.split("\\s+");
        if (words.length != 5 || !(words[3].equals(GUARDING) || words[3].equals(OPEN))) {
            return Optional.empty();
        }
        return BattleWords.list(words[0], BattleWords::orders)
                .flatMap(orders -> BattleWords.pool(words[1])
                        .flatMap(dice -> BattleWords.pool(words[2])
                                .flatMap(gobble -> BattleWords.number(words[4])
                                        .map(width -> new SideRound(
                                                orders, dice, gobble, words[3].equals(GUARDING), width)))));
    }
}
