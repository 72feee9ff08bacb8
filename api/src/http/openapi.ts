import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { readableDocument } from './readable-document.ts';
import { staffCookieName } from './staff-cookie.ts';
import { csrfHeader } from './staff-csrf.ts';

const description = `The API of the website. Every response is an envelope: \`{success: true, data}\`, or
\`{success: false, code, message, errors?}\` with an HTTP status that corresponds to the code.
Amounts are decimal soles, times are ISO 8601 UTC. Unknown fields of a request body are dropped. Texts of events and
places come in all languages at once; \`Accept-Language\` decides the language of mails.`;

const tags = [
  { name: 'account', description: 'Sign-up, login, profile, friends and addresses of a customer' },
  { name: 'event-requests', description: 'Requests for private events, their pictures and guests' },
  { name: 'catalogue', description: 'Events and their tickets' },
  { name: 'orders', description: 'Placing and reading orders, coupons' },
  { name: 'waiting-list', description: 'Notification when seats of a departure become available' },
  { name: 'privacy-requests', description: 'Requests of people about their personal data' },
  { name: 'payments', description: 'Returns and notifications of payment providers' },
  { name: 'tickets', description: 'Ticket checks when travellers board' },
  { name: 'positions', description: 'Where vans are, sent by tracking apps' },
  { name: 'landing', description: 'Content of the landing page besides events' },
  { name: 'legal', description: 'Legal documents of each country' },
  { name: 'channels', description: 'Countries, languages and payment methods' },
  { name: 'places', description: 'Provinces and counties of the pick-ups' },
  { name: 'enquiries', description: 'Messages to the office' },
  { name: 'staff', description: 'The back office' },
];

/** Generates the OpenAPI document of routes registered afterwards; in development it is shown at `/docs`. */
export async function registerOpenApi(
  app: FastifyInstance,
  { publicUrl, development }: Pick<Config, 'publicUrl' | 'development'>,
) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Idavuelta API', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: publicUrl, description: 'This installation' }],
      tags,
      // Routes need no token unless they say so.
      security: [],
      components: {
        securitySchemes: {
          staffCookie: {
            type: 'apiKey',
            in: 'cookie',
            name: staffCookieName,
            description: `Session started by \`confirmStaffLogin\`. Calls that change something send its \`csrfToken\` in \`${csrfHeader}\``,
          },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              'Token returned by `logIn`; below `/staff-api` an API token (`iv_…`), which needs no CSRF token',
          },
        },
      },
    },
    transformObject: (made) => ('openapiObject' in made ? readableDocument(made.openapiObject) : made.swaggerObject),
  });
  if (development) await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
