/** How a verdict is told besides on the screen. */
export const feedbackKinds = ['sound', 'vibration'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

const key = (kind: FeedbackKind) => `qr-check/${kind}`;

/** Whether a verdict is told in this way, as was chosen in this browser. On by default. */
export const isFeedbackOn = (kind: FeedbackKind) => readItem(key(kind)) !== 'off';

/** Browsers without vibration, as on tables and on Apple's phones, have no switch for it. */
export const isFeedbackPossible = (kind: FeedbackKind) => kind === 'sound' || 'vibrate' in navigator;

export function setFeedback(kind: FeedbackKind, isOn: boolean) {
  try {
    localStorage.setItem(key(kind), isOn ? 'on' : 'off');
  } catch (error) {
    console.warn('a setting could not be kept', error); // storage is full or forbidden
  }
}

function readItem(name: string) {
  try {
    return localStorage.getItem(name);
  } catch (error) {
    console.warn('a setting could not be read', error);
    return null;
  }
}
