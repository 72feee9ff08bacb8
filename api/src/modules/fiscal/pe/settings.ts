import type { PeruSettings } from '@idavuelta/shared/contracts/schemas/staff';

/** What an installation decides about its documents in Peru. */
export type { PeruSettings };

/** Of a company that has decided nothing yet; its accountant has to confirm each. */
export const peruDefaults: PeruSettings = {
  series: { simplified: 'B001', invoice: 'F001', noteOfSimplified: 'BC01', noteOfInvoice: 'FC01' },
  namedFrom: 700,
  exemptAs: '20',
  establishmentCode: '0000',
  unitCode: 'ZZ',
  signatureAlgorithm: 'rsa-sha256',
};
