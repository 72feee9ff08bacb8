import { formatMoney, type Money } from '@idavuelta/shared/contracts/money';

interface Detail {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Maximum number of characters shown of a value: legal documents do not fit into a table. */
const maxShown = 120;

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;

function shown(value: unknown, nameOf: (text: string) => string) {
  if (isMoney(value)) return formatMoney(value);
  if (typeof value === 'string' && nameOf(value) !== value) return nameOf(value);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/** Formats who made a change: staff by e-mail address, others such as `provider:webpay` as they are. */
export const actorName = (actor: string) => actor.replace(/^staff:/, '');

/**
 * Describes a change: `role: viewer → support`. Without before and after values, lists everything that was recorded.
 * @param nameOf translates a code; returns unknown codes unchanged
 */
export function detailText(detail: Record<string, unknown>, nameOf: (text: string) => string): string {
  const { before, after } = detail as Detail;
  const entries = after
    ? Object.entries(after).map(([field, value]) => [
        field,
        `${shown(before?.[field], nameOf)} → ${shown(value, nameOf)}`,
      ])
    : Object.entries(detail).map(([name, value]) => [name, shown(value, nameOf)]);
  return entries.map(([name, text]) => `${name}: ${text}`).join(', ');
}
