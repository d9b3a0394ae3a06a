package umpire.hardware;

import java.util.List;
import java.util.Optional;

/**
 * The buttons and their pins.
 *
 * @param buttons every button of the table
 */
public record Buttons(List<Button> buttons) {
    /**
     * One button, wired from its pin to ground.
     *
     * @param side the side of the table it is mounted at: {@code south}, {@code east}, {@code north}, {@code west}; {@code any} for the
     *     help button
     * @param press its meaning: {@code confirm}, {@code next}, {@code undo}, {@code help}
     * @param bcm the pin, by its BCM number
     */
    public record Button(String side, String press, int bcm) {
        public Button {
            if (!SIDES.contains(side) || !PRESSES.contains(press) || bcm < 0 || bcm > LAST_BCM) {
                throw new IllegalArgumentException(
                        "there is no " + side + " " + press + " button at pin " + bcm + " on any table");
            }
        }
    }

    /** The sides of a table, and {@code any} for a button that is shared. */
    static final List<String> SIDES = List.of("south", "east", "north", "west", "any");

    /** The meanings of a button. */
    static final List<String> PRESSES = List.of("confirm", "next", "undo", "help");

    /** The highest BCM number of a pin on the Pi's header. */
    static final int LAST_BCM = 27;

    /** The pins of the first SPI bus, which drives the strip. */
    private static final List<Integer> STRIP_PINS = List.of(7, 8, 9, 10, 11);

    public Buttons {
        buttons = List.copyOf(buttons);
        fault(buttons).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
    }

    /** Returns the reason why these buttons cannot be on one table; empty if they can. */
    static Optional<String> fault(List<Button> buttons) {
        for (int i = 0; i < buttons.size(); i++) {
            Button button = buttons.get(i);
            if (STRIP_PINS.contains(button.bcm())) {
                return Optional.of("pin " + button.bcm() + " drives the LED strip; wire the " + button.side() + " "
                        + button.press() + " button to another.");
            }
            for (Button before : buttons.subList(0, i)) {
                if (before.bcm() == button.bcm()) {
                    return Optional.of("two buttons are wired to pin " + button.bcm() + "; give each its own.");
                }
                if (before.side().equals(button.side()) && before.press().equals(button.press())) {
                    return Optional.of("there are two " + button.side() + " " + button.press()
                            + " buttons; give one of them another side or press.");
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the default: three for each side of the table, South and North first, and one for help. */
    public static Buttons standard() {
        return new Buttons(List.of(
                new Button("south", "confirm", 5),
                new Button("south", "next", 6),
                new Button("south", "undo", 13),
                new Button("north", "confirm", 16),
                new Button("north", "next", 20),
                new Button("north", "undo", 21),
                new Button("east", "confirm", 17),
                new Button("east", "next", 27),
                new Button("east", "undo", 22),
                new Button("west", "confirm", 23),
                new Button("west", "next", 24),
                new Button("west", "undo", 25),
                new Button("any", "help", 26)));
    }
}
