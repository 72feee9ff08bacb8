import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

/** The tickets step: a date, a province, and one or more tickets, within the stock. */
export const ticketsSchema = yup.object({
  date: yup.number().required(message('tickets.date_is_required')),
  province: yup.number().required(message('tickets.province_is_required')),
  lines: yup
    .array(
      yup.object({ quantity: yup.number().max(yup.ref('stock'), message('tickets.too_many')), stock: yup.number() }),
    )
    .min(1, message('tickets.tickets_are_required')),
});
