import type { ReadStatementColumn } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Select } from 'antd';
import { WideTable } from '../../ui/WideTable.tsx';

const kinds = ['date', 'amount', 'debit', 'currency', 'text', 'payer', 'payerAccount', 'bankId', 'none'] as const;

interface StatementColumnsProps {
  columns: ReadStatementColumn[];
  /** Absent when corrections are no longer possible. */
  onCorrect: ((columns: string[]) => void) | undefined;
}

/**
 * Shows the detected kind of each column, which the user can correct, and warns about columns that are empty in every
 * row.
 */
export function StatementColumns({ columns, onCorrect }: StatementColumnsProps) {
  const { t } = useTranslation('back-office/transfers');
  const emptyTexts = columns.filter(({ takenFor, isEmpty }) => takenFor === 'text' && isEmpty);
  const taken = columns.map(({ takenFor = 'none' }) => takenFor);
  return (
    <>
      {emptyTexts.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('columns.empty', {
            count: emptyTexts.length,
            headings: emptyTexts.map(({ heading }) => `«${heading}»`).join(', '),
          })}
        />
      )}
      <WideTable<ReadStatementColumn>
        label={t('columns.title')}
        title={() => (onCorrect ? t('columns.lead') : t('columns.title'))}
        size="small"
        rowKey={(column) => columns.indexOf(column)}
        dataSource={columns}
        columns={[
          { title: t('columns.heading'), render: (_, { heading }) => heading || '–' },
          {
            title: t('columns.taken_for'),
            render: (_, { heading, takenFor = 'none' }, index) =>
              onCorrect ? (
                <Select
                  aria-label={t('columns.taken_for_of', { heading })}
                  value={takenFor}
                  popupMatchSelectWidth={false}
                  options={kinds.map((value) => ({ value, label: t(`columns.kinds.${value}`) }))}
                  onChange={(kind: string) => onCorrect(taken.map((each, at) => (at === index ? kind : each)))}
                />
              ) : (
                t(`columns.kinds.${takenFor}`)
              ),
          },
        ]}
      />
    </>
  );
}
