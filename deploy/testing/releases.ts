import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import type { ModuleManifest, ReleaseFile, ReleaseRoute, ShellManifest } from '@idavuelta/shared/contracts';
import { compressFiles } from '../registry/compress.ts';

/** An empty folder that goes when the tests of the file are over. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files into a folder of their own. @returns the folder and what a manifest says of the files */
function written(contents: Record<string, string>): { dist: string; files: ReleaseFile[] } {
  const dist = temporaryFolder();
  const files = Object.entries(contents).map(([path, content]) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
    return { path, bytes: content.length, sha384: createHash('sha384').update(content).digest('base64') };
  });
  return { dist, files };
}

interface ModuleOptions {
  name?: string;
  version?: string;
  routes?: (string | ReleaseRoute)[];
  files?: Record<string, string>;
  /** Code of the build for Node. */
  server?: string;
}

/** What the build of a module leaves in `dist`. @returns the folder */
export function aBuiltModule({
  name = 'mfe-catalog',
  version = '1.0.0-aaaaaaaa',
  routes = ['/'],
  files: more,
  server,
}: ModuleOptions) {
  const { dist, files } = written({
    'remoteEntry.js': `/* ${name} ${version} */`.padEnd(400, ';'),
    'texts/en_US.json': '{}',
    ...(server !== undefined && { 'server.cjs': server }),
    ...more,
  });
  const manifest: ModuleManifest = {
    name,
    version,
    entry: 'remoteEntry.js',
    integrity: `sha384-${files[0]?.sha384}`,
    uniqueName: `idv_${version}`,
    contract: '^1.0.0',
    routes: routes.map((route) => (typeof route === 'string' ? { path: route } : route)),
    slots: [],
    shared: {},
    ...(server !== undefined && { server: files.find(({ path }) => path === 'server.cjs') }),
    files,
  };
  writeFileSync(join(dist, 'module.json'), JSON.stringify(manifest));
  compressFiles(dist);
  return dist;
}

/**
 * A shell that renders what the module of the path says of itself: its table's `html(path)`, with the head, the state
 * and the language that a real one would have.
 */
const renderingShell = (version: string) => `
exports.default = {
  libraries: { react: { version: 'of the shell' } },
  async renderPage({ pathname, search, cookies, channel, registry, origin, loadRelease }) {
    const lost = pathname === '/error404';
    const { current } = registry.modules['mfe-catalog'] ?? {};
    const table = lost ? { html: () => 'not found' } : await loadRelease(current);
    const body = await table.html(pathname, search);
    if (body === 'not-found') return { kind: 'not-found' };
    return {
      kind: 'page',
      language: cookies.includes('en_US') ? 'en-US' : channel ? channel.defaultLocaleCode.replace('_', '-') : 'es-PE',
      head: '<title>' + pathname + ' at ' + origin + ' by shell ${version}</title>',
      body,
      hydrationPayload: '<script type="application/json" id="hydration-payload">{}</script>',
      ...(!lost && { owner: { module: 'mfe-catalog', route: current.routes[0].path } }),
    };
  },
};`;

/** What the build of the shell leaves in `dist`. @returns the folder */
export function aBuiltShell(version = '1.0.0-55555555', server = renderingShell(version)) {
  const base = `/shell/${version}/`;
  const { dist, files } = written({
    'index.html': `<!doctype html><html lang="es-PE"><head><title>Idavuelta</title><link rel="preload" href="/registry.json" as="fetch"/><script defer="defer" src="/config.js"></script><script defer="defer" src="${base}main.js"></script><link href="${base}main.css" rel="stylesheet"></head><body><div id="root"></div>${version}</body></html>`,
    'main.js': `/* shell ${version} */`,
    'main.css': `.frame{background:url(face.woff2)}/* ${version} */`,
    'queries.js': '/* queries */',
    'axios.js': '/* axios */',
    'server.cjs': server,
  });
  const manifest: ShellManifest = {
    version,
    base,
    page: 'index.html',
    server: files.find(({ path }) => path === 'server.cjs') as ReleaseFile,
    chunks: { queries: ['queries.js'], axios: ['axios.js'] },
    files,
  };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(manifest));
  compressFiles(dist);
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ version }));
  return dist;
}
