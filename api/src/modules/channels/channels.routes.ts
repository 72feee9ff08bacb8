import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok, responses } from '../../http/schemas.ts';
import type { ChannelsService } from './channels.service.ts';

const tags = ['channels'];

interface ChannelsRoutesDependencies extends Pick<HttpTools, 'cache'> {
  channels: ChannelsService;
}

export function channelsRoutes(app: App, { channels, cache }: ChannelsRoutesDependencies) {
  app.get(
    '/countries',
    {
      schema: {
        tags,
        operationId: 'listCountries',
        summary: 'List the countries with sales',
        response: responses(schemas.countriesResponse),
      },
    },
    (_, reply) => cache.send(reply, 'countries', channels.countries, { maxAge: 300 }),
  );

  app.get(
    '/time',
    {
      schema: {
        tags,
        operationId: 'getTime',
        summary: 'Get the server time, to correct the clock of a device',
        response: responses(schemas.timeResponse),
      },
    },
    async () => ok({ now: new Date().toISOString() }),
  );

  app.get(
    '/locales',
    {
      schema: {
        tags,
        operationId: 'listLocales',
        summary: 'List the languages of the website',
        querystring: schemas.countryQuery,
        response: responses(schemas.localesResponse),
      },
    },
    (_, reply) => cache.send(reply, 'locales', channels.locales, { maxAge: 300 }),
  );

  app.get(
    '/channels/:host',
    {
      schema: {
        tags,
        operationId: 'getChannel',
        summary: 'Get the country and default language of a host',
        params: schemas.channelParams,
        response: responses(schemas.channelResponse, 'NOT_FOUND'),
      },
    },
    ({ params: { host } }, reply) =>
      cache.send(reply, `channel:${host}`, () => channels.channel(host), { maxAge: 300 }),
  );
}
