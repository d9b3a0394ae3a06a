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
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.Realm;

/** Actions as words: {@code walk 7}, {@code take ruby}, {@code roll O}. */
public final class ElfActionText {
    private static final String KNOWN =
            "salt 2 ruby, ogre 3 nw, shield 8, shift 8 9, retrieve 8, walk home, stay, take ruby, "
                    + "swap ruby gold, hand red yellow ruby, trade yellow gold ruby, deliver ruby king, gift amber ne, "
                    + "ransom king ruby ne, end, yes, no, done, castle ne, roll O";

    private ElfActionText() {}

    public static String write(QuestAction action) {
        return switch (action) {
            case QuestAction.Salt salt ->
                "salt " + salt.mine() + " " + salt.gem().word();
            case QuestAction.PlaceOgre place ->
                "ogre " + place.ogre() + " " + place.castle().word();
            case QuestAction.DeployShield deploy -> "shield " + deploy.mine();
            case QuestAction.ShiftShield shift -> "shift " + shift.from() + " " + shift.to();
            case QuestAction.RetrieveShield retrieve -> "retrieve " + retrieve.mine();
            case QuestAction.WalkTo walk -> "walk " + walk.to().word();
            case QuestAction.WalkOther other ->
                "walk " + other.elf().word() + " " + other.to().word();
            case QuestAction.StayThere stay -> "stay";
            case QuestAction.TakeUp take -> "take " + take.thing().word();
            case QuestAction.SwapFor swap ->
                "swap " + swap.taken().word() + " " + swap.left().word();
            case QuestAction.HandOver hand ->
                "hand " + hand.from().word() + " " + hand.to().word() + " "
                        + hand.thing().word();
            case QuestAction.TradeFor trade ->
                "trade " + trade.with().word() + " " + trade.given().word() + " "
                        + trade.got().word();
            case QuestAction.DeliverTo deliver ->
                "deliver " + deliver.gem().word() + " " + deliver.royal().word();
            case QuestAction.GiveGift gift ->
                "gift " + gift.gem().word() + " " + gift.castle().word();
            case QuestAction.PayRansom ransom ->
                "ransom " + ransom.royal().word() + " " + ransom.gem().word() + " "
                        + ransom.castle().word();
            case QuestAction.ProposeEnd end -> "end";
            case QuestAction.SayYes yes -> "yes";
            case QuestAction.SayNo no -> "no";
            case QuestAction.EnoughDone enough -> "done";
            case QuestAction.EscapeTo escape -> "castle " + escape.castle().word();
            case QuestAction.Roll roll -> "roll " + roll.shows();
        };
    }

    /** Reads an action; what is wrong is quoted. */
    public static Parsed<QuestAction> parse(String text) {
        try {
            return Parsed.good(read(new Words(text)));
        } catch (NotUnderstood e) {
            return Parsed.bad(e.why);
        }
    }

    private static QuestAction read(Words words) {
        String verb = words.next();
        QuestAction action = switch (verb) {
            case "salt" -> new QuestAction.Salt(words.mine(), words.gem());
            case "ogre" -> new QuestAction.PlaceOgre(words.ogre(), words.castle());
            case "shield" -> new QuestAction.DeployShield(words.mine());
            case "shift" -> new QuestAction.ShiftShield(words.mine(), words.mine());
            case "retrieve" -> new QuestAction.RetrieveShield(words.mine());
            case "walk" -> walk(words);
            case "stay" -> new QuestAction.StayThere();
            case "take" -> new QuestAction.TakeUp(words.thing());
            case "swap" -> new QuestAction.SwapFor(words.thing(), words.thing());
            case "hand" -> new QuestAction.HandOver(words.elf(), words.elf(), words.thing());
            case "trade" -> new QuestAction.TradeFor(words.elf(), words.thing(), words.thing());
            case "deliver" -> delivery(words);
            case "gift" -> new QuestAction.GiveGift(words.gem(), words.castle());
            case "ransom" -> new QuestAction.PayRansom(words.royal(), words.gem(), words.castle());
            case "end" -> new QuestAction.ProposeEnd();
            case "yes" -> new QuestAction.SayYes();
            case "no" -> new QuestAction.SayNo();
            case "done" -> new QuestAction.EnoughDone();
            case "castle" -> new QuestAction.EscapeTo(words.castle());
            case "roll" -> new QuestAction.Roll(words.face());
            default -> throw new NotUnderstood(Quoted.of(verb) + " is no action; actions are " + KNOWN);
        };
        words.end();
        return action;
    }

    /** Whose walk it is need not be said, unless it is not that Elf's turn. */
    private static QuestAction walk(Words words) {
        Optional<Elf> elf = words.ahead().flatMap(Elf::named);
        elf.ifPresent(named -> words.next());
        ElfSpace to = words.one("a space", ElfSpace::named);
        return elf.<QuestAction>map(named -> new QuestAction.WalkOther(named, to))
                .orElseGet(() -> new QuestAction.WalkTo(to));
    }

    private static QuestAction delivery(Words words) {
        Thing gem = words.gem();
        return new QuestAction.DeliverTo(words.royal(), gem);
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
                            ? Optional.of(QuestAction.Roll.O)
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
