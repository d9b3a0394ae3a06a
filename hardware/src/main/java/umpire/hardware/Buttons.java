package umpire.hardware;

import java.util.List;

/**
 * The buttons and their pins.
 *
 * @param buttons every button of the table
 */
public record Buttons(List<Button> buttons) {
    /**
     * One button, wired from its pin to ground.
     *
     * @param side the side of the table it is mounted at: {@code south}, {@code north}; {@code any} for the help button
     * @param press what it means: {@code confirm}, {@code next}, {@code undo}, {@code help}
     * @param bcm the pin, by its BCM number
     */
    public record Button(String side, String press, int bcm) {}

    public Buttons {
        buttons = List.copyOf(buttons);
    }

    /** Three for South, three for North, one for help. */
    public static Buttons standard() {
        return new Buttons(List.of(
                new Button("south", "confirm", 5),
                new Button("south", "next", 6),
                new Button("south", "undo", 13),
                new Button("north", "confirm", 16),
                new Button("north", "next", 20),
                new Button("north", "undo", 21),
                new Button("any", "help", 26)));
    }
}
