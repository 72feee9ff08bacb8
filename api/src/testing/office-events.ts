import assert from 'node:assert/strict';
import type { ManagedDepartures, StaffAct } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from './staff-members.ts';
import { eventually, type TestApp } from './test-app.ts';
import type { Ids } from './test-data.ts';

/** The back office's calls about an event, by a staff member. */
export async function officeOf(testApp: TestApp, role: 'owner' | 'events' = 'owner') {
  const { token, email } = await logInStaff(testApp, role);
  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    testApp.call<T>(method, `/staff-api/events/${url}`, { token, ...(body && { body }) });

  const departures = async ({ slug }: Ids) => {
    const { data, status } = await call<ManagedDepartures>('GET', `${slug}/departures`);
    assert.equal(status, 200);
    return data.departures;
  };
  return {
    email,
    token,
    call,
    departures,
    async departure(event: Ids) {
      const [first] = await departures(event);
      assert.ok(first?.id !== undefined);
      return { ...first, id: first.id };
    },
    /** Resolves when all acts of the event are complete. @returns its acts */
    finished: ({ slug }: Ids) =>
      eventually(async () => {
        const { data } = await call<StaffAct[]>('GET', `${slug}/acts`);
        return data.length > 0 && data.every(({ done, total }) => done === total) && data;
      }),
  };
}
