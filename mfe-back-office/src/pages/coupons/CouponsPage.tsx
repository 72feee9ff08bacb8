import { isAllowed } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex } from 'antd';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useOpened } from '../../kit/useOpened.ts';
import { choice } from '../../lists/filters/choice.ts';
import { useListQuery } from '../../lists/useListQuery.ts';
import { CouponList } from './CouponList.tsx';
import { MakeCoupon } from './MakeCoupon.tsx';

const states = ['active', 'later', 'expired', 'used-up', 'stopped'] as const;

export default function CouponsPage() {
  return (
    <OfficePage path="/coupons">
      {({ role }) => <CouponTable mayChange={isAllowed(role, 'coupons.change')} />}
    </OfficePage>
  );
}

function CouponTable({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/coupons');
  const { query, filters, change } = useListQuery('-createdAt', ['text', 'state', 'event']);
  const [opened, open] = useOpened();
  return (
    <>
      {mayChange && (
        <Flex justify="end">
          <Button type="primary" onClick={() => open('new')}>
            {t('make')}
          </Button>
        </Flex>
      )}
      <CouponList
        query={query}
        values={filters}
        onQuery={change}
        mayChange={mayChange}
        filters={[
          { kind: 'search', name: 'text', label: t('find') },
          choice('state', t('fields.state'), states, (value) => t(`states.${value}`), {
            any: t('back-office:lists.any'),
          }),
          {
            kind: 'other',
            name: 'event',
            label: t('fields.event'),
            render: ({ id, value, onChange }) => (
              <EventSelect
                id={id}
                isSingle
                value={value ? [Number(value)] : []}
                onChange={([event]) => onChange(event?.toString())}
              />
            ),
          },
        ]}
      />
      {mayChange && opened === 'new' && <MakeCoupon onClose={() => open()} />}
    </>
  );
}
