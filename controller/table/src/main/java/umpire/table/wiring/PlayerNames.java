package umpire.table.wiring;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import umpire.mqtt.command.CommandRequest;
import umpire.mqtt.payload.PlayersPayload.PlayerPayload;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Seat;

/**
 * The players' names by chair, the same for every game. They are stored in a file of the data folder, one per line. Thread-safe.
 */
final class PlayerNames {
    private static final int LONGEST = 20;

    private final SeatLines kept;
    private final List<String> names;

    private PlayerNames(SeatLines kept, List<String> names) {
        this.kept = kept;
        this.names = names;
    }

    /** Reads the stored names. An unreadable file gives no names. */
    static PlayerNames in(Path data) {
        SeatLines kept = new SeatLines(data.resolve("players.txt"), "the names of players");
        List<String> names = new ArrayList<>();
        kept.read().forEach(name -> names.add(isName(name) ? name : ""));
        return new PlayerNames(kept, names);
    }

    private static boolean isName(String name) {
        return name.length() <= LONGEST
                && name.codePoints().allMatch(Quoted::isPlain)
                && (name.isEmpty() || !seen(name).isEmpty());
    }

    /** Returns a name without joiners, which are invisible, so that names that look alike are equal. */
    private static String seen(String name) {
        return name.replaceAll("[\\x{200c}\\x{200d}]", "").strip();
    }

    /** Sets a name, or says why not. */
    synchronized CommandAnswer name(List<Seat> seats, CommandRequest.NamePlayer named) {
        String name = named.name().strip();
        int seat = named.seat().map(seats::indexOf).orElse(-1);
        if (seat < 0) {
            return CommandAnswer.notDone("Say for which seat; the seats are " + seats + ".");
        }
        if (!isName(name)) {
            return CommandAnswer.notDone(
                    "A name has at most " + LONGEST
                            + " letters, all in one line. Leave out invisible characters, and characters that change the direction of writing.");
        }
        for (int other = 0; other < names.size(); other++) {
            if (other != seat && !name.isEmpty() && seen(names.get(other)).equalsIgnoreCase(seen(name))) {
                return CommandAnswer.notDone("Choose another name: another player is called " + Quoted.of(name) + ".");
            }
        }
        while (names.size() <= seat) {
            names.add("");
        }
        names.set(seat, name);
        String done = name.isEmpty() ? seats.get(seat) + " has no name." : seats.get(seat) + " is " + name + ".";
        return new CommandAnswer.Done(done + kept.keep(names));
    }

    /** Returns the names of a game's players by seat. */
    synchronized List<PlayerPayload> payload(List<Seat> seats) {
        List<PlayerPayload> players = new ArrayList<>();
        for (int seat = 0; seat < Math.min(seats.size(), names.size()); seat++) {
            if (!names.get(seat).isEmpty()) {
                players.add(new PlayerPayload(seats.get(seat), names.get(seat)));
            }
        }
        return List.copyOf(players);
    }
}
