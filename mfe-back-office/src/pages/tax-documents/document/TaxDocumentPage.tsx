import type { RouteParams } from '@idavuelta/shared/contracts';
import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Flex, Spin } from 'antd';
import { useKindName } from '../../../features/tax/useKindName.ts';
import { linkTo } from '../../../kit/areas.ts';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useTaxDocument } from '../tax-documents.api.ts';
import styles from '../tax-documents.module.css';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { DocumentLines } from './DocumentLines.tsx';
import { DocumentRecords } from './DocumentRecords.tsx';

/** Shows a tax document and what the authority was told of it. */
export default function TaxDocumentPage({ params: { id = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('back-office');
  const kindName = useKindName();
  const { currentData } = useTaxDocument(id);
  const title = currentData
    ? `${kindName(currentData)} ${currentData.number || t('tax.no_number')}`
    : t('areas.tax_documents.title');
  return (
    <OfficePage path="/tax-documents/:id" title={title}>
      {({ permissions }) => <TaxDocument key={id} id={id} permissions={permissions} />}
    </OfficePage>
  );
}

function TaxDocument({ id, permissions }: { id: string; permissions: StaffPermission[] }) {
  const { t } = useTranslation('back-office/tax-documents');
  const { currentData: document, error } = useTaxDocument(id);
  return (
    <>
      <Flex wrap gap="small" justify="space-between" className={styles.toolbar}>
        <Link to={linkTo('/tax-documents')}>{t('all')}</Link>
        {document && <DocumentActions document={document} mayChange={permissions.includes('tax-documents.change')} />}
      </Flex>
      <Failure error={error} />
      {!document && !error && <Spin />}
      {document && (
        <>
          <DocumentFacts document={document} mayReadOrders={permissions.includes('orders.read')} />
          <DocumentLines document={document} />
          <DocumentRecords document={document} />
        </>
      )}
    </>
  );
}
