import type { ImportedStatement } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button } from 'antd';

interface StatementStateProps {
  statement: ImportedStatement;
  isDone: boolean;
  isLoading: boolean;
  onImport: () => void;
}

/** Shows whether a statement is imported, ready, or needs its columns named first. */
export function StatementState({ statement, isDone, isLoading, onImport }: StatementStateProps) {
  const { t } = useTranslation('back-office/transfers');
  if (statement.missing)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('statement.rejected.headings')}
        description={t('statement.say_columns')}
      />
    );
  if (isDone) return <Alert type="success" showIcon role="status" title={t('statement.done')} />;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t('statement.looked')}
      action={
        <Button type="primary" loading={isLoading} onClick={onImport}>
          {t('statement.import')}
        </Button>
      }
    />
  );
}
