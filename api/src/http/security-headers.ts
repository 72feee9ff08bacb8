import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const yearInSeconds = 31_536_000;

/** Headers that hold browsers back. The API answers with JSON, so only the documents page has a content policy, its own. */
export async function registerSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    // The site and its pictures are read from the web site's origin.
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
