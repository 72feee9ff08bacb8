/**
 * A third-party host: webpack with the federation library as documented, and only the platform from our packages. It shows
 * the FAQ of `mfe-catalog` and the wizard of `mfe-booking` as they are live at a site. A second page,
 * `/runtime-only.html`, shows the FAQ with the library's runtime alone.
 *   npm run foreign-host -w lab -- http://localhost:3000         at http://localhost:3400
 *   npm run foreign-host -w lab -- http://localhost:3000 3500    at another port
 */
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { liveAddress } from './live-address.ts';
import { hostConfig, runtimeOnlyConfig } from './webpack.ts';

const [site = 'http://localhost:3000', port = '3400'] = process.argv.slice(2);
const remotes = {
  catalog: await liveAddress(site, 'mfe-catalog'),
  booking: await liveAddress(site, 'mfe-booking'),
};

const server = new WebpackDevServer(
  {
    host: 'localhost',
    port,
    hot: false,
    liveReload: false,
    client: false,
    historyApiFallback: true,
    proxy: [{ context: ['/backend'], target: site }],
  },
  webpack([hostConfig(remotes), runtimeOnlyConfig(remotes)]),
);
await server.start();
console.log(`foreign host at http://localhost:${port}`);
