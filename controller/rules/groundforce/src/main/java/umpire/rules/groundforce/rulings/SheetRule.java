package umpire.rules.groundforce.rulings;

import umpire.rules.groundforce.battlefield.Battlefield;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.StatedRule;

/**
 * Every rule of the sheet in our own words. The rules that a refusal can name come first, in the order of the checks. The rules of events
 * and endings follow. A rule's section is its heading on the sheet.
 */
@SuppressWarnings("ImmutableEnumChecker")
public enum SheetRule implements StatedRule {
    GAME_IS_OVER("The goal", "After the end of the game no action is possible."),
    PLACED_ONCE("Preparations", "Armies are put into their bases once, before the game."),
    PLACE_FIRST("Preparations", "Both armies stand in their bases before the first card is drawn."),
    SHUFFLE_FIRST(
            "ruling deckEmpty", "When a deck is used up, its drawn cards are shuffled and become the deck again."),
    SHUFFLE_WHEN_EMPTY("Preparations", "A deck is shuffled before the game, and again when it is used up."),
    CARD_FIRST("Play the game", "A turn begins with a card from the player's own deck; it says which units may act."),
    ONE_CARD("Play the game", "One card is drawn in a turn."),
    DICE_FIRST("Battle", "After an attack is announced, its dice are thrown before anything else."),
    NO_BATTLE("Battle", "Dice are thrown for an announced attack."),
    LOSS_FIRST("Battle", "A player who loses a unit takes it away before play goes on."),
    NOTHING_LOST("Battle", "A unit is taken away only after a battle has destroyed it."),
    ADVANCE_FIRST("Battle", "First the attackers move into the place that they have emptied."),
    NOTHING_EMPTIED(
            "Battle", "An attacker moves into a place free of charge only after it has destroyed every unit there."),
    NO_REINFORCEMENTS("Reinforcements", "New units come with a reinforcement card."),
    REINFORCE_ONLY(
            "ruling reinforcementTurn",
            "A reinforcement card only brings new units. No unit walks or attacks in that turn."),
    SPEND_ALL("Reinforcements", "The player must spend all points if that is possible."),
    ARMY_STRENGTH(
            "Preparations",
            "An army begins with " + atStart(ForceType.TROOPER) + ", " + atStart(ForceType.SABOTEUR) + " and "
                    + atStart(ForceType.HEAVY) + "."),
    ON_THE_BOARD("Contents", "Units stand, walk and fight on the places of the board."),
    OWN_BASE("Preparations", "Units are put on places of their own base, on whichever the player likes."),
    CARD_OF_DECK("Preparations", "A deck has eighteen cards, and none but those is drawn."),
    CARD_IN_DECK("Play the game", "A card that was drawn is not in the deck until the deck is shuffled again."),
    NO_SUCH_UNIT("Play the game", "A player moves and fights with units that stand on the named place."),
    CARD_NAMES_UNITS("Play the game", "Only units of the types on the drawn card act in that turn."),
    ONE_TYPE_THEN_OTHER(
            "Play the game", "Of two types on a card all units of one act first, and then those of the other."),
    ASSAILED_STANDS(
            "ruling attackedUnits", "A unit that was attacked does not walk before its army's next turn is over."),
    ATTACKED_STANDS("Play the game", "A unit that has attacked walks no more."),
    ALONG_ROWS(
            "Play the game", "Units go from place to place along columns and rows; across a corner it is two spaces."),
    WALK_LENGTH("Play the game", "A unit walks none, one or two spaces in a turn."),
    ENEMY_PLACE("Play the game", "No unit walks onto a place of the other army."),
    PLACE_IS_FULL("Preparations", "A place holds two units at most."),
    NO_JUMPING("Play the game", "Units do not jump over units of the other army."),
    JUMP("Saboteur stealth", "A saboteur in stealth jumps over units of the other army, straight on."),
    OWN_IN_THE_WAY("ruling throughOwn", "No unit walks through a place with two units of its own army."),
    HOME_CLOSED("ruling intoOwnBase", "A unit that has left its base does not walk back into it."),
    STEALTH_ATTACK(
            "ruling stealthMayAttack",
            "Stealth takes no ability from a saboteur. The house says whether it may attack."),
    RUSH_IN_TURN(
            "Trooper rush",
            "In a rush a trooper moves, attacks, moves and attacks. It does not move twice and then attack twice."),
    ATTACK_ONCE("Play the game", "A unit attacks once in a turn."),
    ENEMY_TO_ATTACK("Battle", "An attack is made on a place where units of the other army stand."),
    HIDDEN_PLACE("ruling stealthStack", "A saboteur in stealth hides the unit that stands beside it."),
    HIDDEN(
            "Saboteur stealth",
            "Until the other player's next turn is over, saboteurs in stealth are not attacked.",
            DECISIVE),
    HEAVY_RANGE(
            "Heavy weapon",
            "A heavy weapon shoots from a distance, at places up to " + ForceType.HEAVY_FAR + " spaces away."),
    HEAVY_NEAR("ruling heavyRange", "A heavy weapon shoots at places exactly " + ForceType.HEAVY_FAR + " spaces away."),
    HEAVY_LINE("ruling heavySight", "A heavy weapon shoots along a column or a row with no unit in between."),
    HEAVY_ONE_DIE(
            "Heavy weapon", "A heavy weapon attacks alone, and each side throws one die, even against two units."),
    ANNOUNCE("Battle", "The attacker says which units attack and throws one die for each of them, two at most."),
    ATTACK_TOGETHER("ruling maxAttackers", "The house says how many units attack together, and from how many places."),
    ADJACENT("Battle", "An attacking unit stands next to the place it attacks."),
    DEFENDERS_DICE("Battle", "The defender throws one die if one unit of any type stands there, and two if two do."),
    DIE_FACES("Contents", "A die shows only the symbols on its faces."),
    LOST_IN_BATTLE("Battle", "Only a unit that took part in the battle is taken away."),
    ATTACKERS_ADVANCE("Battle", "Only units that attacked move into the emptied place."),
    ADVANCE_TOGETHER("ruling advance", "The house says whether of two attackers one moves in, or both."),
    COST(
            "Reinforcements",
            "A trooper costs " + Count.inWords(ForceType.TROOPER.points(), "point") + ", a saboteur "
                    + Count.word(ForceType.SABOTEUR.points()) + ", a heavy weapon "
                    + Count.word(ForceType.HEAVY.points()) + "."),
    SUPPLY("ruling supply", "New units come out of the box. A type that is used up cannot be bought."),

    ARMIES_CHOSEN("Preparations", "Each player takes an army with the cards and two dice of its colour."),
    DECK_IS_COMPLETE("Preparations", "Each deck has eighteen cards and is shuffled."),
    BASE_FILLED(
            "Preparations",
            "Units stand in any order on the " + Count.word(Battlefield.BASE_PLACES) + " places of their base."),
    STARTER("Play the game", "The least experienced player begins; if that is unknown, the youngest."),
    TWO_TYPES("Play the game", "With a card of two types both of them move and attack in that turn."),
    NOBODY_TO_ACT("ruling nobodyToAct", "The turn is over when no unit can do any more of what the card says."),
    STEALTH_WALK("Saboteur stealth", "Saboteurs with stealth walk as usual and sneak past the other army."),
    RUSH("Trooper rush", "With a rush every trooper moves twice."),
    RUSH_ATTACKS("Trooper rush", "A trooper that survives its first attack may attack a second time."),
    REINFORCEMENTS("Reinforcements", "A reinforcement card brings two points for new units in the base."),
    MINE_POINT("Reinforcements", "Each mining area with a trooper on it brings one more point."),
    NEW_UNITS_WAIT("Reinforcements", "New units neither move nor attack until the next round.", DECISIVE),
    REST_LOST("Reinforcements", "Points too few to buy a unit are lost."),
    ATTACK_FACES("Battle", "For the attacker swords and explosions count."),
    DEFENCE_FACES("Battle", "For the defender shields and explosions count."),
    BETTER_ROLL("Battle", "The better throw wins, and the better it is the more units it destroys.", DECISIVE),
    ATTACKER_LOSES("ruling attackerLosses", "If the defender throws better, the attackers lose units.", DECISIVE),
    OWNER_CHOOSES("Battle", "A player who loses one of several types of units chooses which one.", DECISIVE),
    ADVANCE("Battle", "When all units of a place are destroyed the attacking unit moves there."),
    FREE_ADVANCE("Battle", "The move into the emptied place is free, even for a unit that has walked two spaces."),
    HEAVY_DESTROYS("Heavy weapon", "If the heavy weapon throws better all defending units are destroyed.", DECISIVE),
    HEAVY_MISSES("Heavy weapon", "If the heavy weapon does not throw better, nothing happens.", DECISIVE),
    BASE_ENTERED("The goal", "A player who moves a unit into the other base wins.", DECISIVE),
    ARMY_DESTROYED("The goal", "A player who destroys all units of the other army wins.", DECISIVE);

    private final Statement statement;

    SheetRule(String section, String says) {
        this(section, says, false);
    }

    SheetRule(String section, String says, boolean decisive) {
        this.statement = new Statement(section, says, decisive);
    }

    private static String atStart(ForceType type) {
        return Count.inWords(type.atStart(), type.says(), type.plural());
    }

    @Override
    public Statement statement() {
        return statement;
    }
}
