import type { Discount, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { orderRejected } from '../checkout/checkout.actions.ts';
import { isCouponError } from '../checkout/order-errors.ts';
import { draftOpened } from '../wizard/wizard.events.ts';
import { type CouponReason, type CouponState, discountOf, type PaymentState } from './payment.types.ts';

const initialState: PaymentState = { coupon: { status: 'none' } };

export const paymentSlice = createSlice({
  name: 'booking/payment',
  initialState,
  reducers: {
    methodChosen: (payment, { payload }: PayloadAction<PaymentMethodCode | undefined>) => {
      payment.method = payload;
    },
    taxBuyerEntered: (payment, { payload }: PayloadAction<Pick<PaymentState, 'taxBuyer' | 'namedBuyer'>>) => {
      Object.assign(payment, payload);
    },
    couponSubmitted: (payment, { payload: code }: PayloadAction<string>) => {
      payment.coupon = { status: 'checking', code, applied: discountOf(payment.coupon) };
    },
    couponApplied: (payment, { payload: discount }: PayloadAction<Discount>) => {
      payment.coupon = { status: 'applied', discount };
    },
    couponRejected: (payment, { payload: reason }: PayloadAction<CouponReason>) => {
      const { coupon } = payment;
      const rejected = { code: codeOf(coupon), reason };
      const before = coupon.status === 'checking' ? beforeCheck(coupon) : undefined;
      payment.coupon = before ? { ...before, rejected } : { status: 'refused', rejected };
    },
    couponRemoved: (payment) => {
      payment.coupon = { status: 'none' };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(draftOpened, (_, { payload }) => withoutPendingCheck(payload.draft.payment))
      .addCase(orderRejected, (payment, { payload: { code, couponReason } }) => {
        // the server checks the coupon again when it places the order
        if (!isCouponError(code)) return;
        payment.coupon = {
          status: 'refused',
          rejected: { code: codeOf(payment.coupon), reason: couponReason ?? code },
        };
      }),
});

/** A reload cancels a pending check: the buyer has to apply the coupon again. */
const withoutPendingCheck = (payment = initialState): PaymentState =>
  payment.coupon.status === 'checking'
    ? { ...payment, coupon: beforeCheck(payment.coupon) ?? { status: 'none' } }
    : payment;

/** The code under check, or the applied one. */
const codeOf = (coupon: CouponState) =>
  coupon.status === 'checking' ? coupon.code : (discountOf(coupon)?.code.toUpperCase() ?? '');

/** The applied coupon that the code under check would replace. */
function beforeCheck(coupon: CouponState) {
  const discount = discountOf(coupon);
  return discount && { status: 'applied' as const, discount };
}

export const { methodChosen, taxBuyerEntered, couponSubmitted, couponApplied, couponRejected, couponRemoved } =
  paymentSlice.actions;
