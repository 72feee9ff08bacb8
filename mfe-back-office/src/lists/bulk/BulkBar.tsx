import { maxCounted } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import { useAllRows } from './all-rows.api.ts';
import { BulkModal } from './BulkModal.tsx';
import styles from './bulk.module.css';
import { type BulkAction, maxBulkRows, type Selection } from './bulk.types.ts';
import type { Chosen } from './useSelection.ts';

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  chosen: Chosen<Row>;
  /** Rows of the page. */
  shown: number;
  /** Rows that match, as far as counted; undefined while unknown. */
  total: number | undefined;
}

/** Says how many rows are chosen, offers all that match, and what can be done with them. */
export function BulkBar<Row>({ selection, chosen, shown, total }: BulkBarProps<Row>) {
  const { t } = useTranslation('back-office');
  const [readAll, { isLoading, error }] = useAllRows();
  const [doing, setDoing] = useState<{ action: BulkAction<Row>; rows: Row[] }>();
  const { rows, isAll, clear, chooseAll } = chosen;
  const matching = total === undefined ? undefined : countText(total);
  const begin = async (action: BulkAction<Row>) => {
    const wanted = isAll ? await readAll<Row>(selection.all) : rows;
    if (wanted.length > 0) setDoing({ action, rows: wanted });
  };
  const offersAll = !isAll && matching !== undefined && rows.length >= shown && (total ?? 0) > rows.length;
  const text = isAll ? t('bulk.all_chosen', { total: matching }) : t('bulk.chosen', { count: rows.length });

  function countText(count: number) {
    return count < maxCounted ? t('lists.number', { count }) : t('lists.more_than', { count });
  }
  return (
    <>
      <p role="status" className={rows.length === 0 ? 'visually-hidden' : undefined}>
        {rows.length > 0 && text}
      </p>
      {rows.length > 0 && (
        <Flex wrap gap="small" align="center" className={styles.bar}>
          {offersAll && <Button onClick={chooseAll}>{t('bulk.choose_all', { total: matching })}</Button>}
          {selection.actions.map((action) => (
            <Button
              key={action.key}
              danger={action.danger ?? false}
              loading={isLoading}
              onClick={() => void begin(action)}
            >
              {action.label}
            </Button>
          ))}
          {!isAll && selection.extra?.(rows)}
          <Button type="text" onClick={clear}>
            {t('bulk.clear')}
          </Button>
          {isAll && (total ?? 0) > maxBulkRows && <span>{t('bulk.at_most', { count: maxBulkRows })}</span>}
        </Flex>
      )}
      <Failure error={error} />
      {doing && (
        <BulkModal
          action={doing.action}
          rows={doing.rows}
          nameOf={selection.nameOf}
          onClose={(isDone) => {
            setDoing(undefined);
            if (isDone) clear();
          }}
        />
      )}
    </>
  );
}
