import type { CountryCode, Language, PeriodicityType } from '@idavuelta/shared/contracts';
import type { CategoryTranslations, EventTranslations, VariantTranslations } from '../../../database/column-types.ts';
import type { PoolSales } from '../../seats/capacity.ts';
import type { ImportColumn, ImportValues } from './import-row.ts';

/** A country in which events take place. */
export interface KnownCountry {
  code: CountryCode;
  /** In which its categories and tickets are recognised by their names. */
  language: Language;
  timeZone: string;
  provinces: { id: number; name: string }[];
}

export interface KnownPlace {
  id: number;
  countryCode: CountryCode;
  name: string;
  address: string;
  timeZone: string;
}

export interface KnownTicket {
  id: number;
  categoryId: number;
  provinceId: number;
  translations: VariantTranslations;
  /** Absent for a ticket that sells from no pool. */
  pool: number | null;
  units: number | null;
}

/** An existing event, locked. */
export interface KnownEvent {
  id: number;
  slug: string;
  countryCode: CountryCode;
  timeZone: string;
  placeId: number;
  periodicityType: PeriodicityType;
  startsAt: Date;
  endsAt: Date;
  revision: number;
  translations: EventTranslations;
  dates: { id: number; startsAt: Date }[];
  categories: { id: number; translations: CategoryTranslations }[];
  tickets: KnownTicket[];
}

/** What checks compare the file with. */
export interface Known {
  countries: KnownCountry[];
  places: KnownPlace[];
  events: (KnownEvent & { sales: PoolSales[] })[];
}

/** A category that the file names. */
export interface CategoryPlan {
  /** In the country's language. */
  name: string;
  /** Absent for a new one. */
  id?: number | undefined;
  translations: CategoryTranslations;
}

/** A ticket that the file names. */
export interface TicketPlan {
  row: number;
  known?: KnownTicket | undefined;
  /** Its name. */
  category: string;
  provinceId: number;
  translations: VariantTranslations;
  values: Partial<ImportValues>;
  /** Tickets with the same key sell from the same pool: those of a category from one province, unless they already do otherwise. */
  poolKey: string;
  pool?: number | undefined;
  /** Of a form: what a new pool sells on each departure. */
  poolCapacity?: number | undefined;
}

/** How much a pool sells on a departure. */
export interface CapacityPlan {
  row: number;
  startsAt: Date;
  poolKey: string;
  capacity: number;
}

/** A departure of an event that begins at another time of the same day. */
export interface MovedDeparture {
  /** Of the event. */
  dateId: number;
  from: Date;
  to: Date;
}

/** Everything that the import writes of an event. */
export interface EventPlan {
  slug: string;
  known?: Known['events'][number] | undefined;
  country: KnownCountry;
  timeZone: string;
  values: Partial<ImportValues>;
  /** Columns that a form has emptied. Blank cells of a file say nothing. */
  cleared?: readonly ImportColumn[];
  translations: EventTranslations;
  /** Absent when it stays where it is. */
  place?: KnownPlace | Omit<KnownPlace, 'id'> | undefined;
  categories: CategoryPlan[];
  tickets: TicketPlan[];
  /** Ids of what a form takes away: locked, and ordered by nobody. A file takes nothing away. */
  removed?: { categories: number[]; variants: number[] };
  /** Categories and tickets stand in the order of the plan. A file adds its own behind those that are there. */
  isOrdered?: boolean;
  /** Moments of the departures that the file names. */
  departures: Date[];
  /** Departures whose time the file corrects; `known` has them where they will be. */
  moves: MovedDeparture[];
  capacities: CapacityPlan[];
}
