/**
 * `npm run record -w e2e`: makes the requests of modules that run alone (`npm run alone`) to the API of a test site,
 * and writes the responses into tools/alone/api/responses.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Category,
  type County,
  type EventDetail,
  type LoginResponse,
  requestState,
} from '@idavuelta/shared/contracts';
import { misfits } from '@idavuelta/tools/alone/api/fits.ts';
import { type ApiDocument, routeOf, writes } from '@idavuelta/tools/alone/api/openapi.ts';
import { type RecordedResponse, recordingText } from '@idavuelta/tools/alone/api/recorded-response.ts';
import { fillAccount } from '../screenshots/account-data.ts';
import { logInByApi } from '../test-site/customer.ts';
import { root } from '../test-site/environment.ts';
import { apiUrl } from '../test-site/ports.ts';
import { withTestSite } from '../test-site/with-test-site.ts';
import { recordOffice } from './office.ts';
import { shortened } from './shortened.ts';

const file = join(root, 'tools/alone/api/responses.json');
const event = 'rock-bajo-la-garua';
const countries = ['PE', 'CL', 'ES'];

/** Writes with an empty response are not made: the response is known. */
const nothing = { success: true, data: {} };
/** Responses of writes that the demo has no data for, which are not made either. */
const outcomes: Record<string, object> = { 'POST /waiting-list': { success: true, data: { state: 'waiting' } } };

await withTestSite(async () => {
  const document = (await (await fetch(`${apiUrl}/docs/json`)).json()) as ApiDocument;
  const responses: RecordedResponse[] = [];
  const account = await fillAccount();
  let staffCookie = '';
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const response = await fetch(apiUrl + path, {
      method,
      headers: {
        'accept-language': 'es-PE',
        ...(path.startsWith('/staff-api/') ? { cookie: staffCookie } : token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    staffCookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? staffCookie;
    return (await response.json()) as { data: unknown };
  };
  const { token } = (await send('POST', '/login', account.owner)).data as LoginResponse;
  const record = async <T>(method: string, path: string, body?: unknown) => {
    const response = await send(method, path, body, token);
    const route = routeOf(document, method, path.replace(/\?.*/, ''));
    responses.push({ method, route, path, body: shortened(response) });
    return response.data as T;
  };
  const get = <T>(path: string) => record<T>('GET', path);

  await get('/countries');
  for (const path of [
    '/channels/localhost',
    '/landing-comments',
    '/landing-partners',
    '/landing-slides',
    '/recommended-events',
  ])
    await get(path);
  for (const country of countries) {
    await get(`/locales?country-code=${country}`);
    await get(`/counties?country-code=${country}`);
    await get(`/payment-methods?country-code=${country}`);
    await get(`/tax-documents?country-code=${country}`);
    for (const type of [1, 2, 3])
      for (const list of ['events', 'event-facets']) await get(`/${list}?type=${type}&country-code=${country}`);
  }
  for (const found of ['search', 'search/facets', 'search/suggestions']) await get(`/${found}?q=rock&country-code=PE`);

  const { id, calendars } = await get<EventDetail>(`/events/${event}`);
  await get(`/api/events/${event}`);
  await get(`/provinces/by-event/${id}`);
  await get(`/events/${id}/pick-ups?eventDateId=${calendars[0]?.id}`);
  await get<Category[]>(`/events/${id}/product-variant?eventDateId=${calendars[0]?.id}`);
  await get(`/shop-api/discounts/VUELTA10/event/${id}`);

  for (const path of ['me', 'frequent-addresses', 'frequent-friends', 'sessions', 'invited-events', 'payment-history'])
    await get(`/shop-api/${path}`);
  await get('/shop-api/me/data');
  for (const state of Object.values(requestState)) await get(`/shop-api/event-requests?state=${state}`);
  await get(`/shop-api/event-requests/${account.approved}`);
  await get(`/shop-api/event-requests/${account.approved}/guests`);
  await get(`/shop-api/order-detail/${account.paid}`);
  await record('POST', `/order/${account.paid}/check-complete?ticket=1&leg=outbound`);

  const friend = { fullname: 'Luis Paz', phone: '987654321', email: 'luis@example.test' };
  const { id: friendId } = await record<{ id: number }>('POST', '/shop-api/frequent-friends', friend);
  await record('PUT', `/shop-api/frequent-friends/${friendId}`, friend);
  const [county] = await get<County[]>('/counties');
  const address = { name: 'Av. Arequipa 1200', countyId: county?.id, myAddress: 0 };
  const { id: addressId } = await record<{ id: number }>('POST', '/shop-api/frequent-addresses', address);
  await record('PUT', `/shop-api/frequent-addresses/${addressId}`, address);
  await record('PUT', `/shop-api/frequent-addresses/${addressId}/my-address`);
  const customer = await logInByApi(account.owner);
  const order = await customer.order(event, { paymentCode: 'transferencia' });
  const route = '/shop-api/init-payment';
  responses.push({ method: 'POST', route, path: route, body: { success: true, data: order } });

  await recordOffice(record);

  // For a mailed link, which would work only once.
  responses.push({ method: 'GET', route: '/verify-account', path: '/verify-account', body: nothing });

  for (const { method, route } of writes(document)) {
    const isKnown = responses.some((known) => known.method === method && known.route === route);
    const body = outcomes[`${method} ${route}`] ?? nothing;
    if (!isKnown && misfits(document, method, route, body).length === 0)
      responses.push({ method, route, path: route, body });
  }
  writeFileSync(file, recordingText({ recordedAt: new Date().toISOString(), responses }));
  console.log(`${responses.length} responses in ${file}`);
});
