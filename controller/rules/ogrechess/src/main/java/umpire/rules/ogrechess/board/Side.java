package umpire.rules.ogrechess.board;

import umpire.rules.kernel.Seat;

/** One of the two sides. White sits South, moves first and starts on ranks 1 and 2. */
@SuppressWarnings("ImmutableEnumChecker")
public enum Side {
    WHITE("White", 0, 7),
    BLACK("Black", 7, 0);

    private final Seat seat;
    private final int homeRank;
    private final int farRank;

    Side(String name, int homeRank, int farRank) {
        this.seat = new Seat(name);
        this.homeRank = homeRank;
        this.farRank = farRank;
    }

    /** Returns the side that a seat plays. */
    public static Side of(Seat seat) {
        return seat.equals(WHITE.seat) ? WHITE : BLACK;
    }

    public Seat seat() {
        return seat;
    }

    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    public int homeRank() {
        return homeRank;
    }

    public int farRank() {
        return farRank;
    }

    @Override
    public String toString() {
        return seat.name();
    }

    /** Returns the side's index in lookup tables. */
    @SuppressWarnings("EnumOrdinal")
    int index() {
        return ordinal();
    }
}
