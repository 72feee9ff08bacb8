import type { PartnerCompany, PartnerCompanyInput } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

const partners = resource('/partners', 'BackOfficeVehicles');

export const usePartners = partners.list<PartnerCompany[]>();
export const useAddPartner = partners.add<PartnerCompany, PartnerCompanyInput>();
