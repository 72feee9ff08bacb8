import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { Charges } from './Charges.tsx';
import { CompanyLines } from './CompanyLines.tsx';
import { DocumentList } from './DocumentList.tsx';
import { MonthExport } from './MonthExport.tsx';

/** Lists tax documents, what needs somebody, charges without a document, and exports months. */
export default function TaxDocumentsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/tax-documents">
      {({ permissions }) => (
        <>
          <ListHead lead={t('areas.tax_documents.lead')} />
          <CompanyLines />
          <Parts permissions={permissions} />
        </>
      )}
    </OfficePage>
  );
}

function Parts({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/tax-documents');
  const mayChange = permissions.includes('tax-documents.change');
  const month = { key: 'month', label: t('tabs.month'), children: <MonthExport /> };
  return (
    <PageTabs
      items={[
        { key: 'documents', label: t('tabs.documents'), children: <DocumentList /> },
        { key: 'charges', label: t('tabs.charges'), children: <Charges mayIssue={mayChange} /> },
        ...(mayChange ? [month] : []),
      ]}
    />
  );
}
