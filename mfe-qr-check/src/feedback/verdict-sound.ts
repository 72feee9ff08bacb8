import type { Verdict } from './verdict.ts';

// Hz, in playing order
const tones: Record<Verdict, number[]> = { valid: [660, 880], used: [440, 440], held: [440, 440], invalid: [220, 160] };

/** Plays the verdict. Silent where the browser does not allow audio. */
export function playVerdictSound(verdict: Verdict) {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  if (audio.state === 'suspended') return void audio.close();
  for (const [i, frequency] of tones[verdict].entries()) {
    const oscillator = audio.createOscillator();
    oscillator.frequency.value = frequency;
    oscillator.connect(audio.destination);
    oscillator.start(audio.currentTime + i * 0.18);
    oscillator.stop(audio.currentTime + i * 0.18 + 0.15);
    if (i === tones[verdict].length - 1) oscillator.onended = () => void audio.close();
  }
}
