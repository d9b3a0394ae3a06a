package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.CameraState;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;

/** An uncertain move is not played. */
class NeverGuessTest {
    private static final String OPENING = """
            r..k
            ....
            .*..
            K..R
            """;
    private static final String SWAPPED = """
            k..r
            ....
            .*..
            K..R
            """;

    @Test
    void nothingIsReadWhileAHandIsInView() {
        Desk desk = Desk.begun().hand("""
                r..k
                ....
                K*..
                ...R
                """, 60);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().says()).startsWith("White: move a piece.");
        desk.hand(desk.drawn(), 20);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUIET);
        assertThat(desk.prompt().says()).startsWith("Take the hand away: the table waits for that.");
    }

    @Test
    void nothingIsReadWhileAnythingMoves() {
        Desk desk = Desk.begun().move("""
                r..k
                ....
                K*..
                ...R
                """, 60);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUIET);
    }

    @Test
    void aMoveWhoseTargetIsHiddenWaitsAndSaysWhatItCannotSee() {
        String hidden = """
                r..k
                ....
                ?*..
                ...R
                """;
        Desk desk = Desk.begun().play(hidden);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).as("a hand may be about to clear it").isEqualTo(Prompt.Need.CHOICE);
        desk.rest(hidden, 20);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(desk.prompt().says())
                .isEqualTo("a2 cannot be read: glare. Shade the light that shines on a2. The action depends on that.");
        assertThat(desk.cues(Cue.Role.HIDDEN)).containsExactly("a2");
        desk.hand(hidden, 1).rest(hidden, 20);
        assertThat(desk.prompt().says()).startsWith("a2 cannot be read: glare.");
        desk.rest("""
                r..k
                ....
                K*..
                ...R
                """, Desk.SETTLE_LOOKS);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2");
    }

    @Test
    void aPieceThatIsNotSeenWhereItMustStandIsAskedForOnceThatLasts() {
        String obscured = """
                r..k
                ....
                .*..
                ?..R
                """;
        Desk desk = Desk.begun().play(obscured);
        assertThat(desk.prompt().says()).isEqualTo("White: move a piece.");
        desk.rest(obscured, 20);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(desk.prompt().says())
                .isEqualTo(
                        "a1 (the White King) cannot be read: glare. Shade the light that shines on a1. White: move a piece.");
        assertThat(desk.cues(Cue.Role.HIDDEN)).containsExactly("a1");
        assertThat(desk.cues(Cue.Role.MAY_ACT)).containsExactly("d1");
        desk.play("""
                r..k
                ....
                .*..
                K..R
                """);
        assertThat(desk.prompt().says()).isEqualTo("White: move a piece.");
    }

    @Test
    void hiddenEmptyPlacesAreNotMentionedWhileTheyDoNotMatter() {
        Desk desk = Desk.begun().rest("""
                r..k
                ?..?
                .*..
                K..R
                """, 40);
        assertThat(desk.prompt().says()).isEqualTo("White: move a piece.");
        assertThat(desk.cues(Cue.Role.HIDDEN)).isEmpty();
    }

    @Test
    void hiddenPlacesThatNoExplanationNeedsDoNotMatter() {
        Desk desk = Desk.begun().play("""
                r..k
                ?..?
                K*?.
                ...R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2");
    }

    @Test
    void aHiddenPieceIsNotCalledGone() {
        Desk desk = Desk.begun().play("""
                ???k
                ....
                .*..
                ?..?
                """);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        assertThat(desk.corrections()).isEmpty();
    }

    @Test
    void oneBadFrameChangesNothing() {
        Desk desk = Desk.begun();
        for (int i = 0; i < 20; i++) {
            desk.rest("""
                    r..k
                    ....
                    K*..
                    ...R
                    """, 1).rest(OPENING, 4);
        }
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void anUnsteadyReadingDecidesNothing() {
        Desk desk = Desk.begun();
        for (int i = 0; i < 30; i++) {
            desk.rest("""
                    r..k
                    ....
                    K*..
                    ...R
                    """, 1 + i % 2).rest(OPENING, 2 - i % 2);
        }
        assertThat(desk.journal()).containsExactly("set-up");
    }

    @Test
    void aPausedSlideUnderAnUnseenHandIsNotAMove() {
        Desk desk = Desk.begun().move(OPENING, 2);
        desk.move("""
                r..k
                ....
                .*..
                KR..
                """, 2);
        desk.rest("""
                r..k
                ....
                .*.R
                K...
                """, 8);
        assertThat(desk.journal()).containsExactly("set-up");
        desk.move("""
                r..k
                ...R
                .*..
                K...
                """, 3);
        desk.rest("""
                r..k
                ...R
                .*..
                K...
                """, 20);
        assertThat(desk.journal()).containsExactly("set-up", "d1-d3");
    }

    @Test
    void aWrongMoveIsRefusedHalfASecondAfterTheHandLeft() {
        Desk desk = Desk.begun().hand("""
                r..k
                K...
                .*..
                ...R
                """, 3).rest("""
                r..k
                K...
                .*..
                ...R
                """, (int) (500 / Desk.FRAME_MS));
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CORRECTION);
        assertThat(desk.prompt().says())
                .isEqualTo("a1 cannot go to a3. (§\u00a03) Move the White King from a3 back to a1.");
        assertThat(desk.lines())
                .filteredOn(line -> line.kind().equals("refusal"))
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.rule()).contains("REACH");
                    assertThat(line.section()).contains("3");
                });
    }

    @Test
    void noMoveIsRefusedWhileAPieceMayBeHidden() {
        String hidden = """
                r..k
                K...
                .*?.
                ....
                """;
        Desk desk = Desk.begun().play(hidden).rest(hidden, 20);
        assertThat(desk.lines()).noneMatch(line -> line.kind().equals("refusal"));
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(desk.prompt().says())
                .isEqualTo("c2 cannot be read: glare. Shade the light that shines on c2. The action depends on that.");
        assertThat(desk.corrections()).isEmpty();
    }

    @Test
    void aRefusalIsRepeatedOnlyForANewAttempt() {
        String wrong = """
                r..k
                K...
                .*..
                ...R
                """;
        Desk desk = Desk.begun().play(wrong).rest(wrong, 50);
        assertThat(desk.told()).filteredOn("a1 cannot go to a3."::equals).hasSize(1);
        desk.play(OPENING).play(wrong);
        assertThat(desk.told()).filteredOn("a1 cannot go to a3."::equals).hasSize(2);
        assertThat(desk.journal()).containsExactly("set-up");
    }

    @Test
    void helpRepeatsTheRefusalWithItsRule() {
        Desk desk = Desk.begun().play("""
                r..k
                K...
                .*..
                ...R
                """).press(Outpost.WHITE, ButtonMeaning.HELP);
        GameLogEntry help = desk.lines().get(desk.lines().size() - 1);
        assertThat(help.kind()).isEqualTo("help");
        assertThat(help.says()).isEqualTo(desk.prompt().says()).startsWith("a1 cannot go to a3. (§\u00a03)");
        assertThat(help.rule()).contains("REACH");
        assertThat(help.section()).contains("3");
    }

    @Test
    void aPieceKnockedOffIsAskedForAndNotReadAsAMove() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                .*..
                K...
                """);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().says())
                .contains("the White Rook left d1. Put it where it is lit, or put the missing piece back.");
        desk.play("""
                ...k
                ....
                .*..
                K..R
                """);
        assertThat(desk.corrections()).containsExactly("Put the Black Rook back on a4.");
    }

    @Test
    void swappedPiecesAreSentBackOneLiftedAside() {
        Desk desk = Desk.begun().play(SWAPPED);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.corrections())
                .containsExactly(
                        "Lift the Black King off a4 and hold it.",
                        "Move the Black Rook from d4 back to a4.",
                        "Put the Black King back on d4.");
        assertThat(desk.cues(Cue.Role.TAKE_FROM)).containsExactly("a4", "d4");
    }

    @Test
    void aPieceHeldInTheHandIsCountedOnce() {
        Desk desk = Desk.begun().play(SWAPPED);
        assertThat(desk.corrections()).hasSize(3);
        assertThat(desk.prompt().says()).endsWith("(2 pieces to place.)");
        desk.play("""
                ...r
                ....
                .*..
                K..R
                """);
        assertThat(desk.prompt().says())
                .isEqualTo("Fix the board. Move the Black Rook from d4 back to a4. (2 pieces to place.)");
    }

    @Test
    void followingTheListedStepsIsNeverRefused() {
        Desk desk = Desk.begun().play(SWAPPED);
        int before = desk.lines().size();
        desk.play("""
                ...r
                ....
                .*..
                K..R
                """).play("""
                r...
                ....
                .*..
                K..R
                """).play(OPENING);
        assertThat(desk.lines()).hasSize(before);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().says()).isEqualTo("White: move a piece.");
    }

    @Test
    void aNewWrongMoveDuringCorrectionIsRefused() {
        Desk desk = Desk.begun().play("""
                r..k
                K...
                .*..
                ...R
                """);
        desk.play("""
                r..k
                ....
                .*K.
                ...R
                """);
        assertThat(desk.told()).endsWith("a1 cannot go to a3.", "a1 cannot go to c2.");
    }

    @Test
    void anExtraPieceFromBesideIsTakenOff() {
        Desk desk = Desk.begun().play("""
                r..k
                s...
                .*..
                K..R
                """);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.corrections()).containsExactly("Take the Black Scout off a3.");
    }

    @Test
    void aBlindCameraIsReportedAndTheGameStays() {
        Desk desk = Desk.begun().blind(30);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(desk.prompt().says()).startsWith("The table cannot be seen. Corner tag 246 is out of sight. ");
        desk.play("""
                r..k
                ....
                K*..
                ...R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2");
    }

    @Test
    void aCameraWithoutPicturesIsReportedUntilItSendsSome() {
        Desk desk = Desk.begun().camera(CameraState.silent("The cable is out."));
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(desk.prompt().says()).isEqualTo("The cable is out. White: move a piece.");
        assertThat(desk.camera(CameraState.SEEING).prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void aStartingTableReportsNoFault() {
        Desk desk = new Desk().camera(CameraState.STARTING).tick(30_000);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUIET);
        assertThat(desk.prompt().says()).startsWith("The table is still starting");
        assertThat(desk.camera(CameraState.SEEING).prompt().need()).isEqualTo(Prompt.Need.SET_UP);
    }

    @Test
    void aCameraInCalibrationIsNoFault() {
        Desk desk = Desk.begun().camera(CameraState.CALIBRATED);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUIET);
        assertThat(desk.prompt().says())
                .startsWith("The camera is being calibrated, so the game waits.")
                .endsWith("White: move a piece.");
        assertThat(desk.camera(CameraState.SEEING).prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void aSlowMachineIsNotReportedAsAMissingCamera() {
        Desk desk = Desk.begun().tick(60_000);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        desk.camera(CameraState.busy(3_400));
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUIET);
        assertThat(desk.prompt().says()).startsWith("Reading a picture takes 3 s: this machine is busy.");
        assertThat(desk.prompt().says()).endsWith("White: move a piece.");
    }
}
