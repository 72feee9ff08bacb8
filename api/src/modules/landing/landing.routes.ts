import {
  countryQuery,
  partnersResponse,
  slidesResponse,
  testimonialsResponse,
} from '@idavuelta/shared/contracts/schemas';
import type { TSchema } from 'typebox';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { responses } from '../../http/schemas.ts';
import type { LandingRepository } from './landing.repository.ts';

interface LandingRoutesDependencies extends Pick<HttpTools, 'cache'> {
  landing: LandingRepository;
}

export function landingRoutes(app: App, { landing, cache }: LandingRoutesDependencies) {
  /** A list of a country, which changes seldom. */
  const list = (
    path: string,
    name: keyof LandingRepository,
    { response, ...described }: { operationId: string; summary: string; response: TSchema },
  ) =>
    app.get(
      path,
      { schema: { tags: ['landing'], querystring: countryQuery, ...described, response: responses(response) } },
      ({ query: { 'country-code': country } }, reply) =>
        cache.send<unknown>(reply, `${name}:${country}`, () => landing[name](country), { maxAge: 60 }),
    );

  list('/landing-slides', 'slides', {
    operationId: 'listSlides',
    summary: 'List the slides of the top carousel',
    response: slidesResponse,
  });
  list('/landing-comments', 'comments', {
    operationId: 'listTestimonials',
    summary: 'List testimonials',
    response: testimonialsResponse,
  });
  list('/landing-partners', 'partners', {
    operationId: 'listPartners',
    summary: 'List partners and their logos',
    response: partnersResponse,
  });
}
