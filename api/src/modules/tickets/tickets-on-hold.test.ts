import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckedDeparture } from '@idavuelta/shared/contracts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTicketChecks, reasonOf } from '../../testing/ticket-checks.ts';

for (const chargebackHoldsTickets of [true, false])
  test(`[FLT-13] a ticket whose money a bank took back ${chargebackHoldsTickets ? 'is on hold, on lists of devices too' : 'is good where no holds are configured'}`, async (t) => {
    const testApp = await startTestApp({ chargebackHoldsTickets });
    t.after(() => testApp.close());
    const checks = createTicketChecks(testApp);
    const { orderId, ride } = await checks.paidOrder();
    const departureId = await checks.departureOf(orderId);
    const listed = async () => {
      const { data } = await testApp.call<CheckedDeparture[]>('GET', '/checked-departures?country-code=PE');
      return data.some((departure) => departure.departureId === departureId);
    };
    const flagWith = (reason: string) =>
      testApp.query('UPDATE orders SET flagged_at = now(), flag_reasons = ARRAY[$2] WHERE id = $1', [orderId, reason]);

    await flagWith('charged-back');
    assert.equal(await listed(), !chargebackHoldsTickets);
    const response = await ride();
    assert.deepEqual(
      [response.status, reasonOf(response)],
      chargebackHoldsTickets ? [409, 'unpaid'] : [200, undefined],
    );
    await flagWith('refunded-in-part');
    assert.equal((await ride()).status, 200, 'other flags hold nothing');
  });
