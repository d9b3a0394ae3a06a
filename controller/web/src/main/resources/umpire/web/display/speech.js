// Reads the prompt and the events aloud, once somebody switches it on.

export class Speech {
  constructor(button) {
    this.button = button;
    this.on = false;
    if (!("speechSynthesis" in window)) {
      button.hidden = true;
      return;
    }
    button.addEventListener("click", () => this.turn(!this.on));
  }

  turn(on) {
    this.on = on;
    this.button.setAttribute("aria-pressed", String(on));
    speechSynthesis.cancel();
    if (on) {
      this.say("I will read aloud what happens.");
    }
  }

  say(text) {
    if (this.on && text) {
      const words = new SpeechSynthesisUtterance(text);
      words.lang = "en";
      speechSynthesis.speak(words);
    }
  }
}
