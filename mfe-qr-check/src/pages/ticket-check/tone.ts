export type Verdict = 'valid' | 'used' | 'invalid';

// Hz, in the order they sound: a driver hears the verdict without looking.
const tones: Record<Verdict, number[]> = { valid: [660, 880], used: [440, 440], invalid: [220, 160] };

/** A short sound. Silent where the browser has no audio or does not allow it yet. */
export function playTone(verdict: Verdict) {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  if (audio.state === 'suspended') return void audio.close();
  for (const [i, frequency] of tones[verdict].entries()) {
    const sound = audio.createOscillator();
    sound.frequency.value = frequency;
    sound.connect(audio.destination);
    sound.start(audio.currentTime + i * 0.18);
    sound.stop(audio.currentTime + i * 0.18 + 0.15);
    if (i === tones[verdict].length - 1) sound.onended = () => void audio.close();
  }
}
