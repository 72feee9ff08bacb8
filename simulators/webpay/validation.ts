import type { CreateInput } from './transactions.ts';

/** The service's maximum lengths, in characters. */
const maxLengths = { buy_order: 26, session_id: 61, return_url: 255 };

type Checked<T> = { value: T } | { problem: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whole Chilean pesos, at least one. */
export function checkAmount(value: unknown): Checked<number> {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e10
    ? { value }
    : { problem: 'amount is not valid' };
}

function isWebAddress(value: string) {
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
}

/** Validates the body of `POST /transactions`. */
export function checkCreate(body: unknown): Checked<CreateInput> {
  if (!isRecord(body)) return { problem: 'body is required' };
  for (const [name, maxLength] of Object.entries(maxLengths)) {
    const text = body[name];
    if (typeof text !== 'string' || text.trim() === '') return { problem: `${name} is required!` };
    if (text.length > maxLength) return { problem: `${name} is too long, the maximum length is ${maxLength}` };
  }
  const amount = checkAmount(body.amount);
  if ('problem' in amount) return amount;
  const returnUrl = String(body.return_url);
  if (!isWebAddress(returnUrl)) return { problem: 'return_url is not valid' };
  return {
    value: { buyOrder: String(body.buy_order), sessionId: String(body.session_id), amount: amount.value, returnUrl },
  };
}
