package umpire.rules.groundforce.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.battlefield.OrderKind;
import umpire.rules.groundforce.position.Action;
import umpire.rules.groundforce.position.AlikeChoice;
import umpire.rules.groundforce.position.NamedAttacker;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.WrittenList;

/** Actions as words: {@code walk trooper d2 d4}, {@code attack trooper d2+e3 d3}, {@code roll sword+explosion shield}. */
public final class ActionText {
    private static final String KNOWN =
            "place trooper d2, draw rush-1, shuffle, walk trooper d2 d4, attack trooper d2+e3 d3, "
                    + "roll sword+explosion shield, remove trooper d3, advance d2, buy saboteur c1, done";
    private static final String BLANK = " ";
    private static final int MOST_DICE = 4;

    private ActionText() {}

    public static String write(Action action) {
        return switch (action) {
            case Action.PlaceUnit place -> "place " + place.type().word() + " " + place.place();
            case Action.DrawCard draw -> "draw " + draw.card();
            case Action.ShuffleCards shuffle -> "shuffle";
            case Action.WalkUnit walk ->
                "walk " + walk.type().word() + " " + walk.from() + " " + walk.to() + tired(walk.tired());
            case Action.AttackPlace attack -> attack(attack);
            case Action.ThrowDice thrown -> "roll " + faces(thrown.attack()) + " " + faces(thrown.defence());
            case Action.RemoveUnit remove -> "remove " + remove.type().word() + " " + remove.place();
            case Action.AdvanceInto advance -> "advance " + joined(advance.from()) + tired(advance.tired());
            case Action.BuyUnit buy -> "buy " + buy.type().word() + " " + buy.place();
            case Action.EndTurn end -> "done";
        };
    }

    private static String tired(boolean tired) {
        return tired ? BLANK + AlikeChoice.TIRED.word() : "";
    }

    private static String attack(Action.AttackPlace attack) {
        NamedAttacker first = attack.attackers().get(0);
        boolean alone = attack.attackers().size() == 1;
        String who = alone
                ? first.from().toString()
                : attack.attackers().stream().map(ActionText::named).collect(Collectors.joining("+"));
        return ("attack " + attack.type().word() + " " + who + " " + attack.target() + BLANK
                        + (alone ? first.choice().word() : ""))
                .strip();
    }

    private static String named(NamedAttacker attacker) {
        return attacker.from()
                + (attacker.choice() == AlikeChoice.UNSAID
                        ? ""
                        : ":" + attacker.choice().word());
    }

    private static String joined(List<GroundPlace> places) {
        return places.stream().map(GroundPlace::toString).collect(Collectors.joining("+"));
    }

    static String faces(List<BattleFace> faces) {
        return faces.stream().map(BattleFace::word).collect(Collectors.joining("+"));
    }

    /**
     * Reads an action; what is wrong is quoted.
     *
     * @param left the cards still in the deck: of a kind that is named without a number the first is meant
     */
    public static Parsed<Action> parse(String text, List<OrderCard> left) {
        try {
            return Parsed.good(read(new CampaignWords(text), left));
        } catch (Unreadable e) {
            return Parsed.bad(e.why);
        }
    }

    private static Action read(CampaignWords words, List<OrderCard> left) {
        String verb = words.next();
        Action action = switch (verb) {
            case "place" -> new Action.PlaceUnit(words.type(), words.place());
            case "draw" -> new Action.DrawCard(words.one("a card", word -> card(word, left)));
            case "shuffle" -> new Action.ShuffleCards();
            case "walk" ->
                new Action.WalkUnit(words.type(), words.place(), words.place(), words.choice() == AlikeChoice.TIRED);
            case "attack" -> attack(words, words.type(), words.attackers(), words.place());
            case "roll" -> new Action.ThrowDice(words.dice(), words.dice());
            case "remove" -> new Action.RemoveUnit(words.type(), words.place());
            case "advance" -> new Action.AdvanceInto(words.places(), words.choice() == AlikeChoice.TIRED);
            case "buy" -> new Action.BuyUnit(words.type(), words.place());
            case "done" -> new Action.EndTurn();
            default -> throw new Unreadable(Quoted.of(verb) + " is no action; actions are " + KNOWN);
        };
        words.end();
        return action;
    }

    /** A word at the end is said of a single attacker. */
    private static Action attack(
            CampaignWords words, ForceType type, List<NamedAttacker> attackers, GroundPlace target) {
        AlikeChoice choice = words.choice();
        boolean alone = attackers.size() == 1 && attackers.get(0).choice() == AlikeChoice.UNSAID;
        if (choice != AlikeChoice.UNSAID && !alone) {
            throw new Unreadable(Quoted.of(choice.word())
                    + " stands behind the place of the attacker that is meant, such as d4:" + choice.word() + "+c5");
        }
        return new Action.AttackPlace(
                type, alone ? List.of(new NamedAttacker(attackers.get(0).from(), choice)) : attackers, target);
    }

    private static Optional<OrderCard> card(String word, List<OrderCard> left) {
        return OrderKind.named(word)
                .map(kind -> left.stream()
                        .filter(card -> card.kind() == kind)
                        .findFirst()
                        .orElse(new OrderCard(kind, 1)))
                .or(() -> OrderCard.named(word));
    }

    private static Optional<NamedAttacker> attacker(String word) {
        String[] halves = word.split(":", 2);
        Optional<AlikeChoice> choice =
                halves.length == 1 ? Optional.of(AlikeChoice.UNSAID) : AlikeChoice.named(halves[1]);
        return GroundPlace.named(halves[0]).flatMap(place -> choice.map(which -> new NamedAttacker(place, which)));
    }

    /** Reads one or more of something, with a plus between them. */
    static <T> Optional<List<T>> each(String list, Function<String, Optional<T>> one) {
        return WrittenList.some(list, "+", one);
    }

    /** Leaves the reading of a text that is no action; never leaves this class. */
    private static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final String why;

        private Unreadable(String why) {
            super(why);
            this.why = why;
        }
    }

    /** The words of an action, one after the other. */
    private static final class CampaignWords {
        private final String text;
        private final List<String> words;
        private int read;

        private CampaignWords(String text) {
            this.text = text;
            this.words = List.of(text.strip().split("\\s+"));
        }

        private String next() {
            if (read == words.size()) {
                throw new Unreadable(Quoted.of(text) + " lacks a word; actions are " + KNOWN);
            }
            return words.get(read++);
        }

        private void end() {
            if (read < words.size()) {
                throw new Unreadable(Quoted.of(words.get(read)) + " is one word too many in " + Quoted.of(text));
            }
        }

        /** Reads which of two alike is meant, if that is said. */
        private AlikeChoice choice() {
            Optional<AlikeChoice> choice = read < words.size() ? AlikeChoice.named(words.get(read)) : Optional.empty();
            read += choice.isPresent() ? 1 : 0;
            return choice.orElse(AlikeChoice.UNSAID);
        }

        private <T> T one(String what, Function<String, Optional<T>> named) {
            String word = next();
            return named.apply(word)
                    .orElseThrow(() -> new Unreadable(Quoted.of(word) + " is not " + what + " in " + Quoted.of(text)));
        }

        private ForceType type() {
            return one("trooper, saboteur or heavy", ForceType::named);
        }

        private GroundPlace place() {
            return one("a place such as d2", GroundPlace::named);
        }

        private List<GroundPlace> places() {
            return one("a place or several such as d2+e3", word -> each(word, GroundPlace::named));
        }

        private List<NamedAttacker> attackers() {
            return one("a place or several such as d2+e3", word -> each(word, ActionText::attacker));
        }

        private List<BattleFace> dice() {
            return one(
                    "what dice show, such as sword+shield,",
                    word -> each(word, BattleFace::named).filter(faces -> faces.size() <= MOST_DICE));
        }
    }
}
