import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ModuleDefinition } from '@idavuelta/shared/contracts';
import type { Build } from './packages.ts';
import { textsOfExposes } from './texts.ts';

test('[LOC-09] a page comes with the texts of its module and of the folders that it is in', () => {
  const dir = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const folder of ['texts', 'pages/orders/texts']) mkdirSync(join(dir, 'src', folder), { recursive: true });
  const pages = ['./pages/orders/OrdersPage.tsx', './pages/orders/order/OrderPage.tsx', './pages/home/HomePage.tsx'];
  const definition = {
    namespace: 'office',
    routes: pages.map((page) => ({ path: '/', page })),
  } as unknown as ModuleDefinition;
  assert.deepEqual(Object.values(textsOfExposes({ dir } as Build, definition)), [
    ['office', 'office/orders'],
    ['office', 'office/orders'],
    ['office'],
  ]);
});
