import type { Caf } from './caf.ts';
import { CafError } from './caf-error.ts';
import type { DteType } from './document-type.ts';

/** A document that wants a folio of a CAF. */
interface FolioUse {
  taxId: string;
  type: DteType;
  folio: number;
  /** In the issuer's zone: `2027-03-05`. */
  day: string;
}

/** Returns the first day on which a CAF cannot be used: the same day of the month, or the month's last. */
export function expiryOf({ authorizedOn }: Pick<Caf, 'authorizedOn'>, months: number): string {
  const [year = 0, month = 0, day = 0] = authorizedOn.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * Asserts that a document may have its folio by this CAF.
 * @param months validity, counted from its date; undefined for no limit
 * @throws CafError
 */
export function assertUsable(caf: Caf, { taxId, type, folio, day }: FolioUse, months?: number): void {
  if (caf.taxId !== taxId) throw new CafError('other-issuer', `${caf.taxId}, not ${taxId}`);
  if (caf.type !== type) throw new CafError('other-type', `${caf.type}, not ${type}`);
  if (folio < caf.from || folio > caf.to) throw new CafError('out-of-range', `${folio}, not ${caf.from} to ${caf.to}`);
  if (day < caf.authorizedOn) throw new CafError('not-valid-yet', `${caf.authorizedOn}, after ${day}`);
  if (months === undefined) return;
  const expiry = expiryOf(caf, months);
  if (day >= expiry) throw new CafError('expired', expiry);
}

/** Counts the folios that are left. @param lastUsed highest folio that was used, of this CAF or another */
export const foliosLeft = ({ from, to }: Pick<Caf, 'from' | 'to'>, lastUsed = 0): number =>
  Math.max(0, to - Math.max(lastUsed, from - 1));
