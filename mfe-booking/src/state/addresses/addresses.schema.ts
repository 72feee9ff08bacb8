import type { Position } from '@idavuelta/shared/contracts';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

const address = yup.object({
  address: yup.string().trim().required(message('address_is_required')).max(bookingLimits.addressLength),
  commune_id: yup
    .number()
    .transform((value, typed) => (typed === '' ? undefined : value))
    .required(message('countie_is_required')),
  position: yup.mixed<Position>(),
});

/** The addresses step: at least one address per ticket. The form itself enforces the variant's `stops`. */
export const addressesSchema = yup.object({
  tickets: yup
    .array(yup.object({ id: yup.string().required(), addresses: yup.array(address).required().min(1) }))
    .required(),
});
