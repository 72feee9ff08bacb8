import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chileSettingsSchema, peruSettingsSchema } from '@idavuelta/shared/contracts/schemas/staff';
import { Value } from 'typebox/value';
import { chileDefaults } from './cl/settings.ts';
import { peruDefaults } from './pe/settings.ts';

const { series } = peruDefaults;

test('[FIS-05, FIS-08] settings of Peru are bounded', () => {
  assert.ok(Value.Check(peruSettingsSchema, peruDefaults));
  assert.ok(Value.Check(peruSettingsSchema, { ...peruDefaults, namedFrom: undefined }));
  for (const wrong of [
    { series: { ...series, simplified: 'F001' } },
    { series: { ...series, invoice: 'B001' } },
    { series: { ...series, noteOfInvoice: 'FC001' } },
    { series: { ...series, noteOfSimplified: undefined } },
    { namedFrom: 0 },
    { namedFrom: 699.5 },
    { namedFrom: 1_000_001 },
    { exemptAs: '10' },
    { establishmentCode: '1' },
    { unitCode: 'zz' },
    { unitCode: 'ZZZZ' },
    { signatureAlgorithm: 'rsa-md5' },
  ]) {
    assert.ok(!Value.Check(peruSettingsSchema, { ...peruDefaults, ...wrong }), JSON.stringify(wrong));
  }
});

test('[FIS-06, FIS-08] settings of Chile are bounded', () => {
  assert.ok(Value.Check(chileSettingsSchema, chileDefaults));
  for (const wrong of [
    { activityCode: '0492290' },
    { activityCode: '4922900' },
    { unnamedBuyer: ' ' },
    { unnamedBuyer: 'x'.repeat(101) },
    { cafMonths: { 61: 0 } },
    { cafMonths: { 39: 61 } },
    { resolution: { date: '15-01-2027', number: 0 } },
    { resolution: { date: '2027-01-15', number: -1 } },
    { senderTaxId: '11.111.111-1' },
  ]) {
    assert.ok(!Value.Check(chileSettingsSchema, { ...chileDefaults, ...wrong }), JSON.stringify(wrong));
  }
});
