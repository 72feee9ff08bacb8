import type { LandingSlide, Testimonial } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import { countryQuery, envelope } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

export function landingRoutes(app: App, { landing, cache }: Services) {
  const tags = ['landing'];

  app.get(
    '/landing-slides',
    {
      schema: {
        tags,
        querystring: countryQuery,
        response: { 200: envelope<LandingSlide[]>('Slides of the top carousel') },
      },
    },
    ({ query }, reply) =>
      cache.send(reply, `slides:${query['country-code']}`, () => landing.slides(query['country-code']), 60),
  );

  app.get(
    '/landing-comments',
    { schema: { tags, querystring: countryQuery, response: { 200: envelope<Testimonial[]>('What travellers say') } } },
    ({ query }, reply) =>
      cache.send(reply, `comments:${query['country-code']}`, () => landing.comments(query['country-code']), 60),
  );
}
