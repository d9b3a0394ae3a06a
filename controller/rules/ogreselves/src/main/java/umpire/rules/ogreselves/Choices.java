package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/** Lists what may be done: everything that a phase might hold and the judge lets pass, in a fixed order. */
public final class Choices {
    private final Setup setup;
    private final Judge judge;

    public Choices(Setup setup, Judge judge) {
        this.setup = setup;
        this.judge = judge;
    }

    /** Returns the legal actions: set-up by Mine and kind, Shields by Mine, moves by space, things by kind, the waiver last. */
    public List<Action> legal(Position position) {
        List<Action> all = new ArrayList<>();
        switch (position.phase()) {
            case Phase.Salting salting -> salts(position.realm(), all);
            case Phase.Placing placing -> places(all);
            case Phase.Deploying deploying -> deploys(position, all);
            case Phase.Moving moving -> moves(position, all);
            case Phase.Meeting meeting -> gifts(position.miner().bag(), all);
            case Phase.Handling handling -> things(position, handling, all);
            case Phase.Bound bound -> captives(position, all);
            case Phase.Rolling rolling -> rolls(all);
            case Phase.Escaping escaping -> castles(all);
            case Phase.Agreeing agreeing -> {
                all.add(new Action.SayYes());
                all.add(new Action.SayNo());
            }
            case Phase.Ended ended -> {}
        }
        return all.stream()
                .filter(action -> judge.refuse(position, action).isEmpty())
                .toList();
    }

    private void salts(Realm realm, List<Action> into) {
        long laid = realm.mines().stream().mapToInt(Things::size).sum();
        int next = setup.sheet().salting().get((int) laid);
        Thing.gems().forEach(gem -> into.add(new Action.Salt(next, gem)));
    }

    private void places(List<Action> into) {
        for (int ogre : setup.sheet().ogres()) {
            for (OgreCastle castle : OgreCastle.values()) {
                into.add(new Action.PlaceOgre(ogre, castle));
            }
        }
    }

    private static void deploys(Position position, List<Action> into) {
        if (position.miner().bag().holds(Thing.SHIELD)) {
            ElfSpace.mines().forEach(mine -> into.add(new Action.DeployShield(mine)));
        }
        into.add(new Action.EnoughDone());
    }

    private void moves(Position position, List<Action> into) {
        shields(position, into);
        Walks.near(setup.kingdom(), position.miner().at()).forEach(to -> into.add(new Action.WalkTo(to)));
        into.add(new Action.ProposeEnd());
        into.add(new Action.StayThere());
    }

    private static void shields(Position position, List<Action> into) {
        if (position.miner().bag().holds(Thing.SHIELD)) {
            ElfSpace.mines().forEach(mine -> into.add(new Action.DeployShield(mine)));
        }
        for (int from : ElfSpace.mines()) {
            if (position.realm().shielded(from)) {
                into.add(new Action.RetrieveShield(from));
                ElfSpace.mines().forEach(to -> into.add(new Action.ShiftShield(from, to)));
            }
        }
    }

    private static void gifts(Things bag, List<Action> into) {
        for (Thing gem : bag.gems().kinds()) {
            for (OgreCastle castle : OgreCastle.values()) {
                into.add(new Action.GiveGift(gem, castle));
            }
        }
    }

    private void things(Position position, Phase.Handling handling, List<Action> into) {
        Things bag = position.miner().bag();
        for (Royal royal : setup.sheet().royals()) {
            bag.gems().kinds().forEach(gem -> into.add(new Action.DeliverTo(royal, gem)));
        }
        for (Thing thing : handling.offer().kinds()) {
            into.add(new Action.TakeUp(thing));
            bag.kinds().forEach(left -> into.add(new Action.SwapFor(thing, left)));
        }
        for (Elf partner : position.realm().freeElvesOn(position.miner().at())) {
            shares(position, partner, into);
        }
        into.add(new Action.ProposeEnd());
        into.add(new Action.EnoughDone());
    }

    private static void shares(Position position, Elf partner, List<Action> into) {
        Miner other = position.realm().miner(partner);
        Things bag = position.miner().bag();
        bag.kinds().forEach(thing -> into.add(new Action.HandOver(position.turn(), partner, thing)));
        other.bag().kinds().forEach(thing -> into.add(new Action.HandOver(partner, position.turn(), thing)));
        for (Thing given : bag.kinds()) {
            other.bag().kinds().forEach(got -> into.add(new Action.TradeFor(partner, given, got)));
        }
    }

    private void captives(Position position, List<Action> into) {
        shields(position, into);
        ransoms(position.realm(), into);
        into.add(new Action.EnoughDone());
    }

    private void ransoms(Realm realm, List<Action> into) {
        for (Royal royal : setup.sheet().royals()) {
            for (Thing gem : realm.chest(royal).kinds()) {
                for (OgreCastle castle : OgreCastle.values()) {
                    into.add(new Action.PayRansom(royal, gem, castle));
                }
            }
        }
    }

    private static void rolls(List<Action> into) {
        for (int face = 1; face <= Action.Roll.O; face++) {
            into.add(new Action.Roll(face));
        }
    }

    private static void castles(List<Action> into) {
        for (OgreCastle castle : OgreCastle.values()) {
            into.add(new Action.EscapeTo(castle));
        }
    }
}
