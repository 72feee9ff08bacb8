import { isAllowed } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Input, Select } from 'antd';
import { useState } from 'react';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { OfficePage } from '../../kit/OfficePage.tsx';
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
  const [making, setMaking] = useState(false);
  return (
    <>
      <Flex wrap gap="small" justify="space-between">
        <Flex wrap gap="small">
          <Input.Search
            aria-label={t('find')}
            placeholder={t('find')}
            allowClear
            defaultValue={filters.text}
            onSearch={(text) => change({ text })}
          />
          <Select
            aria-label={t('fields.state')}
            placeholder={t('fields.state')}
            allowClear
            value={filters.state}
            options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChange={(state?: string) => change({ state })}
          />
          <EventSelect
            isSingle
            aria-label={t('fields.event')}
            placeholder={t('fields.event')}
            value={filters.event ? [Number(filters.event)] : []}
            onChange={([event]) => change({ event: event === undefined ? undefined : String(event) })}
          />
        </Flex>
        {mayChange && (
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        )}
      </Flex>
      <CouponList query={{ ...query, ...filters }} onQuery={change} />
      {making && <MakeCoupon onClose={() => setMaking(false)} />}
    </>
  );
}
