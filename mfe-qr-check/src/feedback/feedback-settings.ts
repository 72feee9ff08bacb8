import { browserStore } from '@idavuelta/shared/storage';

/** How a verdict is signalled, besides on the screen. */
export const feedbackKinds = ['sound', 'vibration'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

const key = (kind: FeedbackKind) => `qr-check/${kind}`;

/** Whether verdicts are signalled this way, as chosen in this browser. On by default. */
export const isFeedbackOn = (kind: FeedbackKind) => browserStore.read(key(kind)) !== 'off';

/** Browsers without vibration, as on tablets and Apple's phones, have no switch for it. */
export const isFeedbackPossible = (kind: FeedbackKind) => kind === 'sound' || 'vibrate' in navigator;

export const setFeedback = (kind: FeedbackKind, isOn: boolean) =>
  void browserStore.write(key(kind), isOn ? 'on' : 'off');
