import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. Files of a local installation are under `<root>/.local`. */
export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Address of the PostgreSQL server; without it an embedded one is started under `localDir`. */
  databaseUrl?: string;
  /** Name of the database on the embedded server. */
  databaseName: string;
  localDir: string;
  mediaDir: string;
  jwtSecret: string;
  /** How long a login is valid, in seconds. */
  loginSeconds: number;
  /** Address under which browsers and payment providers reach this API. */
  publicUrl: string;
  /** Address of the web site that mails link to when the request came from no allowed origin. */
  siteUrl: string;
  /** Origins of web sites that are allowed besides `siteUrl` and the hosts of the channels. */
  extraOrigins: string[];
  smtpUrl?: string;
  mailFrom: string;
  /** How long an unpaid order holds its seats, in seconds. */
  holdSeconds: number;
  /** The same for an order that is paid by bank transfer. */
  transferHoldSeconds: number;
  webpay?: { baseUrl: string; commerceCode: string; apiKey: string; timeoutMs: number };
  /** Calls per minute that the rate-limited routes accept from one IP address and for one account. */
  rateLimit: { perAddress: number; perAccount: number };
  /** Proxies whose `X-Forwarded-For` header is trusted, as Fastify's `trustProxy` takes them. */
  trustProxy: string;
  logLevel: string;
}

type Env = Record<string, string | undefined>;

/** Reads and checks the environment. @throws Error whose message has one line for each wrong variable */
export function readConfig(env: Env = process.env): Config {
  const problems: string[] = [];
  const production = env.NODE_ENV === 'production';

  const whole = (names: string[], fallback: number) => {
    const name = names.find((candidate) => env[candidate]);
    if (!name) return fallback;
    const value = Number(env[name]);
    if (!Number.isInteger(value) || value < 0) problems.push(`${name} must be a whole number, not "${env[name]}"`);
    return value;
  };
  const address = (name: string, fallback: string) => {
    const value = env[name] || fallback;
    if (!URL.canParse(value)) problems.push(`${name} must be an address such as ${fallback || 'https://example.org'}`);
    return value.replace(/\/$/, '');
  };
  const required = (name: string, fallback: () => string) => {
    const value = env[name];
    if (value) return value;
    if (production) problems.push(`${name} is required in production`);
    return production ? '' : fallback();
  };

  const localDir = env.LOCAL_DIR || join(repositoryRoot, '.local');
  const port = whole(['PORT', 'API_PORT'], 3001);
  const webpayUrl = address('WEBPAY_BASE_URL', 'http://localhost:3010');
  const webpayIsReal = new URL(URL.canParse(webpayUrl) ? webpayUrl : 'http://x').hostname.endsWith('transbank.cl');
  // Developers and tests log in far more often than visitors do.
  const rateLimitFactor = production ? 1 : 50;

  const config: Config = {
    production,
    port,
    host: env.HOST || (production ? '0.0.0.0' : 'localhost'),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseName: env.DATABASE_NAME || 'idavuelta',
    localDir,
    mediaDir: env.MEDIA_DIR || join(localDir, 'media'),
    jwtSecret: required('JWT_SECRET', () => localSecret(localDir)),
    loginSeconds: whole(['LOGIN_SECONDS'], 24 * 3600),
    publicUrl: address('API_PUBLIC_URL', `http://localhost:${port}`),
    siteUrl: address('SITE_URL', 'http://localhost:3000'),
    extraOrigins: (env.SITE_ORIGINS || '').split(',').filter(Boolean),
    smtpUrl: required('SMTP_URL', () => '') || undefined,
    mailFrom: env.MAIL_FROM || 'Idavuelta <hola@idavuelta.pe>',
    holdSeconds: whole(['HOLD_SECONDS'], 15 * 60),
    transferHoldSeconds: whole(['TRANSFER_HOLD_SECONDS'], 48 * 3600),
    webpay: {
      baseUrl: webpayUrl,
      // The codes that the provider publishes for its integration environment.
      commerceCode: env.WEBPAY_COMMERCE_CODE || '597055555532',
      apiKey: env.WEBPAY_API_KEY || '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C',
      timeoutMs: whole(['WEBPAY_TIMEOUT_MS'], 10_000),
    },
    rateLimit: {
      perAddress: whole(['RATE_LIMIT_PER_ADDRESS'], 60 * rateLimitFactor),
      perAccount: whole(['RATE_LIMIT_PER_ACCOUNT'], 20 * rateLimitFactor),
    },
    trustProxy: env.TRUST_PROXY || 'loopback',
    logLevel: env.LOG_LEVEL || 'info',
  };

  if (webpayIsReal && !env.WEBPAY_API_KEY) problems.push('WEBPAY_API_KEY is required with the real Webpay');
  if (production && !env.WEBPAY_BASE_URL) config.webpay = undefined;
  if (config.jwtSecret && config.jwtSecret.length < 32) problems.push('JWT_SECRET needs at least 32 characters');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}

/** A secret made once and saved under `.local`, so that logins survive a restart in development. */
function localSecret(localDir: string) {
  const file = join(localDir, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(localDir, { recursive: true });
    try {
      // wx fails when the file exists: of two processes that start together one writes, and both read the same secret.
      writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
      chmodSync(file, 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8');
}
