import { addressSuggestionsQuery, addressSuggestionsResponse } from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { languageOf } from '../../http/language.ts';
import { loggedIn } from '../../http/rate-limit.ts';
import { bearer, responses } from '../../http/schemas.ts';
import type { AddressSuggestions } from './address-suggestions.service.ts';

interface AddressSuggestionsRoutesDependencies
  extends Pick<HttpTools, 'authentication' | 'cache' | 'rateLimit' | 'staffRoute'> {
  addressSuggestions: AddressSuggestions;
}

export function addressSuggestionsRoutes(app: App, services: AddressSuggestionsRoutesDependencies) {
  const { addressSuggestions, authentication, cache, rateLimit, staffRoute } = services;
  app.get(
    '/addresses/suggestions',
    {
      // Logged-in customers only: visitors enter no addresses, and geocoders may charge per query.
      onRequest: authentication.authenticate,
      preHandler: rateLimit('address-suggestions', { account: loggedIn, cost: 0.2 }),
      schema: {
        tags: ['places'],
        ...bearer,
        operationId: 'suggestAddresses',
        summary: 'Suggest addresses for a typed text',
        querystring: addressSuggestionsQuery,
        response: responses(addressSuggestionsResponse, 'UNAUTHENTICATED', 'RATE_LIMITED'),
      },
    },
    (request, reply) => {
      const { text, 'country-code': country, provinceId, countyId } = request.query;
      const language = languageOf(request, country);
      const typed = text.trim();
      return cache.send(
        reply,
        `address-suggestions:${[country, provinceId, countyId, language, typed].join(':')}`,
        () => addressSuggestions.suggest({ text: typed, country, provinceId, countyId, language }),
      );
    },
  );

  staffRoute(app, 'GET /staff-api/address-suggestions', {
    operation: 'suggestStaffAddresses',
    permission: 'orders.change',
    summary: 'Suggest addresses for a text typed during a sale by telephone',
    response: addressSuggestionsResponse,
    query: addressSuggestionsQuery,
    handler: ({ query: { text, 'country-code': country, provinceId, countyId }, request }) =>
      addressSuggestions.suggest({
        ...{ text: text.trim(), country, provinceId, countyId },
        language: languageOf(request, country),
      }),
  });
}
