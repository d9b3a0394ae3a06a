package umpire.referee.session.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Place;

/**
 * The dice at rest, sorted for a roll.
 *
 * @param thrown the thrown dice of the types asked for, each in its thrower's tray
 * @param astray the fresh dice of these types that lie outside the tray in which they would count
 * @param others all other dice, if a throw may have pushed them; of those beside the sheet only the readable ones
 * @param doubtful the dice that may have been thrown, and without which there are too few
 * @param titles the titles of dice that are pieces too, by name
 */
record RollDice(
        Awaited.Roll roll,
        List<SettledDie> thrown,
        List<SettledDie> astray,
        List<SettledDie> others,
        List<SettledDie> doubtful,
        Map<String, String> titles) {
    /** Sorts dice of which none is a piece. */
    static RollDice of(Board board, Awaited.Roll roll, List<SettledDie> dice) {
        return of(board, roll, dice, Map.of());
    }

    static RollDice of(Board board, Awaited.Roll roll, List<SettledDie> dice, Map<String, String> titles) {
        ThrownInDoubt doubt = ThrownInDoubt.of(board, roll, dice);
        List<SettledDie> thrown = new ArrayList<>();
        List<SettledDie> astray = new ArrayList<>();
        List<SettledDie> others = new ArrayList<>();
        for (SettledDie die : dice) {
            boolean asked = (die.fresh() || doubt.thrown().contains(die))
                    && roll.throwers().stream().anyMatch(thrower -> throwsIt(thrower, die));
            if (asked
                    && roll.throwers().stream()
                            .anyMatch(thrower -> throwsIt(thrower, die) && inTray(board, thrower, die))) {
                thrown.add(die);
            } else if (asked) {
                astray.add(die);
            } else if (roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE && matters(board, die)) {
                others.add(die);
            }
        }
        return new RollDice(roll, List.copyOf(thrown), List.copyOf(astray), List.copyOf(others), doubt.open(), titles);
    }

    /** Dice in store beside the sheet may lie in any way, also on each other. */
    private static boolean matters(Board board, SettledDie die) {
        return die.status() != SettledDie.Status.UNREAD || board.reaches(die.pose(), 0);
    }

    static boolean throwsIt(Awaited.Roll.Thrower thrower, SettledDie die) {
        return thrower.dice().stream().anyMatch(dice -> dice.include(die.kind(), die.name()));
    }

    /** Returns whether a die lies where a thrower's dice count. */
    static boolean inTray(Board board, Awaited.Roll.Thrower thrower, SettledDie die) {
        return TrayDice.inTray(board, thrower, die);
    }

    /**
     * A reason why dice do not count.
     *
     * @param says in a sentence or two
     * @param ofOneDie whether a single die is the reason, and all others count as they lie
     * @param at where to look, if there is such a place
     */
    record Trouble(String says, boolean ofOneDie, Optional<Place> at) {}

    /** Returns why these dice do not count; empty if they do. */
    Optional<Trouble> trouble(Board board) {
        return unclear(board).or(() -> outsideTray(board)).or(() -> tooMany(board));
    }

    private Optional<Trouble> unclear(Board board) {
        for (SettledDie die : thrown) {
            if (die.status() == SettledDie.Status.COCKED && roll.counted() == Awaited.Roll.Counted.THROWN) {
                return Optional.of(about(board, die, " is cocked: it leans on something."));
            }
            if (die.status() == SettledDie.Status.UNREAD) {
                return Optional.of(unread(board, die));
            }
        }
        return others.stream()
                .filter(die -> die.status() == SettledDie.Status.UNREAD)
                .map(die -> unread(board, die))
                .findFirst();
    }

    /** Names the die with its location, where there are several. A piece has a name of its own. */
    private Trouble about(Board board, SettledDie die, String does) {
        DieWhereabouts where = DieWhereabouts.of(board, die);
        boolean oneOfMany = roll.total() > 1 && !titles.containsKey(die.name());
        return new Trouble(
                the(die) + (oneOfMany ? where.says() : "") + does,
                roll.counted() == Awaited.Roll.Counted.THROWN && roll.total() > 1,
                where.place());
    }

    /**
     * Says that a die cannot be read, and names a die that leans, if there is one. The leaning die may hide the face of
     * the die that it leans on. It does not count wherever it lies, so it may be taken off the sheet.
     */
    private Trouble unread(Board board, SettledDie die) {
        String leaning = Stream.concat(thrown.stream(), others.stream())
                .filter(other -> other.status() == SettledDie.Status.COCKED)
                .findFirst()
                .map(other -> " " + the(other) + " leans: take it off the sheet.")
                .orElse("");
        return about(board, die, " cannot be read." + leaning);
    }

    /** Returns the doubtful dice in words, and what to do about them. */
    String doubt(Board board) {
        String which = doubtful.stream()
                .map(die -> the(die)
                        + (roll.total() > 1 ? DieWhereabouts.of(board, die).says() : ""))
                .collect(Collectors.joining(", "));
        boolean one = doubtful.size() == 1;
        return which + (one ? " lies" : " lie") + " almost as " + (one ? "one" : "some")
                + " lay before. Press Confirm if "
                + (roll.total() == 1 ? "it was thrown" : "they were all thrown") + ", or throw " + (one ? "it" : "them")
                + " again.";
    }

    String the(SettledDie die) {
        return titles.containsKey(die.name()) ? titles.get(die.name()) : article(die) + die.title();
    }

    private static String article(SettledDie die) {
        return die.name().equals(die.kind()) ? "A " : "The ";
    }

    private Optional<Trouble> outsideTray(Board board) {
        return astray.stream()
                .map(die -> about(board, die, " lies outside the tray."))
                .findFirst();
    }

    private Optional<Trouble> tooMany(Board board) {
        for (Awaited.Roll.Thrower thrower : roll.throwers()) {
            for (Dice asked : thrower.dice()) {
                long lying = thrown.stream()
                        .filter(die -> asked.include(die.kind(), die.name()) && inTray(board, thrower, die))
                        .count();
                if (lying > wanted(asked, thrower.tray())) {
                    String dice = asked.name().equals(asked.kind()) ? "" : " dice";
                    return Optional.of(new Trouble(
                            lying + " " + asked.name() + dice + " were thrown, " + asked.count()
                                    + (asked.count() == 1 ? " was" : " were") + " asked for.",
                            false,
                            thrower.tray()));
                }
            }
        }
        return Optional.empty();
    }

    int wanted(Dice asked, Optional<Place> tray) {
        return TrayDice.wanted(roll, asked, tray);
    }

    /**
     * Returns the sentence that says in whose tray dice are missing, and what to do about it.
     *
     * @param lying how many dice count, including the named ones
     * @param counting those of them that lie on the table
     */
    String fewer(Board board, int lying, List<SettledDie> counting) {
        if (thrown.size() >= roll.total()) {
            return lying + " of " + roll.total()
                    + " dice count: a die that was thrown again counts with its first face. Throw one of them again, alone";
        }
        return lying(board, lying, counting) + " Roll the rest";
    }

    /** Returns the sentence that says how many dice lie there, and in whose tray others are missing. */
    String lying(Board board, int lying, List<SettledDie> counting) {
        String where = roll.throwers().stream()
                .filter(thrower -> thrower.tray().isPresent())
                .flatMap(thrower -> shortOf(board, thrower, counting).stream())
                .collect(Collectors.joining(" and "));
        return lying + " of " + roll.total() + " dice lie there"
                + (where.isEmpty() ? "." : "; missing: " + where + ".");
    }

    private static Optional<String> shortOf(Board board, Awaited.Roll.Thrower thrower, List<SettledDie> counting) {
        int asked = thrower.dice().stream().mapToInt(Dice::count).sum();
        long there = counting.stream()
                .filter(die -> throwsIt(thrower, die) && inTray(board, thrower, die))
                .count();
        return there >= asked
                ? Optional.empty()
                : Optional.of((asked - there) + " in "
                        + board.area(thrower.tray().orElseThrow()).title());
    }

    /** Returns the thrown and the other dice in the form in which a game takes them. */
    List<DieShown> shown() {
        List<DieShown> shown = new ArrayList<>();
        thrown.forEach(die -> shown.add(shown(die)));
        others.forEach(die -> shown.add(shown(die)));
        return List.copyOf(shown);
    }

    /** Returns the dice with a reliable status: clear or cocked. */
    List<SettledDie> believed() {
        return Stream.concat(thrown.stream(), others.stream())
                .filter(die -> die.status() != SettledDie.Status.UNREAD)
                .toList();
    }

    static DieShown shown(SettledDie die) {
        return die.status() == SettledDie.Status.COCKED
                ? new DieShown(die.kind(), die.name(), DieShown.Rest.LEANING, "", die.pose())
                : new DieShown(die.kind(), die.name(), die.face().orElseThrow(), die.pose());
    }
}
