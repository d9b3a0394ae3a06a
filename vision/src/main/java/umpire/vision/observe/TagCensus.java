package umpire.vision.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.hardware.Rig;
import umpire.hardware.Table.CornerTag;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Board.BoardTag;
import umpire.rules.kernel.Piece;
import umpire.vision.detect.tags.Tag;

/**
 * Sorts the tags of a frame into those expected here, each seen once, and the rest. A tag seen twice is believed at neither place.
 *
 * @param known tags of this table, board and box that are seen once, sorted by id
 * @param doubled tags of this table, board and box that are seen more than once, sorted by id
 * @param troubles a sentence for each tag that is doubled, or belongs to another board or game
 */
record TagCensus(List<Tag> known, List<Tag> doubled, List<String> troubles) {
    /**
     * The confidence from which a tag is reported as a trouble. Print and shadow sometimes look like a tag with doubtful cells, of which a
     * real tag has hardly any. Chosen.
     */
    private static final double SURE = 0.95;

    /**
     * Sorts the tags.
     *
     * @param onDice the tags on faces of dice, which may occur several times without trouble
     */
    static TagCensus of(List<Tag> tags, Set<Integer> expected, Set<Integer> onDice) {
        SortedMap<Integer, List<Tag>> byId = new TreeMap<>();
        tags.stream()
                .filter(tag -> !onDice.contains(tag.id()))
                .forEach(tag ->
                        byId.computeIfAbsent(tag.id(), id -> new ArrayList<>()).add(tag));
        List<Tag> known = new ArrayList<>();
        List<Tag> doubled = new ArrayList<>();
        List<String> troubles = new ArrayList<>();
        for (Map.Entry<Integer, List<Tag>> entry : byId.entrySet()) {
            List<Tag> seen = entry.getValue();
            if (!expected.contains(entry.getKey())) {
                seen.stream()
                        .filter(tag -> tag.confidence() >= SURE)
                        .findFirst()
                        .ifPresent(tag -> troubles.add(stranger(tag)));
            } else if (seen.size() == 1) {
                known.addAll(seen);
            } else {
                doubled.addAll(seen);
                troubles.add(doubled(entry.getKey(), seen.size()));
            }
        }
        return new TagCensus(List.copyOf(known), List.copyOf(doubled), List.copyOf(troubles));
    }

    private static String doubled(int id, int times) {
        return "The tag " + id + " is seen " + times + " times; take all but one of them off the table.";
    }

    private static String stranger(Tag tag) {
        boolean board = tag.id() >= BoardTag.FIRST && tag.id() <= BoardTag.LAST;
        return board
                ? "The tag " + tag.id() + " is another board's; take that sheet away, or choose its game."
                : "The tag " + tag.id() + " is on no piece of this game; take it off the table.";
    }

    static Set<Integer> expected(Rig rig, Board board, List<Piece> pieces) {
        Set<Integer> ids = new TreeSet<>();
        rig.table().corners().stream().map(CornerTag::id).forEach(ids::add);
        board.tags().stream().map(BoardTag::id).forEach(ids::add);
        pieces.stream().map(Piece::tags).forEach(ids::addAll);
        return Set.copyOf(ids);
    }
}
