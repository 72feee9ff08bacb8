import { isAllowed, type ReportName, reports } from '@idavuelta/shared/contracts/staff';
import type { SqlBool } from 'kysely';
import { isLimited, type StoredScope, toScope } from '../../../http/staff-scope.ts';

export interface Receiver extends StoredScope {
  isBlocked: SqlBool;
}

/** Tells whether a colleague may read a report now. Those limited to countries or events read none. */
export function receiverState(receiver: Receiver, report: ReportName) {
  if (receiver.isBlocked) return 'blocked';
  const isOpen = isAllowed(receiver.role, reports[report].permission) && !isLimited(toScope(receiver));
  return isOpen ? 'allowed' : 'not-allowed';
}
