import { randomUUID } from 'node:crypto';
import { admissionHeader, type NowServing } from '@idavuelta/shared/contracts';
import { signValue } from '@idavuelta/shared/contracts/servers';
import type { WaitingRoom } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from './staff-members.ts';
import { anOrder, type Ids, type TestApp } from './test-app.ts';

export const waitingRoomKey = 'the secret that gateways and API share';

/** Settings of an API whose rooms admit two people and do not open by themselves. */
export const waitingRoomSettings = {
  ...{ key: waitingRoomKey, enterMs: 120_000, orderMs: 600_000 },
  ...{ ordersPerMinute: 0, maxAdmitted: 2 },
};

type Visitor = { login?: string | undefined; place?: number | undefined };

/** Signs the admission of somebody without a login, as a gateway does. */
export const admission = (
  room: number,
  position: number,
  { holder = `b${position}`, until = Date.now() + 600_000 } = {},
) => signValue(waitingRoomKey, 'admission', `${room}.${position}.${until}.${holder}`);

/** What gateways, staff and buyers do at the waiting rooms of an API started with `waitingRoomSettings`. */
export async function createWaitingRoomCalls(testApp: TestApp) {
  const { token: owner } = await logInStaff(testApp);
  const headers = { authorization: `Bearer ${signValue(waitingRoomKey, 'gateway', 'gateway')}` };
  const call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    testApp.call<T>(method, `/gateway-api/waiting-rooms/${path}`, { headers, body });
  const staff = <T = WaitingRoom>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    testApp.call<T>(method, `/staff-api/waiting-rooms${path}`, { token: owner, body });

  return {
    call,
    staff,
    nowServing: async (room: number) => (await call<NowServing>('GET', String(room))).data,
    arrive: async (room: number, visitors: Visitor[]) =>
      (await call<{ place?: number; holder?: string }[]>('POST', `${room}/places`, { visitors })).data,
    enter: (room: number, position: number, holder = `b${position}`) =>
      call<{ until: string }>('POST', `${room}/turns/${position}`, { holder }),

    /** Opens a room by staff. @returns its id */
    async openRoom(eventId: number, options: { maxAdmitted?: number; departureId?: number } = {}) {
      const { status, data } = await staff('POST', '', { eventId, maxAdmitted: 2, ...options });
      if (status !== 200) throw new Error(`the room was answered ${status}`);
      return data.id;
    },

    order: (event: Ids, token: string, admitted?: string, idempotencyKey: string = randomUUID()) =>
      testApp.call('POST', '/shop-api/init-payment', {
        token,
        body: anOrder(event),
        headers: { 'idempotency-key': idempotencyKey, ...(admitted && { [admissionHeader]: admitted }) },
      }),

    /** Returns the number of customers with a place in the room. */
    storedPlaces: async (room: number) =>
      (await testApp.query('SELECT FROM queue_ticket WHERE waiting_room_id = $1', [room])).length,

    /** Waits until the API no longer has its cached copy of a room, which a test has changed in the database. */
    forgetRooms: () => new Promise((resolve) => setTimeout(resolve, 1_100)),
  };
}
