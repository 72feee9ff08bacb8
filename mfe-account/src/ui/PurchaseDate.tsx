import { dayAt } from '@idavuelta/shared/contracts/time';
import { useFormats } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { formatPurchaseDate } from './purchase-date.ts';

/** Time of a purchase: in UTC, as the specification wants it, and by the reader's own clock where it differs. */
export function PurchaseDate({ iso }: { iso: string }) {
  const { date } = useFormats();
  const { own, nameOf, isOwn } = useClocks();
  const day = dayAt(iso, own) === dayAt(iso, 'UTC') ? '' : `${date(iso, 'medium', own)}, `;
  return (
    <>
      <time dateTime={iso}>{formatPurchaseDate(iso)}</time>{' '}
      <span>{isOwn(iso, 'UTC') ? 'UTC' : `UTC (${day}${date(iso, 'time', own)}, ${nameOf(own)})`}</span>
    </>
  );
}
