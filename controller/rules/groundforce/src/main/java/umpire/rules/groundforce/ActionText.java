package umpire.rules.groundforce;

import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.battlefield.OrderKind;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.kernel.text.Sentences;

/** Actions as words: {@code walk trooper d2 d4}, {@code attack trooper d2+e3 d3}, {@code roll sword+explosion shield}. */
final class ActionText {
    private static final String KNOWN =
            "place trooper d2, draw rush-1, shuffle, walk trooper d2 d4, attack trooper d2+e3 d3, "
                    + "roll sword+explosion shield, remove trooper d3, advance d2, buy saboteur c1, done";
    private static final int MOST_DICE = 4;

    static final Form<ForceType> TYPE = Form.of("trooper, saboteur or heavy", ForceType::word, ForceType::named);
    static final Form<GroundPlace> PLACE = Form.of("a place such as d2", GroundPlace::toString, GroundPlace::named);
    static final Form<List<BattleFace>> FACES = Form.of(
                    "what dice show, such as sword+shield,", BattleFace::word, BattleFace::named)
            .some("+");
    private static final Form<List<BattleFace>> DICE = FACES.where(faces -> faces.size() <= MOST_DICE);
    private static final Form<AlikeChoice> CHOICE = Form.of("fresh or tired", AlikeChoice::word, AlikeChoice::named);
    private static final Form<List<GroundPlace>> PLACES = PLACE.some("+").called("a place or several such as d2+e3");

    /** Which of two alike is meant is said of the tired one, or not at all. */
    private static final Phrase<Boolean> TIRED = CHOICE.maybe()
            .as(
                    choice -> choice.equals(Optional.of(AlikeChoice.TIRED)),
                    tired -> tired ? Optional.of(AlikeChoice.TIRED) : Optional.empty());

    private static final Phrase<AlikeChoice> SAID = CHOICE.maybe()
            .as(
                    choice -> choice.orElse(AlikeChoice.UNSAID),
                    choice -> Optional.of(choice).filter(said -> said != AlikeChoice.UNSAID));

    private static final Form<List<NamedAttacker>> ATTACKERS = Form.joined(
                    ":", Phrase.of(PLACE, NamedAttacker::from, SAID, NamedAttacker::choice, NamedAttacker::new))
            .some("+")
            .called("a place or several such as d2+e3");

    /** An attack as it is said: which of two alike a single attacker is stands at the end. */
    private record SaidAttack(ForceType type, List<NamedAttacker> attackers, GroundPlace target, AlikeChoice choice) {
        private static final Phrase<Action.AttackPlace> WORDS = Phrase.of(
                        TYPE,
                        SaidAttack::type,
                        ATTACKERS,
                        SaidAttack::attackers,
                        PLACE,
                        SaidAttack::target,
                        SAID,
                        SaidAttack::choice,
                        SaidAttack::new)
                .checked(SaidAttack::meant, SaidAttack::of);

        private static SaidAttack of(Action.AttackPlace attack) {
            NamedAttacker first = attack.attackers().get(0);
            return attack.attackers().size() == 1
                    ? new SaidAttack(
                            attack.type(), List.of(NamedAttacker.at(first.from())), attack.target(), first.choice())
                    : new SaidAttack(attack.type(), attack.attackers(), attack.target(), AlikeChoice.UNSAID);
        }

        private Parsed<Action.AttackPlace> meant() {
            boolean alone = attackers.size() == 1 && attackers.get(0).choice() == AlikeChoice.UNSAID;
            if (choice != AlikeChoice.UNSAID && !alone) {
                return Parsed.bad(Quoted.of(choice.word())
                        + " stands behind the place of the attacker that is meant, such as d4:" + choice.word()
                        + "+c5");
            }
            return Parsed.good(new Action.AttackPlace(
                    type, alone ? List.of(new NamedAttacker(attackers.get(0).from(), choice)) : attackers, target));
        }
    }

    private static final Sentence<Action.WalkUnit> WALK = new Sentence<>(
            "walk",
            Action.WalkUnit.class,
            Phrase.of(
                    TYPE,
                    Action.WalkUnit::type,
                    PLACE,
                    Action.WalkUnit::from,
                    PLACE,
                    Action.WalkUnit::to,
                    TIRED,
                    Action.WalkUnit::tired,
                    Action.WalkUnit::new));

    /** Of a kind that is named without a number the first card. */
    private static final Form<OrderCard> CARD = Form.of("a card", OrderCard::toString, ActionText::card);

    private static final Sentences<Action> ACTIONS = Sentences.of(
            Action.class,
            Sentence.of(
                    "place",
                    Action.PlaceUnit.class,
                    TYPE,
                    Action.PlaceUnit::type,
                    PLACE,
                    Action.PlaceUnit::place,
                    Action.PlaceUnit::new),
            Sentence.of("draw", Action.DrawCard.class, CARD, Action.DrawCard::card, Action.DrawCard::new),
            Sentence.of("shuffle", Action.ShuffleCards.class, new Action.ShuffleCards()),
            WALK,
            new Sentence<>("attack", Action.AttackPlace.class, SaidAttack.WORDS),
            Sentence.of(
                    "roll",
                    Action.ThrowDice.class,
                    DICE,
                    Action.ThrowDice::attack,
                    DICE,
                    Action.ThrowDice::defence,
                    Action.ThrowDice::new),
            Sentence.of(
                    "remove",
                    Action.RemoveUnit.class,
                    TYPE,
                    Action.RemoveUnit::type,
                    PLACE,
                    Action.RemoveUnit::place,
                    Action.RemoveUnit::new),
            Sentence.of(
                    "advance",
                    Action.AdvanceInto.class,
                    PLACES,
                    Action.AdvanceInto::from,
                    TIRED,
                    Action.AdvanceInto::tired,
                    Action.AdvanceInto::new),
            Sentence.of(
                    "buy",
                    Action.BuyUnit.class,
                    TYPE,
                    Action.BuyUnit::type,
                    PLACE,
                    Action.BuyUnit::place,
                    Action.BuyUnit::new),
            Sentence.of("done", Action.EndTurn.class, new Action.EndTurn()));

    private ActionText() {}

    public static String write(Action action) {
        return ACTIONS.write(action);
    }

    /**
     * Reads an action; what is wrong is quoted.
     *
     * @param left the cards still in the deck: of a kind that is named without a number the first is meant
     */
    public static Parsed<Action> parse(String text, List<OrderCard> left) {
        return ACTIONS.parse(text, KNOWN)
                .map(action -> action instanceof Action.DrawCard draw
                                && named(text, draw.card().kind())
                        ? new Action.DrawCard(first(draw.card(), left))
                        : action);
    }

    private static Optional<OrderCard> card(String word) {
        return OrderKind.named(word).map(kind -> new OrderCard(kind, 1)).or(() -> OrderCard.named(word));
    }

    private static boolean named(String text, OrderKind kind) {
        return text.strip().endsWith(kind.word());
    }

    private static OrderCard first(OrderCard card, List<OrderCard> left) {
        return left.stream()
                .filter(other -> other.kind() == card.kind())
                .findFirst()
                .orElse(card);
    }
}
