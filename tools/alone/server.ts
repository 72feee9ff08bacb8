import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { fakeApi } from './api/middleware.ts';
import { aloneConfig } from './webpack.ts';

/** Serves a module by itself, with hot reload and an API of recorded responses, until it is stopped. */
export async function startAlone(name: string, port: number) {
  const compiler = webpack(aloneConfig(name));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      setupExitSignals: false,
      // A token in a path may contain dots.
      historyApiFallback: { disableDotRule: true },
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      setupMiddlewares: (middlewares) => [{ path: '/backend', middleware: fakeApi(console.warn) }, ...middlewares],
    },
    compiler,
  );
  const compiled = new Promise<void>((resolve) => compiler.hooks.done.tap('alone', () => resolve()));
  await server.start();
  await compiled;
  return { url: `http://localhost:${port}/alone`, stop: () => server.stop() };
}
