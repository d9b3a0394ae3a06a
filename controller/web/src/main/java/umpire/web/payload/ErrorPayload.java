package umpire.web.payload;

/** A request that was refused: why, and what to do. */
public record ErrorPayload(String error) {}
