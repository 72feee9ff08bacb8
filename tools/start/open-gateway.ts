import { join } from 'node:path';
import { localWaitingRoomKey } from '@idavuelta/api/config/waiting-room-config.ts';
import { gatewaySettings } from '@idavuelta/deploy/gateway/settings.ts';
import { prepareGateway } from '@idavuelta/deploy/gateway/start.ts';
import { outputDir } from '@idavuelta/deploy/output.ts';
import { configuredMirror } from '@idavuelta/deploy/registry/configured-mirror.ts';
import type { SiteConfig } from '@idavuelta/deploy/site-config.ts';
import { browserPackages, root } from '../build/packages.ts';
import { formOrigins } from './backend.ts';
import { buildAndPublish, staleBuilds } from './builds.ts';
import type { Ports } from './ports.ts';

/** Outside production a page may load modules from this machine (`npm run override`). */
const developmentConfig = ({ NODE_ENV }: NodeJS.ProcessEnv): SiteConfig =>
  NODE_ENV === 'production' ? {} : { overrideOrigins: ['http://localhost:*'] };

/** Reads the gateway's settings from the environment; anything not set is on this machine. */
function localGatewaySettings(env: NodeJS.ProcessEnv, ports: Ports) {
  const settings = gatewaySettings({
    HOST: 'localhost',
    LOG_LEVEL: 'warn',
    WAITING_ROOM_KEY: localWaitingRoomKey(env.LOCAL_DIR || join(root, '.local')),
    SITE_URL: `http://localhost:${ports.site}`,
    ...env,
    PORT: String(ports.site),
    API_URL: `http://localhost:${ports.api}`,
    SITE_ORIGINS: [env.SITE_ORIGINS, `http://127.0.0.1:${ports.site}`].filter(Boolean).join(),
    PAYMENT_FORM_ORIGINS: formOrigins(env, ports),
  });
  return { ...settings, config: { ...developmentConfig(env), ...settings.config } };
}

/** Offset of the dev servers' ports from the site's. */
const devPorts = 200;

interface SiteParts {
  ports: Ports;
  /** Packages to serve from their sources, with hot reload. */
  dev?: string[] | undefined;
  progress: (line: string) => void;
  /** Receives a function that stops each started part. */
  stops: (() => Promise<unknown>)[];
}

/** Builds and publishes stale packages, or takes releases from the bucket, and creates the site's gateway. */
export async function openGateway({ ports, dev, progress, stops }: SiteParts) {
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
  // Webpack is loaded only on demand.
  const servers = dev && (await (await import('./dev-servers.ts')).startDevServers(dev, ports.site + devPorts));
  if (servers) stops.push(servers.stop);

  const gateway = await prepareGateway({
    ...localGatewaySettings(process.env, ports),
    outputDir,
    fetchRelease: mirror?.fetchRelease,
    overrides: servers?.overrides,
  });
  stops.push(gateway.stop);
  return gateway;
}
