import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readDefinition } from '../build/manifest.ts';
import { browserConfig } from '../build/webpack.ts';
import { developmentBuild, devRelease } from '../start/dev-release.ts';

/**
 * Serves a module to sites that load it by `?module=`: built like a release, because their shell has React's production
 * build, and rebuilt when its sources change, for the next page load.
 */
export async function serveForOverride(name: string, port: number) {
  const build = developmentBuild(name);
  const origin = `http://localhost:${port}`;
  const config = browserConfig(build, await readDefinition(build), 'production');
  config.output = { ...config.output, publicPath: `${origin}/` };
  config.optimization = { ...config.optimization, minimize: false };
  const compiler = webpack(config);
  const compiled = new Promise<void>((resolve) => compiler.hooks.done.tap('override', () => resolve()));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      liveReload: false,
      client: false,
      setupExitSignals: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      setupMiddlewares(middlewares, { app }) {
        app?.get('/module.json', (_, response) => {
          response.setHeader('access-control-allow-origin', '*');
          void devRelease(build, origin).then((release) => response.end(JSON.stringify(release)));
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  await compiled;
  return { origin, stop: () => server.stop() };
}
