import { transferLeadHours } from '@idavuelta/shared/contracts/rules';

/** Whether a transfer would come too late for a departure. @param starts ISO 8601 UTC */
export const isTooLateForTransfer = (starts?: string) =>
  Boolean(starts && Date.parse(starts) - Date.now() < transferLeadHours * 3_600_000);
