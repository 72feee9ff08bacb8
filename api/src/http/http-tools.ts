import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ValkeyClient } from '../shared-values/valkey.ts';
import { type AllowedOrigins, createAllowedOrigins } from './allowed-origins.ts';
import { type Authentication, createAuthentication } from './authentication.ts';
import {
  createLimiters,
  createRateCounter,
  createRateLimit,
  createTokenLimit,
  type RateCounter,
  type RateLimit,
} from './rate-limit.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { createStaffAuthentication, type StaffAuthentication } from './staff-authentication.ts';
import { createStaffCookie, type StaffCookie } from './staff-cookie.ts';
import { createStaffRoutes, type StaffRoutes } from './staff-route.ts';

/** Tools shared by the routes of all modules. */
export interface HttpTools extends StaffRoutes {
  authentication: Authentication;
  allowedOrigins: AllowedOrigins;
  rateLimit: RateLimit;
  /** Creates a counter of calls per minute. */
  rateCounter: (name: string) => RateCounter;
  cache: ResponseCache;
  staffAuthentication: StaffAuthentication;
  staffCookie: StaffCookie;
}

interface HttpToolsDependencies {
  db: Database;
  config: Config;
  valkey?: ValkeyClient | undefined;
}

export function createHttpTools({ db, config, valkey }: HttpToolsDependencies): HttpTools {
  const limiters = createLimiters({ db, valkey });
  const staffAuthentication = createStaffAuthentication({
    db,
    config,
    limit: createTokenLimit({ limiters, perMinute: config.tokenCallsPerMinute }),
  });
  return {
    authentication: createAuthentication({ db, config }),
    allowedOrigins: createAllowedOrigins({ db, config }),
    rateLimit: createRateLimit({ limiters, limits: config.rateLimit }),
    rateCounter: (name) => createRateCounter({ limiters, name }),
    cache: createResponseCache({ ttlMs: config.responseCacheMs, onDropped: db.reads.changed }),
    staffAuthentication,
    staffCookie: createStaffCookie({ https: !config.development }),
    ...createStaffRoutes(staffAuthentication),
  };
}
