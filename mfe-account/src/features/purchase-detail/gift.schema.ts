import { emailAddress, message } from '@idavuelta/shared/forms';
import { passengerSchema } from './passenger.schema.ts';

export const giftSchema = passengerSchema.shape({ email: emailAddress().required(message('email_is_required')) });
