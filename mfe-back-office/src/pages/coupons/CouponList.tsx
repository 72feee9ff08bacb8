import type { Coupon } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { linkTo } from '../../kit/areas.ts';
import { choice } from '../../lists/filters/choice.ts';
import type { FilterDefinition } from '../../lists/filters/filters.types.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { useList } from '../../lists/useList.ts';
import { CouponState } from './CouponState.tsx';
import { useCoupons, useSwitchCoupon } from './coupons.api.ts';

const states = ['active', 'later', 'expired', 'used-up', 'stopped'] as const;

interface CouponListProps {
  /** Limits the list to the coupons of one event. */
  event?: number;
  mayChange?: boolean;
}

/** Lists coupons with links to their pages. */
export function CouponList({ event: only, mayChange = false }: CouponListProps) {
  const { t } = useTranslation('back-office/coupons');
  const { date } = useFormats();
  const zone = deviceZone();
  const filters: FilterDefinition[] = [
    { kind: 'search', name: 'text', label: t('find') },
    choice('state', t('fields.state'), states, (value) => t(`states.${value}`), { any: t('back-office:lists.any') }),
    {
      kind: 'other',
      name: 'event',
      label: t('fields.event'),
      render: ({ label, value, onChange }) => (
        <EventSelect
          aria-label={label}
          placeholder={label}
          isSingle
          value={value ? [Number(value)] : []}
          onChange={([event]) => onChange(event?.toString())}
        />
      ),
    },
  ];
  const list = useList(
    useCoupons,
    '-createdAt',
    only === undefined ? { filters } : { params: { event: String(only) } },
  );
  const [switchTo] = useSwitchCoupon();
  const day = (iso: string | undefined) => (iso ? date(iso, 'medium', zone) : '–');
  return (
    <ListTable<Coupon>
      {...list}
      name="coupons"
      label={t('back-office:areas.coupons.title')}
      rowKey="id"
      selection={{
        keyOf: ({ id }) => String(id),
        nameOf: ({ code }) => code,
        all: { url: '/staff-api/coupons', params: list.exported, by: 'page' },
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
        {
          title: t('fields.state'),
          key: 'state',
          card: 'state',
          render: (_, { state }) => <CouponState state={state} />,
        },
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
