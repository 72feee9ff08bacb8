import { isAllowed } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { DraftLines } from '../../forms/drafts/DraftLines.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useOpened } from '../../kit/useOpened.ts';
import { ListHead } from '../../lists/ListHead.tsx';
import { CouponList } from './CouponList.tsx';
import { MakeCoupon } from './MakeCoupon.tsx';

export default function CouponsPage() {
  return (
    <OfficePage path="/coupons">
      {({ role }) => <CouponTable mayChange={isAllowed(role, 'coupons.change')} />}
    </OfficePage>
  );
}

function CouponTable({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/coupons');
  const [opened, open] = useOpened();
  return (
    <>
      {mayChange && (
        <ListHead>
          <Button type="primary" onClick={() => open('new')}>
            {t('make')}
          </Button>
        </ListHead>
      )}
      <DraftLines pages={{ 'coupon.': (id) => (Number(id) ? `${linkTo('/coupons/:id', id)}?tab=edit` : undefined) }} />
      <CouponList mayChange={mayChange} />
      {mayChange && opened === 'new' && <MakeCoupon onClose={() => open()} />}
    </>
  );
}
