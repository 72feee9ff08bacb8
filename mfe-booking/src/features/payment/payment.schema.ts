import type { PaymentCode } from '@idavuelta/shared/contracts';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';
import type { TaxBuyerForm } from '../../state/tax-buyer/tax-buyer.types.ts';
import { taxBuyerSchemaOf } from './tax-buyer/tax-buyer.schema.ts';
import type { TaxBuyerRules } from './tax-buyer/tax-buyer.ts';

/** The payment step: a payment method, unless there is nothing to pay, and whom the tax document names. */
export const paymentSchemaWith = (rules: TaxBuyerRules | undefined) =>
  yup.object({
    taxBuyer: taxBuyerSchemaOf(rules),
    paymentCode: yup.string<PaymentCode>().required(message('payment.method_is_required')),
  });

export const freeSchema = yup.object({
  taxBuyer: yup.mixed<TaxBuyerForm>(),
  paymentCode: yup.string<PaymentCode>().optional(),
});

export const couponSchema = yup.object({
  code: yup.string().trim().uppercase().required(message('booking:coupon_is_required')).max(bookingLimits.couponLength),
});
