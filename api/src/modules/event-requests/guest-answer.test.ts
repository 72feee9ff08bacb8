import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toGuest } from './guest-answer.ts';

const guest = { name: 'Ana', email: 'ana@example.org', seats: 2, answer: null, booked: 0 };

test('[ACC-07] a guest who has booked has accepted, whatever was said before', () => {
  assert.equal(toGuest({ ...guest, answer: 'declined', booked: 1 }).answer, 'accepted');
  assert.equal(toGuest({ ...guest, booked: 1 }).answer, 'accepted');
});

test('[ACC-07] a guest who has not booked has said what was said, or nothing', () => {
  assert.equal(toGuest({ ...guest, answer: 'declined' }).answer, 'declined');
  assert.equal('answer' in toGuest(guest), false);
});
