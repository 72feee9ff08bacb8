import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { ImportedBankRow, ImportedStatement, StatementMistake } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';
import { HiddenAlert } from '../../ui/HiddenAlert.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useBankDay } from './bank-day.ts';
import { kindColours, RowKind } from './RowKind.tsx';
import { StatementColumns } from './StatementColumns.tsx';

interface StatementResultProps {
  statement: ImportedStatement;
  /** Reads the file again with corrected columns; absent once imported. */
  onCorrect: ((columns: string[]) => void) | undefined;
}

/** Shows the effect of a statement's rows, before or after the import. */
export function StatementResult({ statement, onCorrect }: StatementResultProps) {
  const { rows, errors, outgoing, hidden, columns, missing } = statement;
  const { t } = useTranslation('back-office/transfers');
  const day = useBankDay();
  return (
    <>
      <HiddenAlert hidden={hidden} />
      {columns && <StatementColumns columns={columns} onCorrect={onCorrect} />}
      {!missing && (
        <WideTable<ImportedBankRow>
          label={t('statement.rows')}
          rowKey="row"
          dataSource={rows}
          columns={[
            { title: t('fields.line'), dataIndex: 'row' },
            { title: t('fields.day'), render: (_, { bookedOn }) => day(bookedOn) },
            { title: t('fields.amount'), align: 'end', render: (_, { amount }) => formatMoney(amount) },
            { title: t('fields.kind'), render: (_, row) => <RowKind row={row} /> },
            { title: t('fields.order'), dataIndex: 'order' },
            { title: t('fields.text'), dataIndex: 'text' },
          ]}
        />
      )}
      {outgoing > 0 && <p>{t('statement.outgoing', { count: outgoing })}</p>}
      {errors.length > 0 && (
        <WideTable<StatementMistake>
          label={t('statement.mistakes')}
          title={() => <Tag color={kindColours.unknown}>{t('statement.mistakes')}</Tag>}
          rowKey={({ row, column }) => `${row} ${column}`}
          dataSource={errors}
          columns={[
            { title: t('fields.line'), dataIndex: 'row' },
            { title: t('fields.column'), dataIndex: 'column' },
            { title: t('fields.mistake'), render: (_, mistake) => t(`mistakes.${mistake.reason}`, { ...mistake }) },
          ]}
        />
      )}
    </>
  );
}
