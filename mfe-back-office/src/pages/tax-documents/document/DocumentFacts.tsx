import type { TaxDocumentDetail } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Descriptions, Space } from 'antd';
import { Contact } from '../../../features/contacts/Contact.tsx';
import { zoneOf } from '../../../features/tax/country-zones.ts';
import { TaxDocumentLink } from '../../../features/tax/TaxDocumentLink.tsx';
import { TaxDocumentState } from '../../../features/tax/TaxDocumentState.tsx';
import { useKindName } from '../../../features/tax/useKindName.ts';
import { linkTo } from '../../../kit/areas.ts';
import { useCountryName } from '../../../ui/CountrySelect.tsx';

/** Summarizes a document: its state, buyer and order, and the documents it belongs to. */
export function DocumentFacts({ document, mayReadOrders }: { document: TaxDocumentDetail; mayReadOrders: boolean }) {
  const { t } = useTranslation('back-office/tax-documents');
  const { moment } = useClocks();
  const countryName = useCountryName();
  const kindName = useKindName();
  const { country, issuedAt, orderId, orderNumber, related, reason } = document;
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, lg: 2 }}
      items={[
        { key: 'state', label: t('fields.state'), children: <TaxDocumentState document={document} /> },
        { key: 'country', label: t('fields.country'), children: countryName(country) },
        { key: 'issued', label: t('fields.issued'), children: moment(issuedAt, zoneOf[country]) },
        {
          key: 'order',
          label: t('fields.order'),
          children: mayReadOrders ? (
            <Link to={linkTo('/orders/:id', orderId)} translate="no">
              {orderNumber}
            </Link>
          ) : (
            <span translate="no">{orderNumber}</span>
          ),
        },
        { key: 'buyer', label: t('fields.buyer'), children: <BuyerLines document={document} /> },
        ...(reason ? [{ key: 'reason', label: t('fields.reason_of'), children: reason }] : []),
        ...(related.length > 0
          ? [
              {
                key: 'related',
                label: t('fields.related'),
                children: (
                  <Space orientation="vertical" size={0}>
                    {related.map(({ id, kind, number, relation }) => (
                      <Space key={id} wrap size={4}>
                        <span>{t(`relations.${relation}`)}</span>
                        <span>{kindName({ country, kind })}</span>
                        <TaxDocumentLink document={{ id, number }} />
                      </Space>
                    ))}
                  </Space>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function BuyerLines({ document: { buyer, buyerTaxId, buyerAddress } }: { document: TaxDocumentDetail }) {
  const { t } = useTranslation('back-office');
  if (!buyer) return t('tax.unnamed');
  return (
    <Space orientation="vertical" size={0}>
      <span translate="no">{buyer}</span>
      <Contact value={buyerTaxId}>{buyerTaxId && <span translate="no">{buyerTaxId}</span>}</Contact>
      {buyerAddress && <span translate="no">{buyerAddress}</span>}
    </Space>
  );
}
