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

/** Lets a driver hear and feel the verdict without looking, unless sound or vibration is turned off. */
export function tellVerdict(verdict: Verdict) {
  if (isFeedbackOn('sound')) playVerdictSound(verdict);
  if (isFeedbackOn('vibration') && isFeedbackPossible('vibration')) navigator.vibrate(vibrations[verdict]);
}
