import { bookingLimits as limits } from '@idavuelta/shared/contracts/rules';
import { emailAddress, message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

export const passengerSchema = yup.object({
  name: yup.string().trim().required().max(limits.nameLength),
  email: emailAddress().required(message('email_is_required')),
  phone: yup.string().trim().required().min(limits.phoneMinLength, message('phone_is_invalid')).max(limits.phoneLength),
  address: yup.string().trim().required(message('address_is_required')).max(limits.addressLength),
  countyId: yup
    .number()
    .transform((value, typed) => (typed === '' ? undefined : value))
    .required(message('countie_is_required')),
});
