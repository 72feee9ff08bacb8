import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

const passenger = yup.object({
  name: yup.string().trim().required().max(120),
  email: yup.string().trim().lowercase().required(message('email_is_required')).email(),
  phone: yup.string().trim().required(message('phone_is_invalid')).min(8, message('phone_is_invalid')).max(30),
  passengerAddress: yup.string().required(message('address_is_required')),
});

/** The passengers step: at least one passenger per ticket. The form itself enforces the variant's `capacity`. */
export const passengersSchema = yup.object({
  tickets: yup
    .array(yup.object({ id: yup.string().required(), passengers: yup.array(passenger).required().min(1) }))
    .required(),
});
