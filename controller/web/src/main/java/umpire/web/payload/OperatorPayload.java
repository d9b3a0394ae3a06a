package umpire.web.payload;

/** The operator's token, for a browser on the table's own machine. */
public record OperatorPayload(String token) {}
