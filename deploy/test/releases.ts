import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { compressFiles } from '@idavuelta/shared/build/compress.ts';
import type { ModuleManifest } from '@idavuelta/shared/build/manifest.ts';

/** An empty folder that goes when the tests of the file are over. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface BuildOptions {
  name?: string;
  version?: string;
  routes?: string[];
  files?: Record<string, string>;
}

/** What the build of a module leaves in `dist`. @returns the folder */
export function aBuiltModule({
  name = 'mfe-catalog',
  version = '1.0.0-aaaaaaaa',
  routes = ['/'],
  files,
}: BuildOptions) {
  const dist = temporaryFolder();
  const contents = {
    'remoteEntry.js': `/* ${name} ${version} */`.padEnd(400, ';'),
    'texts/en_US.json': '{}',
    ...files,
  };
  const sha384 = (content: string) => createHash('sha384').update(content).digest('base64');
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
  const manifest: ModuleManifest = {
    name,
    version,
    entry: 'remoteEntry.js',
    integrity: `sha384-${sha384(contents['remoteEntry.js'])}`,
    uniqueName: `idv_${version}`,
    contract: '^1.0.0',
    routes: routes.map((path) => ({ path })),
    slots: [],
    shared: {},
    files: Object.entries(contents).map(([path, content]) => ({
      path,
      bytes: content.length,
      sha384: sha384(content),
    })),
  };
  writeFileSync(join(dist, 'module.json'), JSON.stringify(manifest));
  compressFiles(dist);
  return dist;
}

/** What the build of the shell leaves in `dist`. @returns the folder */
export function aBuiltShell(version = '1.0.0-55555555') {
  const dist = temporaryFolder();
  writeFileSync(join(dist, 'index.html'), `<html><head><title>Idavuelta</title></head><body>${version}</body></html>`);
  writeFileSync(join(dist, 'main.js'), `/* shell ${version} */`);
  compressFiles(dist);
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ version }));
  return dist;
}
