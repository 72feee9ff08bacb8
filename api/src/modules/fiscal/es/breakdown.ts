import type { FiscalDocument } from '../fiscal-document.ts';
import { amountField } from './fields.ts';
import type { VerifactuSettings } from './settings.ts';

/** Difference between tax and rate × base that the authority accepts, in cents. */
const tolerance = 1000;

/** Checks that the amounts agree. @throws Error naming the field */
function checkAmounts({ base, tax, total, taxPercent }: FiscalDocument): void {
  if (base.minor + tax.minor !== total.minor) throw new Error('total is not base + tax');
  const hundredths = Math.round(taxPercent * 100);
  if (!(taxPercent >= 0 && taxPercent <= 100) || Math.abs(hundredths - taxPercent * 100) > 1e-6) {
    throw new Error(`taxPercent is no rate: ${taxPercent}`);
  }
  if (!taxPercent && tax.minor) throw new Error('tax is charged without a rate');
  if (Math.abs(base.minor * hundredths - tax.minor * 10_000) > tolerance * 10_000) {
    throw new Error(`tax is not ${taxPercent} % of base`);
  }
}

/** An export, E2 or E3, is never of the general regime (error 1199). @throws Error naming the field */
function checkExemption({ exemption, regime }: VerifactuSettings): void {
  if (!exemption) throw new Error('exemption is missing');
  if (regime === '01' && /E[23]/.test(exemption)) throw new Error(`exemption is not of regime 01: ${exemption}`);
}

/**
 * Desglose, base and tax by rate: one rate, or an exempt sale.
 * @param sign -1 for a correction
 * @throws Error naming the field, also when a document without tax has no exemption
 */
export function breakdown(document: FiscalDocument, settings: VerifactuSettings, sign: 1 | -1) {
  const base = amountField('base', document.base, sign);
  const tax = amountField('tax', document.tax, sign);
  const total = amountField('total', document.total, sign);
  checkAmounts(document);
  if (!document.taxPercent) checkExemption(settings);
  const rated = {
    CalificacionOperacion: 'S1',
    TipoImpositivo: document.taxPercent.toFixed(2),
    BaseImponibleOimporteNoSujeto: base,
    CuotaRepercutida: tax,
  };
  const exempt = { OperacionExenta: settings.exemption, BaseImponibleOimporteNoSujeto: base };
  const detail = {
    Impuesto: settings.tax,
    ...(settings.tax !== '05' && { ClaveRegimen: settings.regime }),
    ...(document.taxPercent ? rated : exempt),
  };
  return { Desglose: { DetalleDesglose: detail }, CuotaTotal: tax, ImporteTotal: total };
}
