import type { CountryCode, PrivacyRequestKind } from '@idavuelta/shared/contracts';

interface Term {
  days: number;
  /** Counts Monday to Friday only. Holidays count as days of work, so that no answer is late for one. */
  isOfWork?: true;
}

/**
 * Time for the answer by country and kind, from the confirmation. A lawyer's draft.
 * Peru: Ley 29733 and D.S. 016-2024-JUS (access 20 days of work, the other rights 10). Chile: Ley 19.628 as changed by
 * Ley 21.719, art. 11 (30 days; temporary blocking 2 days of work). Spain: GDPR art. 12.3 (one month).
 */
const terms: Record<CountryCode, Partial<Record<PrivacyRequestKind, Term>> & { others: Term }> = {
  PE: { access: { days: 20, isOfWork: true }, others: { days: 10, isOfWork: true } },
  CL: { blocking: { days: 2, isOfWork: true }, others: { days: 30 } },
  ES: { others: { days: 30 } },
};

/** Returns the last day for the answer. @param from day of the confirmation in the country, `YYYY-MM-DD` */
export function dueOn(country: CountryCode, kind: PrivacyRequestKind, from: string): string {
  const { days, isOfWork = false } = terms[country][kind] ?? terms[country].others;
  const day = new Date(`${from}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isOfWork || (day.getUTCDay() !== 0 && day.getUTCDay() !== 6)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
