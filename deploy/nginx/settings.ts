import { type GatewaySettings, gatewaySettings } from '../gateway/settings.ts';
import { outputDir } from '../output.ts';

/** Settings of nginx: the gateway's that affect visitors, plus addresses and folders. */
export interface NginxSettings
  extends Pick<GatewaySettings, 'apiLimits' | 'origins' | 'paymentOrigins' | 'config' | 'hsts'> {
  /** Public address for `listen`: a port, or an address with one. */
  listen: string;
  /** Files of the certificate and its key; when absent, TLS ends in front of nginx. */
  certificate?: { file: string; key: string };
  /** Load balancers in front, addresses or networks, whose `X-Forwarded-For` and `-Proto` are trusted. */
  balancers: string[];
  /** Address of the API for gateways, which nothing else must be able to reach. */
  internalListen: string;
  /** Folder with the published releases. */
  outputDir: string;
  logDir: string;
  /** Host and port of every gateway and every API process. */
  gateways: string[];
  apis: string[];
}

/** @throws Error with one line per invalid or missing variable */
export function nginxSettings(env: NodeJS.ProcessEnv): NginxSettings {
  const listOf = (name: string) => (env[name] ?? '').split(',').filter(Boolean);
  const [gateways, apis] = [listOf('GATEWAYS'), listOf('APIS')];
  const problems = Object.entries({ GATEWAYS: gateways, APIS: apis }).flatMap(([name, addresses]) => {
    if (!addresses.length) return [`${name} is required`];
    return addresses.filter((address) => !isOrigin(address)).map((address) => `${name}: "${address}" is no address`);
  });
  const { NGINX_CERTIFICATE: file, NGINX_CERTIFICATE_KEY: key } = env;
  if (Boolean(file) !== Boolean(key)) problems.push('NGINX_CERTIFICATE and NGINX_CERTIFICATE_KEY are given together');
  if (problems.length) throw new Error(problems.join('\n'));

  const { apiLimits, origins, paymentOrigins, config, hsts } = gatewaySettings({
    API_URL: apis[0],
    ...env,
    PORT: undefined,
  });
  return {
    listen: env.NGINX_LISTEN || (file ? '443' : '80'),
    ...(file && key && { certificate: { file, key } }),
    balancers: listOf('NGINX_BALANCERS'),
    internalListen: env.NGINX_INTERNAL_LISTEN || '127.0.0.1:3080',
    outputDir,
    logDir: env.NGINX_LOG_DIR || '/var/log/nginx',
    gateways: gateways.map(hostOf),
    apis: apis.map(hostOf),
    apiLimits,
    origins,
    paymentOrigins,
    config,
    hsts,
  };
}

const isOrigin = (address: string) => URL.canParse(address) && new URL(address).origin === address;

/** nginx requires the port even if it is the protocol's default. */
const hostOf = (address: string) => {
  const { hostname, port } = new URL(address);
  return `${hostname}:${port || 80}`;
};
