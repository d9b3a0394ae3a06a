package umpire.referee.session.input;

/** A request to end a game that its rules would continue. */
public enum EndRequest {
    /** Resigns the game. */
    RESIGN,
    /** Offers a draw to all other seats. */
    OFFER_DRAW,
    /** Accepts the offered draw. */
    ACCEPT_DRAW,
    /** Declines the offered draw; from the seat that offered it, withdraws the offer. */
    DECLINE_DRAW
}
