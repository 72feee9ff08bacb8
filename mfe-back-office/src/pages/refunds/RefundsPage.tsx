import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { RefundList } from './RefundList.tsx';

/** Lists open and completed manual refunds. */
export default function RefundsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/refunds">
      {() => (
        <>
          <ListHead lead={t('areas.refunds.lead')} />
          <RefundList />
        </>
      )}
    </OfficePage>
  );
}
