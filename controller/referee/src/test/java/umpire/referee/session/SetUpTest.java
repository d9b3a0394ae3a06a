package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.record.Entry;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;

/** From an empty table to a game, and back to a game after a restart. */
class SetUpTest {
    private static final String OPENING = """
            r..k
            ....
            .*..
            K..R
            """;

    @Test
    void anEmptyTableIsSetUpPieceByPiece() {
        Desk desk = new Desk().play("""
                ....
                ....
                ....
                ....
                """);
        assertThat(desk.tableSnapshot().status()).isEqualTo(TableSnapshot.GameStatus.SETUP);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.SET_UP);
        assertThat(desk.prompt().says()).isEqualTo("Set up Outpost. Put the White King on a1. (5 pieces to place.)");
        assertThat(desk.cues(Cue.Role.PUT_TO)).containsExactly("a1", "d1", "b2", "a4", "d4");
        desk.play("""
                ....
                ....
                .*..
                KR..
                """);
        assertThat(desk.corrections())
                .containsExactly(
                        "Move the White Rook from b1 to d1.", "Put the Black Rook on a4.", "Put the Black King on d4.");
        assertThat(desk.play(OPENING).journal()).containsExactly("set-up");
    }

    @Test
    void aSetUpThatCannotBeSeenDoesNotStart() {
        Desk desk = new Desk().play("""
                ?..k
                ....
                .*..
                K..R
                """);
        assertThat(desk.journal()).isEmpty();
        assertThat(desk.cues(Cue.Role.HIDDEN)).containsExactly("a4");
    }

    @Test
    void aGameStartsFromAnyPosition() {
        Desk desk = new Desk();
        assertThat(desk.order(new Command.Start(Optional.of("K..............k b move - 0"))))
                .isInstanceOf(CommandAnswer.Done.class);
        desk.play(OPENING);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.SET_UP);
        assertThat(desk.corrections()).containsExactly("Take the White Rook off d1.", "Take the Black Rook off a4.");
        desk.play("""
                ...k
                ....
                .*..
                K...
                """);
        assertThat(desk.prompt().says()).isEqualTo("Black: move a piece.");
        assertThat(desk.tableSnapshot().status()).isEqualTo(TableSnapshot.GameStatus.READY);
    }

    @Test
    void anInvalidPositionIsRefusedWithTheReason() {
        assertThat(new Desk().order(new Command.Start(Optional.of("rubbish"))))
                .isEqualTo(new CommandAnswer.NotDone(Optional.empty(), "'rubbish' is not a position."));
    }

    @Test
    void aGameStartsFromThePlacementOnTheTable() {
        Desk desk = new Desk().play("""
                ...k
                .r..
                .K..
                ....
                """);
        assertThat(desk.order(new Command.StartFromTable(Outpost.BLACK))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.entries())
                .singleElement()
                .isEqualTo(new Entry(Entry.EntryKind.SET_UP, ".....K...r.....k b move S 0"));
        assertThat(desk.prompt().says()).isEqualTo("Black: move a piece.");
    }

    @Test
    void anUnrecognisedPlacementStartsNoGame() {
        Desk desk = new Desk().play("""
                ...k
                ....
                .*..
                ....
                """);
        assertThat(desk.order(new Command.StartFromTable(Outpost.BLACK)))
                .isEqualTo(new CommandAnswer.NotDone(Optional.empty(), "Each side needs its King."));
    }

    @Test
    void aPlacementWithAHiddenPlaceStartsNoGame() {
        Desk desk = new Desk().play("""
                ...k
                .r..
                .K..
                ?...
                """);
        assertThat(desk.order(new Command.StartFromTable(Outpost.BLACK)))
                .isEqualTo(
                        new CommandAnswer.NotDone(
                                Optional.empty(),
                                "a1 (the White King) cannot be read: glare. Shade the light that shines on a1. Then try again."));
        assertThat(desk.journal()).isEmpty();
    }

    @Test
    void lettingStandKeepsHiddenPlacesAsTheGameHasThem() {
        Desk desk = Desk.begun().play("""
                ?..k
                K...
                .*..
                ...R
                """);
        assertThat(desk.order(new Command.LetStand(Outpost.BLACK))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.entries().get(1).text()).startsWith("...R....K...r..k b ");
    }

    @Test
    void anIllegalPlacementMayBeLetStandAndTakenBack() {
        Desk desk = Desk.begun().play("""
                r..k
                K...
                .*..
                ...R
                """);
        assertThat(desk.order(new Command.LetStand(Outpost.BLACK))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.journal()).containsExactly("set-up", "stands");
        assertThat(desk.prompt().says()).isEqualTo("Black: move a piece.");
        desk.play("""
                ...k
                r...
                .*..
                ...R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "stands", "a4-a3");
        desk.order(new Command.TakeBack(Optional.empty(), 2));
        assertThat(desk.corrections())
                .containsExactlyInAnyOrder("Move the Black Rook from a3 to a4.", "Put the White King on a1.");
    }

    @Test
    void afterARestartATableThatDiffersIsPutRight() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                K*..
                ...R
                """).restart().play("""
                r..k
                ....
                .*..
                KR..
                """);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CARRY_OUT);
        assertThat(desk.corrections())
                .containsExactly("Move the White King from a1 to a2.", "Move the White Rook from b1 to d1.");
    }

    @Test
    void afterARestartThePlaysGoOn() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                K*..
                ...R
                """).restart();
        assertThat(desk.prompt().says()).startsWith("White: fire at a target.");
        desk.rest(desk.drawn(), 10).play("""
                .r.k
                ....
                K*..
                ...R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "hold", "a4-b4");
    }
}
