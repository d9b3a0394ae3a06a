package umpire.rules.ogreselves.rulings;

import java.util.List;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** The questions that the sheet leaves open, each with our answer first. */
@SuppressWarnings("ImmutableEnumChecker")
public enum Question implements OpenQuestion {
    RANSOM(
            "ransomedOgre",
            List.of("OUT", "RETURNS"),
            "Getting Free 3, Gifts 5",
            "Does an Ogre that got a ransom come back like one that got a Gift? No: it is out of the game."),
    LANDING(
            "landingWithoutGift",
            List.of("CAPTIVE", "REFUSED"),
            "Gifts 3",
            "May an Elf land on an Ogre without a Gift for it? Yes, and it becomes its captive."),
    PLAY_ON(
            "playOnForGifts",
            List.of("true", "false"),
            "Game Ends 2",
            "When nothing more can be delivered, may the Elves go on to give Gifts? Yes, until they agree to end."),
    ASK(
            "askEverybody",
            List.of("true", "false"),
            "Getting Free 3, Game Ends 2",
            "Which Elves decide on a ransom and on the end? Every Elf is asked, and one no is enough."),
    LAST_DELIVERY(
            "rollAfterLastDelivery",
            List.of("true", "false"),
            "Turn 3, Game Ends 2",
            "Is the die still rolled after the last possible delivery? Yes: only full chests end the game at once."),
    CAPTIVE_SHIELDS(
            "captiveShields",
            List.of("false", "true"),
            "Deploy 5, Capture 1",
            "May a captive change Shields at the beginning of its turn? No: it pays a ransom or waits."),
    PAYER(
            "payerTakesTurn",
            List.of("true", "false"),
            "Getting Free 3 and 4",
            "Whose turn is it when all Elves are captive and one pays? The payer's. The Elves asked before it do "
                    + "not roll."),
    OTHER_CAPTIVES(
            "otherCaptives",
            List.of("STAY", "GO_ALONG"),
            "Gifts 4, Getting Free 1 and 3",
            "What happens to other captives of an Ogre that is taken to a Castle? They are free and stay on the Mine. "
                    + "GO_ALONG: they go to that Castle too.");

    private final HouseRuling ruling;

    Question(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
