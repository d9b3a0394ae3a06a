package umpire.table.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.announcement.DueRoll;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.board.OtherGame;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Placement;
import umpire.table.loop.AnnouncementListener;

/**
 * Has the virtual table lie as the game has it, at once: after a command, a press or a throw of the table's own, and as a lesson goes on.
 * Everything that hands moved stays as they left it, also what was refused, until a press of undo has it put back. At a real table hands follow the
 * lights. Belongs to the table's thread.
 */
final class VirtualLaying implements AnnouncementListener {
    private final AnnouncementListener then;
    private TableLayer layer = TableLayer.NONE;
    private final List<List<DieShown>> thrown = new ArrayList<>();
    private Optional<Awaited.Roll> roll = Optional.empty();
    private boolean due;

    /** Puts the things of a virtual table, as by hands that need no time. */
    interface TableLayer {
        /** That of a real table. */
        TableLayer NONE = new TableLayer() {
            @Override
            public void lay(Placement placement) {}

            @Override
            public void lay(Awaited.Roll roll, List<DieShown> dice) {}

            @Override
            public boolean laysAll() {
                return false;
            }
        };

        /** Puts the pieces, so that looks are taken from then on. */
        void lay(Placement placement);

        /** Puts the dice of a throw. */
        void lay(Awaited.Roll roll, List<DieShown> dice);

        /** Returns whether it is to lay what all commands and presses lead to, and not only what is laid out and what lessons do. */
        boolean laysAll();
    }

    VirtualLaying(AnnouncementListener then) {
        this.then = then;
    }

    /** Says who lays it. Set before the table's thread begins. */
    void layBy(TableLayer virtual) {
        layer = virtual;
    }

    /** Hears what was recorded of one input. */
    void took(Input input, List<Entry> entries) {
        boolean laysOut = input instanceof Input.Ordered ordered && ordered.command() instanceof Command.LayOut;
        boolean lies = laysOut || (layer.laysAll() && !(input instanceof Input.Looked));
        due = due || (lies ? !entries.isEmpty() : teaches(entries));
        if (input instanceof Input.DiceThrown cast && !entries.isEmpty()) {
            thrown.add(cast.dice());
        }
    }

    /** No hand has carried out what a lesson plays for others or puts otherwise. */
    private static boolean teaches(List<Entry> entries) {
        boolean taught = entries.stream().anyMatch(entry -> entry.kind() == Entry.EntryKind.TAUGHT);
        long played = entries.stream()
                .filter(entry -> entry.kind() == Entry.EntryKind.PLAYED)
                .count();
        boolean set = entries.stream().anyMatch(entry -> entry.kind() == Entry.EntryKind.SET_UP);
        return taught && (set || played > 1);
    }

    @Override
    public void said(Bulletin bulletin, List<ChronicleLine> told) {
        then.said(bulletin, told);
        boolean putBack = bulletin.prompt().need() == Prompt.Need.CORRECTION
                && told.stream().anyMatch(line -> line.kind().equals("undo"));
        roll.ifPresent(before -> thrown.forEach(dice -> layer.lay(before, dice)));
        thrown.clear();
        roll = bulletin.waiting().roll().map(DueRoll::roll);
        if (due || putBack) {
            due = false;
            layer.lay(bulletin.view().placement());
        }
    }

    @Override
    public void turned() {
        then.turned();
    }

    @Override
    public void wanted(OtherGame game) {
        then.wanted(game);
    }
}
