import type { HiddenContent } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';

/** Warns about hidden content of a spreadsheet, which was not imported. */
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
