import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { StaffListQuery, TaxDocumentRow } from '@idavuelta/shared/contracts/staff';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { TaxDocumentLink } from '../../features/tax/TaxDocumentLink.tsx';
import { TaxDocumentState } from '../../features/tax/TaxDocumentState.tsx';
import { useTaxDocuments } from '../../features/tax/tax.api.ts';
import { useKindName } from '../../features/tax/useKindName.ts';
import { linkTo } from '../../kit/areas.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import type { ChangeList } from '../../lists/useListQuery.ts';
import { Failure } from '../../ui/Failure.tsx';
import type { DocumentFilter } from './DocumentFilters.tsx';

interface DocumentListProps {
  query: StaffListQuery;
  filters: DocumentFilter;
  onQuery: ChangeList;
}

/** Lists tax documents; a refused one shows the authority's words. */
export function DocumentList({ query, filters, onQuery }: DocumentListProps) {
  const { t } = useTranslation('back-office/tax-documents');
  const { date } = useFormats();
  const kindName = useKindName();
  const { data, error, isFetching } = useTaxDocuments({ ...query, ...filters });
  return (
    <>
      <Failure error={error} />
      <ListTable<TaxDocumentRow>
        label={t('documents')}
        rowKey="id"
        list={data}
        loading={isFetching && !data}
        locale={{ emptyText: t('none') }}
        query={query}
        onQuery={onQuery}
        columns={[
          {
            title: t('fields.number'),
            render: (_, document) => (
              <>
                <TaxDocumentLink document={document} />
                <div>{kindName(document)}</div>
              </>
            ),
          },
          { title: t('fields.state'), render: (_, document) => <TaxDocumentState document={document} /> },
          {
            title: t('fields.issued'),
            key: 'issuedAt',
            sorter: true,
            render: (_, { issuedAt, country }) => date(issuedAt, 'medium', zoneOf[country]),
          },
          {
            title: t('fields.buyer'),
            render: (_, { buyer }) => <span translate="no">{buyer || t('back-office:tax.unnamed')}</span>,
          },
          {
            title: t('fields.order'),
            render: (_, { orderId, orderNumber }) => (
              <Link to={linkTo('/orders/:id', orderId)} translate="no">
                {orderNumber}
              </Link>
            ),
          },
          {
            title: t('fields.total'),
            key: 'total',
            sorter: true,
            align: 'end',
            render: (_, { total }) => formatMoney(total),
          },
        ]}
      />
    </>
  );
}
