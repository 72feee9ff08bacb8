import { randomUUID } from 'node:crypto';
import { query } from '@idavuelta/api/database/database.ts';
import { createCallApi } from '@idavuelta/demo/sold-seats/call-api.ts';
import type {
  Category,
  Credentials,
  EventDetail,
  LoginResponse,
  OrderRequest,
  PlacedOrder,
  Position,
  Province,
} from '@idavuelta/shared/contracts';
import { withDatabase } from './database.ts';
import { apiUrl, siteUrl } from './ports.ts';

/** The demo's customer. Journeys that change something create their own. */
export const demo: Credentials = { email: 'demo@idavuelta.test', password: 'demo1234' };

const call = createCallApi({ apiUrl, siteUrl });

/** Adds a customer, Rosa Quispe from Peru, with a unique verified address and the demo's password. */
export async function newCustomer(): Promise<Credentials> {
  const email = `rosa.${randomUUID().slice(0, 8)}@example.test`;
  await withDatabase((db) =>
    query(
      db,
      `INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language,
         birthday, verified_at)
       SELECT $1, password_hash, 'Rosa', 'Quispe', '987654321', 'PE', 'es_PE', '1990-05-01', now()
       FROM customer WHERE email = $2`,
      [email, demo.email],
    ),
  );
  return { email, password: demo.password };
}

/** Logs a customer in through the API, without a browser, and returns functions that call it. */
export async function logInByApi(credentials: Credentials) {
  const { token } = await call<LoginResponse>('POST', '/login', { body: credentials });
  return {
    token,
    call: <T>(method: string, path: string, body?: unknown) => call<T>(method, path, { token, body }),

    /** Uploads a file as a form does. */
    upload<T>(path: string, field: string, file: Uint8Array, name: string) {
      const form = new FormData();
      form.append(field, new Blob([new Uint8Array(file)]), name);
      return call<T>('POST', path, { token, body: form });
    },

    /** Orders tickets of the first variant of an event. */
    async order(slug: string, { tickets = 1, position, ...paid }: Payment): Promise<PlacedOrder> {
      return call<PlacedOrder>('POST', '/shop-api/init-payment', {
        token,
        body: { ...(await offerOf(slug, { tickets, position }, token)), ...paid },
      });
    },
  };
}

export type Customer = Awaited<ReturnType<typeof logInByApi>>;

interface Wish {
  tickets?: number;
  /** Where all are picked up; trips are planned for known positions only. */
  position?: Position | undefined;
}
type Payment = Pick<OrderRequest, 'paymentCode' | 'discountCode'> & Wish;

async function offerOf(
  slug: string,
  { tickets = 1, position }: Wish,
  token: string,
): Promise<Omit<OrderRequest, 'paymentCode'>> {
  const event = await call<EventDetail>('GET', `/events/${slug}`, { token });
  const eventDateId = event.calendars[0]?.id;
  const query = eventDateId ? `?eventDateId=${eventDateId}` : '';
  const [category] = await call<Category[]>('GET', `/events/${event.id}/product-variant${query}`, { token });
  const provinces = await call<Province[]>('GET', `/provinces/by-event/${event.id}`, { token });
  const variant = category?.subCategories.find(({ stock }) => stock >= tickets);
  const province = provinces.find(({ id }) => id === variant?.provinceId);
  const county = province?.counties[0];
  if (!eventDateId || !variant || !province || !county) throw new Error(`${slug} sells no ${tickets} tickets`);
  const address = 'Av. Larco 345';
  return {
    url: siteUrl,
    eventDateId,
    provinceId: province.id,
    tickets: Array.from({ length: tickets }, (_, index) => ({
      placeId: variant.placeId,
      productVariantId: variant.productVariantId,
      addresses: [{ address, commune_id: county.id, ...(position && { position }) }],
      passengers: [
        {
          name: ['Ana Torres', 'Luis Paz'][index % 2] ?? '',
          email: 'ana@example.test',
          phone: '987654321',
          passengerAddress: address,
        },
      ],
    })),
  };
}
