import type { CountryCode } from '../country.ts';

/**
 * Countries whose manifests name an identity document of each passenger. A lawyer's draft: Peru D.S. 017-2009-MTC,
 * Chile D.S. 212 (passenger lists between cities); Spain asks for none.
 */
export const asksPassengerDocument: Record<CountryCode, boolean> = { PE: true, CL: true, ES: false };
