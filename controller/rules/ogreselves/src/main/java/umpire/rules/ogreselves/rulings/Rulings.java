package umpire.rules.ogreselves.rulings;

import umpire.rules.kernel.setup.HouseAnswers;

/**
 * The house rulings: this table's answers to the questions that the sheet leaves open.
 *
 * @param answers the answers, by question
 */
public record Rulings(HouseAnswers<Question> answers) {
    public static final Rulings DEFAULT = new Rulings(HouseAnswers.byDefault(Question.class));

    public boolean ransomedOgreReturns() {
        return answers.is(Question.RANSOM, "RETURNS");
    }

    public boolean landingWithoutGift() {
        return answers.is(Question.LANDING, "CAPTIVE");
    }

    public boolean playOnForGifts() {
        return answers.is(Question.PLAY_ON, "true");
    }

    public boolean askEverybody() {
        return answers.is(Question.ASK, "true");
    }

    public boolean rollAfterLastDelivery() {
        return answers.is(Question.LAST_DELIVERY, "true");
    }

    public boolean captiveShields() {
        return answers.is(Question.CAPTIVE_SHIELDS, "true");
    }

    public boolean otherCaptivesGoAlong() {
        return answers.is(Question.OTHER_CAPTIVES, "GO_ALONG");
    }

    public boolean payerTakesTurn() {
        return answers.is(Question.PAYER, "true");
    }
}
