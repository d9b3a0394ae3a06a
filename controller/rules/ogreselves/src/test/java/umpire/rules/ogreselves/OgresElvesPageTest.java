package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.DocumentedPositions;
import umpire.rules.kernel.DocumentedRulings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.ogreselves.kingdom.Elf;

/** The judge reads and writes the notation that docs/games/ogres-and-elves.md shows. */
class OgresElvesPageTest {
    private static final Game<Position, Action> THIRD = Kingdoms.game("THIRD", 2);
    private static final Path FILE = Path.of("../../../docs/games/ogres-and-elves.md");
    private static final DocumentedPositions PAGE = new DocumentedPositions(FILE, "## How it is written down");
    private static final DocumentedRulings RULINGS = new DocumentedRulings(FILE);

    @Test
    void everyPhaseIsShownInAPositionThatTheJudgeTakes() throws IOException {
        assertThat(words(PAGE.positionsAreRead(THIRD), 1))
                .containsExactly(
                        "agreeing",
                        "bound",
                        "deploying",
                        "ended",
                        "escaping",
                        "handling",
                        "meeting",
                        "moving",
                        "placing",
                        "rolling",
                        "salting");
    }

    @Test
    void everyActionIsShownAsTheJudgeReadsIt() throws IOException {
        List<String> all =
                OgresElvesUniverse.actions().stream().map(THIRD::write).toList();
        assertThat(words(PAGE.actionsAreRead(THIRD), 0)).isEqualTo(words(all, 0));
    }

    @Test
    void everyRulingThatARefusalNamesIsOnThePage() throws IOException {
        RULINGS.areNamed(THIRD);
    }

    @Test
    void everyHouseRulingIsListedWithItsAnswers() throws IOException {
        String page = Files.readString(FILE);
        for (HouseRuling ruling : THIRD.rulings()) {
            assertThat(page).contains("| `" + ruling.key() + "` | `" + String.join("`, `", ruling.allowed()) + "` |");
        }
    }

    @Test
    void itsNumbersAreThoseOfTheRules() throws IOException {
        RULINGS.say("A bag holds " + Count.word(Elf.ROOM) + " things");
    }

    @Test
    void questionsWithASingleAnswerHaveASentence() throws IOException {
        RULINGS.say("""
                The four Shields are dealt out automatically, one each in the order of turns until none is left.
                A Mine gets or loses its Shield once before the move (ruling `shieldOnce`)
                choose one Valuable to give
                You cannot refuse: a captive loses everything that the Ogre likes, goes to a Castle too, and scores nothing for it.
                While an Ogre is on every Castle, no Castle is free for the Gift, so an Elf with a Gift for an Ogre may not land on it.
                A Shield that you leave protects the Mine like any other.
                A thing that was handed over is not handed on, or back, in the same turn (ruling `handedOnce`)
                Only if both bags are full, two things go at once, as a trade (ruling `tradedAtOnce`).
                If every other Mine has an Ogre or a Shield, it stays where it is.
                It grabs what it likes from the Mine where it lands, and then captures each Elf there by itself.
                If only one is empty, you go there without a question. If none is empty, you go Home, the only other safe space.
                each is asked once for a ransom, beginning with the next in turn. If none pays, the game is over.""");
    }

    /** Returns a word of each text, each once, in the order of the alphabet. */
    private static List<String> words(List<String> texts, int index) {
        return texts.stream()
                .map(text -> text.split(" ")[index])
                .distinct()
                .sorted()
                .toList();
    }
}
