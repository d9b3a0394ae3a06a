package umpire.proof.pictures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import umpire.proof.pictures.MarkedPicture.MarkedDie;
import umpire.proof.pictures.MarkedPicture.MarkedTag;
import umpire.vision.see.PictureReport;
import umpire.vision.see.PictureReport.DieSeen;
import umpire.vision.see.PictureReport.PieceSeen;
import umpire.vision.see.PictureReport.PixelBox;

/**
 * The accuracy of readings on labelled pictures. A reading is right if it lies on a labelled die, or the die on it, with the same face.
 * Each die counts once, for the reading with the greatest confidence. Readings on dice without readable pips count as neither right nor
 * wrong.
 */
public final class PictureScore {
    /** From this confidence on the table does not ask the players. */
    private static final double SURE = 0.9;

    private int pictures;
    private int dice;
    private int right;
    private int read;
    private int sure;
    private int sureWrong;
    private int withDice;
    private int exact;
    private int empty;
    private int emptyWrong;
    private int tags;
    private int tagsFound;
    private int tagsWrong;

    /** Adds a picture. */
    public void add(MarkedPicture truth, PictureReport seen) {
        pictures++;
        addDice(truth, seen.dice());
        List<MarkedTag> left = new ArrayList<>(truth.tags());
        for (PieceSeen piece : seen.pieces()) {
            Optional<MarkedTag> met = left.stream()
                    .filter(tag -> tag.id() == piece.tag() && holdsMiddle(tag.box(), piece.box()))
                    .findFirst();
            met.ifPresent(left::remove);
            tagsWrong += met.isPresent() ? 0 : 1;
        }
        tags += truth.tags().size();
        tagsFound += truth.tags().size() - left.size();
    }

    private void addDice(MarkedPicture truth, List<DieSeen> seen) {
        int good = 0;
        int wrong = 0;
        for (Map.Entry<DieSeen, Boolean> judged : judged(truth, seen).entrySet()) {
            boolean isSure = judged.getKey().confidence() >= SURE;
            good += judged.getValue() ? 1 : 0;
            wrong += judged.getValue() ? 0 : 1;
            sure += isSure ? 1 : 0;
            sureWrong += isSure && !judged.getValue() ? 1 : 0;
        }
        int wanted = (int) truth.dice().stream().filter(MarkedDie::byPips).count();
        dice += wanted;
        right += good;
        read += good + wrong;
        withDice += wanted > 0 ? 1 : 0;
        exact += wanted > 0 && good == wanted && wrong == 0 ? 1 : 0;
        boolean nothing = truth.dice().isEmpty() && truth.tags().isEmpty();
        empty += nothing ? 1 : 0;
        emptyWrong += nothing && wrong > 0 ? 1 : 0;
    }

    /** Returns for each reading whether it is right, the most confident first, without those on dice that cannot be read. */
    public static Map<DieSeen, Boolean> judged(MarkedPicture truth, List<DieSeen> seen) {
        List<MarkedDie> left =
                new ArrayList<>(truth.dice().stream().filter(MarkedDie::byPips).toList());
        Map<DieSeen, Boolean> judged = new LinkedHashMap<>();
        List<DieSeen> told = seen.stream()
                .filter(die -> die.face().isPresent())
                .sorted(Comparator.comparingDouble(die -> -die.confidence()))
                .toList();
        for (DieSeen die : told) {
            Optional<MarkedDie> met =
                    left.stream().filter(marked -> touches(marked, die)).findFirst();
            boolean other = truth.dice().stream().anyMatch(marked -> !marked.byPips() && touches(marked, die));
            if (met.isPresent() || !other) {
                met.ifPresent(left::remove);
                judged.put(die, met.map(MarkedDie::face).equals(die.face()));
            }
        }
        return judged;
    }

    private static boolean touches(MarkedDie marked, DieSeen die) {
        return holdsMiddle(marked.box(), die.box()) || holdsMiddle(die.box(), marked.box());
    }

    private static boolean holdsMiddle(PixelBox box, PixelBox other) {
        double x = other.x() + other.width() / 2;
        double y = other.y() + other.height() / 2;
        return x >= box.x() && x <= box.x() + box.width() && y >= box.y() && y <= box.y() + box.height();
    }

    /** Returns the results by name, in the order of the report. A result without any data is left out. */
    public Map<String, String> figures() {
        Map<String, String> figures = new LinkedHashMap<>();
        figures.put("pictures", Integer.toString(pictures));
        if (dice + read > 0) {
            figures.put("dice read right", share(right, dice));
            figures.put("readings wrong", share(read - right, read));
            figures.put("sure readings wrong", share(sureWrong, sure));
            figures.put("pictures read exactly", share(exact, withDice));
        }
        if (empty > 0) {
            figures.put("empty tables with a die", share(emptyWrong, empty));
        }
        if (tags > 0) {
            figures.put("tags found", share(tagsFound, tags));
            figures.put("tags that are not there", Integer.toString(tagsWrong));
        }
        return figures;
    }

    private static String share(int part, int whole) {
        return whole == 0 ? "none" : String.format(Locale.ROOT, "%d of %d, %.1f %%", part, whole, 100.0 * part / whole);
    }
}
