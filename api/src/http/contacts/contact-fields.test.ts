import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffOperation } from '../../testing/staff-permissions.ts';
import { staffResponses } from '../../testing/staff-responses.ts';
import { openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

/** Of colleagues and of the company; and what a driver needs, whose reads have a row of their own. */
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

test('[FLT-44] no response has an e-mail or a phone that is not said to be a contact', async () => {
  const unsaid = (await staffResponses(testApp))
    .filter(({ operation }) => !ofNoCustomer.has(operation))
    .flatMap(({ operation, fields }) =>
      fields
        .filter(([path, field]) => /\.(e?mail|phone\w*|customer|passengerAddress)$/.test(path) && !field['x-contact'])
        .filter(([path]) => !ofDrivers.test(path))
        .map(([path]) => `${operation}: ${path}`),
    );
  assert.deepEqual(unsaid, []);
});
