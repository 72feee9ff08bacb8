import type { SpaceCounts } from '@idavuelta/shared/contracts';
import { message, passengerRules } from '@idavuelta/shared/forms';
import * as yup from 'yup';

const rules = passengerRules();
const phone = rules.phone.required(message('phone_is_invalid'));

const passenger = yup.object({
  ...rules,
  phone,
  passengerAddress: yup.string().required(message('address_is_required')),
});

const schemaOf = (fields: typeof passenger) =>
  yup.object({
    tickets: yup
      .array(
        yup.object({
          id: yup.string().required(),
          passengers: yup.array(fields).required().min(1),
          spaces: yup.mixed<SpaceCounts>(),
        }),
      )
      .required(),
  });

/** The passengers step: at least one passenger per ticket. The form itself enforces the variant's `capacity`. */
export const passengersSchema = schemaOf(passenger);

/** The same with one more rule for phones. */
export const passengersSchemaWith = (narrow: (rule: typeof phone) => typeof phone) =>
  schemaOf(passenger.shape({ phone: narrow(phone) }));
