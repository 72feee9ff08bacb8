import type { NeededPermission } from '../roles.ts';

/** Texts of the legal documents of each country. */
export const legalOperations = {
  listLegalDocuments: 'content.change',
  changeLegalDocument: 'content.change',
} as const satisfies Record<string, NeededPermission>;
