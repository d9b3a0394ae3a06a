package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.quest.QuestAction;

/** Every action that can be written. */
final class ElfUniverse {
    private ElfUniverse() {}

    static List<QuestAction> actions() {
        List<QuestAction> all = new ArrayList<>(List.of(
                new QuestAction.StayThere(),
                new QuestAction.ProposeEnd(),
                new QuestAction.SayYes(),
                new QuestAction.SayNo(),
                new QuestAction.EnoughDone()));
        for (int face = 1; face <= QuestAction.Roll.O; face++) {
            all.add(new QuestAction.Roll(face));
        }
        for (ElfSpace space : ElfSpace.values()) {
            all.add(new QuestAction.WalkTo(space));
            all.add(new QuestAction.WalkOther(Elf.BLUE, space));
        }
        mines(all);
        castles(all);
        things(all);
        return all;
    }

    private static void mines(List<QuestAction> all) {
        for (int mine : ElfSpace.mines()) {
            all.add(new QuestAction.DeployShield(mine));
            all.add(new QuestAction.RetrieveShield(mine));
            ElfSpace.mines().forEach(to -> all.add(new QuestAction.ShiftShield(mine, to)));
            Thing.gems().forEach(gem -> all.add(new QuestAction.Salt(mine, gem)));
        }
    }

    private static void castles(List<QuestAction> all) {
        for (OgreCastle castle : OgreCastle.values()) {
            all.add(new QuestAction.EscapeTo(castle));
            for (int ogre = 1; ogre <= 5; ogre++) {
                all.add(new QuestAction.PlaceOgre(ogre, castle));
            }
            for (Thing gem : Thing.gems()) {
                all.add(new QuestAction.GiveGift(gem, castle));
                for (Royal royal : Royal.values()) {
                    all.add(new QuestAction.PayRansom(royal, gem, castle));
                }
            }
        }
    }

    private static void things(List<QuestAction> all) {
        for (Thing thing : Thing.values()) {
            all.add(new QuestAction.TakeUp(thing));
            for (Thing other : Thing.values()) {
                all.add(new QuestAction.SwapFor(thing, other));
                for (Elf elf : Elf.values()) {
                    all.add(new QuestAction.TradeFor(elf, thing, other));
                }
            }
            for (Elf from : Elf.values()) {
                for (Elf to : Elf.values()) {
                    all.add(new QuestAction.HandOver(from, to, thing));
                }
            }
        }
        for (Royal royal : Royal.values()) {
            Thing.gems().forEach(gem -> all.add(new QuestAction.DeliverTo(royal, gem)));
        }
    }
}
