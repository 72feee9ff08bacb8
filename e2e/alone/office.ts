import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import { staffPassword, staffSecret } from '@idavuelta/demo/catalogue/staff.ts';

/** Makes a call, with the staff cookie once someone is logged in. */
type Record = <T>(method: string, path: string, body?: unknown) => Promise<T>;

type Row = { id: number; orderId?: string };
/** Some lists are counted, others use cursors. */
type List = Row[] | { rows: Row[] };

const event = 'noche-de-cumbia';
const country = 'PE';

/** Records what the back office requests for the demo's owner: each list, and one item of each. */
export async function recordOffice(record: Record) {
  const credentials = { email: 'owner@idavuelta.test', password: staffPassword };
  const { challenge } = await record<{ challenge: string }>('POST', '/staff-api/login', credentials);
  await record('POST', '/staff-api/login/code', { challenge, code: currentCode(staffSecret) });
  const get = <T>(path: string) => record<T>('GET', `/staff-api/${path}`);

  const today = new Date().toISOString().slice(0, 10);
  for (const path of [
    ...[
      'account',
      'account/sessions',
      'today',
      'users',
      'audit',
      'failed-jobs',
      'check-devices',
      'requests',
      'vehicles',
      'drivers',
    ],
    ...['events', `event-choices?country=${country}`, 'event-options'],
    ...['', '/departures', '/acts', '/prices'].map((part) => `events/${event}${part}`),
    ...['recommended', 'slides', 'testimonials', 'partners'].map((part) => `content/${country}/${part}`),
    ...[
      `legal/${country}`,
      'transfers',
      'bank-rows',
      'dismissed-bank-rows',
      'refunds-by-hand',
      'tax-companies',
      'tax-documents',
      `charges-without-tax-document?country=${country}`,
      `payment-settings/${country}`,
    ],
    ...['exchange-rates', 'exchange-rates/history', `report?from=${today}&until=${today}`, 'report-exports'],
    `trip-report?from=${today}&until=${today}`,
  ])
    await get(path);

  const firstOf = async (path: string) => {
    const list = await get<List>(path);
    return Array.isArray(list) ? list[0] : list.rows[0];
  };
  const coupon = await firstOf('coupons');
  for (const part of ['', '/uses']) await get(`coupons/${coupon?.id}${part}`);
  await get(`customers/${(await firstOf('customers'))?.id}`);
  const departure = `departures/${(await firstOf('departures'))?.id}`;
  for (const part of ['travellers', 'plans/out', 'plans/back']) await get(`${departure}/${part}`);
  await get(`provinces/${(await firstOf(`provinces?country-code=${country}`))?.id}`);
  const order = await firstOf('orders');
  for (const part of ['', '/timeline']) await get(`orders/${order?.orderId}${part}`);
}
