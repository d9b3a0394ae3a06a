package umpire.vision.twin.hands;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Standing;

/** What stands on what on one place. */
final class TokenStacks {
    private TokenStacks() {}

    /** Of tokens that share a place those that are covered stand under the next one that is not. */
    static List<List<Standing>> of(List<Standing> wanted) {
        List<List<Standing>> stacks = new ArrayList<>();
        boolean open = false;
        for (Standing standing : wanted) {
            if (!open) {
                stacks.add(new ArrayList<>());
            }
            stacks.getLast().add(standing);
            open = standing.covered();
        }
        return stacks;
    }
}
