import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { BankRows } from './BankRows.tsx';
import { DismissedRows } from './DismissedRows.tsx';
import { Statement } from './Statement.tsx';
import { WaitingTransfers } from './WaitingTransfers.tsx';

/** Manages bank transfers: statements, unmatched rows and orders awaiting payment. */
export default function TransfersPage() {
  const { t } = useTranslation('back-office/transfers');
  return (
    <OfficePage path="/transfers">
      {() => (
        <PageTabs
          items={[
            { key: 'statement', label: t('statement.title'), children: <Statement /> },
            { key: 'rows', label: t('rows.title'), children: <BankRows /> },
            { key: 'dismissed', label: t('dismissed.title'), children: <DismissedRows /> },
            { key: 'waiting', label: t('waiting.title'), children: <WaitingTransfers /> },
          ]}
        />
      )}
    </OfficePage>
  );
}
