import { Type } from '@fastify/type-provider-typebox';
import type { Channel, Country, Locale, PaymentMethod } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import { countryQuery, envelope } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

export function channelsRoutes(app: App, { channels, cache }: Services) {
  const tags = ['channels'];

  app.get(
    '/countries',
    { schema: { tags, response: { 200: envelope<Country[]>('Countries we sell in') } } },
    (_, reply) => cache.send(reply, 'countries', channels.countries, 300),
  );

  app.get(
    '/locales',
    { schema: { tags, querystring: countryQuery, response: { 200: envelope<Locale[]>('Languages of the web site') } } },
    (_, reply) => cache.send(reply, 'locales', channels.locales, 300),
  );

  app.get(
    '/channels/:host',
    {
      schema: {
        tags,
        params: Type.Object({ host: Type.String({ maxLength: 255 }) }),
        response: { 200: envelope<Channel>('Country and default language of a host') },
      },
    },
    ({ params: { host } }, reply) => cache.send(reply, `channel:${host}`, () => channels.channel(host), 300),
  );

  app.get(
    '/payment-methods',
    {
      schema: {
        tags,
        querystring: countryQuery,
        response: { 200: envelope<PaymentMethod[]>('Ways to pay that are configured') },
      },
    },
    ({ query }, reply) =>
      cache.send(reply, `methods:${query['country-code']}`, () => channels.paymentMethods(query['country-code']), 60),
  );
}
