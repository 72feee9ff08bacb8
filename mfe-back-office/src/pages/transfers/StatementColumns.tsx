import type { ReadStatementColumn } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { WideTable } from '../../ui/WideTable.tsx';

/** What each column of a file was taken for, and a warning of texts that are empty in every row. */
export function StatementColumns({ columns }: { columns: ReadStatementColumn[] }) {
  const { t } = useTranslation('back-office/transfers');
  const emptyTexts = columns.filter(({ takenFor, isEmpty }) => takenFor === 'text' && isEmpty);
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
        title={() => t('columns.title')}
        size="small"
        rowKey={(column) => columns.indexOf(column)}
        dataSource={columns}
        columns={[
          { title: t('columns.heading'), render: (_, { heading }) => heading || '–' },
          { title: t('columns.taken_for'), render: (_, { takenFor = 'none' }) => t(`columns.kinds.${takenFor}`) },
        ]}
      />
    </>
  );
}
