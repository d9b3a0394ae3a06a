package umpire.table.wiring;

import java.util.List;
import java.util.function.Consumer;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.board.OtherGame;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Placement;
import umpire.table.loop.AnnouncementListener;

/**
 * Has the virtual table lie as a lesson goes on: what the lesson plays for others, or puts otherwise, no hand has carried out. What
 * hands did stays as they left it, also what was refused, until a press of undo has it put back. At a real table hands follow the
 * lights. Belongs to the table's thread.
 */
final class VirtualLaying implements AnnouncementListener {
    private final AnnouncementListener then;
    private Consumer<Placement> lay = placement -> {};
    private boolean due;

    VirtualLaying(AnnouncementListener then) {
        this.then = then;
    }

    /** Says who lays it. Set before the table's thread begins. */
    void layBy(Consumer<Placement> virtual) {
        lay = virtual;
    }

    /** Hears what was recorded in one step. */
    void recorded(List<Entry> entries) {
        boolean taught = entries.stream().anyMatch(entry -> entry.kind() == Entry.EntryKind.TAUGHT);
        long played = entries.stream()
                .filter(entry -> entry.kind() == Entry.EntryKind.PLAYED)
                .count();
        boolean set = entries.stream().anyMatch(entry -> entry.kind() == Entry.EntryKind.SET_UP);
        due = due || (taught && (set || played > 1));
    }

    @Override
    public void said(Bulletin bulletin, List<ChronicleLine> told) {
        then.said(bulletin, told);
        boolean putBack = bulletin.prompt().need() == Prompt.Need.CORRECTION
                && told.stream().anyMatch(line -> line.kind().equals("undo"));
        if (due || putBack) {
            due = false;
            lay.accept(bulletin.view().placement());
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
