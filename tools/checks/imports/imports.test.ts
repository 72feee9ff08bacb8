import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { checkImports } from './check-imports.ts';
import { rules } from './rules.ts';

/** A file and the file that it imports; `type` for a type import. */
type Import = [from: string, to: string, kind?: 'type'];

/** Returns the rules violated by a tree of these files. */
async function firing(imports: Import[]): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content, { flag: 'a' });
  };
  try {
    for (const [from, to, kind] of imports) {
      const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
      write(from, `import ${kind === 'type' ? 'type { a }' : '{ a }'} from '${path}';\nexport { a as b };\n`);
      write(to, '');
    }
    const files = [...imports.map(([from]) => from), ...imports.map(([, to]) => to)];
    const folders = files.map((path) => path.slice(0, path.indexOf('/')));
    const { violations } = await checkImports(root, [...new Set(folders)]);
    return [...new Set(violations.map(({ rule }) => rule))].sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}

const violations: Record<string, Import[][]> = {
  'no-circles': [
    [
      ['shared/ui/a.ts', 'shared/ui/b.ts'],
      ['shared/ui/b.ts', 'shared/ui/a.ts'],
    ],
    // A circular type import counts too.
    [
      ['deploy/a.ts', 'deploy/b.ts', 'type'],
      ['deploy/b.ts', 'deploy/a.ts'],
    ],
    [
      ['tools/a.ts', 'tools/b.ts'],
      ['tools/b.ts', 'tools/c.ts'],
      ['tools/c.ts', 'tools/a.ts', 'type'],
    ],
  ],
  'product-knows-no-demo-and-no-tools': [
    [['shell/src/a.ts', 'tools/build/jest.mjs']],
    [['api/src/a.ts', 'simulators/webpay/server.ts']],
    [['api/src/a.ts', 'demo/catalogue/index.ts']],
  ],
  'tests-of-the-product-use-simulators-only': [
    [['api/src/a.test.ts', 'demo/catalogue/index.ts']],
    [['mfe-a/src/testing/a.ts', 'e2e/steps.ts']],
  ],
  'modules-never-meet': [[['mfe-a/src/a.ts', 'mfe-b/src/b.ts']], [['mfe-a/src/a.ts', 'mfe-b/src/b.ts', 'type']]],
  'nobody-imports-the-shell': [[['mfe-a/src/a.ts', 'shell/src/a.ts', 'type']], [['tools/a.ts', 'shell/src/a.ts']]],
  'shell-and-shared-know-no-module': [[['shell/src/a.ts', 'mfe-a/src/a.ts']], [['shared/ui/a.ts', 'mfe-a/src/a.ts']]],
  'browser-and-server-meet-in-contracts': [
    [['mfe-a/src/a.ts', 'api/src/a.ts', 'type']],
    [['shell/src/a.ts', 'deploy/gateway/a.ts']],
  ],
  'browsers-get-no-schemas': [
    [['shared/contracts/index.ts', 'shared/contracts/schemas/index.ts']],
    [['mfe-a/src/a.ts', 'shared/contracts/schemas/index.ts']],
  ],
  'servers-share-contracts-only': [[['api/src/a.ts', 'shared/ui/a.ts']], [['deploy/a.ts', 'shared/host/a.ts', 'type']]],
  'api-and-deploy-are-apart': [[['deploy/a.ts', 'api/src/a.ts']], [['api/src/a.ts', 'deploy/a.ts']]],
  'modules-do-not-build-the-store': [
    [['mfe-a/src/a.ts', 'shared/host/index.ts']],
    [['mfe-a/src/a.ts', 'shared/testing/index.tsx']],
  ],
  'demo-and-simulators-need-no-tools': [[['demo/a.ts', 'tools/a.ts']], [['simulators/s3/a.ts', 'deploy/a.ts']]],
  'demo-and-simulators-are-apart': [
    [['simulators/webpay/a.ts', 'demo/catalogue/index.ts']],
    [['demo/main.ts', 'simulators/webpay/server.ts']],
  ],
  'tools-need-no-journeys': [[['tools/a.ts', 'e2e/a.ts']]],
  'nobody-needs-the-lab': [[['e2e/journeys/a.spec.ts', 'lab/reading/a.ts']], [['tools/a.ts', 'lab/a.ts', 'type']]],
  'pages-are-apart': [[['mfe-a/src/pages/one/a.ts', 'mfe-a/src/pages/two/b.ts', 'type']]],
  'features-are-apart': [[['shell/src/features/one/a.ts', 'shell/src/features/two/b.ts']]],
  'features-are-below-pages': [
    [['mfe-a/src/features/one/a.ts', 'mfe-a/src/pages/two/b.ts']],
    [['shell/src/features/one/a.ts', 'shell/src/layout/b.ts', 'type']],
  ],
  'state-is-below-screens': [
    [['mfe-a/src/state/a.ts', 'mfe-a/src/features/two/b.ts', 'type']],
    [['shell/src/modules/a.ts', 'shell/src/app/b.ts']],
  ],
  'ui-is-at-the-bottom': [[['mfe-a/src/ui/a.ts', 'mfe-a/src/state/b.ts']]],
  'repositories-belong-to-their-module': [
    [['api/src/modules/orders/a.service.ts', 'api/src/modules/payments/payments.repository.ts']],
  ],
  'repositories-stay-inside-modules': [[['api/src/mail/a.ts', 'api/src/modules/orders/orders.repository.ts', 'type']]],
  'api-foundations-know-no-module': [
    [['api/src/config/a.ts', 'api/src/modules/payments/b.ts', 'type']],
    [['api/src/http/a.ts', 'api/src/services.ts']],
  ],
  'http-knows-no-jobs': [[['api/src/http/metrics.ts', 'api/src/jobs/jobs.ts', 'type']]],
  'api-modules-know-no-composition': [[['api/src/modules/orders/a.ts', 'api/src/cli/b.ts']]],
  'orders-are-below-payments': [[['api/src/modules/orders/a.ts', 'api/src/modules/payments/b.ts']]],
  'tickets-and-pick-ups-are-below-orders': [[['api/src/modules/tickets/a.ts', 'api/src/modules/orders/b.ts']]],
  'dispatch-is-on-top-of-modules': [[['api/src/modules/orders/a.ts', 'api/src/modules/dispatch/b.ts', 'type']]],
};

for (const [rule, cases] of Object.entries(violations)) {
  test(`${rule} fires`, async () => {
    for (const imports of cases) assert.ok((await firing(imports)).includes(rule), JSON.stringify(imports));
  });
}

test('no-unresolved-import fires', async () => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  mkdirSync(join(root, 'shared'));
  writeFileSync(join(root, 'shared/a.ts'), `import './gone.ts';`);
  const report = await checkImports(root, ['shared']);
  rmSync(root, { recursive: true });
  assert.deepEqual(
    report.violations.map(({ rule }) => rule),
    ['no-unresolved-import'],
  );
});

test('every rule is shown firing', () => {
  assert.deepEqual([...Object.keys(violations), 'no-unresolved-import'].sort(), rules.map(({ name }) => name).sort());
});

test('imports that go the right way are let through', async () => {
  const allowed: Import[] = [
    ['mfe-a/src/pages/one/a.ts', 'mfe-a/src/pages/one/b.ts'],
    ['mfe-a/src/pages/one/a.ts', 'mfe-a/src/features/two/b.ts'],
    ['mfe-a/src/features/two/b.ts', 'mfe-a/src/state/c.ts'],
    ['mfe-a/src/state/c.ts', 'shared/contracts/index.ts', 'type'],
    ['mfe-a/src/pages/one/a.test.ts', 'shared/testing/index.tsx'],
    ['mfe-a/jest.config.mjs', 'tools/build/jest.mjs'],
    ['api/src/modules/orders/orders.service.ts', 'api/src/modules/orders/orders.repository.ts'],
    ['api/src/modules/orders/orders.repository.ts', 'api/src/modules/seats/seats.repository.ts'],
    ['api/src/modules/payments/a.test.ts', 'simulators/webpay/server.ts'],
    ['api/src/modules/payments/a.ts', 'api/src/modules/orders/b.ts'],
    ['api/src/cli/services.ts', 'api/src/modules/dispatch/a.ts'],
    ['deploy/registry/a.test.ts', 'simulators/s3/bucket.ts'],
    ['simulators/webpay/shop.ts', 'api/src/testing/test-app.ts'],
    ['api/src/a.ts', 'shared/contracts/index.ts'],
    ['api/src/a.ts', 'shared/contracts/schemas/index.ts'],
    ['shared/contracts/a.ts', 'shared/contracts/schemas/index.ts', 'type'],
    ['demo/main.ts', 'api/src/process.ts'],
    ['tools/start/main.ts', 'deploy/gateway/server.ts'],
    ['e2e/journeys/a.spec.ts', 'tools/start/main.ts'],
    ['lab/speed/a.ts', 'e2e/test-site/ports.ts'],
    ['lab/histories/a.ts', 'simulators/webpay/server.ts'],
  ];
  assert.deepEqual(await firing(allowed), []);
});
