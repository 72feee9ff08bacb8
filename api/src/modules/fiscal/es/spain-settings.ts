import type { SpainSettings } from '@idavuelta/shared/contracts/schemas/staff';
import type { VerifactuSettings } from './settings.ts';

/** Until staff has chosen; who produces the system is for staff to declare. */
export const spainDefaults: SpainSettings = {
  series: { simplified: 'T', invoice: 'F', noteOfSimplified: 'RT', noteOfInvoice: 'RF' },
  simplifiedLimit: 40_000,
  tax: '01',
  regime: '01',
  correction: 'R1',
  producer: { name: '', taxId: '' },
};

/** Names under which taxes are printed. */
export const taxNames: Record<SpainSettings['tax'], string> = {
  '01': 'IVA',
  '02': 'IPSI',
  '03': 'IGIC',
  '05': 'Impuesto',
};

/** The product as a billing system. An installation has one issuer in Spain. */
const system = {
  name: 'Idavuelta',
  id: 'IV',
  version: '1.0.0',
  installation: '1',
  onlyVerifactu: true,
  canServeMany: false,
};

export function toVerifactuSettings(
  { simplifiedLimit, tax, regime, exemption, correction, producer }: SpainSettings,
  qrUrl: string,
): VerifactuSettings {
  return {
    system: { ...system, producer },
    qrUrl,
    simplifiedLimit: { minor: simplifiedLimit, currency: 'EUR' },
    tax,
    regime,
    exemption,
    correction,
  };
}
