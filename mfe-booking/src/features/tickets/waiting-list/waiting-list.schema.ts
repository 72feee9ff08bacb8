import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { emailAddress } from '@idavuelta/shared/forms';
import * as yup from 'yup';

/** A waiting-list entry. `date` is the id of a date of the event, followed by a colon and the day for a range. */
export const waitingSchema = yup.object({
  date: yup.string().required(),
  productVariantId: yup.number().required(),
  tickets: yup.number().integer().min(1).max(bookingLimits.waitingTickets).required(),
  email: emailAddress().required(),
});
