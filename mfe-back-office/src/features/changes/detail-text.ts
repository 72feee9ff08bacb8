import { formatMoney, type Money } from '@idavuelta/shared/contracts/money';

interface Detail {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Characters of a value that are shown: legal documents are longer than a table bears. */
const mostShown = 120;

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;

function shown(value: unknown, nameOf: (text: string) => string) {
  if (isMoney(value)) return formatMoney(value);
  if (typeof value === 'string' && nameOf(value) !== value) return nameOf(value);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

/** Who did something: staff by their address, `provider:webpay` and the like as they are. */
export const actorName = (actor: string) => actor.replace(/^staff:/, '');

/**
 * What a change did: `role: viewer → support`. Of changes without before and after, all that was recorded.
 * @param nameOf what a code is called; what has no name is shown as it is
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
