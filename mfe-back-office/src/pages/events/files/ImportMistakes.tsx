import type { ImportMistake } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { WideTable } from '../../../ui/WideTable.tsx';

/** Lists every error in a file, with its location. */
export function ImportMistakes({ mistakes }: { mistakes: ImportMistake[] }) {
  const { t } = useTranslation('back-office/events');
  return (
    <>
      <Alert type="error" showIcon role="alert" title={t('import.wrong', { count: mistakes.length })} />
      <WideTable<ImportMistake>
        label={t('import.mistakes')}
        rowKey={({ row, column, code, reason }) => [row, column, code, reason].join(' ')}
        dataSource={mistakes}
        columns={[
          { title: t('import.row'), render: (_, { row }) => row ?? '–' },
          { title: t('import.column'), render: (_, { column }) => (column ? <code>{column}</code> : '–') },
          { title: t('import.value'), render: (_, { values }) => values?.value ?? '–' },
          { title: t('import.mistake'), render: (_, { code, values }) => t(`mistakes.${code}`, { ...values }) },
        ]}
      />
    </>
  );
}
