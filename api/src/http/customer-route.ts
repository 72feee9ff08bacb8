import type { FastifySchema, preHandlerHookHandler } from 'fastify';
import type { Authentication } from './authentication.ts';
import { bearer } from './schemas.ts';

/**
 * Creates the options of routes for logged-in customers, who are authenticated before the request is validated.
 * @param tag of the routes in the OpenAPI document
 */
export const customerRoutes =
  ({ authenticate }: Authentication, tag: string) =>
  <Schema extends FastifySchema>(
    schema: Schema,
    options: { preHandler?: preHandlerHookHandler; bodyLimit?: number } = {},
  ) => ({
    ...options,
    onRequest: authenticate,
    schema: { tags: [tag], ...bearer, ...schema },
  });
