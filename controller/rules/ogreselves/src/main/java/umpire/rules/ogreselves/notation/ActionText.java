package umpire.rules.ogreselves.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.position.Action;
import umpire.rules.ogreselves.position.Realm;

/** Actions as words: {@code walk 7}, {@code take ruby}, {@code roll O}. */
public final class ActionText {
    private static final String KNOWN =
            "salt 2 ruby, ogre 3 nw, shield 8, shift 8 9, retrieve 8, walk home, stay, take ruby, "
                    + "swap ruby gold, hand red yellow ruby, trade yellow gold ruby, deliver ruby king, gift amber ne, "
                    + "ransom king ruby ne, end, yes, no, done, castle ne, roll O";

    private ActionText() {}

    public static String write(Action action) {
        return switch (action) {
            case Action.Salt salt -> "salt " + salt.mine() + " " + salt.gem().word();
            case Action.PlaceOgre place ->
                "ogre " + place.ogre() + " " + place.castle().word();
            case Action.DeployShield deploy -> "shield " + deploy.mine();
            case Action.ShiftShield shift -> "shift " + shift.from() + " " + shift.to();
            case Action.RetrieveShield retrieve -> "retrieve " + retrieve.mine();
            case Action.WalkTo walk -> "walk " + walk.to().word();
            case Action.WalkOther other ->
                "walk " + other.elf().word() + " " + other.to().word();
            case Action.StayThere stay -> "stay";
            case Action.TakeUp take -> "take " + take.thing().word();
            case Action.SwapFor swap ->
                "swap " + swap.taken().word() + " " + swap.left().word();
            case Action.HandOver hand ->
                "hand " + hand.from().word() + " " + hand.to().word() + " "
                        + hand.thing().word();
            case Action.TradeFor trade ->
                "trade " + trade.with().word() + " " + trade.given().word() + " "
                        + trade.got().word();
            case Action.DeliverTo deliver ->
                "deliver " + deliver.gem().word() + " " + deliver.royal().word();
            case Action.GiveGift gift ->
                "gift " + gift.gem().word() + " " + gift.castle().word();
            case Action.PayRansom ransom ->
                "ransom " + ransom.royal().word() + " " + ransom.gem().word() + " "
                        + ransom.castle().word();
            case Action.ProposeEnd end -> "end";
            case Action.SayYes yes -> "yes";
            case Action.SayNo no -> "no";
            case Action.EnoughDone enough -> "done";
            case Action.EscapeTo escape -> "castle " + escape.castle().word();
            case Action.Roll roll -> "roll " + roll.shows();
        };
    }

    /** Reads an action; what is wrong is quoted. */
    public static Parsed<Action> parse(String text) {
        try {
            return Parsed.good(read(new Words(text)));
        } catch (NotUnderstood e) {
            return Parsed.bad(e.why);
        }
    }

    private static Action read(Words words) {
        String verb = words.next();
        Action action = switch (verb) {
            case "salt" -> new Action.Salt(words.mine(), words.gem());
            case "ogre" -> new Action.PlaceOgre(words.ogre(), words.castle());
            case "shield" -> new Action.DeployShield(words.mine());
            case "shift" -> new Action.ShiftShield(words.mine(), words.mine());
            case "retrieve" -> new Action.RetrieveShield(words.mine());
            case "walk" -> walk(words);
            case "stay" -> new Action.StayThere();
            case "take" -> new Action.TakeUp(words.thing());
            case "swap" -> new Action.SwapFor(words.thing(), words.thing());
            case "hand" -> new Action.HandOver(words.elf(), words.elf(), words.thing());
            case "trade" -> new Action.TradeFor(words.elf(), words.thing(), words.thing());
            case "deliver" -> delivery(words);
            case "gift" -> new Action.GiveGift(words.gem(), words.castle());
            case "ransom" -> new Action.PayRansom(words.royal(), words.gem(), words.castle());
            case "end" -> new Action.ProposeEnd();
            case "yes" -> new Action.SayYes();
            case "no" -> new Action.SayNo();
            case "done" -> new Action.EnoughDone();
            case "castle" -> new Action.EscapeTo(words.castle());
            case "roll" -> new Action.Roll(words.face());
            default -> throw new NotUnderstood(Quoted.of(verb) + " is no action; actions are " + KNOWN);
        };
        words.end();
        return action;
    }

    /** Whose walk it is need not be said, unless it is not that Elf's turn. */
    private static Action walk(Words words) {
        Optional<Elf> elf = words.ahead().flatMap(Elf::named);
        elf.ifPresent(named -> words.next());
        ElfSpace to = words.one("a space", ElfSpace::named);
        return elf.<Action>map(named -> new Action.WalkOther(named, to)).orElseGet(() -> new Action.WalkTo(to));
    }

    private static Action delivery(Words words) {
        Thing gem = words.gem();
        return new Action.DeliverTo(words.royal(), gem);
    }

    /** Leaves the reading of a text that is no action; never leaves this class. */
    private static final class NotUnderstood extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final String why;

        private NotUnderstood(String why) {
            super(why);
            this.why = why;
        }
    }

    /** The words of an action, one after the other. */
    private static final class Words {
        private final String text;
        private final List<String> words;
        private int read;

        private Words(String text) {
            this.text = text;
            this.words = List.of(text.strip().split("\\s+"));
        }

        private String next() {
            if (read == words.size()) {
                throw new NotUnderstood(Quoted.of(text) + " lacks a word; actions are " + KNOWN);
            }
            return words.get(read++);
        }

        private Optional<String> ahead() {
            return words.stream().skip(read).findFirst();
        }

        private void end() {
            if (read < words.size()) {
                throw new NotUnderstood(Quoted.of(words.get(read)) + " is one word too many in " + Quoted.of(text));
            }
        }

        private <T> T one(String what, Function<String, Optional<T>> named) {
            String word = next();
            return named.apply(word)
                    .orElseThrow(
                            () -> new NotUnderstood(Quoted.of(word) + " is not " + what + " in " + Quoted.of(text)));
        }

        private int number(String what, int max) {
            return one(
                    what,
                    word -> word.matches("[1-9][0-9]?") && Integer.parseInt(word) <= max
                            ? Optional.of(Integer.valueOf(word))
                            : Optional.empty());
        }

        private int mine() {
            return number("the number of a Mine, 1 to 16,", ElfSpace.MINES);
        }

        private int ogre() {
            return number("the number of an Ogre, 1 to 5,", Realm.OGRES);
        }

        private int face() {
            return one(
                    "a face of the die, 1 to 5 or O,",
                    word -> word.equals("O")
                            ? Optional.of(Action.Roll.O)
                            : word.matches("[1-5]") ? Optional.of(Integer.valueOf(word)) : Optional.empty());
        }

        private Thing thing() {
            return one("a Valuable or a shield", Thing::named);
        }

        private Thing gem() {
            return one("a Valuable", word -> Thing.named(word).filter(Thing::gem));
        }

        private Elf elf() {
            return one("an Elf's colour", Elf::named);
        }

        private Royal royal() {
            return one("queen, king, princess or prince", Royal::named);
        }

        private OgreCastle castle() {
            return one(
                    "a Castle, nw, ne, se or sw,", word -> ElfSpace.named(word).flatMap(OgreCastle::on));
        }
    }
}
