import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const yearInSeconds = 31_536_000;

/**
 * Sets security headers. The API returns JSON, so only the documentation page has a content security policy, its own.
 */
export async function registerSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    // The site loads pictures from another origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    dnsPrefetchControl: false,
    frameguard: { action: 'deny' },
    hsts: https && { maxAge: yearInSeconds, includeSubDomains: false },
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xssFilter: false,
  });
}
