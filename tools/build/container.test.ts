import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { contractVersion, defineModule, satisfiesRange } from '@idavuelta/shared/contracts';
import webpack from 'webpack';
import { moduleContainer } from './federation.ts';
import { scripts } from './rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'container-'));
after(() => rmSync(folder, { recursive: true }));

const definition = defineModule({
  name: 'mfe-a',
  contract: '^3.2.0',
  namespace: 'a',
  routes: [{ path: '/a', page: './pages/a/APage.tsx' }],
});

/** @returns what the manifest of the module's container says of shared libraries */
async function sharedInManifest() {
  mkdirSync(join(folder, 'src/pages/a'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "mfe-a", "version": "1.0.0" }');
  writeFileSync(
    join(folder, 'src/pages/a/APage.tsx'),
    `import { usePlatform } from '@idavuelta/shared/platform'; export default () => usePlatform();`,
  );
  const build = { name: 'mfe-a', dir: folder, id: '1', version: '1.0.0-1', uniqueName: 'idv_mfe_a_1' };
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: {},
        output: { path: join(folder, 'dist'), publicPath: '/' },
        module: { rules: [scripts(true)] },
        plugins: [moduleContainer(build, definition)],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    ),
  );
  const { shared } = JSON.parse(readFileSync(join(folder, 'dist/mf-manifest.json'), 'utf8')) as {
    shared: { name: string; version: string; requiredVersion: string }[];
  };
  return new Map(shared.map((one) => [one.name, one]));
}

test('[MOD-08] a module asks the host for the platform of its contract, and says which it was built with', async () => {
  const shared = await sharedInManifest();
  const platform = shared.get('@idavuelta/shared/platform');
  assert.equal(platform?.version, contractVersion);
  assert.equal(platform.requiredVersion, definition.contract);
  assert.ok(satisfiesRange(contractVersion, definition.contract));
});
