import type { OrderRequest } from '@idavuelta/shared/contracts';
import { createSelector } from 'reselect';
import { addressesSchema } from '../addresses/addresses.schema.ts';
import { selectAddressesForm } from '../addresses/addresses.selectors.ts';
import { passengersSchema } from '../passengers/passengers.schema.ts';
import { selectPassengersForm } from '../passengers/passengers.selectors.ts';
import { selectDiscount, selectNamedBuyer } from '../payment/payment.selectors.ts';
import { selectTicketSpaces } from '../spaces/spaces.selectors.ts';
import { selectDate, selectProvince, selectReservedOnDate, selectTickets } from '../tickets/tickets.selectors.ts';
import { selectWaitingToken } from '../wizard/wizard.selectors.ts';

/** The order as the API expects it; `undefined` while a step is incomplete. */
export const selectOrderRequest = createSelector(
  [
    selectDate,
    selectProvince,
    selectTickets,
    selectAddressesForm,
    selectPassengersForm,
    selectDiscount,
    selectReservedOnDate,
    selectWaitingToken,
    selectNamedBuyer,
    selectTicketSpaces,
  ],
  (
    date,
    province,
    tickets,
    addressesForm,
    passengersForm,
    discount,
    reserved,
    waitingToken,
    taxBuyer,
    spaces,
  ): Omit<OrderRequest, 'url' | 'paymentCode'> | undefined => {
    const complete = addressesSchema.isValidSync(addressesForm) && passengersSchema.isValidSync(passengersForm);
    if (!date || !province || !tickets.length || !complete) return undefined;
    const addresses = addressesSchema.cast(addressesForm).tickets;
    const passengers = passengersSchema.cast(passengersForm).tickets;
    return {
      eventDateId: date.eventDateId,
      provinceId: province.id,
      tickets: tickets.map(({ variant: { placeId, productVariantId } }, index) => ({
        placeId,
        productVariantId,
        addresses: addresses[index]?.addresses ?? [],
        passengers: passengers[index]?.passengers ?? [],
        ...(spaces[index]?.length && {
          spaces: Object.fromEntries(spaces[index].map(({ kind, quantity }) => [kind, quantity])),
        }),
      })),
      ...(discount && { discountCode: discount.code }),
      ...(date.day && { date: date.day }),
      ...(taxBuyer && { taxBuyer }),
      ...(reserved && waitingToken && { waitingToken }),
    };
  },
);
