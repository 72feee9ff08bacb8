import type { StaffList, TaxCompany, TaxDocumentRow } from '@idavuelta/shared/contracts/staff';
import { queryHook, resource } from '../../kit/resource.ts';

/** Query of the list of tax documents. */
export type TaxDocumentsFilter = Partial<
  Record<'text' | 'country' | 'from' | 'until' | 'kind' | 'state' | 'needs' | 'sort', string> &
    Record<'page' | 'size', number>
>;

export const taxDocuments = resource('/tax-documents', 'BackOfficeTax');

export const useTaxDocuments = taxDocuments.list<StaffList<TaxDocumentRow>, TaxDocumentsFilter>();
export const useTaxCompanies = queryHook<TaxCompany[]>('/staff-api/tax-companies', 'BackOfficeTax');
