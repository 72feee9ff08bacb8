import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { ComplaintDetail } from '@idavuelta/shared/contracts/staff';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { Contact } from '../../features/contacts/Contact.tsx';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { linkTo } from '../../kit/areas.ts';
import { DaysLeft } from './DaysLeft.tsx';

/** Typed by the person: not translated, in their own lines. */
const written = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const Written = ({ children }: { children: string }) => (
  <span translate="no" style={written}>
    {children}
  </span>
);

interface ComplaintFactsProps {
  sheet: ComplaintDetail;
  mayReadOrders: boolean;
}

/** Everything that a sheet says. */
export function ComplaintFacts({ sheet, mayReadOrders }: ComplaintFactsProps) {
  const { t } = useTranslation('back-office/complaints');
  const { moment } = useClocks();
  const { date } = useFormats();
  const { country, guardian, amountMinor, orderNumber, orderId, answer, answeredAt, answeredBy } = sheet;
  const zone = zoneOf[country];
  const documentOf = ({ documentKind, documentNumber }: Pick<ComplaintDetail, 'documentKind' | 'documentNumber'>) => (
    <Contact value={documentNumber}>
      <Written>{`${t(`documents.${documentKind}`)} ${documentNumber}`}</Written>
    </Contact>
  );
  const facts: [key: string, children: ReactNode][] = [
    ['left', <DaysLeft key="left" sheet={sheet} />],
    ['due', date(`${sheet.dueOn}T12:00:00Z`, 'long', 'UTC')],
    ['filed', moment(sheet.filedAt, zone)],
    ['kind', t(`kinds.${sheet.kind}`)],
    ['name', <Written key="name">{sheet.name}</Written>],
    ['document', documentOf(sheet)],
    ['address', <Contact key="address" value={sheet.address} />],
    ['phone', <Contact key="phone" value={sheet.phone} />],
    ['email', <Contact key="email" value={sheet.email} />],
    [
      'guardian',
      guardian && (
        <>
          <div translate="no">{guardian.name}</div>
          <div>{documentOf(guardian)}</div>
        </>
      ),
    ],
    ['item', t(`items.${sheet.item}`)],
    ['description', <Written key="description">{sheet.itemDescription}</Written>],
    ['amount', amountMinor !== undefined && formatMoney({ minor: amountMinor, currency: 'PEN' })],
    [
      'order',
      orderNumber &&
        (orderId && mayReadOrders ? (
          <Link to={linkTo('/orders/:id', orderId)} translate="no">
            {orderNumber}
          </Link>
        ) : (
          <Written>{orderNumber}</Written>
        )),
    ],
    ['detail', <Written key="detail">{sheet.detail}</Written>],
    ['request', <Written key="request">{sheet.request}</Written>],
    ['answered', answeredAt && `${moment(answeredAt, zone)} · ${answeredBy}`],
    ['answer', answer && <Written>{answer}</Written>],
  ];
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      items={facts.flatMap(([key, children]) => (children ? [{ key, label: t(`fields.${key}`), children }] : []))}
    />
  );
}
