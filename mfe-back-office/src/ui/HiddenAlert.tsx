import type { HiddenContent } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';

/** Says what a spreadsheet hides from whoever looks at it, since it was not read. */
export function HiddenAlert({ hidden }: { hidden: HiddenContent | undefined }) {
  const { t } = useTranslation('back-office');
  if (!hidden) return null;
  const { sheets, rows, columns } = hidden;
  const parts = [
    sheets.length > 0 && t('hidden.sheets', { sheets: sheets.join(', ') }),
    rows > 0 && t('hidden.rows', { count: rows }),
    columns.length > 0 && t('hidden.columns', { columns: columns.join(', ') }),
  ];
  return <Alert type="warning" showIcon title={t('hidden.title')} description={parts.filter(Boolean).join(' ')} />;
}
