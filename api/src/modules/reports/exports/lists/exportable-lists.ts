import { type Language, type ListPage, translated } from '@idavuelta/shared/contracts';
import { toDecimal } from '@idavuelta/shared/contracts/money';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type {
  Coupon,
  ExportedList,
  StaffList,
  TaxDocumentRow,
  TaxDocumentsQuery,
  WaitingTransfer,
} from '@idavuelta/shared/contracts/staff';
import { wallTimeAt } from '@idavuelta/shared/contracts/time';
import { type Static, Type } from 'typebox';
import type { Database } from '../../../../database/database.ts';
import type { PageQuery } from '../../../../http/cursor.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { createTexts } from '../../../../texts/create-texts.ts';
import { createCustomersForStaff } from '../../../accounts/for-staff/customers-for-staff.ts';
import { createCoupons } from '../../../discounts/for-staff/coupons.ts';
import { createEventsForStaff } from '../../../event-management/for-staff/events-for-staff.ts';
import { createOrdersForStaff } from '../../../orders/for-staff/orders-for-staff.ts';
import type { Travellers } from '../../../travellers/travellers.ts';
import { type ExportableList, exportable } from './exportable-list.ts';
import { paged } from './paged.ts';
import type written from './texts/es_PE.json';

export const textsOfLists = createTexts<typeof written>(`${import.meta.dirname}/texts`);

export interface ExportableListsDependencies {
  db: Database;
  jobs: Jobs;
  travellers: Travellers;
  taxDocuments: (query: TaxDocumentsQuery) => Promise<StaffList<TaxDocumentRow>>;
  /** Orders that await a transfer. */
  transfers: (page: PageQuery) => Promise<ListPage<Transfer>>;
}

/** Local time where it matters, as spreadsheets read it: `2027-03-06 20:00`. */
const at = (moment: Date | string, timeZone = 'UTC') => wallTimeAt(moment, timeZone).slice(0, 16).replace('T', ' ');

/** An order that awaits a transfer, as its own list has it. */
type Transfer = Omit<WaitingTransfer, 'heldUntil'> & { heldUntil: Date };

type Money = { minor: number; currency: 'PEN' | 'CLP' | 'EUR' };
const toDate = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso));

const customersQuery = Type.Pick(schemas.customerSearchQuery, ['text']);
const noQuery = Type.Object({});

/** Returns the lists that can be saved as files, with headings and values in a language. */
export function createExportableLists(dependencies: ExportableListsDependencies) {
  const { db, jobs, travellers, taxDocuments, transfers } = dependencies;
  const orders = createOrdersForStaff({ db });
  const customers = createCustomersForStaff({ db, jobs });
  const coupons = createCoupons({ db });
  const events = createEventsForStaff({ db });

  return (language: Language): Record<ExportedList, ExportableList> => {
    const t = textsOfLists(language);
    const money = <Row>(moneyOf: (row: Row) => Money) => [
      { title: t('total'), value: (row: Row) => toDecimal(moneyOf(row)) },
      { title: t('currency'), value: (row: Row) => moneyOf(row).currency },
    ];
    const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');

    const criteria = ({ from, until, ...search }: Static<typeof schemas.orderCountQuery>, contacts: boolean) => ({
      ...search,
      namesOnly: !contacts,
      from: toDate(from),
      until: toDate(until),
    });
    type Order = Awaited<ReturnType<typeof orders.find>>['items'][number];
    type Customer = Awaited<ReturnType<typeof customers.page>>['items'][number];
    type Event = Awaited<ReturnType<typeof events.page>>['rows'][number];
    type Departure = Awaited<ReturnType<Travellers['departures']>>['rows'][number];

    return {
      orders: exportable<Order, typeof schemas.orderCountQuery>('orders.read', schemas.orderCountQuery, {
        count: (query, { contacts }) => orders.count(criteria(query, contacts)),
        async read(query, { contacts }, { size, next }) {
          const { items, ...page } = await orders.find(criteria(query, contacts), {
            limit: size,
            ...(next && { cursor: next }),
          });
          return { rows: contacts ? items : items.map((order) => ({ ...order, customer: '' })), next: page.next };
        },
        columns: {
          order: [
            { title: t('order'), value: ({ number }) => number },
            { title: t('state'), value: ({ state }) => t(`order_states.${state}`), width: 20 },
          ],
          buyer: [
            { title: t('buyer'), value: ({ buyer }) => buyer, width: 28 },
            { title: t('email'), value: ({ customer }) => customer, width: 28 },
          ],
          event: [
            { title: t('event'), value: ({ eventName }) => eventName, width: 32 },
            { title: t('begins'), value: ({ startsAt, timeZone }) => at(startsAt, timeZone), width: 18 },
          ],
          tickets: [{ title: t('tickets'), value: ({ tickets }) => tickets }],
          total: money(({ total }) => total),
          placedAt: [{ title: t('placed'), value: ({ placedAt, timeZone }) => at(placedAt, timeZone), width: 18 }],
        },
      }),
      customers: exportable<Customer, typeof customersQuery>('customers.read', customersQuery, {
        count: async ({ text = '' }, { contacts }) => customers.count(text, { namesOnly: !contacts }),
        async read({ text = '' }, { contacts }, { size, next }) {
          const page = { limit: size, ...(next && { cursor: next }) };
          const found = await customers.page(text, page, { namesOnly: !contacts });
          const rows = contacts ? found.items : found.items.map((each) => ({ ...each, email: '', phone: '' }));
          return { rows, next: found.next };
        },
        columns: {
          name: [
            { title: t('name'), value: ({ name }) => name, width: 28 },
            { title: t('email'), value: ({ email }) => email, width: 28 },
          ],
          state: [
            { title: t('verified'), value: ({ verified }) => yesOrNo(verified) },
            { title: t('blocked'), value: ({ blocked }) => yesOrNo(blocked) },
          ],
          phone: [{ title: t('phone'), value: ({ phone }) => phone, width: 18 }],
          country: [{ title: t('country'), value: ({ country }) => country }],
          orders: [{ title: t('orders'), value: ({ orders: count }) => count }],
          since: [{ title: t('since'), value: ({ since }) => at(since), width: 18 }],
        },
      }),
      coupons: exportable<Coupon, typeof schemas.couponsQuery>('coupons.read', schemas.couponsQuery, {
        ...paged((query) => coupons.list(query)),
        columns: {
          code: [{ title: t('coupon'), value: ({ code }) => code, width: 18 }],
          percent: [{ title: t('percent'), value: ({ percent }) => percent }],
          state: [{ title: t('state'), value: ({ state }) => t(`coupon_states.${state}`) }],
          uses: [
            { title: t('uses'), value: ({ uses }) => uses },
            { title: t('max_uses'), value: ({ maxUses }) => maxUses ?? null },
          ],
          expiresAt: [{ title: t('expires'), value: ({ expiresAt }) => (expiresAt ? at(expiresAt) : null), width: 18 }],
          note: [{ title: t('note'), value: ({ note }) => note, width: 32 }],
          createdAt: [{ title: t('made'), value: ({ createdAt }) => at(createdAt), width: 18 }],
        },
      }),
      events: exportable<Event, typeof schemas.managedEventsQuery>('events.read', schemas.managedEventsQuery, {
        ...paged(({ page, size, sort, ...filter }) => events.page(filter, { page, size, sort })),
        columns: {
          name: [
            { title: t('event'), value: ({ name }) => name, width: 32 },
            { title: t('place'), value: ({ place }) => place, width: 28 },
          ],
          startsAt: [
            {
              title: t('begins'),
              value: ({ startsAt, hasDates, timeZone }) => (hasDates ? at(startsAt, timeZone) : null),
              width: 18,
            },
          ],
          country: [{ title: t('country'), value: ({ countryCode }) => countryCode }],
          status: [{ title: t('sale'), value: ({ status }) => t(`event_states.${status}`), width: 18 }],
          visibility: [
            { title: t('visibility'), value: ({ visibility }) => t(`visibilities.${visibility}`), width: 18 },
          ],
          sold: [
            { title: t('sold'), value: ({ sold }) => sold },
            { title: t('held'), value: ({ held }) => held },
          ],
          capacity: [{ title: t('capacity'), value: ({ capacity }) => capacity }],
        },
      }),
      departures: exportable<Departure, typeof schemas.departuresQuery>('travellers.read', schemas.departuresQuery, {
        ...paged((query) => travellers.departures(query)),
        columns: {
          event: [
            {
              title: t('event'),
              value: ({ event }) => translated<{ name: string }>(event.translations, language)?.name ?? event.slug,
              width: 32,
            },
          ],
          startsAt: [{ title: t('begins'), value: ({ startsAt, timeZone }) => at(startsAt, timeZone), width: 18 }],
          place: [{ title: t('place'), value: ({ place }) => place, width: 28 }],
          sold: [{ title: t('sold'), value: ({ sold }) => sold }],
          held: [{ title: t('held'), value: ({ held }) => held }],
          free: [{ title: t('free'), value: ({ free }) => free }],
          waiting: [{ title: t('waiting'), value: ({ waiting }) => waiting }],
        },
      }),
      'tax-documents': exportable<TaxDocumentRow, typeof schemas.taxDocumentsQuery>(
        'tax-documents.read',
        schemas.taxDocumentsQuery,
        {
          ...paged(taxDocuments),
          columns: {
            number: [
              { title: t('document'), value: ({ number }) => number, width: 18 },
              { title: t('kind'), value: ({ kind }) => t(`document_kinds.${kind}`), width: 20 },
            ],
            state: [{ title: t('state'), value: ({ state }) => t(`document_states.${state}`), width: 14 }],
            issuedAt: [{ title: t('issued'), value: ({ issuedAt }) => at(issuedAt), width: 18 }],
            buyer: [{ title: t('buyer'), value: ({ buyer }) => buyer, width: 28 }],
            order: [{ title: t('order'), value: ({ orderNumber }) => orderNumber }],
            total: money(({ total }) => total),
          },
        },
      ),
      transfers: exportable<Transfer, typeof noQuery>('transfers.change', noQuery, {
        count: async () => (await transfers({ limit: 100 })).items.length,
        async read(_query, { contacts }, { size, next }) {
          const { items, ...page } = await transfers({ limit: size, ...(next && { cursor: next }) });
          return { rows: contacts ? items : items.map((each) => ({ ...each, customer: '' })), next: page.next };
        },
        columns: {
          reference: [{ title: t('order'), value: ({ reference }) => reference, width: 16 }],
          amount: money(({ amount }) => amount),
          heldUntil: [{ title: t('held_until'), value: ({ heldUntil }) => at(heldUntil), width: 18 }],
          customer: [{ title: t('email'), value: ({ customer }) => customer, width: 28 }],
          event: [{ title: t('event'), value: ({ event }) => event, width: 28 }],
        },
      }),
    };
  };
}
