import { isFeedbackOn, isFeedbackPossible } from './feedback-settings.ts';
import type { Verdict } from './verdict.ts';
import { playVerdictSound } from './verdict-sound.ts';

/** Milliseconds of vibration and pause in turn: one short for green, three short for amber, two long for red. */
const threeShort = [80, 80, 80, 80, 80];
const vibrations: Record<Verdict, number[]> = {
  valid: [120],
  used: threeShort,
  held: threeShort,
  invalid: [350, 120, 350],
};

/** Signals the verdict by sound and vibration, unless turned off, so that a driver need not look. */
export function signalVerdict(verdict: Verdict) {
  if (isFeedbackOn('sound')) playVerdictSound(verdict);
  if (isFeedbackOn('vibration') && isFeedbackPossible('vibration')) navigator.vibrate(vibrations[verdict]);
}
