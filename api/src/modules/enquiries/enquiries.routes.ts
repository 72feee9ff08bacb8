import { Type } from '@fastify/type-provider-typebox';
import type { App } from '../../http/app.ts';
import { emailInBody } from '../../http/rate-limit.ts';
import { countryQuery, email, envelope, isoDay, line, ok } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

const contact = { name: line(), email, phone: line(40), message: line(5000) };

export function enquiriesRoutes(app: App, { enquiries, rateLimit }: Services) {
  const tags = ['enquiries'];
  const response = { 200: envelope<Record<string, never>>('Saved for the office') };

  app.post(
    '/contact',
    {
      preHandler: rateLimit('contact', emailInBody),
      schema: { tags, querystring: countryQuery, body: Type.Object(contact), response },
    },
    async ({ query, body }) => {
      await enquiries.add('contact', query['country-code'], body);
      return ok({});
    },
  );

  app.post(
    '/marriage',
    {
      preHandler: rateLimit('marriage', emailInBody),
      schema: {
        tags,
        querystring: countryQuery,
        body: Type.Object({ ...contact, date: isoDay, place: line() }),
        response,
      },
    },
    async ({ query, body }) => {
      await enquiries.add('marriage', query['country-code'], body);
      return ok({});
    },
  );
}
