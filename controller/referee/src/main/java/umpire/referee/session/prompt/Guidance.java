package umpire.referee.session.prompt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.referee.announcement.Correction;
import umpire.rules.kernel.Token;

/** Says the first correction, and how many there are. */
final class Guidance {
    private Guidance() {}

    static String of(List<Correction> corrections) {
        return corrections.isEmpty() ? "" : AlikeSteps.first(corrections).says() + left(corrections);
    }

    /** A piece that one step lifts and a later one puts down counts once. */
    private static String left(List<Correction> corrections) {
        Map<Token, Integer> inHand = new HashMap<>();
        int put = 0;
        for (Correction correction : corrections) {
            boolean taken = correction.to().isEmpty();
            put += taken ? 0 : 1;
            if (taken) {
                inHand.merge(correction.token(), 1, Integer::sum);
            } else if (correction.from().isEmpty()) {
                inHand.computeIfPresent(correction.token(), (token, held) -> held == 1 ? null : held - 1);
            }
        }
        return counted(put, inHand.values().stream().mapToInt(Integer::intValue).sum());
    }

    private static String counted(int put, int takenOff) {
        if (put + takenOff < 2) {
            return "";
        }
        String puts = put == 0 ? "" : pieces(put) + " to place";
        String takes = takenOff == 0 ? "" : (put == 0 ? pieces(takenOff) : takenOff) + " to take off";
        return " (" + puts + (put > 0 && takenOff > 0 ? ", " : "") + takes + ".)";
    }

    private static String pieces(int count) {
        return count + (count == 1 ? " piece" : " pieces");
    }
}
