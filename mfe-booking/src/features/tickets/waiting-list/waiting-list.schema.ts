import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { emailAddress } from '@idavuelta/shared/forms';
import * as yup from 'yup';

/** The tickets that somebody waits for. `date` names a date of the event, or the day of a range after a colon. */
export const waitingSchema = yup.object({
  date: yup.string().required(),
  productVariantId: yup.number().required(),
  tickets: yup.number().integer().min(1).max(bookingLimits.waitingTickets).required(),
  email: emailAddress().required(),
});
