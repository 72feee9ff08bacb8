import type { Position } from '@idavuelta/shared/contracts';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

const required = message('account:required');

export const addressSchema = yup.object({
  name: yup
    .string()
    .trim()
    .required(required)
    .test('length', message('account:addresses.name_too_short'), (name) => !name || name.length >= 3)
    .max(200),
  countyId: yup
    .number()
    .transform((value, typed) => (typed === '' ? undefined : value))
    .required(required),
  position: yup.mixed<Position>(),
  myAddress: yup.boolean().default(false),
});
