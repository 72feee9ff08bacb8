import { bookingLimits as limits } from '@idavuelta/shared/contracts/rules';
import { message, passengerRules } from '@idavuelta/shared/forms';
import * as yup from 'yup';

export const passengerSchema = yup.object({
  ...passengerRules(),
  address: yup.string().trim().required(message('address_is_required')).max(limits.addressLength),
  countyId: yup
    .number()
    .transform((value, typed) => (typed === '' ? undefined : value))
    .required(message('countie_is_required')),
});
