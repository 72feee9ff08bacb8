import type { ManagedPrices, ManagedVariant } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Space } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useRemovePriceChange } from './prices.api.ts';
import styles from './prices.module.css';
import { useShown } from './useShown.ts';

interface PriceTableProps {
  prices: ManagedPrices;
  mayChange: boolean;
  onChange: (variant: ManagedVariant) => void;
}

/** Shows the price of each variant, its exceptions by departure, and scheduled prices. */
export function PriceTable({ prices, mayChange, onChange }: PriceTableProps) {
  const { t } = useTranslation('back-office/prices');
  const { message } = App.useApp();
  const shown = useShown(prices);
  const [remove, { error }] = useRemovePriceChange();
  const { slug, revision } = prices;
  const removeChange = async (id: number) => {
    const { data } = await remove({ slug, revision, id });
    if (data) void message.success(t('taken_back'));
  };
  const toCome = ({ departureId, amount, from }: ManagedVariant['toCome'][number]) =>
    t(departureId === undefined ? 'to_come.all' : 'to_come.one', {
      from: shown.at(from),
      price: amount === undefined ? t('as_others') : shown.price(amount),
      departure: departureId === undefined ? '' : shown.departure(departureId),
    });
  return (
    <>
      <Failure error={error} />
      <WideTable<ManagedVariant>
        label={t('title')}
        rowKey="id"
        dataSource={prices.variants}
        locale={{ emptyText: t('none') }}
        columns={[
          {
            title: t('columns.variant'),
            render: (_, variant) => (
              <Space orientation="vertical" size="small">
                <span>{shown.variant(variant)}</span>
                {mayChange && (
                  <Button
                    size="small"
                    aria-label={t('change_of', { variant: shown.variant(variant) })}
                    onClick={() => onChange(variant)}
                  >
                    {t('change')}
                  </Button>
                )}
              </Space>
            ),
          },
          {
            title: t('columns.price'),
            align: 'right',
            render: (_, { amount }) => shown.price(amount),
          },
          {
            title: t('columns.departures'),
            render: (_, { ofDepartures }) => (
              <ul className={styles.list}>
                {ofDepartures.map(({ departureId, amount }) => (
                  <li key={departureId}>{`${shown.departure(departureId)}: ${shown.price(amount)}`}</li>
                ))}
              </ul>
            ),
          },
          {
            title: t('columns.to_come'),
            render: (_, variant) => (
              <ul className={styles.list}>
                {variant.toCome.map((coming) => (
                  <li key={coming.id}>
                    <span>{toCome(coming)}</span>{' '}
                    {mayChange && (
                      <Button
                        size="small"
                        aria-label={t('take_back_of', { change: toCome(coming), variant: shown.variant(variant) })}
                        onClick={() => void removeChange(coming.id)}
                      >
                        {t('take_back')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            ),
          },
          { title: t('columns.held'), align: 'right', dataIndex: 'heldTickets' },
        ]}
      />
    </>
  );
}
