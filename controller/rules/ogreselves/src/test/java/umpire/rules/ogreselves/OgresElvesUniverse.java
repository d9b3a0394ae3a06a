package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;

/** Every action that can be written. */
final class OgresElvesUniverse {
    private OgresElvesUniverse() {}

    static List<Action> actions() {
        List<Action> all = new ArrayList<>(List.of(
                new Action.StayThere(),
                new Action.ProposeEnd(),
                new Action.SayYes(),
                new Action.SayNo(),
                new Action.EnoughDone()));
        for (int face = 1; face <= Action.Roll.O; face++) {
            all.add(new Action.Roll(face));
        }
        for (ElfSpace space : ElfSpace.values()) {
            all.add(new Action.WalkTo(space));
            all.add(new Action.WalkOther(Elf.BLUE, space));
        }
        mines(all);
        castles(all);
        things(all);
        return all;
    }

    private static void mines(List<Action> all) {
        for (int mine : ElfSpace.mines()) {
            all.add(new Action.DeployShield(mine));
            all.add(new Action.RetrieveShield(mine));
            ElfSpace.mines().forEach(to -> all.add(new Action.ShiftShield(mine, to)));
            Thing.gems().forEach(gem -> all.add(new Action.Salt(mine, gem)));
        }
    }

    private static void castles(List<Action> all) {
        for (OgreCastle castle : OgreCastle.values()) {
            all.add(new Action.EscapeTo(castle));
            for (int ogre = 1; ogre <= 5; ogre++) {
                all.add(new Action.PlaceOgre(ogre, castle));
            }
            for (Thing gem : Thing.gems()) {
                all.add(new Action.GiveGift(gem, castle));
                for (Royal royal : Royal.values()) {
                    all.add(new Action.PayRansom(royal, gem, castle));
                }
            }
        }
    }

    private static void things(List<Action> all) {
        for (Thing thing : Thing.values()) {
            all.add(new Action.TakeUp(thing));
            for (Thing other : Thing.values()) {
                all.add(new Action.SwapFor(thing, other));
                for (Elf elf : Elf.values()) {
                    all.add(new Action.TradeFor(elf, thing, other));
                }
            }
            for (Elf from : Elf.values()) {
                for (Elf to : Elf.values()) {
                    all.add(new Action.HandOver(from, to, thing));
                }
            }
        }
        for (Royal royal : Royal.values()) {
            Thing.gems().forEach(gem -> all.add(new Action.DeliverTo(royal, gem)));
        }
    }
}
