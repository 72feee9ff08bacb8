import type { PaymentMethod, PaymentMethodCode } from '@idavuelta/shared/contracts';

/** The method with which an order can be paid, if there is one only: nobody needs to choose it. */
export function onlyMethod(methods: PaymentMethod[], transferTooLate: boolean): PaymentMethodCode | undefined {
  const usable = methods.filter(({ kind }) => !(kind === 'transfer' && transferTooLate));
  return usable.length === 1 ? usable[0]?.code : undefined;
}
