import type { PaymentMethod, PaymentMethodCode } from '@idavuelta/shared/contracts';

/** The only method that an order can be paid with, when there is just one: nobody needs to choose it. */
export function onlyMethod(methods: PaymentMethod[], transferTooLate: boolean): PaymentMethodCode | undefined {
  const usable = methods.filter(({ kind }) => !(kind === 'transfer' && transferTooLate));
  return usable.length === 1 ? usable[0]?.code : undefined;
}
