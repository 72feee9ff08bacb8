import type { CountryCode, Language, PeriodicityType } from '@idavuelta/shared/contracts';
import type { CategoryTranslations, EventTranslations, VariantTranslations } from '../../../database/column-types.ts';
import type { PoolSales } from '../../seats/capacity.ts';
import type { ImportColumn, ImportValues } from './import-row.ts';

/** A country where events take place. */
export interface KnownCountry {
  code: CountryCode;
  /** The language whose names identify categories and tickets. */
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
  /** Null for a ticket that uses no pool. */
  pool: number | null;
  units: number | null;
}

/** A locked existing event. */
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
  saleOpensAt: Date | null;
  saleEndsAt: Date | null;
  categories: { id: number; translations: CategoryTranslations }[];
  tickets: KnownTicket[];
}

/** Existing data that the file is validated against. */
export interface Known {
  countries: KnownCountry[];
  places: KnownPlace[];
  events: (KnownEvent & { sales: PoolSales[] })[];
}

/** A category in the file. */
export interface CategoryPlan {
  /** In the country's language. */
  name: string;
  /** Absent for a new category. */
  id?: number | undefined;
  translations: CategoryTranslations;
}

/** A ticket in the file. */
export interface TicketPlan {
  row: number;
  known?: KnownTicket | undefined;
  /** Name of its category. */
  category: string;
  provinceId: number;
  translations: VariantTranslations;
  values: Partial<ImportValues>;
  /**
   * Tickets with the same key share a pool: those of a category from one province, unless they already use different
   * ones.
   */
  poolKey: string;
  pool?: number | undefined;
  /** Forms only: capacity of a new pool on each departure. */
  poolCapacity?: number | undefined;
}

/** Capacity of a pool on a departure. */
export interface CapacityPlan {
  row: number;
  startsAt: Date;
  poolKey: string;
  capacity: number;
}

/** A departure whose time changes within the same day. */
export interface MovedDeparture {
  /** Event date of the departure. */
  dateId: number;
  from: Date;
  to: Date;
}

/** All changes that the import makes to an event. */
export interface EventPlan {
  slug: string;
  known?: Known['events'][number] | undefined;
  country: KnownCountry;
  timeZone: string;
  values: Partial<ImportValues>;
  /** Columns emptied in a form. Blank cells of a file change nothing. */
  cleared?: readonly ImportColumn[];
  /** The moments in the file. */
  saleWindow: { opensAt: Date | undefined; endsAt: Date | undefined };
  translations: EventTranslations;
  /** Absent when it does not change. */
  place?: KnownPlace | Omit<KnownPlace, 'id'> | undefined;
  categories: CategoryPlan[];
  tickets: TicketPlan[];
  /** Ids that a form removes, locked and without orders. A file removes nothing. */
  removed?: { categories: number[]; variants: number[] };
  /** Categories and tickets follow the order of the plan. A file appends new ones. */
  isOrdered?: boolean;
  /** Start times of the departures in the file. */
  departures: Date[];
  /** Departures that the file reschedules; `known` already has their new times. */
  moves: MovedDeparture[];
  capacities: CapacityPlan[];
}
