package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;

/** Every change of the game, and every press without effect, has a line of its own. */
class ToldTest {
    private static final String FIRING = """
            ...k
            .r..
            .K.R
            ....
            """;

    private static Desk firing() {
        return Desk.at(".....K.R.r.....k w fire S 0", FIRING);
    }

    private static String last(Desk desk) {
        return desk.told().get(desk.told().size() - 1);
    }

    @Test
    void actionsTakenBackByCommandAreNamed() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                K*..
                ...R
                """);
        desk.order(new Command.TakeBack(Optional.empty(), 1));
        assertThat(desk.told()).endsWith("Taken back: a1-a2.");
    }

    @Test
    void lettingStandNamesTheSeatToMove() {
        Desk desk = Desk.begun().play("""
                r..k
                K...
                .*..
                ...R
                """);
        desk.order(new Command.LetStand(Outpost.BLACK));
        assertThat(last(desk)).isEqualTo("The operator accepted the position as it stands; Black is to move.");
    }

    @Test
    void aGameThatStartsFromAPositionSaysSo() {
        assertThat(firing().told()).contains("Outpost starts from the position sent.");
        Desk desk = new Desk();
        desk.order(new Command.Start(Optional.empty()));
        assertThat(desk.told()).contains("Outpost starts from the opening.");
    }

    @Test
    void undoneTouchesAreReported() {
        Desk desk = firing().touch("d2").press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(last(desk)).isEqualTo("Your touches and your choice are cleared.");
        assertThat(desk.journal()).containsExactly("set-up");
    }

    @Test
    void aPressBeforeTheGameIsAnsweredWithThePrompt() {
        Desk desk = new Desk().press(Outpost.WHITE, ButtonMeaning.NEXT);
        assertThat(last(desk)).startsWith("Set up Outpost.");
    }

    @Test
    void aPressDuringAPauseResumesOrSaysHow() {
        Desk desk = firing();
        assertThat(desk.order(new Command.Resume())).isEqualTo(CommandAnswer.notDone("The game is not paused."));
        assertThat(desk.order(new Command.Pause())).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.order(new Command.Pause())).isEqualTo(CommandAnswer.notDone("The game is paused already."));
        desk.press(Outpost.WHITE, ButtonMeaning.NEXT);
        assertThat(last(desk)).isEqualTo("The game is paused. Press Confirm to go on.");
        desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(last(desk)).isEqualTo("The game goes on.");
        desk.order(new Command.Pause());
        assertThat(desk.order(new Command.Resume())).isEqualTo(new CommandAnswer.Done("The game goes on."));
        assertThat(desk.journal()).containsExactly("set-up", "paused", "resumed", "paused", "resumed");
    }
}
