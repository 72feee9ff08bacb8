/** The steps that have a screen, in order. A step's name is also the key of its texts. */
export const steps = ['tickets', 'addresses', 'passengers', 'payment', 'checkout'] as const;
export type StepName = (typeof steps)[number];

/** Progress of a purchase. `done` has no screen: the wizard redirects to the account's payments. */
export type Step = StepName | 'done';

const order: readonly Step[] = [...steps, 'done'];

export const isBefore = (step: Step, other: Step) => order.indexOf(step) < order.indexOf(other);
