package umpire.table.wiring;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import umpire.bridge.press.Press;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.CommandAnswer;

/**
 * Gives a hint to whoever holds the button for help: said by every display and shown by the lights. So it is given only where nobody else
 * sits who should not hear it.
 */
final class HintPress {
    private final Supplier<? extends HintedTable> inPlay;
    private final Hints hints;
    private final Consumer<String> tell;

    /** The game in play. */
    interface HintedTable {
        /** Returns whether somebody besides whoever is to act sits there and plays for himself. */
        boolean othersWouldHear();

        /** Has the lights point at a legal action for a while. From any thread. */
        void pointAt(String notation);
    }

    /** Finds out what the table would play, on a thread of its own. */
    @FunctionalInterface
    interface Hints {
        void ask(CommandRequest.Hint asked, Consumer<CommandAnswer> answer);
    }

    /**
     * Listens to presses.
     *
     * @param tell says something to all that listen; from any thread
     */
    HintPress(Supplier<? extends HintedTable> inPlay, Hints hints, Consumer<String> tell) {
        this.inPlay = inPlay;
        this.hints = hints;
        this.tell = tell;
    }

    /** Takes a press; any but a long one on help is none of its own. Returns at once. */
    void pressed(Press press) {
        if (press.kind() != Press.PressKind.LONG || !press.button().press().equals("help")) {
            return;
        }
        HintedTable table = inPlay.get();
        if (table.othersWouldHear()) {
            tell.accept("A hint would be heard by whoever sits opposite. Ask for it on a phone: Game, A hint.");
            return;
        }
        hints.ask(new CommandRequest.Hint(Optional.empty()), answer -> told(table, answer));
    }

    private void told(HintedTable table, CommandAnswer answer) {
        switch (answer) {
            case CommandAnswer.NotDone not -> tell.accept(not.why());
            case CommandAnswer.Done done -> {
                done.actions().stream().findFirst().ifPresent(table::pointAt);
                tell.accept("The table would play: " + done.says().replace("\n", " Or: "));
            }
        }
    }
}
