import type { PaymentMethod, PaymentMethodCode } from '@idavuelta/shared/contracts';

/** Returns the only method with which an order can be paid, if there is just one: it needs no choice. */
export function onlyMethod(methods: PaymentMethod[], transferTooLate: boolean): PaymentMethodCode | undefined {
  const usable = methods.filter(({ kind }) => !(kind === 'transfer' && transferTooLate));
  return usable.length === 1 ? usable[0]?.code : undefined;
}
