import type { StopPoint } from '@idavuelta/shared/contracts';
import { listSpaces } from '@idavuelta/shared/contracts/rules';
import type { TravelledDeparture, Traveller } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Badge } from 'antd';
import { Contact } from '../../features/contacts/Contact.tsx';
import { ListFrame } from '../../lists/ListFrame.tsx';

/** Lists the travellers of a departure in pick-up order. */
export function TravellerTable({ departure: { travellers, timeZone } }: { departure: TravelledDeparture }) {
  const { t } = useTranslation('back-office/travellers');
  const { date } = useFormats();
  const pointText = ({ name, address, walkMinutes: minutes }: StopPoint) =>
    t('stop_point.line', { name, address, minutes });
  const at = (iso: string) => date(iso, 'time', timeZone);
  const pickUp = ({ time, opensAt, closesAt }: Traveller) => {
    if (time) return at(time.at);
    return opensAt && closesAt ? [...new Set([at(opensAt), at(closesAt)])].join('–') : '–';
  };
  return (
    <ListFrame<Traveller>
      name="travellers"
      label={t('people')}
      rowKey={({ order, ticket, name, address }) => `${order} ${ticket} ${name} ${address}`}
      dataSource={travellers}
      total={travellers.length}
      locale={{ emptyText: t('nobody') }}
      columns={[
        { title: t('fields.time'), key: 'time', render: (_, traveller) => pickUp(traveller) },
        { title: t('fields.van'), key: 'van', render: (_, { time }) => (time ? `${time.van} · ${time.driver}` : '–') },
        { title: t('fields.name'), key: 'name', dataIndex: 'name' },
        {
          title: t('fields.phone'),
          key: 'phone',
          render: (_, { phone, name }) => (
            <Contact value={phone}>
              <a href={`tel:${phone}`} aria-label={t('call', { name })}>
                {phone}
              </a>
            </Contact>
          ),
        },
        {
          title: t('fields.address'),
          key: 'address',
          render: (_, { address, county, time }) => (
            <>
              {time?.point && <strong>{pointText(time.point)}</strong>}{' '}
              <Contact value={[address, county].filter(Boolean).join(', ')} />
            </>
          ),
        },
        {
          title: t('fields.kind'),
          key: 'kind',
          render: (_, { kind, spaces }) =>
            [kind, ...listSpaces(spaces).map((space) => `${space.quantity} × ${t(`spaces.${space.kind}`)}`)].join(
              ' · ',
            ),
        },
        { title: t('fields.seats'), key: 'seats', dataIndex: 'seats', align: 'end' },
        { title: t('fields.order'), key: 'order', render: (_, { order, ticket }) => `${order}-${ticket}` },
        {
          title: t('fields.buyer'),
          key: 'buyer',
          render: (_, { buyer }) => [buyer.name, buyer.phone].filter(Boolean).join(' · '),
        },
        {
          title: t('fields.boarded'),
          key: 'boarded',
          card: 'state',
          render: (_, { boarded }) => (
            <Badge
              status={boarded.includes('outbound') ? 'success' : 'default'}
              text={boarded.length > 0 ? boarded.map((leg) => t(`legs.${leg}`)).join(', ') : t('not_yet')}
            />
          ),
        },
      ]}
    />
  );
}
