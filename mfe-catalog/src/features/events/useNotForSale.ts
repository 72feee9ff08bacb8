import type { EventSummary } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';

/** Explains in the visitor's language why no date of the event can be bought; undefined while one can. */
export function useNotForSale({ soldOut, salesClosed }: EventSummary): string | undefined {
  const { t } = useTranslation('catalog');
  if (salesClosed) return t('card.sales_closed');
  return soldOut ? t('card.sold_out') : undefined;
}
