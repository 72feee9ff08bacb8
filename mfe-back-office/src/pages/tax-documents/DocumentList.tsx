import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { TaxDocumentRow } from '@idavuelta/shared/contracts/staff';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { TaxDocumentLink } from '../../features/tax/TaxDocumentLink.tsx';
import { TaxDocumentState } from '../../features/tax/TaxDocumentState.tsx';
import { useTaxDocuments } from '../../features/tax/tax.api.ts';
import { useKindName } from '../../features/tax/useKindName.ts';
import { linkTo } from '../../kit/areas.ts';
import { choice } from '../../lists/filters/choice.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { useList } from '../../lists/useList.ts';
import { useCountryName } from '../../ui/CountrySelect.tsx';

const countries = ['PE', 'CL', 'ES'] as const;
const kinds = ['simplified', 'invoice', 'credit-note'] as const;
const states = ['issued', 'sent', 'accepted', 'refused', 'annulled'] as const;
const needs = ['waiting', 'refused', 'withoutNumber'] as const;

/** Lists tax documents; a refused one shows the authority's words. */
export function DocumentList() {
  const { t } = useTranslation('back-office/tax-documents');
  const { date } = useFormats();
  const kindName = useKindName();
  const countryName = useCountryName();
  const any = t('any');
  const list = useList(useTaxDocuments, '-issuedAt', {
    filters: [
      { kind: 'search', name: 'text', label: t('find.label'), help: t('find.help') },
      choice('country', t('fields.country'), countries, countryName, { any }),
      choice('kind', t('fields.kind'), kinds, (value) => t(`kinds.${value}`), { any }),
      choice('state', t('fields.state'), states, (value) => t(`back-office:tax.states.${value}`), { any }),
      choice('needs', t('fields.needs'), needs, (value) => t(`only.${value}`), { any }),
      { kind: 'day', name: 'from', label: t('from') },
      { kind: 'day', name: 'until', label: t('until'), after: 'from' },
    ],
  });
  return (
    <ListTable<TaxDocumentRow>
      {...list}
      name="tax-documents"
      label={t('documents')}
      rowKey="id"
      locale={{ emptyText: t('none') }}
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
        {
          title: t('fields.state'),
          key: 'state',
          card: 'state',
          render: (_, document) => <TaxDocumentState document={document} />,
        },
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
