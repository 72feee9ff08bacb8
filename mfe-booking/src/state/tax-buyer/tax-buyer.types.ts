import type { TaxBuyer } from '@idavuelta/shared/contracts';

/** The input so far, kept for each kind: final-form removes the key of an emptied field. */
export type TaxBuyerForm = { kind?: TaxBuyer['kind'] } & Partial<
  Record<TaxBuyer['kind'], Partial<Omit<TaxBuyer, 'kind'>>>
>;
