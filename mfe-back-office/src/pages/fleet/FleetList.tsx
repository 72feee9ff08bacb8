import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Spin, type TableColumnType } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import styles from './fleet.module.css';

interface FleetListProps<Row> {
  /** Its texts: title, lead, none and add. */
  group: 'vehicles' | 'drivers' | 'points';
  rows: Row[] | undefined;
  error: unknown;
  columns: TableColumnType<Row>[];
  nameOf: (row: Row) => string;
  mayAdd: boolean;
  mayChange: boolean;
  /** The drawer that edits a row, or adds one. */
  drawerOf: (row: Row | undefined, onClose: () => void) => ReactNode;
}

/** Lists one part of the fleet, each row with the button that opens its drawer. */
export function FleetList<Row extends { id: number }>(props: FleetListProps<Row>) {
  const { group, rows, error, columns, nameOf, mayAdd, mayChange, drawerOf } = props;
  const { t } = useTranslation('back-office/fleet');
  const [opened, setOpened] = useState<number | 'new'>();
  // the current data: the list is refetched when another user changes it
  const row = rows?.find(({ id }) => id === opened);
  return (
    <>
      <div className={styles.toolbar}>
        <p>{t(`${group}.lead`)}</p>
        {mayAdd && (
          <Button type="primary" onClick={() => setOpened('new')}>
            {t(`${group}.add`)}
          </Button>
        )}
      </div>
      <Failure error={error} />
      <WideTable<Row>
        label={t(`${group}.title`)}
        rowKey="id"
        loading={!rows && !error}
        dataSource={rows}
        locale={{ emptyText: t(`${group}.none`) }}
        columns={[
          ...columns,
          {
            title: <span className="visually-hidden">{t('change')}</span>,
            card: 'actions',
            hidden: !mayChange,
            render: (_, each) => (
              <Button aria-label={t('change_of', { name: nameOf(each) })} onClick={() => setOpened(each.id)}>
                {t('change')}
              </Button>
            ),
          },
        ]}
      />
      <Suspense fallback={<Spin />} key={opened}>
        {(opened === 'new' || row) && drawerOf(row, () => setOpened(undefined))}
      </Suspense>
    </>
  );
}
