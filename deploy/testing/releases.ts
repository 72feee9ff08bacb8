import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import type {
  ExposeFiles,
  ModuleManifest,
  ReleaseFile,
  ReleaseRoute,
  ShellManifest,
} from '@idavuelta/shared/contracts';
import { compressFiles } from '../registry/compress.ts';

/** Creates an empty folder, removed after the tests of the file. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files into a new folder. @returns the folder, and the files as listed in a manifest */
function writeFiles(contents: Record<string, string>): { dist: string; files: ReleaseFile[] } {
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
  routes?: (string | Omit<ReleaseRoute, 'page'>)[];
  /** Files of each expose; every page is `./Page.tsx` unless its route says otherwise. */
  exposes?: Record<string, ExposeFiles>;
  files?: Record<string, string>;
  /** Source of the Node build; when omitted, the module has none. */
  server?: string;
  contract?: string;
  /** Versions of the libraries it was built with. */
  shared?: Record<string, string>;
}

/** Creates the `dist` folder of a built module. @returns the folder */
export function aBuiltModule({
  name = 'mfe-catalog',
  version = '1.0.0-aaaaaaaa',
  routes = ['/'],
  exposes = {},
  files: moreFiles,
  server,
  contract = '^3.0.0',
  shared = {},
}: ModuleOptions) {
  const { dist, files } = writeFiles({
    'remoteEntry.js': `/* ${name} ${version} */`.padEnd(400, ';'),
    'texts/en_US.json': '{}',
    ...(server !== undefined && { 'server.cjs': server }),
    ...moreFiles,
  });
  const manifest: ModuleManifest = {
    name,
    version,
    entry: 'remoteEntry.js',
    integrity: `sha384-${files[0]?.sha384}`,
    uniqueName: `idv_${version}`,
    contract,
    routes: routes.map((route) => ({ page: './Page.tsx', ...(typeof route === 'string' ? { path: route } : route) })),
    slots: {},
    texts: {},
    exposes,
    shared,
    ...(server !== undefined && { server: files.find(({ path }) => path === 'server.cjs') }),
    files,
  };
  writeFileSync(join(dist, 'module.json'), JSON.stringify(manifest));
  compressFiles(dist);
  return dist;
}

/** Builds a catalogue whose landing page is rendered as `catalogue <version>`. */
export const aRenderedCatalogue = (version: string) =>
  aBuiltModule({
    version,
    routes: [{ path: '/', public: true }],
    server: `exports.default = { html: () => 'catalogue ${version}' };`,
  });

/** Source of a shell's Node build. It renders what `html(pathname, search)` of the module's default export returns. */
const renderingShell = (version: string) => `
exports.default = {
  async renderPage({ pathname, search, cookies, channel, registry, origin, loadEntry }) {
    const isError404 = pathname === '/error404';
    const { current } = registry.modules['mfe-catalog'] ?? {};
    const { default: definition } = isError404 ? { default: { html: () => 'not found' } } : await loadEntry(current);
    const body = await definition.html(pathname, search);
    if (body === 'not-found') return { kind: 'not-found' };
    return {
      kind: 'page',
      language: cookies.includes('en_US') ? 'en-US' : channel ? channel.defaultLocaleCode.replace('_', '-') : 'es-PE',
      head: '<title>' + pathname + ' at ' + origin + ' by shell ${version}</title>',
      body,
      hydrationPayload: '<script type="application/json" id="hydration-payload">{}</script>',
    };
  },
};`;

const shellPage = (version: string, base: string) =>
  `<!doctype html><!--#html--><html lang="es-PE"><!--#/html--><head><!--#head--><title>Idavuelta</title><!--#/head-->` +
  `<!--#start--><link rel="preload" href="/registry.json" as="fetch"/><script defer src="/config.js"></script><!--#/start-->` +
  `<!--#scripts--><script defer src="${base}main.js"></script><!--#/scripts-->` +
  `<!--#styles ${base}main.css--><link href="${base}main.css" rel="stylesheet"><!--#/styles-->` +
  `<!--#font ${base}font.woff2--><link rel="preload" as="font" href="${base}font.woff2" crossorigin><!--#/font-->` +
  `<!--#preloads--><!--#/preloads--></head><body><div id="root"><!--#app--><!--#/app--></div>${version}` +
  `<!--#end--><!--#/end--></body></html>`;

interface ShellOptions {
  /** Source of the Node build. */
  server: string;
  contract: string;
  /** Versions of the libraries that it provides to modules. */
  provides: Record<string, string>;
}

/** Creates the `dist` folder of a built shell. @returns the folder */
export function aBuiltShell(
  version = '1.0.0-55555555',
  { server = renderingShell(version), contract = '3.0.0', provides }: Partial<ShellOptions> = {},
) {
  const base = `/shell/${version}/`;
  const { dist, files } = writeFiles({
    'index.html': shellPage(version, base),
    'main.js': `/* shell ${version} */`,
    'main.css': `.layout{background:url(font.woff2)}/* ${version} */`,
    'queries.js': '/* queries */',
    'axios.js': '/* axios */',
    'server.cjs': server,
  });
  const manifest: ShellManifest = {
    version,
    contract,
    ...(provides && { provides }),
    base,
    page: 'index.html',
    server: files.find(({ path }) => path === 'server.cjs') as ReleaseFile,
    chunks: { queries: [{ path: 'queries.js' }], axios: [{ path: 'axios.js' }] },
    files,
  };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(manifest));
  compressFiles(dist);
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ version }));
  return dist;
}
