/** Error codes that only the back office receives, besides `errorCodes`. Its module has their texts. */
export const staffErrorCodes = [
  'FORBIDDEN',
  'CODE_INVALID',
  'CSRF_TOKEN_INVALID',
  'CHANGED_MEANWHILE',
  'LAST_OWNER',
  'ALREADY_COLLEAGUE',
  'COLLEAGUE_BLOCKED',
  'INVITED_WITH_ANOTHER_ROLE',
  'OWN_SECOND_FACTOR',
  'SECOND_FACTOR_RESET',
  'NO_DEPARTURE',
] as const;
export type StaffErrorCode = (typeof staffErrorCodes)[number];
