package umpire.table.wiring;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.bridge.press.Press;
import umpire.hardware.Rig;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.announcement.OpenRequests;
import umpire.referee.announcement.TakeBackRequest;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Seat;

/**
 * Assigns seats to the table's sides, and so button presses to seats. If a game has more seats than the table has sides with buttons,
 * neighbours share a side's buttons. Buttons never act for a seat at another side.
 *
 * @param seatsBySide the seats at each side of the table; the buttons of a side without seats have no effect
 */
record SeatAssignment(Map<String, List<Seat>> seatsBySide) {
    SeatAssignment {
        Map<String, List<Seat>> copy = new LinkedHashMap<>();
        seatsBySide.forEach((side, seats) -> copy.put(side, List.copyOf(seats)));
        seatsBySide = Collections.unmodifiableMap(copy);
    }

    /** Returns the assignment: seats take the rig's sides in the order of its buttons, so the first seat of a game sits South. */
    static SeatAssignment of(Rig rig, List<Seat> seats) {
        List<String> sides = rig.buttons().buttons().stream()
                .map(button -> button.side())
                .filter(side -> !side.equals("any"))
                .distinct()
                .toList();
        Map<String, List<Seat>> seatsBySide = new LinkedHashMap<>();
        for (int i = 0; i < seats.size() && !sides.isEmpty(); i++) {
            seatsBySide
                    .computeIfAbsent(sides.get(i % sides.size()), side -> new ArrayList<>())
                    .add(seats.get(i));
        }
        return new SeatAssignment(seatsBySide);
    }

    /** Returns the first seat of each side. Displays call the side by the name of that seat. */
    Map<String, Seat> seatBySide() {
        Map<String, Seat> first = new LinkedHashMap<>();
        seatsBySide.forEach((side, seats) -> first.put(side, seats.getFirst()));
        return first;
    }

    /**
     * Returns the meaning of a press. A long press of undo counts as a short one, because both mean taking back. If neighbours share the
     * buttons, the press counts for the one that is asked.
     *
     * @param turn the seat to act
     * @param requests the open requests between seats
     */
    Input.Pressed pressed(Press press, Optional<Seat> turn, OpenRequests requests, long nowMs) {
        ButtonMeaning button = switch (press.button().press()) {
            case "confirm" -> ButtonMeaning.CONFIRM;
            case "next" -> ButtonMeaning.NEXT;
            case "undo" -> ButtonMeaning.UNDO;
            default -> ButtonMeaning.HELP;
        };
        List<Seat> own = seatsBySide.getOrDefault(press.button().side(), List.of());
        Optional<Seat> presser = own.stream()
                .filter(seat -> answers(requests, seat))
                .findFirst()
                .or(() -> turn.filter(own::contains))
                .or(() -> own.stream().findFirst());
        return new Input.Pressed(presser, button, nowMs);
    }

    private static boolean answers(OpenRequests requests, Seat seat) {
        return requests.takeBack().map(TakeBackRequest::asked).orElse(List.of()).contains(seat)
                || requests.draw().map(DrawOffer::asked).orElse(List.of()).contains(seat);
    }
}
