import {
  contactMessageSchema,
  countryQuery,
  enquiryResponse,
  marriageEnquirySchema,
} from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { emailInBody } from '../../http/rate-limit.ts';
import { ok, responsesToBody } from '../../http/schemas.ts';
import type { EnquiriesRepository } from './enquiries.repository.ts';

interface EnquiriesRoutesDependencies extends Pick<HttpTools, 'rateLimit'> {
  enquiries: EnquiriesRepository;
}

export function enquiriesRoutes(app: App, { enquiries, rateLimit }: EnquiriesRoutesDependencies) {
  const common = {
    tags: ['enquiries'],
    querystring: countryQuery,
    response: responsesToBody(enquiryResponse, 'RATE_LIMITED'),
  };

  app.post(
    '/contact',
    {
      preHandler: rateLimit('contact', { account: emailInBody }),
      schema: {
        ...common,
        operationId: 'sendContactMessage',
        summary: 'Send a message to the office',
        body: contactMessageSchema,
      },
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
        ...common,
        operationId: 'sendMarriageEnquiry',
        summary: 'Request transfers for a wedding',
        body: marriageEnquirySchema,
      },
    },
    async ({ query, body }) => {
      await enquiries.add('marriage', query['country-code'], body);
      return ok({});
    },
  );
}
