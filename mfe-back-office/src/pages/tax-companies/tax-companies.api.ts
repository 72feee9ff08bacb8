import type { CountryCode } from '@idavuelta/shared/contracts';
import type { TaxCompany } from '@idavuelta/shared/contracts/staff';
import { mutationHook, sendChange } from '../../kit/resource.ts';
import type { CompanyChange } from './company-values.ts';

const path = '/staff-api/tax-companies/:country';
const changed = ['BackOfficeTax', 'BackOfficeAudit'] as const;

export const useChangeCompany = mutationHook<
  TaxCompany,
  { country: CountryCode; revision: number; change: CompanyChange }
>(`PUT ${path}`, changed, sendChange);
export const useChangeCertificate = mutationHook<TaxCompany, { country: CountryCode; file: string; password: string }>(
  `POST ${path}/certificate`,
  changed,
);
export const useAddFolios = mutationHook<TaxCompany, { country: CountryCode; file: string }>(
  `POST ${path}/folios`,
  changed,
);
