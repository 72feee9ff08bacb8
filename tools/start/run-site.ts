import { createGateway } from '@idavuelta/deploy/gateway/server.ts';
import { outputDir } from '@idavuelta/deploy/output.ts';
import { createRenderer } from '@idavuelta/deploy/render/renderer.ts';
import { siteConfigOf } from '@idavuelta/deploy/site-config.ts';
import { browserPackages } from '../build/packages.ts';
import { apiIsUp, paymentOrigins, startBackend } from './backend.ts';
import { buildAndPublish, staleBuilds } from './builds.ts';
import { choosePorts } from './ports.ts';
import { createSupervisor } from './supervisor.ts';

const started = performance.now();
const progress = (line: string) => console.log(`[${((performance.now() - started) / 1000).toFixed(1)} s] ${line}`);

/** `SITE_URL` and `SITE_ORIGINS` by the environment; without them the site is on this machine. */
function publicOrigins(port: number): string[] {
  const { SITE_URL = `http://localhost:${port}`, SITE_ORIGINS = '' } = process.env;
  return [SITE_URL, ...SITE_ORIGINS.split(',').filter(Boolean), `http://127.0.0.1:${port}`];
}

/** Dev servers listen from this many ports above the site's. */
const devPorts = 200;

/**
 * Runs the whole site until Ctrl-C: builds what is stale, publishes it, starts API, simulators and gateway.
 * @param dev packages to serve from their sources, with hot reload; none for `npm start`
 */
export async function runSite(dev?: string[]) {
  const stops: (() => Promise<unknown>)[] = [];
  const end = async (code: number) => {
    for (const stop of stops.reverse()) await stop();
    process.exit(code);
  };
  const fail = (error: Error) => {
    console.error(error.message);
    return end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));

  try {
    const ports = await choosePorts(process.env);
    const supervisor = createSupervisor({ log: console.error, onFailedStart: (error) => void fail(error) });
    stops.push(supervisor.stop);
    progress('starting the database and the API…');
    startBackend(supervisor, ports);

    const fromSources: string[] = dev ? ['shell', ...dev] : [];
    const stale = staleBuilds(
      outputDir,
      browserPackages.filter((name) => !fromSources.includes(name)),
    );
    if (stale.length) await buildAndPublish(outputDir, stale, progress);
    else progress('every module is built and published');

    if (dev) progress(`compiling ${fromSources.join(', ')} for hot reload…`);
    // Webpack is only loaded when it is needed.
    const servers = dev && (await (await import('./dev-servers.ts')).startDevServers(dev, ports.site + devPorts));
    if (servers) stops.push(servers.stop);

    const apiUrl = `http://localhost:${ports.api}`;
    const config = siteConfigOf(process.env);
    const renderer = servers
      ? undefined
      : createRenderer({
          outputDir,
          apiUrl,
          config,
          onFailure: (route, error) => gateway.log.warn({ route, err: error }, 'page not rendered'),
        });
    if (renderer) stops.push(renderer.close);
    const gateway = await createGateway({
      outputDir,
      apiUrl,
      origins: publicOrigins(ports.site),
      config,
      renderer,
      hsts: process.env.NODE_ENV === 'production',
      trustProxy: process.env.GATEWAY_TRUST_PROXY === 'true',
      paymentOrigins: paymentOrigins(process.env, ports),
      overrides: servers?.overrides,
      log: { level: process.env.LOG_LEVEL ?? 'warn' },
    });
    stops.push(() => gateway.close());
    await apiIsUp(ports.api);
    await renderer?.warm(`http://localhost:${ports.site}`);
    await gateway.listen({ port: ports.site, host: process.env.HOST ?? 'localhost' });
    supervisor.keepAlive();
    progress('ready');
    console.log(`
  Idavuelta   http://localhost:${ports.site}
  API         http://localhost:${ports.api}/docs
  Mailbox     http://localhost:${ports.api}/dev/mailbox/page
  Customer    demo@idavuelta.test / demo1234
  Ctrl-C stops everything.
`);
  } catch (error) {
    await fail(error as Error);
  }
}
