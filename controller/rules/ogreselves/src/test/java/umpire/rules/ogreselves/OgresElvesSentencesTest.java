package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.Viewer;

/** Sentences as people say them, each once. */
class OgresElvesSentencesTest {
    private static final Game<Position, Action> FIRST = Kingdoms.game("FIRST", 2);
    private static final String AT_HOME =
            "red moving - open | home:- 1:- | - - - G - - - - - - - - - - - - | - nw ne se sw | - - - - | - - - -";

    @Test
    void aStayIsToldOnceAsAForgoneMove() {
        Told told = Told.of(FIRST, AT_HOME);
        Action stay = FIRST.readAction(told.state(), "stay").orThrow();
        assertThat(FIRST.forgone(told.state(), stay)).isEqualTo("The Red Elf stays at Home.");
        assertThat(told.does("stay").says()).isEmpty();
    }

    @Test
    void anElfGoesHomeAndToAMine() {
        Told told = Told.of(FIRST, AT_HOME.replace("home:- 1:-", "1:- home:-"));
        Action walk = FIRST.readAction(told.state(), "walk home").orThrow();
        assertThat(FIRST.describe(told.state(), walk)).isEqualTo("go Home");
        assertThat(told.does("walk home").says()).containsExactly("The Red Elf goes Home.");
        assertThat(Told.of(FIRST, AT_HOME).does("walk 2").says()).containsExactly("The Red Elf goes to Mine 2.");
    }

    /** The event names the Elf that took a thing and the bag it came from, because the other players did not see it. */
    @Test
    void theElfThatTakesOutOfABagIsNamedAsTakingAndAGiverAsGiving() {
        Told told = Told.of(FIRST, AT_HOME.replace("home:- 1:-", "1:E 1:R"));
        told.does("stay");
        Action take = FIRST.readAction(told.state(), "hand yellow red ruby").orThrow();
        assertThat(FIRST.describe(told.state(), take)).isEqualTo("take a ruby out of the Yellow Elf's bag");
        assertThat(told.does("hand yellow red ruby").says())
                .containsExactly("The Red Elf takes a ruby out of the Yellow Elf's bag.");
        Action give = FIRST.readAction(told.state(), "hand red yellow emerald").orThrow();
        assertThat(FIRST.describe(told.state(), give)).isEqualTo("give the Yellow Elf an emerald");
        assertThat(told.does("hand red yellow emerald").says())
                .containsExactly("The Red Elf gives the Yellow Elf an emerald.");
    }

    /** A short list of what came leaves none of that out, as each of the three games numbers its rules. */
    @Test
    void anEventThatChangesTheScoreIsDecisive() {
        Position grabbed = FIRST.readPosition(
                        "red rolling | 6:G home:- | - - - - - G - - - - - - - - - - | - nw ne se sw | - - - - | - - - -")
                .orThrow();
        Verdict<Position, Action> rolled =
                FIRST.judge(grabbed, FIRST.readAction(grabbed, "roll 3").orThrow());
        assertThat(((Verdict.Accepted<Position, Action>) rolled)
                        .events().stream()
                                .filter(event -> event.rule().decisive())
                                .map(Event::says))
                .contains("Ogre 3 grabs a gold bar.", "Ogre 3 captures the Red Elf.", "The Red Elf loses a gold bar.")
                .doesNotContain("Ogre 3 comes to Mine 6.");
    }

    @Test
    void theLossOfTheLastValuableThatAChestNeedsIsToldOnce() {
        Told told = Told.of(
                FIRST,
                "red rolling | home:- home:- | - - - - - E - G R A G R - - - - | - nw ne se sw | - - - - | - - - -");
        assertThat(told.does("roll 3").says())
                .endsWith("Ogre 3 grabs an emerald.", "No emerald is left to fill the King's chest.");
    }

    @Test
    void theAskedSeatHearsWhoWantsIt() {
        Told told = Told.of(
                FIRST,
                "yellow bound 0 | home:- 7!:- | - - - - - - - G - - - - - - - - | - 6 7 9 15 | - E - - | - - - -");
        told.does("ransom king emerald ne");
        assertThat(FIRST.awaited(told.state()).toString())
                .contains(
                        "say yes or no to what the Yellow Elf wants: pay Ogre 3 an emerald out of the King's chest and go"
                                + " with it to the north-east Castle");
    }

    @Test
    void whereAllAreCaptiveNoElfIsSentHome() {
        Told told = Told.of(
                FIRST, "red rolling | 2:- 2:- | - - - - - - - G - - - - - - - - | - 6 9 15 1 | - - - - | - - - -");
        assertThat(told.does("roll 5").says())
                .contains("No Elf comes Home, and the score is counted.")
                .doesNotContain("Free Elves go Home, and the score is counted.");
    }

    @Test
    void theResultOfLandingOnAnOgreIsToldBefore() {
        String onto = AT_HOME.replace("- nw ne se sw", "- 2 ne se sw");
        assertThat(preview(onto)).isEqualTo("captive: you have no Gift for it");
        assertThat(preview(onto.replace("home:- 1:-", "home:R 1:-"))).isEqualTo("a Gift for it");
        Told told = Told.of(FIRST, onto);
        Action walk = FIRST.readAction(told.state(), "walk 2").orThrow();
        assertThat(FIRST.describe(told.state(), walk)).isEqualTo("go to Mine 2, onto Ogre 2");
        told.does("walk 2");
        assertThat(FIRST.awaited(told.state()).toString())
                .contains("roll for the Ogres. You are captive: a 2 or an O moves Ogre 2 on, and you are free");
    }

    private static String preview(String position) {
        return preview(position, "walk 2");
    }

    private static String preview(String position, String written) {
        Position state = FIRST.readPosition(position).orThrow();
        Action action = FIRST.readAction(state, written).orThrow();
        return FIRST.judge(state, action) instanceof Verdict.Accepted<Position, Action> accepted
                ? FIRST.preview(state, action, accepted.next()).orElse("")
                : "refused";
    }

    @Test
    void theChestsThatNothingIsLaidIntoAreNamed() {
        Position state = FIRST.readPosition(AT_HOME).orThrow();
        assertThat(FIRST.view(state, new Viewer.Public()).marks())
                .filteredOn(mark -> mark.kind().equals("closed"))
                .extracting(Mark::says)
                .containsExactly(
                        "There is no Queen in this game, so the Queen's chest is not used.",
                        "There is no Princess in this game, so the Princess's chest is not used.");
    }

    @Test
    void aFullChestIsMarked() {
        Position state = FIRST.readPosition(AT_HOME.replace("- - - - | - - - -", "- - - RG | - - - -"))
                .orThrow();
        assertThat(FIRST.view(state, new Viewer.Public()).marks())
                .filteredOn(mark -> mark.kind().equals("full"))
                .extracting(Mark::says)
                .containsExactly("The Prince's chest is full: 1 more for each Valuable in it.");
    }

    /** A click on a piece or a chest tells what it is for. */
    @Test
    void aCloserLookTellsWhatOgresLikeAndChestsNeed() {
        Position state = FIRST.readPosition(
                        "red moving - open | home:- home:- | - - - - - R - S - - - - - - - - | - 5 6 nw sw | - GA - G | - - - -")
                .orThrow();
        assertThat(FIRST.view(state, new Viewer.Public()).marks())
                .filteredOn(mark -> mark.brief().isEmpty())
                .extracting(Mark::says)
                .containsExactly(
                        "Ogre 2 likes ruby. A 2 moves it to Mine 7.",
                        "The ruby on Mine 6 is for the King's chest or the Prince's chest.",
                        "Ogre 3 likes gold and emerald. A 3 moves it to Mine 7.",
                        "The sapphire on Mine 8 is for no chest, but may be a Gift.",
                        "Ogre 4 likes ruby and amethyst. A 4 moves it to Mine 1.",
                        "Ogre 5 likes sapphire and amber. A 5 moves it to Mine 15.",
                        "The King's chest needs a ruby and an emerald.",
                        "The Prince's chest needs a ruby.");
    }

    @Test
    void anActionThatTakesAChestsLastValuableSaysSo() {
        String rubies =
                "red handling - - - | home:R home:- | - - - - - - - - - G - - - - - - | - nw ne se sw | - - - - | - - - -";
        assertThat(preview(rubies, "deliver ruby king")).isEqualTo("+1 point, no ruby is left for the Prince's chest");
        assertThat(preview(rubies.replace("- - - G", "- - R G"), "deliver ruby king"))
                .isEqualTo("+1 point");
        assertThat(preview(
                        "red meeting | 6:R home:- | - - - - - - - - - G - - - - - - | - 6 ne se sw | - G - G | - - - -",
                        "gift ruby nw"))
                .isEqualTo("+1 point, no ruby is left for 2 chests");
        assertThat(preview(
                        "red bound 0 | 6!:- home:- | - - - - - - - - - G - - - - - - | - 6 ne se sw | - G - GR | - - - -",
                        "ransom prince ruby nw"))
                .isEqualTo("-1 point, no ruby is left for the Prince's chest");
    }
}
