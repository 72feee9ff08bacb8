import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { Charges } from './Charges.tsx';
import { CompanyLines } from './CompanyLines.tsx';
import { Documents } from './Documents.tsx';
import { MonthExport } from './MonthExport.tsx';

/** Lists tax documents, what needs somebody, charges without a document, and exports months. */
export default function TaxDocumentsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/tax-documents">
      {({ permissions }) => (
        <>
          <p>{t('areas.tax_documents.lead')}</p>
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
        { key: 'documents', label: t('tabs.documents'), children: <Documents /> },
        { key: 'charges', label: t('tabs.charges'), children: <Charges mayIssue={mayChange} /> },
        ...(mayChange ? [month] : []),
      ]}
    />
  );
}
