package umpire.table.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.DueRoll;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.board.OtherGame;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Placement;
import umpire.table.loop.AnnouncementListener;

/**
 * Updates the virtual table at once after a command, a press, a throw of the table's own or a step of a lesson. Pieces that hands moved
 * stay where they are, even after a refusal, until undo corrects them. On a real table people follow the lights. Confined to the table's
 * thread.
 */
final class VirtualLaying implements AnnouncementListener {
    private final AnnouncementListener then;
    private TableLayer layer = TableLayer.NONE;
    private final List<List<DieShown>> thrown = new ArrayList<>();
    private Optional<Awaited.Roll> roll = Optional.empty();
    private boolean due;

    /** Places the pieces of a virtual table without hands. */
    interface TableLayer {
        /** The layer of a real table, which does nothing. */
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

        /** Places the pieces. */
        void lay(Placement placement);

        /** Places the dice of a throw. */
        void lay(Awaited.Roll roll, List<DieShown> dice);

        /** Returns whether it lays out the effects of all commands and presses, or only those of a set-up command and of lessons. */
        boolean laysAll();
    }

    VirtualLaying(AnnouncementListener then) {
        this.then = then;
    }

    /** Sets the layer. Call it before the table's thread starts. */
    void layBy(TableLayer virtual) {
        layer = virtual;
    }

    /** Takes in an input and its entries. */
    void took(Input input, List<Entry> entries) {
        boolean laysOut = input instanceof Input.Ordered ordered && ordered.command() instanceof Command.LayOut;
        boolean lies = laysOut || (layer.laysAll() && !(input instanceof Input.Looked));
        due = due || (lies ? !entries.isEmpty() : teaches(entries));
        if (input instanceof Input.DiceThrown cast && !entries.isEmpty()) {
            thrown.add(cast.dice());
        }
    }

    /** Returns whether a lesson changed the position by actions of other seats or a new set-up, which no hand has carried out. */
    private static boolean teaches(List<Entry> entries) {
        boolean taught = entries.stream().anyMatch(entry -> entry.kind() == Entry.EntryKind.TAUGHT);
        long played = entries.stream()
                .filter(entry -> entry.kind() == Entry.EntryKind.PLAYED)
                .count();
        boolean set = entries.stream().anyMatch(entry -> entry.kind() == Entry.EntryKind.SET_UP);
        return taught && (set || played > 1);
    }

    @Override
    public void said(TableSnapshot tableSnapshot, List<GameLogEntry> told) {
        then.said(tableSnapshot, told);
        boolean putBack = tableSnapshot.prompt().need() == Prompt.Need.CORRECTION
                && told.stream().anyMatch(line -> line.kind().equals("undo"));
        roll.ifPresent(before -> thrown.forEach(dice -> layer.lay(before, dice)));
        thrown.clear();
        roll = tableSnapshot.waiting().roll().map(DueRoll::roll);
        if (due || putBack) {
            due = false;
            layer.lay(tableSnapshot.view().placement());
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
