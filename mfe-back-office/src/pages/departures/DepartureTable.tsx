import type { ManagedDeparture, ManagedDepartures, ManagedPool } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, Space, Tag } from 'antd';
import { WideTable } from '../../ui/WideTable.tsx';

export type DepartureAct = 'capacity' | 'move' | 'call-off' | 'remove' | 'message';

export interface ChosenDeparture {
  act: DepartureAct;
  departure: ManagedDeparture;
  pool: ManagedPool;
}

interface Row {
  departure: ManagedDeparture;
  pool: ManagedPool;
  /** Row span of the departure's cell: its number of rows on the first one, 0 on the others. */
  span: number;
}

const rowsOf = ({ departures }: ManagedDepartures): Row[] =>
  departures.flatMap((departure) =>
    departure.pools.map((pool, i) => ({ departure, pool, span: i === 0 ? departure.pools.length : 0 })),
  );

const isUntouched = ({ pools }: ManagedDeparture) => pools.every(({ sold, held }) => sold + held === 0);

interface DepartureTableProps {
  event: ManagedDepartures;
  mayChange: boolean;
  onAct: (chosen: ChosenDeparture) => void;
}

/** Shows the departures of an event with the capacity and sales of each pool. */
export function DepartureTable({ event, mayChange, onAct }: DepartureTableProps) {
  const { t } = useTranslation('back-office/departures');
  const { date } = useFormats();
  const { timeZone, isRange } = event;
  const shown = ({ startsAt }: ManagedDeparture) =>
    `${date(startsAt, 'weekday', timeZone)}, ${date(startsAt, 'medium', timeZone)}, ${date(startsAt, 'time', timeZone)}`;
  const spans = ({ span }: Row) => ({ rowSpan: span });
  const actsOf = (departure: ManagedDeparture): DepartureAct[] => {
    if (departure.past || departure.id === undefined) return [];
    const ends = isUntouched(departure) && !isRange ? 'remove' : 'call-off';
    return ['move', 'message', ends];
  };
  return (
    <WideTable<Row>
      label={t('title')}
      rowKey={({ departure, pool }) => `${departure.departure} ${pool.pool}`}
      dataSource={rowsOf(event)}
      locale={{ emptyText: t('none') }}
      columns={[
        {
          title: t('columns.departure'),
          onCell: spans,
          render: (_, { departure, pool }) => (
            <Space orientation="vertical" size="small">
              <span>
                <span>{shown(departure)}</span> {departure.past && <Tag>{t('past')}</Tag>}
              </span>
              {mayChange && (
                <Space>
                  {actsOf(departure).map((act) => (
                    <Button
                      key={act}
                      size="small"
                      danger={act === 'call-off' || act === 'remove'}
                      aria-label={t('act_on', { act: t(`do.${act}`), departure: shown(departure) })}
                      onClick={() => onAct({ act, departure, pool })}
                    >
                      {t(`do.${act}`)}
                    </Button>
                  ))}
                </Space>
              )}
            </Space>
          ),
        },
        {
          title: t('columns.sells'),
          render: (_, { pool }) => [...pool.categories, ...pool.provinces].join(' · '),
        },
        {
          title: t('columns.capacity'),
          align: 'right',
          render: (_, { departure, pool }) =>
            mayChange && !departure.past ? (
              <Button
                aria-label={t('capacity.of', { departure: shown(departure), capacity: pool.capacity })}
                onClick={() => onAct({ act: 'capacity', departure, pool })}
              >
                {pool.capacity}
              </Button>
            ) : (
              pool.capacity
            ),
        },
        ...(['sold', 'held', 'free', 'waiting'] as const).map((kind) => ({
          title: t(`columns.${kind}`),
          align: 'right' as const,
          render: (_: unknown, { pool }: Row) => pool[kind],
        })),
      ]}
    />
  );
}
