package umpire.table.wiring;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.bridge.press.Press;
import umpire.hardware.Rig;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Seat;

/**
 * Who sits where, and so who presses a button.
 *
 * @param seatBySide the seat at each side of the table; a side without one has buttons that are nobody's
 */
record SeatAssignment(Map<String, Seat> seatBySide) {
    SeatAssignment {
        seatBySide = Collections.unmodifiableMap(new LinkedHashMap<>(seatBySide));
    }

    /** Seats take the rig's sides in the order of its buttons: the first seat of a game sits South. */
    static SeatAssignment of(Rig rig, List<Seat> seats) {
        List<String> sides = rig.buttons().buttons().stream()
                .map(button -> button.side())
                .filter(side -> !side.equals("any"))
                .distinct()
                .toList();
        Map<String, Seat> seatBySide = new LinkedHashMap<>();
        for (int i = 0; i < Math.min(sides.size(), seats.size()); i++) {
            seatBySide.put(sides.get(i), seats.get(i));
        }
        return new SeatAssignment(seatBySide);
    }

    /**
     * Returns what a press means. A long press of undo is no different from a short one: what was meant is taken back either
     * way. A seat that sits at no side has no buttons of its own: whoever presses answers for it.
     *
     * @param asked who is to act now
     */
    Input.Pressed pressed(Press press, Optional<Seat> asked, long nowMs) {
        ButtonMeaning button = switch (press.button().press()) {
            case "confirm" -> ButtonMeaning.CONFIRM;
            case "next" -> ButtonMeaning.NEXT;
            case "undo" -> ButtonMeaning.UNDO;
            default -> ButtonMeaning.HELP;
        };
        boolean forAnother =
                asked.filter(seat -> !seatBySide.containsValue(seat)).isPresent();
        Optional<Seat> own =
                Optional.ofNullable(seatBySide.get(press.button().side())).filter(seat -> !forAnother);
        return new Input.Pressed(own, button, nowMs);
    }
}
