import type { Coupon } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import type { ComponentProps } from 'react';
import { linkTo } from '../../kit/areas.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { CouponState } from './CouponState.tsx';
import { useCoupons } from './coupons.api.ts';

interface CouponListProps {
  query: Parameters<typeof useCoupons>[0];
  onQuery: ComponentProps<typeof ListTable<Coupon>>['onQuery'];
}

/** Lists coupons with links to their pages. */
export function CouponList({ query, onQuery }: CouponListProps) {
  const { t } = useTranslation('back-office/coupons');
  const { date } = useFormats();
  const { data, error, isFetching } = useCoupons(query);
  const day = (iso: string | undefined) => (iso ? date(iso, 'medium', deviceZone()) : '–');
  return (
    <>
      <Failure error={error} />
      <ListTable<Coupon>
        label={t('back-office:areas.coupons.title')}
        rowKey="id"
        list={data}
        loading={isFetching && !data}
        query={query}
        onQuery={onQuery}
        columns={[
          {
            title: t('fields.code'),
            key: 'code',
            sorter: true,
            render: (_, { id, code }) => <Link to={linkTo('/coupons/:id', id)}>{code}</Link>,
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
            title: t('fields.expiresAt'),
            key: 'expiresAt',
            sorter: true,
            render: (_, { expiresAt }) => day(expiresAt),
          },
          { title: t('fields.note'), dataIndex: 'note' },
          { title: t('fields.made'), key: 'createdAt', sorter: true, render: (_, { createdAt }) => day(createdAt) },
        ]}
      />
    </>
  );
}
