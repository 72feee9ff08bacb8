import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { type AllowedOrigins, createAllowedOrigins } from './allowed-origins.ts';
import { type Authentication, createAuthentication } from './authentication.ts';
import { createRateLimit, createTokenLimit, type RateLimit } from './rate-limit.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { createStaffAuthentication, type StaffAuthentication } from './staff-authentication.ts';
import { createStaffCookie, type StaffCookie } from './staff-cookie.ts';
import { createStaffRoutes, type StaffRoutes } from './staff-route.ts';

/** Tools shared by the routes of all modules. */
export interface HttpTools extends StaffRoutes {
  authentication: Authentication;
  allowedOrigins: AllowedOrigins;
  rateLimit: RateLimit;
  cache: ResponseCache;
  staffAuthentication: StaffAuthentication;
  staffCookie: StaffCookie;
}

export function createHttpTools({ db, config }: { db: Database; config: Config }): HttpTools {
  const staffAuthentication = createStaffAuthentication({
    db,
    config,
    limit: createTokenLimit({ db, perMinute: config.tokenCallsPerMinute }),
  });
  return {
    authentication: createAuthentication({ db, config }),
    allowedOrigins: createAllowedOrigins({ db, config }),
    rateLimit: createRateLimit({ db, limits: config.rateLimit }),
    cache: createResponseCache({ ttlMs: config.responseCacheMs }),
    staffAuthentication,
    staffCookie: createStaffCookie({ https: !config.development }),
    ...createStaffRoutes(staffAuthentication),
  };
}
