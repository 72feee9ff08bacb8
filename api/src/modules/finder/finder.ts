import type { Language } from '@idavuelta/shared/contracts';
import {
  type FoundKind,
  type FoundThing,
  foundKinds,
  type OpenedThing,
  permissionOfKind,
} from '@idavuelta/shared/contracts/staff';
import type { Database } from '../../database/database.ts';
import { parseOrderId } from '../../http/order-id.ts';
import type { StaffMember } from '../../http/staff-authentication.ts';
import { isLimited } from '../../http/staff-scope.ts';
import { readPayment, splitDay } from '../../matching/typed-money.ts';
import { typedWords, wordPatterns } from '../../matching/typed-words.ts';
import type { CustomersForStaff } from '../accounts/for-staff/customers-for-staff.ts';
import type { OrdersForStaff } from '../orders/for-staff/orders-for-staff.ts';
import { findBankRows } from './found-bank-rows.repository.ts';
import { createFoundEventsRepository } from './found-events.repository.ts';
import { createOpenedThingsRepository } from './opened-things.repository.ts';
import { customerThing, orderThing } from './to-found-thing.ts';

/** Rows of each kind. */
const maxOfKind = 6;

/** Limits the search for a very common name; the list of orders finds them all. */
const maxCandidates = 500;

/** One letter finds nearly everything. */
const shortestText = 2;

/** The only kinds that people limited to some countries or events can find. */
const kindsOfLimited: FoundKind[] = ['departure', 'trip'];

const kindsOf = ({ may, scope }: StaffMember) =>
  foundKinds.filter((kind) => may(permissionOfKind[kind]) && (!isLimited(scope) || kindsOfLimited.includes(kind)));

type Find = (kind: FoundKind) => Promise<FoundThing[]>;

interface FinderDependencies {
  db: Database;
  orders: OrdersForStaff;
  customers: CustomersForStaff;
}

/** One field for everything that a person of staff may see. */
export function createFinder({ db, orders, customers }: FinderDependencies) {
  const events = createFoundEventsRepository(db);

  function finderOf(text: string, { may, scope }: StaffMember, monthFirst: boolean, forgiving: boolean): Find {
    const namesOnly = !may('contacts.read');
    const words = wordPatterns(typedWords(text), forgiving);
    const { rest, day } = splitDay(text, { monthFirst });
    const ofEvent = { words: wordPatterns(typedWords(rest), forgiving), day };
    const find: Record<FoundKind, () => Promise<FoundThing[]>> = {
      order: async () => {
        const options = {
          namesOnly,
          withoutEvents: true,
          maxCandidates,
          monthFirst,
          forgiving,
        };
        return (await orders.findTyped(text, options, maxOfKind)).map(orderThing);
      },
      customer: async () => (await customers.findTyped(words, { count: maxOfKind, namesOnly })).map(customerThing),
      departure: () => events.departures(ofEvent, scope, maxOfKind),
      event: () => events.events(ofEvent, maxOfKind),
      trip: () => events.trips(ofEvent, scope, maxOfKind),
      'bank-row': () => findBankRows(db, { words, payment: readPayment(text, { monthFirst }) }, maxOfKind),
    };
    return (kind) => find[kind]();
  }

  async function findAll(kinds: FoundKind[], find: Find) {
    return (await Promise.all(kinds.map(find))).flat();
  }

  /** Reads recently opened things, without those that were deleted or that the person may no longer read. */
  function readAgain(kind: FoundKind, things: string[], { scope }: StaffMember): Promise<FoundThing[]> {
    const ids = things.filter((thing) => /^\d{1,9}$/.test(thing)).map(Number);
    const count = things.length;
    const read: Record<FoundKind, () => Promise<FoundThing[]>> = {
      order: async () => (await orders.byIds(things.flatMap((thing) => parseOrderId(thing) ?? []))).map(orderThing),
      customer: async () => (await customers.byIds(ids)).map(customerThing),
      departure: () => events.departures({ ids }, scope, count),
      event: () => events.events({ ids: things }, count),
      trip: () => events.trips({ ids }, scope, count),
      'bank-row': () => findBankRows(db, { ids }, count),
    };
    return read[kind]();
  }

  return {
    /** @returns at most six things of each kind; typos are forgiven only when nothing matches exactly */
    async find(typed: string, staff: StaffMember, language?: Language): Promise<FoundThing[]> {
      const text = typed.trim();
      if (text.length < shortestText) return [];
      const kinds = kindsOf(staff);
      const find = (forgiving: boolean) => findAll(kinds, finderOf(text, staff, language === 'en_US', forgiving));
      const found = await find(false);
      return found.length > 0 ? found : find(true);
    },

    /** @returns what the person opened last, the latest first */
    async opened(staff: StaffMember): Promise<FoundThing[]> {
      const opened = await createOpenedThingsRepository(db).list(staff.id);
      const byKind = Map.groupBy(opened, ({ kind }) => kind);
      const found = await findAll(
        kindsOf(staff).filter((kind) => byKind.has(kind)),
        (kind) =>
          readAgain(
            kind,
            (byKind.get(kind) ?? []).map(({ thing }) => thing),
            staff,
          ),
      );
      return opened.flatMap(({ kind, thing }) => found.find((one) => one.kind === kind && one.thing === thing) ?? []);
    },

    async remember(opened: OpenedThing, staff: StaffMember) {
      if (kindsOf(staff).includes(opened.kind)) await createOpenedThingsRepository(db).add(staff.id, opened);
      return {};
    },
  };
}

export type Finder = ReturnType<typeof createFinder>;
