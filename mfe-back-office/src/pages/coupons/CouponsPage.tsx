import { type Coupon, isAllowed } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Input, Select } from 'antd';
import { useState } from 'react';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { OfficePage } from '../../frame/OfficePage.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { Failure } from '../../ui/Failure.tsx';
import { CouponState } from './CouponState.tsx';
import { useCoupons } from './coupons.api.ts';
import { MakeCoupon } from './MakeCoupon.tsx';

const states = ['active', 'later', 'expired', 'used-up', 'stopped'] as const;

/** All coupons. */
export default function CouponsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage title={t('areas.coupons.title')} permission="coupons.read">
      {({ role }) => <CouponTable mayChange={isAllowed(role, 'coupons.change')} />}
    </OfficePage>
  );
}

function CouponTable({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/coupons');
  const { date } = useFormats();
  const { query, filters, change } = useListQuery('-createdAt', ['text', 'state', 'event']);
  const { data, error, isFetching } = useCoupons({ ...query, ...filters });
  const [making, setMaking] = useState(false);
  const day = (iso: string | undefined) => (iso ? date(iso, 'medium', deviceZone()) : '–');
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
      <Failure error={error} />
      <ListTable<Coupon>
        label={t('back-office:areas.coupons.title')}
        rowKey="id"
        list={data}
        loading={isFetching && !data}
        query={query}
        onQuery={change}
        columns={[
          {
            title: t('fields.code'),
            key: 'code',
            sorter: true,
            render: (_, { id, code }) => <Link to={`/back-office/coupons/${id}`}>{code}</Link>,
          },
          { title: t('fields.percent'), align: 'end', render: (_, { percent }) => t('percent', { percent }) },
          { title: t('fields.state'), render: (_, { state }) => <CouponState state={state} /> },
          {
            title: t('fields.uses'),
            key: 'uses',
            sorter: true,
            align: 'end',
            render: (_, { uses, maxUses }) => (maxUses ? t('uses_of', { uses, maxUses }) : uses),
          },
          {
            title: t('fields.expires'),
            key: 'expiresAt',
            sorter: true,
            render: (_, { expiresAt }) => day(expiresAt),
          },
          { title: t('fields.note'), dataIndex: 'note' },
          { title: t('fields.made'), key: 'createdAt', sorter: true, render: (_, { createdAt }) => day(createdAt) },
        ]}
      />
      <MakeCoupon open={making} onClose={() => setMaking(false)} />
    </>
  );
}
