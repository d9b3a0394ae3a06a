package umpire.web.payload;

import java.util.List;

/**
 * The addresses at which displays and phones open the table.
 *
 * @param hint the advice when no phone can reach the pages; empty when phones can
 * @param seats empty for everyone but the operator
 */
public record InvitationsPayload(String hint, LinkPayload display, List<LinkPayload> seats) {
    public InvitationsPayload {
        seats = List.copyOf(seats);
    }

    /**
     * @param name its seat or the display
     * @param code the path of its QR code
     */
    public record LinkPayload(String name, String address, String code) {}
}
