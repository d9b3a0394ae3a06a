package umpire.rules.ogreselves.rulings;

import java.util.List;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.Rule;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.SheetGame;

/**
 * Every rule of the sheet in our own words. The rules that a refusal can name come first, in the order of the checks. The rules of events
 * and endings follow. A rule's section is its heading on the sheet, with the number. The three games of the sheet number some headings
 * differently: {@link #in} returns a rule with the number of one game. Without a game, a rule has the number of the third.
 */
@SuppressWarnings("ImmutableEnumChecker")
public enum SheetRule implements Rule {
    GAME_IS_OVER("Game Ends", "After the end of the game no action is possible."),
    SALT_FIRST("Setting Up", 6, 7, 6, "At first the mixed Valuables are laid face up on the Mines, one by one."),
    PLACE_OGRES_FIRST("Setting Up", 7, 8, 7, "The mixed Ogres are put on the Castles before the first move."),
    SET_UP_ONCE("Setting Up", 6, 7, 6, "Valuables are laid on the Mines once, before the game."),
    OGRES_PUT_ONCE("Setting Up", 7, 8, 7, "Ogres are put on the Castles by hand once, before the game."),
    SHIELDS_BEFORE_FIRST_TURN(
            "Deploy 3", "Before the first turn each Elf may deploy its Shields, and does nothing else."),
    ROLL_ENDS_TURN("Turn 3", "When the Elf is done, its die is rolled and nothing else happens first."),
    NO_ROLL_NOW("Turn 3", "The die is rolled once a turn, after the Elf has acted."),
    OGRE_MET_GETS_GIFT(
            "Gifts 1", "An Elf that met an Ogre and carries what it likes gives a Gift before anything else."),
    FREED_ELF_CHOOSES("Getting Free 2", "A freed Elf first goes to an empty Castle of its choice."),
    ALL_ARE_ASKED("Getting Free 3", "Every Elf answers about a ransom before play goes on."),
    END_IS_ANSWERED("ruling playOnForGifts", "Every Elf answers about the end of the game before play goes on."),
    NOBODY_ASKED("Getting Free 3", "Elves agree or disagree only while something is proposed."),
    CAPTIVE_STAYS("Capture 1", "A captive Elf cannot move; it pays a ransom or waits, and its die is rolled."),
    CAPTIVE_SHIELDS(
            "ruling captiveShields",
            "A captive may change Shields only in its own turn, and only if a house rule allows it."),
    ONLY_CAPTIVES_PAY("Getting Free 3", "A ransom frees the Elf whose turn it is, if an Ogre holds it captive."),
    STOPPED_IS_STOPPED("Elf Moves 3", "An Elf that has stopped makes no more moves in that turn."),
    SHIELDS_BEFORE_MOVE("Deploy 5", "Shields are changed at the beginning of a turn, before the Elf moves."),
    MOVE_FIRST("Turn 1", "An Elf first moves or stays, and then handles things."),
    GIFT_NEEDS_MEETING("Gifts 1", "A Gift is given by landing on an Ogre that stands on a Mine."),
    NOTHING_TO_CHOOSE("Getting Free 2", "Only an Elf that was just freed chooses a Castle."),
    ELF_WHOSE_TURN("Turn 1", "The Elf whose turn it is moves, and no other."),
    SALT_WHAT_IS_LEFT("Setting Up", 4, 6, 6, "Only Valuables of this game that do not lie on a Mine yet are laid out."),
    MINE_STAYS_EMPTY("Setting Up 6", "In the first game no Valuable is laid on Mines 1, 5, 9 and 13."),
    SALT_IN_ORDER(
            "Setting Up",
            6,
            7,
            6,
            "Mines get their Valuables in the order of the Mines' numbers. The second Valuables come last."),
    OGRE_ONE_STAYS_AWAY("Setting Up 4", "The first game is played without Ogre 1."),
    OGRES_IN_ORDER("Setting Up", 7, 8, 7, "Ogres are put on Castles in the order of their numbers."),
    OGRE_TO_EACH_CASTLE("Setting Up", 7, 8, 7, "Each Castle gets an Ogre; if there are five, one Castle gets two."),
    NO_SHIELDS_IN_FIRST("Setting Up 4", "The first game is played without Shields."),
    SHIELD_TO_DEPLOY("Deploy 2", "A Shield is deployed out of the bag of the Elf whose turn it is."),
    NO_SHIELD_THERE("Deploy 5", "Only a Shield that lies on the board is moved or retrieved."),
    NO_SHIELD_AT_OGRE("Deploy 2", "No Shield is put where an Ogre stands."),
    ONE_SHIELD_A_MINE("Deploy 1", "One Shield protects a Mine; there is no second one on it."),
    SHIELD_SETTLED("ruling shieldOnce", "Before the move, a Shield is put on a Mine or taken off it only once."),
    BAG_IS_FULL("Elfen Collector Cards", "A bag holds " + Count.word(Elf.ROOM) + " things, Shields counted."),
    WALK_LENGTH("Elf Moves 1", "An Elf moves one or two spaces that are joined by roads, or stays."),
    OGRE_BARS_THE_WAY("Elf Moves 7", "An Elf never passes an Ogre."),
    CASTLE_OF_AN_OGRE("Elf Moves 4", "An Elf goes to a Castle only when no Ogre is on it."),
    GIFT_NEEDS_CASTLE(
            "Gifts 4",
            "Elf and Ogre take a Gift to a Castle without an Ogre. If every Castle has one, no Gift can be given."),
    LANDING_WITHOUT_GIFT("Gifts 3", "An Elf that lands on an Ogre without a Gift for it becomes its captive."),
    LEAVE_ONLY_WHEN_FULL("Pick Up 2", "A thing is left behind only where the bag has no room for another."),
    GUARD("Grab 3", "An Ogre guards the other Valuables on its Mine; no Elf takes them until it moves."),
    NOTHING_TO_TAKE("Pick Up 1", "An Elf picks up what lay on its Mine when it came."),
    LEAVE_WHAT_IS_CARRIED("Pick Up 2", "Only what is in the bag is left behind."),
    SHARE_ON_ONE_SPACE("Elf Moves 5", "Free Elves on the same space share and trade, in the turn of one of them."),
    SHARE_WHAT_IS_CARRIED("Elf Moves 5", "An Elf gives only what is in its bag."),
    HANDED_ONCE("ruling handedOnce", "A thing that was handed over in this turn is not handed on."),
    TRADE_WHEN_FULL(
            "ruling tradedAtOnce",
            "Where a bag has room a trade is two steps: one thing is handed over, then the other."),
    DELIVER_AT_HOME("Pick Up 3", "Valuables are delivered by an Elf that stopped at Home."),
    ROYAL_STAYS_AWAY("Setting Up 5", "Only the chests of the Royals who take part in this game are filled."),
    DELIVER_WHAT_IS_CARRIED("Pick Up 3", "Only a Valuable in the bag is delivered."),
    CHEST_WANTS_COLOUR("Treasure Chests", "A Valuable goes to a free space of its colour."),
    GIFT_IS_CARRIED("Gifts 2", "A Gift is a Valuable in the bag of the Elf that gives it."),
    GIFT_IS_LIKED("Gifts 2", "A Gift is a Valuable that the Ogre likes."),
    RANSOM_FROM_CHEST("Getting Free 3", "A ransom is taken out of one of the chests."),
    RANSOM_IS_LIKED("Getting Free 3", "A ransom is a Valuable that the Ogre likes."),
    GIFT_TO_EMPTY_CASTLE("Gifts 4", "An Elf that gives a Gift takes the Ogre to a Castle on which no Ogre is."),
    RANSOM_TO_EMPTY_CASTLE("Getting Free 3", "For a ransom Elf and Ogre go to a Castle on which no Ogre is."),
    FREED_TO_EMPTY_CASTLE("Getting Free 2", "A freed Elf goes to a Castle on which no Ogre is."),
    RANSOM_ASKED_ALREADY("ruling askEverybody", "A ransom that was refused cannot be proposed again in the same turn."),
    MORE_TO_DELIVER("Game Ends 2", "While a chest can still be filled further, the game goes on."),
    ASKED_ALREADY("ruling askEverybody", "Once the others said no, the end is not proposed again in that turn."),
    END_AT_BEGINNING("ruling playOnForGifts", "A free Elf may propose the end, at the beginning of its turn."),

    FILL_CHESTS("Objects 1", "The Elves fill the chests together and give each Ogre something it likes."),
    ALL_GO_HOME("Objects 2", "At the end free Elves go Home, and the score is counted."),
    SHIELDS_DEALT("Setting Up 4", "The four Shields are dealt out among the Elves that play."),
    ELVES_START_HOME("Setting Up 2", "The Elves start in the Mountain Home."),
    ORDER_OF_TURNS("Setting Up", 8, 7, 8, "Turns pass to the left in an order that the players settle."),
    SHIELD_PROTECTS("Deploy 2", "A Shield protects the Valuables and the Elves on its Mine."),
    SHIELD_KEEPS_OGRES_OFF("Deploy 1", "No Ogre stops at a Shield; Elves may."),
    SHIELDED_SPACE_COUNTS("Deploy 4", "A Mine with a Shield is one space for an Elf's move."),
    SHIELD_TAKEN_UP("Deploy 6", "An Elf on a Mine with a Shield may put it into its bag or leave it."),
    ROADS_ARE_WALKED("Elf Moves 2", "Elves move either way along roads; Mines, Castles and Home are one space each."),
    HOME_IS_A_SPACE("Elf Moves 6", "Home counts as one space, and no Ogre comes there."),
    CAPTURE_IS_AVOIDED("Elf Moves 8", "A captive Elf stands on its Ogre until it is free."),
    PICK_UP("Pick Up 1", "An Elf on a Mine picks up either or both of its Valuables."),
    DELIVERY("Pick Up 4", "A delivery may be made with any number of Valuables."),
    GIFT_SCORES("Gifts", 4, 7, 7, "Gifts stay face up by the Castle and score a point each."),
    GIFTED_OGRE_LEAVES("Gifts 4", "In the first game an Ogre with a Gift is out of the game."),
    ELF_AT_CASTLE("Gifts", 5, 4, 4, "Elf and Ogre go to the Castle; a Valuable under the Ogre is left on the Mine."),
    OGRE_MISSES_A_TURN("Gifts 5", "An Ogre with a Gift misses a move: when rolled, it is put on the Castle."),
    OGRE_ONLY_VISITS("Gifts 6", "An Ogre that comes back to its Castle captures no Elf there."),
    NUMBER_MOVES_ONE("Roll 1", "A number moves the Ogre of that number. An Ogre that is out of the game stays out."),
    ROADS_OF_OGRES("Roll 2", "Ogres move one space along the red roads."),
    CLOCKWISE("Roll 3", "An Ogre moves clockwise to the next Mine."),
    OGRES_HOP("Roll 4", "An Ogre hops over Mines with another Ogre or a Shield."),
    FROM_THE_CASTLE("Roll 5", "From its Castle an Ogre comes to the first Mine on the red-dotted road."),
    O_MOVES_ALL("Roll 6", "An O moves every Ogre in the game, in the order of their numbers."),
    NEVER_HOME("Roll", 8, 7, 7, "Ogres never enter the Mountain Home."),
    OGRE_LIKES("Grab 1", "The dots on an Ogre show which Valuables it likes."),
    GRAB("Grab 2", "An Ogre grabs the Valuables it likes from its Mine; they are out of the game and score nothing."),
    CAPTURE("Grab 4", "An Ogre captures the Elves on the Mine where it lands."),
    LOSS("Capture 2", "A captured Elf loses every Valuable that the Ogre likes."),
    KEPT("Capture 3", "A captured Elf keeps what the Ogre does not like."),
    FREE_WHEN_OGRE_LEAVES("Getting Free 1", "A captive is free when its Ogre moves away."),
    FREE_BY_LOSS(
            "Getting Free 2", "An Elf that lost Valuables to its Ogre is free at once and goes to an empty Castle."),
    FREE_BY_RANSOM(
            "Getting Free 3",
            "A Valuable out of a chest is a ransom: the Ogre takes it as a Gift, and both go to an empty Castle."),
    ALL_CAPTIVE("Getting Free 4", "When all Elves are captive and none pays a ransom, the game is over."),
    CHESTS_FILLED("Game Ends 1", "The game ends as soon as all chests are full."),
    ALL_DELIVERED("Game Ends 2", "The game ends when no more can be delivered."),
    ALL_CAPTURED("Game Ends 3", "The game ends when all Elves are captured and cannot get free."),
    SCORE("Scoring", "A Valuable in its chest scores a point, and so does a Gift."),
    BONUS("Bonuses", "Each Valuable in a full chest scores another point; what is left in bags scores nothing."),
    PENALTY("Penalties", "Each Elf that does not come Home costs a point.");

    private final List<String> sections;
    private final String says;

    SheetRule(String section, String says) {
        this.sections = List.of(section, section, section);
        this.says = says;
    }

    SheetRule(String heading, int first, int second, int third, String says) {
        this.sections = List.of(heading + " " + first, heading + " " + second, heading + " " + third);
        this.says = says;
    }

    /** Returns whether events of this rule move things between owners, capture or free Elves, or change the score. */
    @Override
    public boolean decisive() {
        return switch (this) {
            case SHARE_ON_ONE_SPACE,
                    TRADE_WHEN_FULL,
                    DELIVERY,
                    GIFT_SCORES,
                    GIFTED_OGRE_LEAVES,
                    LANDING_WITHOUT_GIFT,
                    GRAB,
                    CAPTURE,
                    LOSS,
                    FREE_WHEN_OGRE_LEAVES,
                    FREE_BY_LOSS,
                    FREE_BY_RANSOM,
                    ALL_CAPTIVE -> true;
            default -> false;
        };
    }

    /** Returns this rule with the number that one of the three games gives it. */
    public Rule in(SheetGame game) {
        String numbered = sections.get(game.index());
        return numbered.equals(section()) ? this : new Renumbered(this, numbered);
    }

    @Override
    public String section() {
        return sections.get(SheetGame.THIRD.index());
    }

    @Override
    public String says() {
        return says;
    }

    private record Renumbered(SheetRule rule, String section) implements Rule {
        @Override
        public String name() {
            return rule.name();
        }

        @Override
        public String says() {
            return rule.says;
        }

        @Override
        public boolean decisive() {
            return rule.decisive();
        }
    }
}
