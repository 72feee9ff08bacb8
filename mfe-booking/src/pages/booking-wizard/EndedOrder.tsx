import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Notice } from '@idavuelta/shared/ui';
import type { EndedOrder as Ended } from '../../state/checkout/checkout.types.ts';
import { endedTextKey } from '../../state/checkout/order-errors.ts';

/** Tells a buyer at an earlier step that their unpaid order has ended. */
export default function EndedOrder({ ended }: { ended: Ended }) {
  const { t } = useTranslation('booking');
  const { unsettled } = ended;
  return (
    <Notice
      tone="warn"
      title={t(endedTextKey(ended))}
      action={unsettled && <ButtonLink to={links.orderDetail(unsettled)}>{t('open_order.see')}</ButtonLink>}
    >
      {unsettled && <p>{t('hold.unsettled')}</p>}
    </Notice>
  );
}
