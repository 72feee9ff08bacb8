import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CountryCode } from '@idavuelta/shared/contracts';
import type { PoolLimits } from '../database/pool.ts';
import type { ReplicaOptions } from '../database/replica-watch.ts';
import { type Env, isDevelopment, readVariables } from './config-variables.ts';
import { type DispatchConfig, readDispatchConfig } from './dispatch-config.ts';
import { type FiscalConfig, readFiscalConfig } from './fiscal/fiscal-config.ts';
import { localSecret } from './local-secret.ts';
import { type MediaBucket, readMediaBucket } from './media-config.ts';
import { type PaymentConfig, readPaymentConfig } from './payments/payments-config.ts';
import { type EstimateSettings, readPickUpConfig } from './pick-up-config.ts';
import { type RequestCosts, readRequestCosts } from './request-costs-config.ts';
import { makeTicketKey, readTicketKeys, type TicketKeys } from './ticket-keys.ts';
import { withoutSlash } from './variable-types.ts';
import { readWaitingRoomConfig, type WaitingRoomConfig } from './waiting-room-config.ts';
import { readWalletConfig, type WalletConfig } from './wallet-config.ts';

/** Root of the repository. A local installation keeps its files in `<root>/.local`. */
export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const defaultLocalDir = join(repositoryRoot, '.local');

export interface DatabaseConfig {
  /** URL of the PostgreSQL server; when absent, an embedded one is started under `localDir`. */
  databaseUrl?: string;
  databaseName: string;
  localDir: string;
}

export interface NominatimSettings {
  /** URL of the service, without `/search`. */
  url: string;
  /** API key of a hosted service. */
  key?: string;
  timeoutMs: number;
  /** Identifies us: the public service requires a contact address. */
  userAgent: string;
}

/** Hours around a departure within which its tickets admit. */
export interface AdmissionHours {
  /** Before the first known pick-up, or else before the event begins. */
  before: number;
  /** After the end of the event, unless staff has set a later arrival at home. */
  after: number;
}

export interface Config extends DatabaseConfig, PaymentConfig {
  /** Whether the mode is development, which enables the mailbox, the documentation page and generous limits. */
  development: boolean;
  /** What the process does: serve requests, run jobs, or both. */
  role: 'api' | 'worker' | 'all';
  port: number;
  host: string;
  /** Database URL for sessions, used by migrations and jobs; differs from `databaseUrl` behind a transaction pooler. */
  databaseSessionUrl?: string;
  databaseLimits: Required<Omit<PoolLimits, 'lockTimeoutMs'>>;
  /** A streaming replica for reads that may be a moment old. */
  databaseReplica?: ReplicaOptions;
  mediaDir: string;
  /** Bucket for customers' pictures, instead of `mediaDir`. */
  mediaBucket?: MediaBucket;
  jwtSecret: string;
  /** A second secret whose logins are accepted: the next or previous one while secrets are being rotated. */
  otherJwtSecret?: string;
  ticketKeys: TicketKeys;
  loginSeconds: number;
  /** URL under which browsers and payment providers reach this API. */
  publicUrl: string;
  /** Site that mails link to when the request came from no allowed origin. */
  siteUrl: string;
  /** Allowed origins besides `siteUrl` and the hosts of channels. */
  extraOrigins: string[];
  smtpUrl?: string;
  mailFrom: string;
  /** Address of the company that receives a copy of every sheet of the complaints book. */
  complaintsMail?: string;
  /** Address under which the pages of `docs/` are, for the links of the back office. */
  docsUrl?: string;
  /** How long an unpaid order holds its seats, in seconds. */
  holdSeconds: number;
  /** How long a buyer can renew the hold of a card order, in seconds since it was placed. */
  maxHoldSeconds: number;
  /** How long an order keeps its seats after its hold expired while its provider has not decided, in seconds. */
  holdGraceSeconds: number;
  /** How long an order holds its seats while awaiting a bank transfer, in seconds. */
  transferHoldSeconds: number;
  /** A shorter hold for buyers who have never paid anything, in seconds. */
  transferFirstHoldSeconds: number;
  /** Largest share of a departure's seats that orders awaiting a transfer may hold: 0.3 is three tenths. */
  transferHoldShare: number;
  /** How long returned seats are reserved for a waiting list entry, in seconds; half of it until the link is opened. */
  waitingHoldSeconds: number;
  /** Maximum number of concurrent offers per network. */
  offersPerNetwork: number;
  /** Queues in front of sales. */
  waitingRooms: WaitingRoomConfig;
  /** Valkey or Redis for values that many visitors change at once; they are in PostgreSQL when absent or lost. */
  valkeyUrl?: string;
  /** When tickets admit. */
  admission: AdmissionHours;
  /** Handling of orders placed on a preview of a release. */
  previewOrders: 'refuse' | 'mark';
  /** Whether tickets are on hold while their order is flagged for a chargeback. */
  chargebackHoldsTickets: boolean;
  /**
   * Number of days during which providers are queried again about attempts that may have been charged without our
   * knowledge.
   */
  reconcileDays: number;
  /** Age in days above which exchange rates are not used. */
  rateMaxAgeDays: number;
  /** How tax authorities are reached. */
  fiscal: FiscalConfig;
  /** Tax included in prices, in percent by country, for report columns. */
  taxPercent: Record<CountryCode, number>;
  /** Approximate costs of private events for the company. */
  requestCosts: RequestCosts;
  /** Settings for estimating pick-up windows. */
  pickUps: EstimateSettings;
  /** Services used to plan trips. */
  dispatch: DispatchConfig;
  /** Geocoder for address suggestions; when absent, our own gazetteer is used. */
  geocoder?: NominatimSettings;
  /** Apple Wallet passes; absent when disabled. */
  wallet?: WalletConfig;
  /** Calls per minute that rate-limited routes accept per IP address and per account. */
  rateLimit: { perAddress: number; perAccount: number };
  /** Calls per minute that the API of staff accepts per API token. */
  tokenCallsPerMinute: number;
  /** Hosts in the own network that webhooks may be sent to. */
  webhookOwnHosts: string[];
  /** Failed logins per account and hour, over all visitors, from which attempts are delayed. */
  loginFailures: number;
  /** Maximum number of unpaid orders, and of tickets in them, per customer. */
  maxUnpaid: { orders: number; tickets: number };
  /** TTL of cached responses that are not invalidated. */
  responseCacheMs: number;
  /** Time limit for receiving a request. */
  requestTimeoutMs: number;
  /** Event loop delay above which requests are rejected; 0 disables this. */
  maxDelayMs: number;
  /** Proxies whose `X-Forwarded-For` header is trusted, in the format of Fastify's `trustProxy`. */
  trustProxy: string;
  /** Seconds of a blocked event loop after which the process exits; 0 for no limit. */
  stallLimitSeconds: number;
  logLevel: string;
}

/**
 * Reads and validates the environment.
 * @throws Error with one line per invalid variable and, in production, per missing one
 */
export function readConfig(env: Env = process.env): Config {
  const development = isDevelopment(env);
  const variables = readVariables(env);
  const localDir = variables.LOCAL_DIR ?? defaultLocalDir;
  const port = variables.PORT ?? variables.API_PORT;
  const publicUrl = withoutSlash(variables.API_PUBLIC_URL ?? `http://localhost:${port}`);
  // Developers and tests log in and order far more often than visitors.
  const limitFactor = development ? 50 : 1;

  return {
    development,
    role: variables.ROLE,
    port,
    host: variables.HOST ?? (development ? 'localhost' : '0.0.0.0'),
    ...readDatabaseConfig(env),
    databaseSessionUrl: variables.DATABASE_SESSION_URL,
    databaseLimits: {
      max: variables.DATABASE_POOL_SIZE,
      connectTimeoutMs: variables.DATABASE_CONNECT_TIMEOUT_MS,
      queryTimeoutMs: variables.DATABASE_QUERY_TIMEOUT_MS,
    },
    databaseReplica: variables.DATABASE_REPLICA_URL
      ? { url: variables.DATABASE_REPLICA_URL, maxDelayMs: variables.REPLICA_MAX_DELAY_MS }
      : undefined,
    localDir,
    mediaDir: variables.MEDIA_DIR ?? join(localDir, 'media'),
    mediaBucket: readMediaBucket(variables),
    jwtSecret: variables.JWT_SECRET ?? localSecret(localDir, 'jwt-secret', () => randomBytes(32).toString('hex')),
    otherJwtSecret: variables.JWT_OTHER_SECRET,
    ticketKeys: readTicketKeys({
      signingKeys: (variables.TICKET_SIGNING_KEY ?? localSecret(localDir, 'ticket-signing-key', makeTicketKey))
        .split(',')
        .filter(Boolean),
      publicKeys: variables.TICKET_PUBLIC_KEYS.split(',').filter(Boolean),
    }),
    loginSeconds: variables.LOGIN_SECONDS,
    publicUrl,
    siteUrl: withoutSlash(variables.SITE_URL),
    extraOrigins: variables.SITE_ORIGINS.split(',').filter(Boolean),
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    complaintsMail: variables.COMPLAINTS_MAIL,
    docsUrl: variables.DOCS_URL ?? (development ? `${publicUrl}/dev/docs` : undefined),
    holdSeconds: variables.HOLD_SECONDS,
    maxHoldSeconds: variables.HOLD_MAX_SECONDS,
    holdGraceSeconds: variables.HOLD_GRACE_SECONDS,
    transferHoldSeconds: variables.TRANSFER_HOLD_SECONDS,
    transferFirstHoldSeconds:
      variables.TRANSFER_HOLD_FIRST_HOURS !== undefined || !development
        ? (variables.TRANSFER_HOLD_FIRST_HOURS ?? 6) * 3600
        : variables.TRANSFER_HOLD_SECONDS,
    transferHoldShare: variables.TRANSFER_HOLD_SHARE ?? (development ? 1 : 0.3),
    waitingHoldSeconds: variables.WAITING_HOLD_SECONDS,
    offersPerNetwork: variables.WAITING_OFFERS_PER_NETWORK,
    waitingRooms: readWaitingRoomConfig(variables, { development, localDir }),
    valkeyUrl: variables.VALKEY_URL,
    admission: { before: variables.CHECK_HOURS_BEFORE, after: variables.CHECK_HOURS_AFTER },
    previewOrders: variables.PREVIEW_ORDERS,
    chargebackHoldsTickets: variables.CHARGEBACK_HOLDS_TICKETS,
    reconcileDays: variables.RECONCILE_DAYS,
    rateMaxAgeDays: variables.RATE_MAX_AGE_DAYS,
    requestCosts: readRequestCosts(variables),
    taxPercent: { PE: variables.TAX_PERCENT_PE, CL: variables.TAX_PERCENT_CL, ES: variables.TAX_PERCENT_ES },
    fiscal: readFiscalConfig(variables),
    ...readPaymentConfig(variables, development),
    pickUps: readPickUpConfig(variables),
    dispatch: readDispatchConfig(variables),
    geocoder: variables.GEOCODER_URL
      ? {
          url: withoutSlash(variables.GEOCODER_URL),
          key: variables.GEOCODER_KEY,
          timeoutMs: variables.GEOCODER_TIMEOUT_MS,
          userAgent: `Idavuelta (${variables.MAIL_FROM})`,
        }
      : undefined,
    wallet: readWalletConfig(variables),
    rateLimit: {
      perAddress: variables.RATE_LIMIT_PER_ADDRESS ?? 60 * limitFactor,
      perAccount: variables.RATE_LIMIT_PER_ACCOUNT ?? 20 * limitFactor,
    },
    tokenCallsPerMinute: variables.RATE_LIMIT_PER_TOKEN,
    webhookOwnHosts: variables.WEBHOOK_OWN_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    loginFailures: variables.LOGIN_FAILURES ?? 50 * limitFactor,
    maxUnpaid: {
      orders: variables.MAX_UNPAID_ORDERS ?? 3 * limitFactor,
      tickets: variables.MAX_UNPAID_TICKETS ?? 20 * limitFactor,
    },
    responseCacheMs: variables.RESPONSE_CACHE_MS,
    requestTimeoutMs: variables.REQUEST_TIMEOUT_MS,
    maxDelayMs: variables.MAX_DELAY_MS,
    trustProxy: variables.TRUST_PROXY,
    stallLimitSeconds: variables.STALL_LIMIT_SECONDS ?? (env.NODE_ENV === 'test' ? 0 : 15),
    logLevel: variables.LOG_LEVEL,
  };
}

/** Reads the configuration of a command that only uses the database and needs none of the site's secrets. */
export function readDatabaseConfig(env: Env = process.env): DatabaseConfig {
  if (env.NODE_ENV === 'production' && !env.DATABASE_URL) throw new Error('DATABASE_URL is required in production');
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    databaseName: env.DATABASE_NAME || 'idavuelta',
    localDir: env.LOCAL_DIR || defaultLocalDir,
  };
}
