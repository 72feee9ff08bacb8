import type { CountryCode } from '@idavuelta/shared/contracts';
import type { readVariables } from './config-variables.ts';

/** Approximate cost of vans for a private event, in decimal amounts of each country's currency. */
export interface RequestCosts {
  /** Seats per van. */
  vanSeats: number;
  /** Per van, there and back. */
  perVan: Record<CountryCode, number>;
  /** Per seat: insurance, helpers and messages. */
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
