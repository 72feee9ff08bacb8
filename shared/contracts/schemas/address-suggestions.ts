import { Type } from 'typebox';
import { countryCode, envelope, id } from './common.ts';
import { countySchema } from './places.ts';
import { positionSchema } from './position.ts';
import { textLine } from './text.ts';

export const addressSuggestionSchema = Type.Object(
  {
    label: Type.String({ description: 'Address and county', examples: ['Av. José Larco 12, Miraflores'] }),
    street: Type.String({
      description: 'Street, with the house number if one was typed',
      examples: ['Av. José Larco 12'],
    }),
    county: countySchema,
    position: positionSchema,
  },
  { title: 'AddressSuggestion' },
);

export const addressSuggestionsQuery = Type.Object({
  text: textLine(120, { minLength: 3, description: 'Address as typed so far', examples: ['larco 12'] }),
  'country-code': countryCode,
  provinceId: Type.Optional(id),
  countyId: Type.Optional({ ...id, description: 'Addresses of this county come first' }),
});

export const addressSuggestionsResponse = envelope(
  Type.Array(addressSuggestionSchema, { maxItems: 6 }),
  'Up to six matching addresses; empty if none is found',
);
