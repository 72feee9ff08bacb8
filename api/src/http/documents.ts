import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI document of the routes that are registered after it, at `/docs/json`, and a page that shows it. */
export async function registerDocuments(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Idavuelta API', version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
