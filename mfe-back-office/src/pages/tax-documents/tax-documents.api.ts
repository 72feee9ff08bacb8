import type { CountryCode } from '@idavuelta/shared/contracts';
import type { ChargeWithoutDocument, TaxCorrection, TaxDocumentDetail } from '@idavuelta/shared/contracts/staff';
import { taxDocuments } from '../../features/tax/tax.api.ts';
import { queryHook } from '../../kit/resource.ts';

export const useTaxDocument = taxDocuments.one<TaxDocumentDetail>();
export const useIssueDocument = taxDocuments.add<TaxDocumentDetail, { paymentId: number }>();
export const useResendDocument = taxDocuments.act<TaxDocumentDetail, { id: string }>('POST /:id/resend');
export const useMailDocument = taxDocuments.act<object, { id: string }>('POST /:id/mail');
export const useCorrectDocument = taxDocuments.act<TaxDocumentDetail, TaxCorrection & { id: string }>(
  'POST /:id/correct',
);
export const useChargesWithoutDocument = queryHook<ChargeWithoutDocument[], { country: CountryCode }>(
  '/staff-api/charges-without-tax-document',
  'BackOfficeTax',
);
