package umpire.rules.ogrechess;

/** A broken rule and this case of it in one sentence. */
record Refusal(SheetRule rule, String why) {}
