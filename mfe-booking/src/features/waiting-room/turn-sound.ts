/** Hz, in playing order. */
const tones = [660, 880, 1175];

let audio: AudioContext | undefined;

/** Allows sound later on: browsers only let a press start it. */
export function allowTurnSound() {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** Plays a short sound. Silent where the browser does not allow it. */
export function playTurnSound() {
  if (!audio) return;
  for (const [i, frequency] of tones.entries()) {
    const oscillator = audio.createOscillator();
    oscillator.frequency.value = frequency;
    oscillator.connect(audio.destination);
    oscillator.start(audio.currentTime + i * 0.2);
    oscillator.stop(audio.currentTime + i * 0.2 + 0.18);
  }
}
