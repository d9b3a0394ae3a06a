package umpire.referee.session.input;

/** What a seat may do to end a game that its rules would let go on. */
public enum EndRequest {
    /** Gives the game up. */
    RESIGN,
    /** Offers all the others a draw. */
    OFFER_DRAW,
    /** Takes the draw that was offered. */
    ACCEPT_DRAW,
    /** Wants no draw; from the seat that offered it, takes the offer back. */
    DECLINE_DRAW
}
