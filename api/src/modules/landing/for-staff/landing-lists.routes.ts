import type { CountryCode } from '@idavuelta/shared/contracts';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { StaffActor } from '../../../database/actor.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { LandingList } from './landing-list.ts';
import type { LandingLists } from './landing-lists.ts';

interface LandingListsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'cache'> {
  lists: LandingLists;
}

interface OfCountry {
  params: { country: CountryCode };
}
interface ChangeRequest<Item> extends OfCountry {
  actor: StaffActor;
  revision: number;
  body: { items: Item[] };
}

/** The lists on a country's landing page. A change replaces the whole list. */
export function landingListsRoutes(app: App, { lists, cache, staffRoute }: LandingListsRoutesDependencies) {
  const params = schemas.countryParams;
  const changed = { params, ifMatch: schemas.ifMatchHeaders };
  const codes = ['CHANGED_MEANWHILE' as const];
  const find =
    <Row, Item>(list: LandingList<Row, Item>) =>
    ({ params: { country } }: OfCountry) =>
      list.find(country);
  const change =
    <Row, Item>(list: LandingList<Row, Item>) =>
    async ({ actor, params: { country }, revision, body }: ChangeRequest<Item>) => {
      const now = await list.change(country, body.items, { revision, actor });
      // the next visitor must see the change
      cache.clear();
      return now;
    };

  staffRoute(app, 'GET /staff-api/content/:country/slides', {
    operation: 'getLandingSlides',
    permission: 'content.change',
    summary: 'List the slides of a landing page',
    response: schemas.landingSlidesResponse,
    params,
    handler: find(lists.slides),
  });

  staffRoute(app, 'PUT /staff-api/content/:country/slides', {
    operation: 'changeLandingSlides',
    permission: 'content.change',
    summary: 'Change the slides',
    response: schemas.landingSlidesResponse,
    codes,
    ...changed,
    body: schemas.slidesChangeSchema,
    handler: change(lists.slides),
  });

  staffRoute(app, 'GET /staff-api/content/:country/testimonials', {
    operation: 'getLandingTestimonials',
    permission: 'content.change',
    summary: 'List the testimonials of a landing page',
    response: schemas.landingTestimonialsResponse,
    params,
    handler: find(lists.testimonials),
  });

  staffRoute(app, 'PUT /staff-api/content/:country/testimonials', {
    operation: 'changeLandingTestimonials',
    permission: 'content.change',
    summary: 'Change the testimonials',
    response: schemas.landingTestimonialsResponse,
    codes,
    ...changed,
    body: schemas.testimonialsChangeSchema,
    handler: change(lists.testimonials),
  });

  staffRoute(app, 'GET /staff-api/content/:country/partners', {
    operation: 'getLandingPartners',
    permission: 'content.change',
    summary: 'List the partners of a landing page',
    response: schemas.landingPartnersResponse,
    params,
    handler: find(lists.partners),
  });

  staffRoute(app, 'PUT /staff-api/content/:country/partners', {
    operation: 'changeLandingPartners',
    permission: 'content.change',
    summary: 'Change the partners',
    response: schemas.landingPartnersResponse,
    codes,
    ...changed,
    body: schemas.partnersChangeSchema,
    handler: change(lists.partners),
  });
}
