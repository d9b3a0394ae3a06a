package umpire.web.payload;

/** The operator's token, for a browser that has proved to be his. */
public record OperatorPayload(String token) {}
