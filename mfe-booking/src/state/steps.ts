/** 0 categories, 1 addresses, 2 passengers, 3 confirm and pay, 4 payment, 5 redirect to the account's payments. */
export type Step = 0 | 1 | 2 | 3 | 4 | 5;

/** Steps with a screen, by i18n key. */
export const stepNames = ['tickets', 'addresses', 'passengers', 'payment', 'checkout'] as const;
export type StepName = (typeof stepNames)[number];
