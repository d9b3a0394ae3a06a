// Reads the prompt and the events aloud when switched on.

export class Speech {
  /** @param {HTMLElement} button */
  constructor(button) {
    this.button = button;
    this.on = false;
    if (!("speechSynthesis" in window)) {
      button.hidden = true;
      return;
    }
    button.addEventListener("click", () => this.turn(!this.on));
  }

  /** @param {boolean} on */
  turn(on) {
    this.on = on;
    this.button.setAttribute("aria-pressed", String(on));
    speechSynthesis.cancel();
    if (on) {
      this.say("I will read aloud what happens.");
    }
  }

  /** @param {string} text */
  say(text) {
    if (this.on && text) {
      const words = new SpeechSynthesisUtterance(text);
      words.lang = "en";
      speechSynthesis.speak(words);
    }
  }
}
