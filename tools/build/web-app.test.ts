import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { languages, languageTag, type ModuleDefinition } from '@idavuelta/shared/contracts';
import webpack from 'webpack';
import { modules, root } from './packages.ts';
import { isInstallable, webApp } from './web-app.ts';

const path = mkdtempSync(join(tmpdir(), 'web-app-'));
after(() => rmSync(path, { recursive: true, force: true }));

interface WebAppManifest {
  name: string;
  short_name: string;
  description: string;
  lang: string;
  scope: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

for (const module of modules) {
  const { default: definition } = await import(join(root, module, 'src/module.ts'));
  if (!isInstallable(definition)) continue;
  const paths = (definition as ModuleDefinition).routes.map((route) => route.path);

  test(`[QRC-08] ${module} has a web app manifest in every language, for its own page alone, with icons`, async () => {
    await new Promise<void>((resolve, reject) =>
      webpack({ mode: 'none', entry: {}, output: { path }, plugins: [webApp({ dir: join(root, module) })] }, (error) =>
        error ? reject(error) : resolve(),
      ),
    );
    for (const language of languages) {
      const file = join(path, 'app', `${language}.webmanifest`);
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as WebAppManifest;
      assert.equal(manifest.lang, languageTag(language));
      for (const text of [manifest.name, manifest.short_name, manifest.description]) assert.ok(text);
      assert.ok(manifest.short_name.length <= 12, `${manifest.short_name} is cut below an icon`);
      assert.deepEqual([manifest.scope, manifest.start_url], ['/qr-verification', '/qr-verification']);
      for (const { url } of manifest.shortcuts) assert.ok(paths.includes(url), `${url} is no page of its own`);
      assert.deepEqual(
        manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any']),
        [
          ['192x192', 'any'],
          ['512x512', 'any'],
          ['512x512', 'maskable'],
        ],
      );
      for (const { src } of manifest.icons) assert.ok(existsSync(join(path, 'app', src)), src);
    }
  });
}
