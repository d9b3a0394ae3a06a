package umpire.web.payload;

import java.util.List;

/**
 * How displays and phones come to the table.
 *
 * @param hint what to do when no phone can; empty when phones can
 * @param seats empty for whoever is not the operator
 */
public record InvitationsPayload(String hint, LinkPayload display, List<LinkPayload> seats) {
    public InvitationsPayload {
        seats = List.copyOf(seats);
    }

    /**
     * An address.
     *
     * @param name whose
     * @param code the path at which its QR code is drawn
     */
    public record LinkPayload(String name, String address, String code) {}
}
