import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/legal.ts';

export type StaffLegalDocument = Static<typeof schemas.staffLegalDocumentSchema>;
export type LegalDocumentChange = Static<typeof schemas.legalDocumentChangeSchema>;
