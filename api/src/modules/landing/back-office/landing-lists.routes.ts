import type { CountryCode } from '@idavuelta/shared/contracts';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { revisionOf } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { LandingList } from './landing-list.ts';
import type { LandingLists } from './landing-lists.ts';

interface LandingListsRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'cache'> {
  lists: LandingLists;
}

interface OfCountry {
  params: { country: CountryCode };
}
interface ChangeRequest<Item> extends OfCountry {
  staff: { actor: StaffActor };
  headers: { 'if-match': string };
  body: { items: Item[] };
}

/** The lists that the landing page of a country shows. A change has the whole list, in its order. */
export function landingListsRoutes(app: App, { lists, cache, staffOperation }: LandingListsRoutesDependencies) {
  const params = schemas.countryParams;
  const changed = { params, headers: schemas.ifMatchHeaders };
  const codes = ['CHANGED_MEANWHILE' as const];
  const find =
    <Row, Item>(list: LandingList<Row, Item>) =>
    async ({ params: { country } }: OfCountry) =>
      ok(await list.find(country));
  const change =
    <Row, Item>(list: LandingList<Row, Item>) =>
    async ({ staff, params: { country }, headers, body }: ChangeRequest<Item>) => {
      const by = { revision: revisionOf(headers['if-match']), actor: staff.actor };
      const now = await list.change(country, body.items, by);
      // the landing page shows it to the next visitor
      cache.clear();
      return ok(now);
    };

  const slides = { response: schemas.landingSlidesResponse };
  const gettingSlides = staffOperation('getLandingSlides', { summary: 'Slides of a landing page', ...slides });
  app.get(
    '/staff-api/content/:country/slides',
    { onRequest: gettingSlides.onRequest, schema: { ...gettingSlides.read, params } },
    find(lists.slides),
  );
  const changingSlides = staffOperation('changeLandingSlides', { summary: 'Change the slides', ...slides, codes });
  app.put(
    '/staff-api/content/:country/slides',
    {
      onRequest: changingSlides.onRequest,
      schema: { ...changingSlides.write, ...changed, body: schemas.slidesChangeSchema },
    },
    change(lists.slides),
  );

  const testimonials = { response: schemas.landingTestimonialsResponse };
  const gettingTestimonials = staffOperation('getLandingTestimonials', {
    summary: 'Testimonials of a landing page',
    ...testimonials,
  });
  app.get(
    '/staff-api/content/:country/testimonials',
    { onRequest: gettingTestimonials.onRequest, schema: { ...gettingTestimonials.read, params } },
    find(lists.testimonials),
  );
  const changingTestimonials = staffOperation('changeLandingTestimonials', {
    summary: 'Change the testimonials',
    ...testimonials,
    codes,
  });
  app.put(
    '/staff-api/content/:country/testimonials',
    {
      onRequest: changingTestimonials.onRequest,
      schema: { ...changingTestimonials.write, ...changed, body: schemas.testimonialsChangeSchema },
    },
    change(lists.testimonials),
  );

  const partners = { response: schemas.landingPartnersResponse };
  const gettingPartners = staffOperation('getLandingPartners', { summary: 'Partners of a landing page', ...partners });
  app.get(
    '/staff-api/content/:country/partners',
    { onRequest: gettingPartners.onRequest, schema: { ...gettingPartners.read, params } },
    find(lists.partners),
  );
  const changingPartners = staffOperation('changeLandingPartners', {
    summary: 'Change the partners',
    ...partners,
    codes,
  });
  app.put(
    '/staff-api/content/:country/partners',
    {
      onRequest: changingPartners.onRequest,
      schema: { ...changingPartners.write, ...changed, body: schemas.partnersChangeSchema },
    },
    change(lists.partners),
  );
}
