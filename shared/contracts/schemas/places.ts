import { Type } from 'typebox';
import { languages } from '../locale.ts';
import { countryCode, envelope, id, language, oneOf } from './common.ts';
import { moment } from './text.ts';

export const countySchema = Type.Object(
  {
    id,
    name: Type.String({ examples: ['Miraflores'] }),
    province: Type.Optional(
      Type.String({
        examples: ['Lima'],
        description: 'Province of the county, in lists of several provinces, because county names repeat',
      }),
    ),
  },
  { title: 'County', description: 'A commune (Chile), district (Peru) or municipality district (Spain)' },
);

export const provinceSchema = Type.Object(
  { id, name: Type.String({ examples: ['Lima'] }), counties: Type.Array(countySchema) },
  { title: 'Province' },
);

export const countrySchema = Type.Object(
  {
    code: countryCode,
    name: Type.String({ examples: ['Perú'] }),
    defaultLocaleCode: oneOf(languages, { description: "Used when an entity has no text in the visitor's language" }),
  },
  { title: 'Country' },
);

export const localeSchema = Type.Object(
  {
    code: language,
    name: Type.String({ description: 'Name of the language in that language', examples: ['Português (Brasil)'] }),
  },
  { title: 'Locale' },
);

export const channelSchema = Type.Object({ countryCode, defaultLocaleCode: language }, { title: 'Channel' });

export const channelParams = Type.Object({
  host: Type.String({
    maxLength: 255,
    description: 'Host name, with or without port and `www.`',
    examples: ['idavuelta.cl'],
  }),
});
export const eventIdParams = Type.Object({ eventId: id });

export const countiesResponse = envelope(Type.Array(countySchema), 'Counties of a country');
export const provincesResponse = envelope(
  Type.Array(provinceSchema),
  'Provinces from which the event is served, with their counties',
);
export const serverTimeSchema = Type.Object(
  { now: moment('Current time by the clock of the server') },
  { title: 'ServerTime' },
);
export const timeResponse = envelope(serverTimeSchema, 'The server time');
export const countriesResponse = envelope(Type.Array(countrySchema), 'Countries with sales');
export const localesResponse = envelope(Type.Array(localeSchema), 'Languages of the website');
export const channelResponse = envelope(channelSchema, 'Country and default language of a host');
