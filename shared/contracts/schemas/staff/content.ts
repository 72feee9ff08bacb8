import { Type } from 'typebox';
import { body, countryCode, envelope, id } from '../common.ts';

const eventIds = Type.Array(id, {
  maxItems: 50,
  uniqueItems: true,
  description: 'Events of the country, in the order in which its landing page recommends them',
});

export const recommendedChangeSchema = body({ eventIds });
export const recommendedChoiceSchema = Type.Object(
  { country: countryCode, eventIds, revision: Type.Integer({ description: 'For `If-Match` of a change' }) },
  { title: 'RecommendedChoice' },
);
export const recommendedChoiceResponse = envelope(recommendedChoiceSchema, 'As it is now');
