import type { CountryCode } from '@idavuelta/shared/contracts';
import type { readVariables } from './config-variables.ts';

/** What the vans of a private event cost the company, roughly: decimal amounts in the currency of each country. */
export interface RequestCosts {
  /** Seats of one van. */
  vanSeats: number;
  /** Of one van, there and back. */
  perVan: Record<CountryCode, number>;
  /** What each seat adds: insurance, the people who help, messages. */
  perSeat: Record<CountryCode, number>;
}

type Variables = ReturnType<typeof readVariables>;

export const readRequestCosts = (variables: Variables): RequestCosts => ({
  vanSeats: variables.REQUEST_VAN_SEATS,
  perVan: {
    PE: variables.REQUEST_VAN_COST_PE,
    CL: variables.REQUEST_VAN_COST_CL,
    ES: variables.REQUEST_VAN_COST_ES,
  },
  perSeat: {
    PE: variables.REQUEST_SEAT_COST_PE,
    CL: variables.REQUEST_SEAT_COST_CL,
    ES: variables.REQUEST_SEAT_COST_ES,
  },
});
