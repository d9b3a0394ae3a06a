package umpire.rules.diemen;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.WrittenParts;

/**
 * A whole battle in one line of seven parts: round and phase, Red, Blue, squads, terrain whose die is used, equal sets, attacks.
 * {@code docs/games} has the words.
 */
final class PositionText {
    private static final String PART = " | ";
    private static final int PARTS = 7;

    private static final Form<List<WrittenSquad>> SQUADS = WrittenSquad.WORD.list();
    private static final Form<List<DiceSet.TiedSet>> TIED = BattleWords.TIED.list();
    private static final Form<List<BattleAssault>> ASSAULTS = BattleWords.ASSAULT.list();

    /** A die is used once, so its space is written once. */
    private static final Form<List<BattleHex>> SPACES =
            BattleWords.HEX.list().where(hexes -> hexes.stream().distinct().count() == hexes.size());

    private record SidePools(DicePool dice, DicePool gobble) {
        private static final Phrase<SidePools> WORDS =
                Phrase.of(BattleWords.POOL, SidePools::dice, BattleWords.POOL, SidePools::gobble, SidePools::new);
    }

    private static final Form<SideRound> SIDE = Form.line(Phrase.of(
            BattleWords.ORDERS.list(),
            SideRound::orders,
            SidePools.WORDS,
            side -> new SidePools(side.dice(), side.gobble()),
            Form.either("guarding", "open"),
            SideRound::defended,
            BattleWords.NUMBER,
            SideRound::archerWidth,
            (orders, pools, defended, width) -> new SideRound(orders, pools.dice(), pools.gobble(), defended, width)));

    private PositionText() {}

    static String write(Position position) {
        return String.join(
                PART,
                position.round() + " " + PhaseText.write(position.phase()),
                SIDE.write(position.red()),
                SIDE.write(position.blue()),
                SQUADS.write(
                        position.field().squads().stream().map(WrittenSquad::of).toList()),
                SPACES.write(List.copyOf(position.usedInOrder())),
                TIED.write(position.tied()),
                ASSAULTS.write(position.assaults()));
    }

    /** Reads a position without checking whether it is possible. */
    static Parsed<Position> parse(String text) {
        List<String> parts = List.of(text.strip().split("\\s*\\|\\s*", -1));
        if (parts.size() != PARTS) {
            return Parsed.bad(Quoted.of(text) + " is not a position: it has seven parts with | between them: "
                    + "round and phase, Red, Blue, squads, used terrain, equal sets, attacks");
        }
        return whole(new WrittenParts(parts));
    }

    private static Parsed<Position> whole(WrittenParts parts) {
        Optional<RoundAndPhase> begun =
                parts.read(0, PositionText::round, "does not tell a round and what is awaited, such as 1 rolling");
        Optional<SideRound> red =
                parts.read(1, SIDE::read, "does not tell what Red has in a round, such as seize:e4 7,7 - open 0");
        Optional<SideRound> blue =
                parts.read(2, SIDE::read, "does not tell what Blue has in a round, such as hold - 6,6 guarding 0");
        Optional<BattleField> field = parts.parse(3, PositionText::field);
        Optional<List<BattleHex>> used = parts.read(4, SPACES::read, "does not tell spaces, each once, such as d6");
        Optional<List<DiceSet.TiedSet>> tied =
                parts.read(5, TIED::read, "does not tell equal sets, such as red:2x5:attack");
        Optional<List<BattleAssault>> assaults =
                parts.read(6, ASSAULTS::read, "does not tell attacks, such as red:c3:c4:close:3x7:1:2");
        return parts.made(() -> new Position(
                begun.orElseThrow().round(),
                field.orElseThrow(),
                red.orElseThrow(),
                blue.orElseThrow(),
                Set.copyOf(used.orElseThrow()),
                tied.orElseThrow(),
                assaults.orElseThrow(),
                begun.orElseThrow().phase()));
    }

    private static Parsed<BattleField> field(String part) {
        return SQUADS.read(part)
                .map(PositionText::standing)
                .orElseGet(
                        () -> Parsed.bad(Quoted.of(part) + " does not tell squads, such as red:c3:3I1D/1,blue:c5:2A"));
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

    private record RoundAndPhase(int round, Phase phase) {}

    private static Optional<RoundAndPhase> round(String part) {
        List<String> words = List.of(part.split("\\s+"));
        return BattleWords.NUMBER
                .read(words.get(0))
                .flatMap(round ->
                        PhaseText.parse(words.subList(1, words.size())).map(phase -> new RoundAndPhase(round, phase)));
    }
}
