import type { ChileSettings } from '@idavuelta/shared/contracts/schemas/staff';

/** What an installation has chosen, or got from the SII, for its documents in Chile. */
export type { ChileSettings };

/** Of a company that has chosen nothing yet, for the SII's test environment; its accountant has to confirm each. */
export const chileDefaults: ChileSettings = {
  activityCode: '492290',
  unnamedBuyer: 'Sin nombre',
  cafMonths: { 61: 6 },
  resolution: { date: '2027-01-01', number: 0 },
  senderTaxId: '66666666-6',
};
