package umpire.web.payload;

/** The operator's token, for a browser that has shown the key of this run. */
public record OperatorPayload(String token) {}
