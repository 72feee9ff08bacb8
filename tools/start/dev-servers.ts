import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Overrides } from '@idavuelta/deploy/gateway/overrides.ts';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readDefinition } from '../build/manifest.ts';
import { root } from '../build/packages.ts';
import { builderId } from '../build/release-id.ts';
import { textFiles } from '../build/rules.ts';
import { browserConfig } from '../build/webpack.ts';
import { developmentBuild, devRelease } from './dev-release.ts';
import { lastGoodBuild } from './hot/last-good-build.ts';

const hot = join(import.meta.dirname, 'hot');
const shellsRefresh: Configuration['externals'] = async ({ request = '' }) =>
  /react-refresh(\/runtime|\/runtime\.js)$/.test(request) ? 'window idavueltaRefresh' : undefined;

/** Serves one package from its sources, with hot reload. */
async function serve(name: string, port: number) {
  const build = developmentBuild(name);
  const definition = name === 'shell' ? undefined : await readDefinition(build);
  const config = browserConfig(build, definition, 'development');
  const origin = `http://localhost:${port}`;
  config.output = { ...config.output, publicPath: `${origin}/` };
  // Code compiled for another port contains that port's URLs.
  const version = `${builderId(root)} ${origin}`;
  config.cache = { type: 'filesystem', cacheDirectory: join(root, '.local/webpack'), name, version };
  config.plugins?.push(new ReactRefreshPlugin({ overlay: false, library: `idv_dev_${name}` }), lastGoodBuild);
  if (definition) {
    // Only the copy loaded before React can refresh components: modules use the shell's.
    config.externals = shellsRefresh;
    config.resolve = { ...config.resolve, alias: { '@module/sources': join(build.dir, 'src') } };
    // As modules, so that a hot update contains their changes.
    config.module = { ...config.module, rules: config.module?.rules?.filter((rule) => rule !== textFiles) };
    config.plugins?.push(
      new webpack.EntryPlugin(build.dir, join(hot, `module-texts.ts?${definition.namespace}`), { name: undefined }),
    );
  } else config.entry = { main: [join(hot, 'refresh-runtime.mjs'), join(hot, 'page-texts.ts'), './src/main.tsx'] };
  const compiler = webpack(config);
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      setupExitSignals: false, // it would end the process before the API is stopped
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false },
        webSocketURL: `ws://localhost:${port}/ws`,
      },
    },
    compiler,
  );
  const compiled = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
  const stop = async () => {
    await server.stop();
    await promisify(compiler.close.bind(compiler))(); // keeps its compilation cache for the next start
  };
  await server.start();
  await compiled;
  return { name, build, origin, compiler, stop };
}

/**
 * Serves the shell and the named modules from their sources. The shell is always included: hot reload of components
 * needs React's development build, which the shell provides to the modules.
 */
export async function startDevServers(names: string[], firstPort: number) {
  const packages = [...new Set(['shell', ...names])];
  const servers = await Promise.all(packages.map((name, i) => serve(name, firstPort + i)));
  const overrides: Overrides = {
    modules: {},
    origins: servers.map(({ origin }) => origin),
    shellPage: async () => (await fetch(`${servers[0]?.origin}/index.html`)).text(),
  };
  for (const { name, build, origin } of servers.slice(1)) overrides.modules[name] = await devRelease(build, origin);
  return { overrides, stop: () => Promise.all(servers.map(({ stop }) => stop())) };
}
