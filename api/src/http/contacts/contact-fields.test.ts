import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffOperation } from '../../testing/staff-permissions.ts';
import { staffResponses } from '../../testing/staff-responses.ts';
import { openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

/**
 * Operations that show contacts of colleagues or the company; and those that show passengers' contacts to drivers,
 * whose reads are audited separately.
 */
const ofNoCustomer = new Set<StaffOperation>([
  'openStaffInvitation',
  'getStaffAccount',
  'listStaffUsers',
  'inviteStaffUser',
  'changeStaffUser',
  'resetStaffSecondFactor',
  'listDrivers',
  'changeDriver',
  'listMyTrips',
  'markMyTrips',
  'getPaymentSettings',
  'changePaymentMethods',
  'changeBankAccount',
]);
const ofDrivers = /\.drivers\./;

test('[FLT-44] no response has an e-mail, a phone or a passenger’s document that is not said to be a contact', async () => {
  const unsaid = (await staffResponses(testApp))
    .filter(({ operation }) => !ofNoCustomer.has(operation))
    .flatMap(({ operation, fields }) =>
      fields
        .filter(
          ([path, field]) =>
            /\.(e?mail|phone\w*|customer|passengerAddress|passengers\.document)$/.test(path) && !field['x-contact'],
        )
        .filter(([path]) => !ofDrivers.test(path))
        .map(([path]) => `${operation}: ${path}`),
    );
  assert.deepEqual(unsaid, []);
});
