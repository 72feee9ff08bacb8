import { useTranslation } from '@idavuelta/shared/platform';
import type { TableProps } from 'antd';
import { useState } from 'react';
import type { Selection } from './bulk.types.ts';

export interface Chosen<Row> {
  rows: Row[];
  /** All rows that match the filters, not only those of the page. */
  isAll: boolean;
  clear: () => void;
  chooseAll: () => void;
}

/**
 * Keeps chosen rows from page to page. Another filter drops them: nobody changes what they do not see.
 * @param scope the filters, as text
 */
export function useSelection<Row extends object>(selection: Selection<Row> | undefined, scope: string) {
  const { t } = useTranslation('back-office');
  const [state, setState] = useState<{ rows: Row[]; isAll: boolean; scope: string }>({ rows: [], isAll: false, scope });
  const { rows, isAll } = state.scope === scope ? state : { rows: [], isAll: false };
  const set = (next: { rows: Row[]; isAll: boolean }) => setState({ ...next, scope });
  if (!selection || (selection.actions.length === 0 && !selection.extra)) return undefined;
  const { keyOf, nameOf } = selection;
  const rowSelection: TableProps<Row>['rowSelection'] = {
    selectedRowKeys: rows.map(keyOf),
    preserveSelectedRowKeys: true,
    onChange: (_keys, chosen) => set({ rows: chosen.filter(Boolean), isAll: false }),
    getTitleCheckboxProps: () => ({ 'aria-label': t('bulk.choose_page') }),
    getCheckboxProps: (row) => ({ 'aria-label': t('bulk.choose', { name: nameOf(row) }) }),
  };
  const chosen: Chosen<Row> = {
    rows,
    isAll,
    clear: () => set({ rows: [], isAll: false }),
    chooseAll: () => set({ rows, isAll: true }),
  };
  return { rowSelection, chosen };
}
