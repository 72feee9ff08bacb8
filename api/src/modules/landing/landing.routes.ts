import {
  countryQuery,
  partnersResponse,
  slidesResponse,
  testimonialsResponse,
} from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { responses } from '../../http/schemas.ts';
import type { LandingRepository } from './landing.repository.ts';

interface LandingRoutesDependencies extends Pick<HttpTools, 'cache'> {
  landing: LandingRepository;
}

export function landingRoutes(app: App, { landing, cache }: LandingRoutesDependencies) {
  const common = { tags: ['landing'], querystring: countryQuery };

  app.get(
    '/landing-slides',
    {
      schema: {
        ...common,
        operationId: 'listSlides',
        summary: 'Slides of the top carousel',
        response: responses(slidesResponse),
      },
    },
    ({ query }, reply) =>
      cache.send(reply, `slides:${query['country-code']}`, () => landing.slides(query['country-code']), { maxAge: 60 }),
  );

  app.get(
    '/landing-comments',
    {
      schema: {
        ...common,
        operationId: 'listTestimonials',
        summary: 'What travellers say',
        response: responses(testimonialsResponse),
      },
    },
    ({ query }, reply) =>
      cache.send(reply, `comments:${query['country-code']}`, () => landing.comments(query['country-code']), {
        maxAge: 60,
      }),
  );

  app.get(
    '/landing-partners',
    {
      schema: {
        ...common,
        operationId: 'listPartners',
        summary: 'Partners and their logos',
        response: responses(partnersResponse),
      },
    },
    ({ query }, reply) =>
      cache.send(reply, `partners:${query['country-code']}`, () => landing.partners(query['country-code']), {
        maxAge: 60,
      }),
  );
}
