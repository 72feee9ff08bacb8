import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CountryCode } from '@idavuelta/shared/contracts';
import type { PoolLimits } from '../database/pool.ts';
import { type Env, isDevelopment, readVariables } from './config-variables.ts';
import { type DispatchConfig, readDispatchConfig } from './dispatch-config.ts';
import { localSecret } from './local-secret.ts';
import { type MediaBucket, readMediaBucket } from './media-config.ts';
import { type PaymentConfig, readPaymentConfig } from './payments/payments-config.ts';
import { type EstimateSettings, readPickUpConfig } from './pick-up-config.ts';
import { type RequestCosts, readRequestCosts } from './request-costs-config.ts';
import { makeTicketKey, readTicketKeys, type TicketKeys } from './ticket-keys.ts';
import { withoutSlash } from './variable-types.ts';
import { readWalletConfig, type WalletConfig } from './wallet-config.ts';

/** Root of the repository. Files of a local installation are under `<root>/.local`. */
export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const defaultLocalDir = join(repositoryRoot, '.local');

export interface DatabaseConfig {
  /** Address of the PostgreSQL server; without it an embedded one is started under `localDir`. */
  databaseUrl?: string;
  /** Name of the database on the embedded server. */
  databaseName: string;
  localDir: string;
}

export interface NominatimSettings {
  /** Address of the service, without `/search`. */
  url: string;
  /** What a hosted service wants to know us by. */
  key?: string;
  timeoutMs: number;
  /** Who we are: the public service asks for an address of contact. */
  userAgent: string;
}

/** Hours around a departure within which its tickets admit. */
export interface AdmissionHours {
  /** Before the first pick-up that is known; without one, before the event begins. */
  before: number;
  /** After the event's end, unless staff has set a later time home. */
  after: number;
}

export interface Config extends DatabaseConfig, PaymentConfig {
  /** True when the mode is set to development: the mailbox, the documents page and generous limits are on. */
  development: boolean;
  /** What the process does: answer requests, work on jobs, or both. */
  role: 'api' | 'worker' | 'all';
  port: number;
  host: string;
  /** Where sessions are kept open, for migrations and jobs; differs from `databaseUrl` behind a pooler of transactions. */
  databaseSessionUrl?: string;
  databaseLimits: Required<Omit<PoolLimits, 'lockTimeoutMs'>>;
  mediaDir: string;
  /** Where pictures of customers are instead of in `mediaDir`. */
  mediaBucket?: MediaBucket;
  jwtSecret: string;
  /** Logins that it signed are accepted too: the next secret, or the one before, while one replaces the other. */
  otherJwtSecret?: string;
  ticketKeys: TicketKeys;
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
  /** How long after it was placed a buyer may renew the hold of an order paid by card, in seconds. */
  maxHoldSeconds: number;
  /** How long an order keeps its seats after its hold has ended, while its provider has not decided, in seconds. */
  holdGraceSeconds: number;
  /** How long an order holds its seats while a bank transfer is awaited, in seconds. */
  transferHoldSeconds: number;
  /** The same for a buyer who has not paid anything yet, where that is shorter. */
  transferFirstHoldSeconds: number;
  /** Of the seats of a departure, how much orders that wait for a transfer hold at most: 0.3 is three tenths. */
  transferHoldShare: number;
  /** How long seats that return are kept for who was waiting for them, in seconds; half of it until the link is opened. */
  waitingHoldSeconds: number;
  /** For how many people of one network seats are kept at a time. */
  offersPerNetwork: number;
  /** When tickets admit. */
  admission: AdmissionHours;
  /** What becomes of orders that are placed on the preview of a release. */
  previewOrders: 'refuse' | 'mark';
  /** Tickets whose charge a bank took back let nobody ride while the order is flagged for it. */
  chargebackHoldsTickets: boolean;
  /** How many days providers are asked again about attempts to pay that may have been charged without our knowing. */
  reconcileDays: number;
  /** Exchange rates set longer ago, in days, are not charged at. */
  rateMaxAgeDays: number;
  /** The tax contained in prices, in percent, by country: for the columns of reports. */
  taxPercent: Record<CountryCode, number>;
  /** What private events cost the company, roughly. */
  requestCosts: RequestCosts;
  /** What pick-up windows are estimated from. */
  pickUps: EstimateSettings;
  /** Services that trips are planned with. */
  dispatch: DispatchConfig;
  /** Where addresses are looked for while they are typed; absent for our own gazetteer. */
  geocoder?: NominatimSettings;
  /** Passes for Apple Wallet; absent where they are off. */
  wallet?: WalletConfig;
  /** Calls per minute that the rate-limited routes accept from one IP address and for one account. */
  rateLimit: { perAddress: number; perAccount: number };
  /** Failed logins of one account within an hour, from all visitors, after which further ones are slowed down. */
  loginFailures: number;
  /** Most orders, and tickets in them, that one customer may hold without having paid. */
  maxUnpaid: { orders: number; tickets: number };
  /** How long a response is kept in memory that nobody says has changed. */
  responseCacheMs: number;
  /** How long a request may take to arrive. */
  requestTimeoutMs: number;
  /** How late the process may be with its work before it turns requests away; at 0 it turns none away. */
  maxDelayMs: number;
  /** Proxies whose `X-Forwarded-For` header is trusted, as Fastify's `trustProxy` takes them. */
  trustProxy: string;
  /** Seconds for which the event loop may stand still before the process ends; 0: however long. */
  stallLimitSeconds: number;
  logLevel: string;
}

/**
 * Reads and checks the environment.
 * @throws Error with one line for each wrong variable, and in production for each missing one
 */
export function readConfig(env: Env = process.env): Config {
  const development = isDevelopment(env);
  const variables = readVariables(env);
  const localDir = variables.LOCAL_DIR ?? defaultLocalDir;
  const port = variables.PORT ?? variables.API_PORT;
  // Developers and tests log in and order far more often than visitors do.
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
    publicUrl: withoutSlash(variables.API_PUBLIC_URL ?? `http://localhost:${port}`),
    siteUrl: withoutSlash(variables.SITE_URL),
    extraOrigins: variables.SITE_ORIGINS.split(',').filter(Boolean),
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
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
    admission: { before: variables.CHECK_HOURS_BEFORE, after: variables.CHECK_HOURS_AFTER },
    previewOrders: variables.PREVIEW_ORDERS,
    chargebackHoldsTickets: variables.CHARGEBACK_HOLDS_TICKETS,
    reconcileDays: variables.RECONCILE_DAYS,
    rateMaxAgeDays: variables.RATE_MAX_AGE_DAYS,
    requestCosts: readRequestCosts(variables),
    taxPercent: { PE: variables.TAX_PERCENT_PE, CL: variables.TAX_PERCENT_CL, ES: variables.TAX_PERCENT_ES },
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

/** What a command needs that only works on the database, and so starts without the secrets of the site. */
export function readDatabaseConfig(env: Env = process.env): DatabaseConfig {
  if (env.NODE_ENV === 'production' && !env.DATABASE_URL) throw new Error('DATABASE_URL is required in production');
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    databaseName: env.DATABASE_NAME || 'idavuelta',
    localDir: env.LOCAL_DIR || defaultLocalDir,
  };
}
