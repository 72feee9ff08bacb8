import type { ListPage } from '@idavuelta/shared/contracts';
import { maxCounted } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex } from 'antd';
import type { ListColumn, WideTableProps } from '../ui/WideTable.tsx';
import { CursorButtons } from './CursorButtons.tsx';
import { ListFrame, type ListOptions } from './ListFrame.tsx';
import type { CursorPages } from './useCursorPages.ts';

interface CursorTableProps<Row> extends Omit<WideTableProps<Row>, 'dataSource' | 'columns'>, ListOptions<Row> {
  list: ListPage<Row> | undefined;
  pages: CursorPages;
  columns: ListColumn<Row>[];
  /** Rows that match, where they are counted. */
  total?: number | undefined;
}

/** Shows a list whose pages follow each other, however long it is. */
export function CursorTable<Row extends object>({ list, pages, total, ...frame }: CursorTableProps<Row>) {
  const { t } = useTranslation('back-office');
  const count = total ?? 0;
  return (
    <ListFrame<Row> {...frame} dataSource={list?.items} total={total}>
      <Flex wrap gap="middle" justify="end" align="center">
        {count > 0 && <span>{t(count < maxCounted ? 'lists.total' : 'lists.many', { count })}</span>}
        <CursorButtons pages={pages} next={list?.next} />
      </Flex>
    </ListFrame>
  );
}
