import { exponents } from '@idavuelta/shared/contracts/money';
import type { Account } from './accounts.ts';
import { type Preference, SimulatorError } from './payments.ts';

interface PreferenceBody {
  items?: { title?: unknown; quantity?: unknown; unit_price?: unknown; currency_id?: unknown }[];
  external_reference?: unknown;
  back_urls?: Record<string, unknown>;
  auto_return?: unknown;
  notification_url?: unknown;
  expiration_date_to?: unknown;
}

function require(condition: boolean, message: string): asserts condition {
  if (!condition) throw new SimulatorError(400, message);
}

/** Validates the body of `POST /checkout/preferences/` as strictly as the service does. @throws SimulatorError */
export function checkPreference(body: unknown, account: Account): Omit<Preference, 'id'> {
  const { items = [], back_urls: urls = {}, ...preference } = (body ?? {}) as PreferenceBody;
  const [item] = items;
  require(item !== undefined && items.length === 1, 'items needed');
  const { unit_price: price, quantity, currency_id: currency } = item;
  require(quantity === 1, 'quantity must be 1 in this simulator');
  require(typeof price === 'number' && price > 0, 'unit_price invalid');
  require(currency === account.currency, 'currency_id invalid');
  require(Number(price.toFixed(exponents[account.currency])) === price, 'unit_price has too many decimals');
  const reference = preference.external_reference;
  require(typeof reference === 'string' && reference.length <= 256, 'external_reference invalid');
  if (preference.auto_return)
    require(typeof urls.success === 'string', 'auto_return invalid. back_url.success must be defined');
  for (const name of ['success', 'failure', 'pending'])
    require(URL.canParse(String(urls[name])), `back_urls invalid: ${name}`);
  const { expiration_date_to: end, notification_url: notificationUrl } = preference;
  return {
    account,
    amount: price,
    title: String(item.title),
    reference,
    backUrls: { success: String(urls.success), failure: String(urls.failure), pending: String(urls.pending) },
    ...(typeof notificationUrl === 'string' && { notificationUrl }),
    ...(typeof end === 'string' && { expiresAt: new Date(end) }),
  };
}
