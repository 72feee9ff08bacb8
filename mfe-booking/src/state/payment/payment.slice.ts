import type { Discount, ErrorCode, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { orderRefused } from '../checkout/checkout.slice.ts';
import { isCouponRefusal } from '../checkout/order-errors.ts';
import { draftOpened } from '../wizard/wizard.events.ts';
import type { PaymentState } from './payment.types.ts';

const initialState: PaymentState = { coupon: { status: 'none' } };

export const paymentSlice = createSlice({
  name: 'booking/payment',
  initialState,
  reducers: {
    methodChosen: (payment, { payload }: PayloadAction<PaymentMethodCode | undefined>) => {
      payment.method = payload;
    },
    couponSubmitted: (payment, { payload: code }: PayloadAction<string>) => {
      payment.coupon = { status: 'checking', code };
    },
    couponApplied: (payment, { payload: discount }: PayloadAction<Discount>) => {
      payment.coupon = { status: 'applied', discount };
    },
    couponRefused: (payment, { payload: reason }: PayloadAction<ErrorCode>) => {
      payment.coupon = { status: 'refused', reason };
    },
    couponRemoved: (payment) => {
      payment.coupon = { status: 'none' };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(draftOpened, (_, { payload }) => settled(payload.draft.payment))
      .addCase(orderRefused, (payment, { payload: { code } }) => {
        // the server looks at the coupon again with the order
        if (isCouponRefusal(code)) payment.coupon = { status: 'refused', reason: code };
      }),
});

/** A check that a reload cut off never ends: the buyer asks again. */
const settled = (payment = initialState): PaymentState =>
  payment.coupon.status === 'checking' ? { ...payment, coupon: { status: 'none' } } : payment;

export const { methodChosen, couponSubmitted, couponApplied, couponRefused, couponRemoved } = paymentSlice.actions;
