import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { type PassKind, useTicketPass } from '../../state/purchases.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Offers a ticket for a phone: as a picture, or in Apple Wallet where the site supports such passes. */
export function TicketPasses({ order, ticket }: Pick<OrderDetail, 'order'> & { ticket: number }) {
  const { t } = useTranslation('account');
  const [fetchPass, { isLoading, error }] = useTicketPass();
  const save = async (kind: PassKind) => {
    if (isLoading) return;
    const { data } = await fetchPass({ id: order.id, ticket, kind });
    if (data) saveFile(data, `idavuelta-${order.number}-${ticket}.${kind}`);
  };
  return (
    <>
      <Button
        aria-disabled={isLoading}
        aria-label={t('passes.image_of', { number: ticket })}
        onClick={() => void save('png')}
      >
        {t('passes.image')}
      </Button>
      {order.applePasses && (
        <Button
          aria-disabled={isLoading}
          aria-label={t('passes.apple_of', { number: ticket })}
          onClick={() => void save('pkpass')}
        >
          {t('passes.apple')}
        </Button>
      )}
      <Failure error={error} />
    </>
  );
}
