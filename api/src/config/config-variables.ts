import { type Static, Type } from '@fastify/type-provider-typebox';
import { type EnvSchemaOpt, envSchema } from 'env-schema';
import { dispatchVariables } from './dispatch-config.ts';
import { fiscalVariables } from './fiscal/fiscal-config.ts';
import { mediaVariables } from './media-config.ts';
import { paymentVariables } from './payments/payments-config.ts';
import { address, count, optional, text } from './variable-types.ts';
import { waitingRoomVariables } from './waiting-room-config.ts';
import { isWeakSecret } from './weak-secret.ts';

/** Every environment variable that the API reads, by name; `.env.example` documents them. */
const variables = {
  NODE_ENV: optional(text()),
  ROLE: Type.Unsafe<'api' | 'worker' | 'all'>({ type: 'string', enum: ['api', 'worker', 'all'], default: 'all' }),
  PORT: optional(count()),
  API_PORT: count({ default: 3001 }),
  HOST: optional(text()),
  DATABASE_URL: optional(address()),
  DATABASE_NAME: text({ default: 'idavuelta' }),
  DATABASE_SESSION_URL: optional(address()),
  DATABASE_REPLICA_URL: optional(address()),
  REPLICA_MAX_DELAY_MS: count({ minimum: 100, default: 2000 }),
  DATABASE_POOL_SIZE: count({ minimum: 1, default: 10 }),
  DATABASE_CONNECT_TIMEOUT_MS: count({ minimum: 1, default: 3000 }),
  DATABASE_QUERY_TIMEOUT_MS: count({ minimum: 1, default: 5000 }),
  LOCAL_DIR: optional(text()),
  MEDIA_DIR: optional(text()),
  ...mediaVariables,
  JWT_SECRET: optional(text({ minLength: 32 })),
  JWT_OTHER_SECRET: optional(text({ minLength: 32 })),
  TICKET_SIGNING_KEY: optional(text()),
  TICKET_PUBLIC_KEYS: text({ default: '' }),
  LOGIN_SECONDS: count({ default: 24 * 3600 }),
  API_PUBLIC_URL: optional(address()),
  SITE_URL: address({ default: 'http://localhost:3000' }),
  SITE_ORIGINS: text({ default: '' }),
  SMTP_URL: optional(address()),
  MAIL_FROM: text({ default: 'Idavuelta <hola@idavuelta.pe>' }),
  COMPLAINTS_MAIL: optional(text()),
  DOCS_URL: optional(address()),
  HOLD_SECONDS: count({ default: 15 * 60 }),
  HOLD_MAX_SECONDS: count({ default: 3600 }),
  HOLD_GRACE_SECONDS: count({ default: 5 * 60 }),
  TRANSFER_HOLD_SECONDS: count({ default: 48 * 3600 }),
  TRANSFER_HOLD_FIRST_HOURS: optional(count({ minimum: 1 })),
  TRANSFER_HOLD_SHARE: optional(Type.Number({ minimum: 0, maximum: 1 })),
  WAITING_HOLD_SECONDS: count({ minimum: 60, default: 30 * 60 }),
  WAITING_OFFERS_PER_NETWORK: count({ minimum: 1, default: 8 }),
  ...waitingRoomVariables,
  VALKEY_URL: optional(address()),
  CHECK_HOURS_BEFORE: count({ default: 12 }),
  CHECK_HOURS_AFTER: count({ default: 6 }),
  PREVIEW_ORDERS: Type.Unsafe<'refuse' | 'mark'>({ type: 'string', enum: ['refuse', 'mark'], default: 'refuse' }),
  CHARGEBACK_HOLDS_TICKETS: Type.Boolean({ default: true }),
  RECONCILE_DAYS: count({ minimum: 1, default: 3 }),
  RATE_MAX_AGE_DAYS: count({ minimum: 1, default: 7 }),
  TAX_PERCENT_PE: Type.Number({ minimum: 0, maximum: 50, default: 18 }),
  TAX_PERCENT_CL: Type.Number({ minimum: 0, maximum: 50, default: 19 }),
  TAX_PERCENT_ES: Type.Number({ minimum: 0, maximum: 50, default: 10 }),
  REQUEST_VAN_SEATS: count({ minimum: 1, default: 15 }),
  REQUEST_VAN_COST_PE: Type.Number({ minimum: 0, default: 480 }),
  REQUEST_VAN_COST_CL: Type.Number({ minimum: 0, default: 120_000 }),
  REQUEST_VAN_COST_ES: Type.Number({ minimum: 0, default: 260 }),
  REQUEST_SEAT_COST_PE: Type.Number({ minimum: 0, default: 5 }),
  REQUEST_SEAT_COST_CL: Type.Number({ minimum: 0, default: 1200 }),
  REQUEST_SEAT_COST_ES: Type.Number({ minimum: 0, default: 2 }),
  ...paymentVariables,
  ...fiscalVariables,
  PICK_UP_CITY_SPEEDS: text({ default: '0=34,6=20,10=24,16=17,21=28' }),
  PICK_UP_CITY_KM: count({ default: 20 }),
  PICK_UP_ROAD_SPEED: count({ minimum: 1, default: 70 }),
  PICK_UP_ROAD_FACTOR: Type.Number({ minimum: 1, default: 1.35 }),
  PICK_UP_ROUND_MINUTES: count({ default: 40 }),
  PICK_UP_EARLY_MINUTES: count({ default: 45 }),
  PICK_UP_BOARDING_MINUTES: count({ default: 20 }),
  PICK_UP_STOP_MINUTES: count({ default: 2 }),
  PICK_UP_WAIT_MINUTES: count({ default: 5 }),
  PLAN_MOVE_MINUTES: count({ default: 5 }),
  ...dispatchVariables,
  GEOCODER_URL: optional(address()),
  GEOCODER_KEY: optional(text()),
  GEOCODER_TIMEOUT_MS: count({ minimum: 1, default: 1500 }),
  WALLET_PASS_TYPE_ID: optional(text()),
  WALLET_TEAM_ID: optional(text()),
  WALLET_CERTIFICATE: optional(text()),
  WALLET_KEY: optional(text()),
  WALLET_KEY_PASSPHRASE: optional(text()),
  WALLET_APPLE_CERTIFICATE: optional(text()),
  RATE_LIMIT_PER_ADDRESS: optional(count()),
  RATE_LIMIT_PER_ACCOUNT: optional(count()),
  RATE_LIMIT_PER_TOKEN: count({ minimum: 1, default: 300 }),
  WEBHOOK_OWN_HOSTS: text({ default: '' }),
  LOGIN_FAILURES: optional(count({ minimum: 1 })),
  MAX_UNPAID_ORDERS: optional(count({ minimum: 1 })),
  MAX_UNPAID_TICKETS: optional(count({ minimum: 1 })),
  RESPONSE_CACHE_MS: count({ minimum: 1, default: 5000 }),
  REQUEST_TIMEOUT_MS: count({ minimum: 1, default: 10_000 }),
  MAX_DELAY_MS: count({ default: 2000 }),
  TRUST_PROXY: text({ default: 'loopback' }),
  STALL_LIMIT_SECONDS: optional(count()),
  LOG_LEVEL: text({ default: 'info' }),
};

/**
 * Without these, production would lose data, accept forged logins and tickets, or send visitors to a developer's
 * machine.
 */
const requiredInProduction = [
  'DATABASE_URL',
  'JWT_SECRET',
  'TICKET_SIGNING_KEY',
  'API_PUBLIC_URL',
  'SMTP_URL',
  'SITE_URL',
] as const;

/** Secrets generated by us rather than by a provider. */
const ownSecrets = ['JWT_SECRET', 'JWT_OTHER_SECRET', 'WAITING_ROOM_KEY'] as const;

export const variableNames = Object.keys(variables);

export type Env = Record<string, string | undefined>;
const schema = Type.Object(variables);

/** Development must be explicit: a process without a mode is protected like production. */
export const isDevelopment = (env: Env) => env.NODE_ENV === 'development' || env.NODE_ENV === 'test';

// A default would hide that a required variable is missing.
const withoutDefaults = Object.fromEntries(
  requiredInProduction.map((name) => [name, { ...variables[name], default: undefined }]),
);
const developmentSchema = { type: 'object', properties: variables };
const productionSchema = {
  type: 'object',
  required: requiredInProduction,
  properties: { ...variables, ...withoutDefaults },
};

/** Validates the environment. Empty variables count as missing. @throws Error with one line per invalid variable */
export function readVariables(env: Env): Static<typeof schema> {
  const data = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  if (isDevelopment(env)) return checked(data, developmentSchema);
  const read = checked(data, productionSchema);
  const weak = ownSecrets.filter((name) => read[name] && isWeakSecret(read[name]));
  if (weak.length > 0)
    throw new Error(weak.map((name) => `${name} is easy to guess: openssl rand -hex 32 makes one`).join('\n'));
  return read;
}

type OwnAjv = Extract<EnvSchemaOpt['ajv'], { customOptions: unknown }>;

// Reused, because each Ajv instance compiles the schemas again, which takes 50 ms.
let ajv: ReturnType<OwnAjv['customOptions']> | undefined;

function checked(data: Env, ofMode: object) {
  try {
    return envSchema<Static<typeof schema>>({
      env: false,
      data,
      schema: ofMode,
      ajv: ajv ?? {
        customOptions: (made) => (ajv = made.addFormat('address', (value: string) => URL.canParse(value))),
      },
    });
  } catch (error) {
    const problems = (error as { errors?: Problem[] }).errors;
    throw problems ? new Error(problems.map(toLine).join('\n')) : error;
  }
}

interface Problem {
  instancePath: string;
  keyword: string;
  message?: string;
  params: { missingProperty?: string; allowedValues?: string[] };
}

function toLine({ instancePath, keyword, message, params }: Problem) {
  const name = instancePath.slice(1);
  if (keyword === 'required') return `${params.missingProperty} is required in production`;
  if (keyword === 'type' || keyword === 'minimum') return `${name} must be a whole number`;
  if (keyword === 'format') return `${name} must be an address such as https://example.org`;
  if (keyword === 'minLength') return `${name} needs at least 32 characters`;
  if (keyword === 'enum') return `${name} must be one of ${params.allowedValues?.join(', ')}`;
  return `${name} ${message}`;
}
