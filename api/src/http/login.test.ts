import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loginOf } from './login.ts';

const readAt = new Date('2027-03-06T20:00:00Z');
const passwordChangedAt = new Date('2027-03-06T12:00:00.700Z');
const changedSecond = passwordChangedAt.getTime() / 1000 - 0.7;
const row = { id: 1, passwordChangedAt, lastSeenAt: null, readAt };
const ago = (minutes: number) => new Date(readAt.getTime() - minutes * 60_000);

test('[AUT-19] a login counts as long as its session, and is recorded as in use once an hour', () => {
  const token = { issuedAt: 0, sessionId: 'a' };
  assert.equal(loginOf(row, token), undefined);
  assert.deepEqual(loginOf({ ...row, lastSeenAt: ago(59) }, token), { id: 1, seenLately: true });
  assert.deepEqual(loginOf({ ...row, lastSeenAt: ago(60) }, token), { id: 1, seenLately: false });
});

test('[AUT-19] a login without a session counts until the password changes', () => {
  assert.deepEqual(loginOf(row, { issuedAt: changedSecond }), { id: 1, seenLately: true });
  assert.equal(loginOf(row, { issuedAt: changedSecond - 1 }), undefined);
  assert.equal(loginOf(row, { issuedAt: undefined }), undefined);
});
