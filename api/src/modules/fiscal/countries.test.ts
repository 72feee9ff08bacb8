import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seriesOf } from './countries.ts';
import { spainDefaults } from './es/spain-settings.ts';
import { peruDefaults } from './pe/settings.ts';

const kinds = [['simplified'], ['invoice'], ['credit-note', 'simplified'], ['credit-note', 'invoice']] as const;

test('[FIS-01] series are the installation’s, in Chile the codes of its types', () => {
  for (const [country, settings] of [
    ['PE', peruDefaults],
    ['ES', spainDefaults],
  ] as const) {
    const { simplified, invoice, noteOfSimplified, noteOfInvoice } = settings.series;
    assert.deepEqual(
      kinds.map(([kind, corrects]) => seriesOf({ country, settings, taxPercent: 18 }, kind, corrects)),
      [simplified, invoice, noteOfSimplified, noteOfInvoice],
    );
  }
  const chile = { country: 'CL', settings: {} } as const;
  assert.equal(seriesOf({ ...chile, taxPercent: 19 }, 'simplified'), '39');
  assert.equal(seriesOf({ ...chile, taxPercent: 0 }, 'simplified'), '41');
  assert.equal(seriesOf({ ...chile, taxPercent: 19 }, 'credit-note', 'simplified'), '61');
});
