import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

/** The tickets step: a date, a province, and one or more tickets, no more than are left. */
export const ticketsSchema = yup.object({
  date: yup.number().required(message('tickets.date_is_required')),
  province: yup.number().required(message('tickets.province_is_required')),
  lines: yup
    .array(yup.object({ quantity: yup.number().max(yup.ref('left'), message('tickets.too_many')), left: yup.number() }))
    .min(1, message('tickets.tickets_are_required')),
});
