import type { PaymentCode } from '@idavuelta/shared/contracts';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

/** The payment step: a payment method, unless there is nothing to pay. */
export const paymentSchema = yup.object({
  paymentCode: yup.string<PaymentCode>().required(message('payment.method_is_required')),
});

export const freeSchema = yup.object({ paymentCode: yup.string<PaymentCode>().optional() });

export const couponSchema = yup.object({
  code: yup.string().trim().uppercase().required(message('booking:coupon_is_required')).max(bookingLimits.couponLength),
});
