import { languages, type Translations } from '@idavuelta/shared/contracts';
import type { EventFields } from '@idavuelta/shared/contracts/staff';
import type { ImportValues } from './import-row.ts';

export type ImportCells = Partial<ImportValues>;

const descriptionColumn = { name: 'description', category: 'category_description', ticket: 'ticket_description' };

/** The columns of an import for a name and a description in each language. */
export const textColumns = (
  texts: Translations<{ name?: string; description?: string }>,
  prefix: keyof typeof descriptionColumn,
) =>
  Object.fromEntries(
    languages.flatMap((language) => [
      [`${prefix}_${language}`, texts[language]?.name],
      [`${descriptionColumn[prefix]}_${language}`, texts[language]?.description],
    ]),
  ) as ImportCells;

/** The columns of an import for the fields of an event. */
export const eventColumns = ({ texts, place, stops, ...fields }: EventFields): ImportCells => ({
  type: fields.type,
  genre: fields.genre,
  artist: fields.artist,
  place: place.name,
  place_address: place.address,
  place_latitude: place.latitude,
  place_longitude: place.longitude,
  place_city: place.city,
  place_county: place.county,
  ...textColumns(texts, 'name'),
  message: fields.message,
  hours: fields.hours,
  last_day: fields.lastDay,
  stops: stops.map(({ time, address }) => `${time} ${address}`).join(' | ') || undefined,
  pick_up_minutes: fields.pickUpMinutes,
  sales_close_minutes: fields.salesCloseMinutes,
  longest_ride_minutes: fields.longestRideMinutes,
  longest_walk_minutes: fields.longestWalkMinutes,
  sale_opens_at: fields.saleOpensAt,
  sale_ends_at: fields.saleEndsAt,
  max_per_account: fields.maxPerAccount,
  max_per_address: fields.maxPerAddress,
  max_per_card: fields.maxPerCard,
  max_per_network: fields.maxPerNetwork,
});
