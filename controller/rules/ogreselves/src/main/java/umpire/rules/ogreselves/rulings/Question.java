package umpire.rules.ogreselves.rulings;

import java.util.List;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** What the sheet leaves open. A question with one answer is told so that nobody is surprised by it. */
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
            "Who decides on a ransom and on the end? Every Elf is asked, and one no is enough."),
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
            "Whose turn is it once one of all the captives has paid? The payer's; those asked before it lose their roll."),
    OTHER_CAPTIVES(
            "otherCaptives",
            List.of("STAY", "GO_ALONG"),
            "Gifts 4, Getting Free 1 and 3",
            "What becomes of another captive when its Ogre is taken to a Castle? It is free and stays on the Mine. GO_ALONG: it goes to that Castle too."),
    NO_CASTLE(
            "noCastle",
            List.of("HOME"),
            "Getting Free 2",
            "Where does a freed Elf go while an Ogre is on every Castle? Home. An Elf on a Castle, or an Ogre beside it, takes no room."),
    NO_CASTLE_GIFT(
            "noCastleForGift",
            List.of("REFUSED"),
            "Gifts 4",
            "May an Elf meet an Ogre with a Gift while an Ogre is on every Castle? No: there is nowhere to take it."),
    ONE_GIFT("giftsAtOnce", List.of("1"), "Gifts 2", "How many Valuables are given to an Ogre at once? One."),
    DEALING(
            "shieldsDealt",
            List.of("ROUND"),
            "Setting Up 4",
            "How are four Shields dealt to three Elves? One each in turn order until none is left."),
    SHIELD_ONCE(
            "shieldOnce",
            List.of("true"),
            "Deploy 5",
            "May a Shield be moved again and again before a move? No: a Mine gets or loses its Shield once. Whoever then lands on it picks it up like any other."),
    HANDED_ONCE(
            "handedOnce",
            List.of("true"),
            "Elf Moves 5",
            "May Elves hand a thing to and fro? No: what was handed over in a turn is not handed on in it."),
    TRADED_AT_ONCE(
            "tradedAtOnce",
            List.of("FULL"),
            "Elf Moves 5",
            "When is a trade one step? Where both bags are full. Else one thing is handed over, then the other."),
    LEFT_SHIELD(
            "shieldLeftBehind",
            List.of("PROTECTS"),
            "Pick Up 2, Deploy 6",
            "What of a Shield that is left behind for a Valuable? It lies on the Mine and protects it."),
    CAPTURE_ORDER(
            "capturedTogether",
            List.of("EACH"),
            "Grab 4",
            "What if an Ogre lands on two Elves and a Valuable? It grabs from the Mine first, then captures each Elf by itself."),
    ALL_CAPTIVE(
            "allCaptiveAsked",
            List.of("IN_TURN"),
            "Getting Free 4",
            "Who may pay when all are captive? When a turn is over each in turn order is asked once; then the game ends."),
    NO_ROOM(
            "nowhereToHop",
            List.of("STAYS"),
            "Roll 4",
            "What if every other Mine has an Ogre or a Shield? The Ogre stays where it is.");

    private final HouseRuling ruling;

    Question(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
