import { join } from 'node:path';
import { gatewaySettings } from '@idavuelta/deploy/gateway/settings.ts';
import { prepareGateway } from '@idavuelta/deploy/gateway/start.ts';
import { outputDir } from '@idavuelta/deploy/output.ts';
import { configuredMirror } from '@idavuelta/deploy/registry/configured-mirror.ts';
import { configuredStore } from '@idavuelta/deploy/registry/stores/configured-store.ts';
import type { SiteConfig } from '@idavuelta/deploy/site-config.ts';
import { browserPackages, root } from '../build/packages.ts';
import { apiIsUp, formOrigins, startBackend } from './backend.ts';
import { buildAndPublish, staleBuilds } from './builds.ts';
import { choosePorts, type Ports } from './ports.ts';
import { createSupervisor } from './supervisor.ts';

// What the processes below have compiled once is not compiled again by the next start.
process.env.NODE_COMPILE_CACHE ||= join(root, '.local/compiled');

const started = performance.now();
const progress = (line: string) => console.log(`[${((performance.now() - started) / 1000).toFixed(1)} s] ${line}`);

/** Outside production a page may take modules from this machine (`npm run override`). */
const developmentConfig = ({ NODE_ENV }: NodeJS.ProcessEnv): SiteConfig =>
  NODE_ENV === 'production' ? {} : { overrideOrigins: ['http://localhost:*'] };

/** What the environment says of the gateway; what it does not say is on this machine. */
function localGatewaySettings(env: NodeJS.ProcessEnv, ports: Ports) {
  const settings = gatewaySettings({
    HOST: 'localhost',
    LOG_LEVEL: 'warn',
    SITE_URL: `http://localhost:${ports.site}`,
    ...env,
    PORT: String(ports.site),
    API_URL: `http://localhost:${ports.api}`,
    SITE_ORIGINS: [env.SITE_ORIGINS, `http://127.0.0.1:${ports.site}`].filter(Boolean).join(),
    PAYMENT_FORM_ORIGINS: formOrigins(env, ports),
  });
  return { ...settings, config: { ...developmentConfig(env), ...settings.config } };
}

/** Dev servers listen from this many ports above the site's. */
const devPorts = 200;

/**
 * Runs the whole site until Ctrl-C: builds stale packages, publishes them, starts API, simulators and gateway.
 * @param command as it was given
 * @param dev packages to serve from their sources, with hot reload; none for `npm start`
 */
export async function runSite(command: string, dev?: string[]) {
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
    const ports = await choosePorts(process.env, command);
    const supervisor = createSupervisor({ log: console.error, onFailedStart: (error) => void fail(error) });
    stops.push(supervisor.stop);
    progress('starting the database and the API…');
    startBackend(supervisor, ports);

    const fromSources: string[] = dev ? ['shell', ...dev] : [];
    const mirror = await configuredMirror(process.env, outputDir, console.error);
    if (mirror) stops.push(async () => mirror.stop());
    const published = browserPackages.filter((name) => !fromSources.includes(name));
    const stale = mirror ? [] : staleBuilds(outputDir, published);
    if (mirror) {
      await mirror.start();
      progress('releases come from the bucket');
    } else if (stale.length) await buildAndPublish(outputDir, stale, progress);
    else progress('every module is built and published');

    if (dev) progress(`compiling ${fromSources.join(', ')} for hot reload…`);
    // Webpack is only loaded when it is needed.
    const servers = dev && (await (await import('./dev-servers.ts')).startDevServers(dev, ports.site + devPorts));
    if (servers) stops.push(servers.stop);

    const gateway = await prepareGateway({
      ...localGatewaySettings(process.env, ports),
      outputDir,
      store: await configuredStore(process.env, outputDir),
      fetchRelease: mirror?.fetchRelease,
      overrides: servers?.overrides,
    });
    stops.push(gateway.stop);
    await apiIsUp(ports.api);
    await gateway.listen();
    supervisor.keepAlive();
    progress('ready');
    console.log(`
  Idavuelta   http://localhost:${ports.site}
  API         http://localhost:${ports.api}/docs
  Mailbox     http://localhost:${ports.api}/dev/mailbox/page
  Customer    demo@idavuelta.test / demo1234
  Back office http://localhost:${ports.site}/back-office
              owner@idavuelta.test / de tu casa al evento, code: npm run staff-code
  Ctrl-C stops everything.
`);
  } catch (error) {
    await fail(error as Error);
  }
}
