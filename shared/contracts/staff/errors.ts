/** Reasons for which only the back office is refused, besides those of `errorCodes`. Its module has their texts. */
export const staffErrorCodes = [
  'FORBIDDEN',
  'CODE_INVALID',
  'CHANGED_MEANWHILE',
  'LAST_OWNER',
  'NO_DEPARTURE',
] as const;
export type StaffErrorCode = (typeof staffErrorCodes)[number];
