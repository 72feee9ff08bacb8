import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { reportPath } from './security.ts';

/** Bytes per request; browsers send several reports together. */
const maxBytes = 16 * 1024;
/** Maximum number of logged reports per request. */
const maxReports = 10;
/** Maximum length of a logged value. */
const maxLength = 200;

// Anyone can send reports: neither one visitor nor all of them must flood the log.
const perVisitor = { points: 20, duration: 60 };
const perGateway = { points: 200, duration: 60 };

/**
 * Logs violations of the content security policy, sent by `report-to` (a list) or `report-uri` (one).
 * @param routeOf returns the route of a path, without its parameters, which may be tokens
 */
export function addCspReports(
  app: FastifyInstance,
  isOwn: (origin: string) => boolean,
  routeOf: (path: string) => string,
) {
  const limits = [new RateLimiterMemory(perVisitor), new RateLimiterMemory(perGateway)] as const;
  for (const type of ['application/csp-report', 'application/reports+json']) {
    app.addContentTypeParser(
      type,
      { parseAs: 'string', bodyLimit: maxBytes },
      app.getDefaultJsonParser('error', 'error'),
    );
  }

  /** Removes the query of an address, and reduces the site's own pages to their route. */
  const redactAddress = (address: unknown) => {
    if (typeof address !== 'string') return undefined;
    if (!/^https?:/.test(address) || !URL.canParse(address)) return address.slice(0, maxLength).replace(/[?#].*/s, '');
    const { origin, pathname } = new URL(address);
    const page = isOwn(origin) && !/^\/(modules|shell)\//.test(pathname);
    return `${origin}${page ? routeOf(pathname) : pathname}`.slice(0, maxLength);
  };

  app.post(reportPath, { bodyLimit: maxBytes }, async (request, reply) => {
    try {
      await limits[0].consume(request.ip);
      await limits[1].consume('all');
    } catch {
      return reply.code(429).send();
    }
    for (const report of toReports(request.body).slice(0, maxReports)) {
      const violation = {
        directive: String(report.effectiveDirective ?? report['effective-directive']).slice(0, maxLength),
        blocked: redactAddress(report.blockedURL ?? report['blocked-uri']),
        page: redactAddress(report.documentURL ?? report['document-uri']),
        source: redactAddress(report.sourceFile ?? report['source-file']),
      };
      request.log.warn(violation, 'blocked by the content security policy');
    }
    return reply.code(204).send();
  });
}

type Report = Record<string, unknown>;
const isObject = (value: unknown): value is Report => typeof value === 'object' && value !== null;

/** Parses the reports of a request in either format. */
function toReports(body: unknown): Report[] {
  if (!Array.isArray(body)) return isObject(body) && isObject(body['csp-report']) ? [body['csp-report']] : [];
  return body.flatMap((item) =>
    isObject(item) && item.type === 'csp-violation' && isObject(item.body) ? [item.body] : [],
  );
}
