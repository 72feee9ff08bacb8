import type { CountryCode } from '@idavuelta/shared/contracts';
import type { LegalDocumentChange, StaffLegalDocument } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook, sendChange } from '../../kit/resource.ts';

interface DocumentChange extends Pick<StaffLegalDocument, 'country' | 'document' | 'revision'> {
  change: LegalDocumentChange;
}

const path = '/staff-api/legal/:country';

export const useLegalDocuments = queryHook<StaffLegalDocument[], CountryCode>(path, 'BackOfficeLegal');
export const useChangeLegalDocument = mutationHook<StaffLegalDocument, DocumentChange>(
  `PUT ${path}/:document`,
  ['BackOfficeLegal', 'BackOfficeAudit'],
  sendChange,
);
