import { countryQuery, taxDocumentTermsResponse } from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../../http/app.ts';
import { ok, responses } from '../../../http/schemas.ts';
import type { ForBuyers } from './for-buyers.ts';

export function forBuyersRoutes(app: App, { forBuyers }: { forBuyers: ForBuyers }) {
  app.get(
    '/tax-documents',
    {
      schema: {
        tags: ['payments'],
        operationId: 'getTaxDocumentTerms',
        summary: 'Tell whether tax documents are issued in a country, and from which total buyers are named',
        querystring: countryQuery,
        response: responses(taxDocumentTermsResponse),
      },
    },
    async ({ query }) => ok(await forBuyers.terms(query['country-code'])),
  );
}
