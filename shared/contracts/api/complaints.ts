import type { Static } from 'typebox';
import type * as schemas from '../schemas/index.ts';

/** What a person writes into the complaints book. */
export type Complaint = Static<typeof schemas.complaintSchema>;
/** A sheet of the complaints book. */
export type ComplaintSheet = Static<typeof schemas.complaintSheetSchema>;
export type ComplaintCompany = Static<typeof schemas.complaintCompanySchema>;
