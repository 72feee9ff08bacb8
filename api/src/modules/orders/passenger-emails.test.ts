import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailsOfOthers } from './passenger-emails.ts';

const passenger = (email: string) => ({ name: 'Eva', email, phone: '', passengerAddress: '' });

test('[BKG-10] each passenger is written to once, the buyer not as a passenger', () => {
  const tickets = [
    { buyer: 'Ana@Example.org', passengers: [passenger('eva@example.org'), passenger('ana@example.org')] },
    { buyer: 'Ana@Example.org', passengers: [passenger('EVA@example.org'), passenger('ben@example.org')] },
  ];
  assert.deepEqual(emailsOfOthers(tickets), ['ben@example.org', 'eva@example.org']);
  assert.deepEqual(emailsOfOthers([]), []);
});
