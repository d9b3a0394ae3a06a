package umpire.rules.ogreselves.rulings;

import umpire.rules.kernel.setup.HouseAnswers;

/**
 * How this table answers what the sheet leaves open.
 *
 * @param answers to its questions
 */
public record ElfRulings(HouseAnswers<ElfQuestion> answers) {
    public static final ElfRulings DEFAULT = new ElfRulings(HouseAnswers.byDefault(ElfQuestion.class));

    public boolean ransomedOgreReturns() {
        return answers.is(ElfQuestion.RANSOM, "RETURNS");
    }

    public boolean landingWithoutGift() {
        return answers.is(ElfQuestion.LANDING, "CAPTIVE");
    }

    public boolean playOnForGifts() {
        return answers.is(ElfQuestion.PLAY_ON, "true");
    }

    public boolean askEverybody() {
        return answers.is(ElfQuestion.ASK, "true");
    }

    public boolean rollAfterLastDelivery() {
        return answers.is(ElfQuestion.LAST_DELIVERY, "true");
    }

    public boolean captiveShields() {
        return answers.is(ElfQuestion.CAPTIVE_SHIELDS, "true");
    }

    public boolean payerTakesTurn() {
        return answers.is(ElfQuestion.PAYER, "true");
    }
}
