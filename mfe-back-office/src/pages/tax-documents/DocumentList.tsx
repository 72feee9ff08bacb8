import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { StaffListQuery, TaxDocumentRow } from '@idavuelta/shared/contracts/staff';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { TaxDocumentLink } from '../../features/tax/TaxDocumentLink.tsx';
import { TaxDocumentState } from '../../features/tax/TaxDocumentState.tsx';
import { useTaxDocuments } from '../../features/tax/tax.api.ts';
import { useKindName } from '../../features/tax/useKindName.ts';
import { linkTo } from '../../kit/areas.ts';
import type { FilterDefinition, FilterValues } from '../../lists/filters/filters.types.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import type { ChangeList } from '../../lists/useListQuery.ts';

interface DocumentListProps {
  query: StaffListQuery;
  filters: FilterDefinition[];
  values: FilterValues;
  onQuery: ChangeList & ((changes: FilterValues) => void);
}

/** Lists tax documents; a refused one shows the authority's words. */
export function DocumentList({ query, filters, values, onQuery }: DocumentListProps) {
  const { t } = useTranslation('back-office/tax-documents');
  const { date } = useFormats();
  const kindName = useKindName();
  const { data, error, isFetching, refetch } = useTaxDocuments({ ...query, ...values });
  return (
    <ListTable<TaxDocumentRow>
      name="tax-documents"
      label={t('documents')}
      rowKey="id"
      list={data}
      loading={isFetching}
      error={error}
      onRetry={() => void refetch()}
      filters={filters}
      values={values}
      onFilter={onQuery}
      exported={{ ...values, sort: query.sort }}
      locale={{ emptyText: t('none') }}
      query={query}
      onQuery={onQuery}
      columns={[
        {
          title: t('fields.number'),
          key: 'number',
          render: (_, document) => (
            <>
              <TaxDocumentLink document={document} />
              <div>{kindName(document)}</div>
            </>
          ),
        },
        { title: t('fields.state'), key: 'state', render: (_, document) => <TaxDocumentState document={document} /> },
        {
          title: t('fields.issued'),
          key: 'issuedAt',
          sorter: true,
          render: (_, { issuedAt, country }) => date(issuedAt, 'medium', zoneOf[country]),
        },
        {
          title: t('fields.buyer'),
          key: 'buyer',
          render: (_, { buyer }) => <span translate="no">{buyer || t('back-office:tax.unnamed')}</span>,
        },
        {
          title: t('fields.order'),
          key: 'order',
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
  );
}
