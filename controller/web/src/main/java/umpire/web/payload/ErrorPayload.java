package umpire.web.payload;

/** A refused request: the reason, and what to do. */
public record ErrorPayload(String error) {}
