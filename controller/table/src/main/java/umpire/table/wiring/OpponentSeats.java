package umpire.table.wiring;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.mqtt.command.CommandRequest;
import umpire.mqtt.payload.PlayersPayload.OpponentPayload;
import umpire.player.PlayingLevel;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Seat;

/**
 * The seats that the table plays itself, with their levels, in seat order. A file in the data folder keeps the current levels through a
 * restart, one per line, with 0 for a person. Another file keeps the levels of unfinished games, one line for each game. Thread-safe.
 */
final class OpponentSeats {
    private static final int MOST_SEATS = 8;

    private final SeatLines kept;
    private final SeatLines left;
    private final List<Optional<PlayingLevel>> atFirst;
    private volatile List<Optional<PlayingLevel>> levels;

    private OpponentSeats(
            SeatLines kept, SeatLines left, List<Optional<PlayingLevel>> atFirst, List<Optional<PlayingLevel>> levels) {
        this.kept = kept;
        this.left = left;
        this.atFirst = List.copyOf(atFirst);
        this.levels = List.copyOf(levels);
    }

    /**
     * Reads the stored levels.
     *
     * @param others the level of all seats but the first; empty to keep the stored levels
     */
    static OpponentSeats in(Path data, Optional<PlayingLevel> others) {
        SeatLines kept = new SeatLines(data.resolve("opponents.txt"), "the seats that the table plays");
        List<Optional<PlayingLevel>> levels = new ArrayList<>();
        if (others.isPresent()) {
            levels.add(Optional.empty());
            while (levels.size() < MOST_SEATS) {
                levels.add(others);
            }
        } else {
            levels.addAll(parsed(kept.read()));
        }
        SeatLines left = new SeatLines(
                data.resolve("opponents-left.txt"), "the seats that the table played in unfinished games");
        return new OpponentSeats(kept, left, others.isPresent() ? levels : List.of(), levels);
    }

    private static List<Optional<PlayingLevel>> parsed(List<String> levels) {
        return levels.stream()
                .map(level -> level.matches("[1-5]")
                        ? PlayingLevel.of(Integer.parseInt(level))
                        : Optional.<PlayingLevel>empty())
                .toList();
    }

    /**
     * Sets the levels for another game. A new game has the levels of the start, so people play every seat by default. A continued game gets
     * back its own levels.
     *
     * @param before the row of the game that is left now
     * @param earlier the row of the game that is continued; empty for a new one
     * @param kept the rows of all unfinished games; levels of other games are deleted
     * @return a text for people that names the table's seats
     */
    synchronized String beginGame(List<Seat> seats, Optional<Long> before, Optional<Long> earlier, Set<Long> kept) {
        List<Optional<PlayingLevel>> next = earlier.flatMap(this::whenLeft).orElse(atFirst);
        List<String> lines = new ArrayList<>(left.read());
        before.ifPresent(row -> {
            lines.removeIf(line -> line.startsWith(row + ":"));
            lines.add(row + ": " + String.join(" ", numbers(levels)));
        });
        lines.removeIf(line -> kept.stream().noneMatch(row -> line.startsWith(row + ":")));
        left.keep(lines);
        String trouble = set(next);
        Map<Seat, PlayingLevel> played = of(seats);
        String says = played.isEmpty()
                ? "People play every seat."
                : played.entrySet().stream()
                        .map(seat -> says(seat.getKey(), seat.getValue()))
                        .collect(Collectors.joining(" "));
        return says + trouble;
    }

    private Optional<List<Optional<PlayingLevel>>> whenLeft(long row) {
        return left.read().stream()
                .filter(line -> line.startsWith(row + ":"))
                .findFirst()
                .map(line -> parsed(Stream.of(line.split(" ")).skip(1).toList()));
    }

    private static List<String> numbers(List<Optional<PlayingLevel>> levels) {
        return levels.stream()
                .map(each -> String.valueOf(each.map(PlayingLevel::number).orElse(0)))
                .toList();
    }

    private static String says(Seat seat, PlayingLevel level) {
        return "The table plays " + seat + ", at level " + level.number() + " of 5.";
    }

    /** Stores the levels. Returns an empty text, or a warning that they will be forgotten. */
    private String set(List<Optional<PlayingLevel>> next) {
        levels = List.copyOf(next);
        return kept.keep(numbers(levels));
    }

    /** Returns the levels of the seats that the table plays now, in seat order. */
    Map<Seat, PlayingLevel> of(List<Seat> seats) {
        return of(seats, levels);
    }

    private static Map<Seat, PlayingLevel> of(List<Seat> seats, List<Optional<PlayingLevel>> now) {
        Map<Seat, PlayingLevel> played = new LinkedHashMap<>();
        for (int seat = 0; seat < Math.min(seats.size(), now.size()); seat++) {
            Seat of = seats.get(seat);
            now.get(seat).ifPresent(level -> played.put(of, level));
        }
        return played;
    }

    /** Returns the table's seats as a payload. */
    List<OpponentPayload> payload(List<Seat> seats) {
        return payload(of(seats));
    }

    /** Returns the seats that the table played in an unfinished game; empty when unknown. */
    Optional<List<OpponentPayload>> payload(List<Seat> seats, long row) {
        return whenLeft(row).map(levels -> payload(of(seats, levels)));
    }

    private static List<OpponentPayload> payload(Map<Seat, PlayingLevel> played) {
        return played.entrySet().stream()
                .map(each -> new OpponentPayload(each.getKey(), each.getValue().number()))
                .toList();
    }

    /**
     * Makes the table play a seat, or gives the seat back to a person.
     *
     * @param underWay whether the game is in progress; if so, only a seat itself or the operator may give it to the
     *     table
     */
    synchronized CommandAnswer seat(List<Seat> seats, CommandRequest.SeatOpponent asked, boolean underWay) {
        Seat opponent = asked.opponent();
        int seat = seats.indexOf(opponent);
        Optional<PlayingLevel> level = asked.level().flatMap(PlayingLevel::of);
        boolean own = asked.seat().isEmpty() || asked.seat().equals(Optional.of(opponent));
        if (seat < 0) {
            return CommandAnswer.notDone("Say for which seat; the seats are " + seats + ".");
        }
        if (asked.level().isPresent() && level.isEmpty()) {
            return CommandAnswer.notDone("Choose a level from 1, for beginners, to 5, the strongest.");
        }
        if (underWay && !own && !of(seats).containsKey(opponent)) {
            return CommandAnswer.notDone(
                    "A game is under way: only " + opponent + " or the operator may give this seat to the table.");
        }
        List<Optional<PlayingLevel>> next = new ArrayList<>(levels);
        while (next.size() <= seat) {
            next.add(Optional.empty());
        }
        next.set(seat, level);
        String done = level.map(played -> says(opponent, played))
                .orElse("The table does not play " + opponent + " any more.");
        return new CommandAnswer.Done(done + set(next));
    }
}
