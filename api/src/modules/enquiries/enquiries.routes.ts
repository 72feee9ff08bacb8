import { Type } from '@fastify/type-provider-typebox';
import type { App } from '../../http/app.ts';
import { emailInBody } from '../../http/rate-limit.ts';
import { countryQuery, email, envelope, isoDay, ok, textLine } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

const contact = { name: textLine(), email, phone: textLine(40), message: textLine(5000) };

export function enquiriesRoutes(app: App, { enquiries, rateLimit }: Services) {
  const tags = ['enquiries'];
  const response = { 200: envelope<Record<string, never>>('Saved for the office') };

  app.post(
    '/contact',
    {
      preHandler: rateLimit('contact', { account: emailInBody }),
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
      preHandler: rateLimit('marriage', { account: emailInBody }),
      schema: {
        tags,
        querystring: countryQuery,
        body: Type.Object({ ...contact, date: isoDay, place: textLine() }),
        response,
      },
    },
    async ({ query, body }) => {
      await enquiries.add('marriage', query['country-code'], body);
      return ok({});
    },
  );
}
