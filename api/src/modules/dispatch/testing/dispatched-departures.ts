import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Position, SpaceCounts } from '@idavuelta/shared/contracts';
import type { DispatchPlan, PlanDraft, PlanPublished, Vehicle } from '@idavuelta/shared/contracts/staff';
import { addStaffMember, logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, eventually, type Ids, type TestApp } from '../../../testing/test-app.ts';

/** Returns the position of a door in Barranco, the given number of steps of about a hundred metres from the centre. */
export const door = (steps: number): Position => ({ latitude: -12.144 + steps * 0.001, longitude: -77.021 });

export type Direction = 'out' | 'back';
type Buying = {
  tickets?: number;
  address?: string;
  position?: Position;
  variantId?: number;
  /** Of the first ticket. */
  spaces?: SpaceCounts;
};

/** Creates departures with paid tickets and a dispatcher who plans them. */
export async function createDispatching(testApp: TestApp) {
  const { token } = await logInStaff(testApp, 'dispatcher');
  const post = <T>(url: string, body: object) => testApp.call<T>('POST', url, { token, body });

  async function departureOf({ eventId }: Ids) {
    const [row] = await testApp.query<{ id: number }>('SELECT id FROM departure WHERE event_id = $1', [eventId]);
    assert.ok(row);
    return row.id;
  }

  /** Creates a departure with shared seats 30 days ahead. @param also additional variants */
  async function departure(also: object[] = []) {
    const event = await testApp.addEventOf([{ capacity: 1, stops: 1, stock: 200 }, ...also]);
    return { event, id: await departureOf(event) };
  }

  /** Places a paid order, by default one ticket from a door in Barranco. */
  async function buy(event: Ids, { tickets = 1, address = 'Av. Grau 123', position, variantId, spaces }: Buying = {}) {
    const { token: buyer, email } = await testApp.newCustomer();
    const request = anOrder({ ...event, ...(variantId && { variantId }) }, { tickets, discountCode: 'GRATIS100' });
    for (const ticket of request.tickets) {
      ticket.addresses = [{ address, commune_id: event.countyId, ...(position && { position }) }];
      for (const passenger of ticket.passengers) passenger.passengerAddress = address;
    }
    if (spaces && request.tickets[0]) request.tickets[0].spaces = spaces;
    const { data, status, body } = await testApp.place(buyer, request);
    assert.equal(status, 200, JSON.stringify(body));
    return { orderId: data.orderId, buyer, email };
  }

  /** Buys the last variant of an event: a private van that calls at these doors. */
  async function buyVan(event: Ids, doors: { address: string; position: Position; names: string[] }[]) {
    const [variant] = await testApp.query<{ id: number }>(
      `SELECT max(v.id) AS id FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = $1`,
      [event.eventId],
    );
    const { token: buyer, email } = await testApp.newCustomer();
    const request = anOrder({ ...event, variantId: variant?.id as number }, { discountCode: 'GRATIS100' });
    const [ticket] = request.tickets;
    assert.ok(ticket);
    ticket.addresses = doors.map(({ address, position }) => ({ address, position, commune_id: event.countyId }));
    ticket.passengers = doors.flatMap(({ address, names }) =>
      names.map((name) => ({ name, email: `${name}@example.org`, phone: '987654321', passengerAddress: address })),
    );
    const { data, status, body } = await testApp.place(buyer, request);
    assert.equal(status, 200, JSON.stringify(body));
    return { orderId: data.orderId, buyer, email };
  }

  const path = (id: number, direction: Direction = 'out') => `/staff-api/departures/${id}/plans/${direction}`;
  const read = async (id: number, direction?: Direction) =>
    (await testApp.call<DispatchPlan>('GET', path(id, direction), { token })).data;
  const send = <T = DispatchPlan>(method: 'PUT' | 'POST' | 'DELETE', url: string, revision: number, body?: object) =>
    testApp.call<T>(method, url, { token, headers: { 'if-match': `"${revision}"` }, ...(body && { body }) });

  return {
    token,
    departure,
    departureOf,
    buy,
    buyVan,
    path,
    read,

    async vehicle(seats = 15, changes: object = {}) {
      const plate = randomUUID().slice(0, 8).toUpperCase();
      const body = { plate, name: 'Van', seats, countryCode: 'PE', isRetired: false, outages: [], ...changes };
      const { data } = await post<Vehicle>('/staff-api/vehicles', body);
      assert.ok(data.id);
      return data;
    },

    /** The states of the plans of a departure, the earliest first. */
    async planStates(id: number) {
      const sql = 'SELECT state FROM dispatch_plan WHERE departure_id = $1 ORDER BY version';
      return (await testApp.query<{ state: string }>(sql, [id])).map(({ state }) => state);
    },

    driver: () => addStaffMember(testApp, 'driver'),

    draft: (id: number, trips: PlanDraft['trips'], revision = 0, direction?: Direction) =>
      send('PUT', `${path(id, direction)}/draft`, revision, { trips }),
    discard: (id: number, revision: number) => send('DELETE', `${path(id)}/draft`, revision),
    publish: (id: number, revision: number, acceptBroken = false, direction?: Direction) =>
      send<PlanPublished>('POST', `${path(id, direction)}/publication`, revision, { acceptBroken }),

    startPlanning: (id: number, revision: number, fromScratch = false, direction?: Direction) =>
      send('POST', `${path(id, direction)}/planning`, revision, { fromScratch }),

    /** Plans from the existing draft and waits until it is done. */
    async plan(id: number, fromScratch = false, direction?: Direction) {
      const { draft } = await read(id, direction);
      const started = await this.startPlanning(id, draft?.revision ?? 0, fromScratch, direction);
      assert.equal(started.status, 200, JSON.stringify(started.body));
      return eventually(async () => {
        const plan = await read(id, direction);
        return !plan.planning && plan;
      });
    },
  };
}

/** Builds a trip with these parties in order. */
export const tripOf = (vehicleId: number, parties: string[], changes: object = {}): PlanDraft['trips'][number] => ({
  vehicleId,
  locked: false,
  stops: parties.map((party) => ({ party })),
  ...changes,
});
