import type { Coupon, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { linkTo } from '../../kit/areas.ts';
import type { FilterDefinition, FilterValues } from '../../lists/filters/filters.types.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import type { ChangeList } from '../../lists/useListQuery.ts';
import { CouponState } from './CouponState.tsx';
import { useCoupons, useSwitchCoupon } from './coupons.api.ts';

interface CouponListProps {
  query: StaffListQuery;
  values: FilterValues;
  filters?: FilterDefinition[];
  onQuery: ChangeList & ((changes: FilterValues) => void);
  mayChange?: boolean;
}

/** Lists coupons with links to their pages. */
export function CouponList({ query, values, filters = [], onQuery, mayChange = false }: CouponListProps) {
  const { t } = useTranslation('back-office/coupons');
  const { date } = useFormats();
  const wanted = { ...query, ...values };
  const { data, error, isFetching, refetch } = useCoupons(wanted);
  const [switchTo] = useSwitchCoupon();
  const day = (iso: string | undefined) => (iso ? date(iso, 'medium', deviceZone()) : '–');
  const { page: _page, size: _size, ...exported } = wanted;
  return (
    <ListTable<Coupon>
      name="coupons"
      label={t('back-office:areas.coupons.title')}
      rowKey="id"
      list={data}
      loading={isFetching}
      error={error}
      onRetry={() => void refetch()}
      filters={filters}
      values={values}
      onFilter={onQuery}
      query={query}
      onQuery={onQuery}
      exported={exported}
      selection={{
        keyOf: ({ id }) => String(id),
        nameOf: ({ code }) => code,
        all: { url: '/staff-api/coupons', params: exported, by: 'page' },
        actions: mayChange
          ? [
              {
                key: 'stop',
                label: t('bulk.stop'),
                lead: t('bulk.stop_lead'),
                isFor: ({ state }) => state !== 'stopped',
                run: ({ id }) => switchTo({ id, to: 'stop' }),
              },
            ]
          : [],
      }}
      columns={[
        {
          title: t('fields.code'),
          key: 'code',
          sorter: true,
          render: (_, { id, code }) => <Link to={linkTo('/coupons/:id', id)}>{code}</Link>,
        },
        {
          title: t('fields.percent'),
          key: 'percent',
          align: 'end',
          render: (_, { percent }) => t('percent', { percent }),
        },
        { title: t('fields.state'), key: 'state', render: (_, { state }) => <CouponState state={state} /> },
        {
          title: t('fields.uses'),
          key: 'uses',
          sorter: true,
          align: 'end',
          render: (_, { uses, maxUses }) => (maxUses ? t('uses_of', { uses, maxUses }) : uses),
        },
        { title: t('fields.expiresAt'), key: 'expiresAt', sorter: true, render: (_, { expiresAt }) => day(expiresAt) },
        { title: t('fields.note'), key: 'note', dataIndex: 'note' },
        { title: t('fields.made'), key: 'createdAt', sorter: true, render: (_, { createdAt }) => day(createdAt) },
      ]}
    />
  );
}
