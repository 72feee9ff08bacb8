import type { VenueRow } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { DraftLines } from '../../forms/drafts/DraftLines.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { choice } from '../../lists/filters/choice.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { useList } from '../../lists/useList.ts';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { useVenues } from './venues.api.ts';

/** Lists where events take place. */
export default function VenuesPage() {
  return <OfficePage path="/venues">{() => <VenueList />}</OfficePage>;
}

function VenueList() {
  const { t } = useTranslation('back-office/venues');
  const countryName = useCountryName();
  const any = t('back-office:lists.any');
  const list = useList(useVenues, 'name', {
    filters: [
      { kind: 'search', name: 'text', label: t('find') },
      choice('country', t('fields.country'), ['PE', 'CL', 'ES'], countryName, { any }),
    ],
  });
  return (
    <>
      <DraftLines pages={{ 'venue.': (id) => linkTo('/venues/:id', id) }} />
      <ListTable<VenueRow>
        {...list}
        label={t('back-office:areas.venues.title')}
        rowKey="id"
        columns={[
          {
            title: t('fields.name'),
            key: 'name',
            sorter: true,
            render: (_, { id, name }) => <Link to={linkTo('/venues/:id', id)}>{name}</Link>,
          },
          { title: t('fields.address'), dataIndex: 'address' },
          { title: t('fields.city'), dataIndex: 'city' },
          { title: t('fields.country'), render: (_, { country }) => countryName(country) },
          { title: t('fields.position'), render: (_, { hasPosition }) => t(`positions.${hasPosition ? 'yes' : 'no'}`) },
          { title: t('fields.events'), key: 'events', sorter: true, align: 'end', dataIndex: 'events' },
        ]}
      />
    </>
  );
}
