import { message } from '@idavuelta/shared/forms';
import { createSelector } from '@idavuelta/shared/platform';
import * as yup from 'yup';
import { selectDate, selectLines, selectProvince } from './tickets.selectors.ts';

/** Step 0: a date, a province, and one ticket or more of what is left. */
export const ticketsSchema = yup.object({
  date: yup.number().required(message('tickets.date_is_required')),
  province: yup.number().required(message('tickets.province_is_required')),
  lines: yup
    .array(
      yup.object({ quantity: yup.number().max(yup.ref('stock'), message('tickets.too_many')), stock: yup.number() }),
    )
    .min(1, message('tickets.tickets_are_required')),
});

export const selectTicketsForm = createSelector([selectDate, selectProvince, selectLines], (date, province, lines) => ({
  date: date?.eventDateId,
  province: province?.id,
  lines: lines.map(({ quantity, variant: { stock } }) => ({ quantity, stock })),
}));
