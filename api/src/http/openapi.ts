import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { readableDocument } from './readable-document.ts';
import { staffCookieName } from './staff-cookie.ts';
import { csrfHeader } from './staff-csrf.ts';

const description = `What the web site calls. Every response is an envelope: \`{success: true, data}\`, or
\`{success: false, code, message, errors?}\` with a status that tells programs the same as the code.
Amounts are decimal soles, moments ISO 8601 UTC. Fields that a body does not have are dropped. Texts of events and places
come in every language at once; \`Accept-Language\` decides in which one mails are written.`;

const tags = [
  { name: 'account', description: 'Sign-up, login, profile, friends and addresses of a customer' },
  { name: 'event-requests', description: 'Requests for private events, their pictures and guests' },
  { name: 'catalogue', description: 'Events, and what they sell' },
  { name: 'orders', description: 'Placing and reading orders, coupons' },
  { name: 'waiting-list', description: 'Who is told when seats of a departure return' },
  { name: 'payments', description: 'Where payment providers send the browser back' },
  { name: 'tickets', description: 'The check of a ticket when travellers board' },
  { name: 'landing', description: 'What the landing page shows besides events' },
  { name: 'legal', description: 'Legal documents of each country' },
  { name: 'channels', description: 'Countries, languages and ways to pay' },
  { name: 'places', description: 'Where travellers are picked up' },
  { name: 'enquiries', description: 'Messages to the office' },
  { name: 'staff', description: 'The back office: for people of the company' },
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
            description: `The session that \`confirmStaffLogin\` begins. Calls that change something bring its \`csrfToken\` in \`${csrfHeader}\``,
          },
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token that `logIn` gives' },
        },
      },
    },
    transformObject: (made) => ('openapiObject' in made ? readableDocument(made.openapiObject) : made.swaggerObject),
  });
  if (development) await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
