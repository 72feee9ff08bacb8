import assert from 'node:assert/strict';
import { test } from 'node:test';
import { content } from '../catalogue/index.ts';
import { partiesInLima } from './riders.ts';

test('[DSP-01] 120 riders live all over Lima, each with a name, a mail and a phone of their own', () => {
  const parties = partiesInLima(120);
  const riders = parties.flatMap(({ passengers }) => passengers);
  assert.equal(riders.length, 120);
  assert.equal(new Set(riders.map(({ email }) => email)).size, 120);
  assert.equal(new Set(riders.map(({ phone }) => phone)).size, 120);
  assert.equal(new Set(parties.map(({ address }) => address)).size, parties.length);
  const lima = content.provinces.find(({ key }) => key === 'pe-lima');
  const districts = new Set(parties.map(({ district }) => district));
  assert.equal(districts.size, 20);
  for (const district of districts) assert.ok(lima?.counties.includes(district), district);
});
