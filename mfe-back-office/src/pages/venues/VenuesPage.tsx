import type { CountryCode } from '@idavuelta/shared/contracts';
import type { VenueRow } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Flex, Input } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { CountrySelect, useCountryName } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useVenues } from './venues.api.ts';

/** Lists where events take place. */
export default function VenuesPage() {
  return <OfficePage path="/venues">{() => <VenueList />}</OfficePage>;
}

function VenueList() {
  const { t } = useTranslation('back-office/venues');
  const countryName = useCountryName();
  const { query, filters, change } = useListQuery('name', ['country', 'text']);
  const { data, error, isFetching } = useVenues({ ...query, ...filters });
  return (
    <>
      <Flex wrap gap="small">
        <Input.Search
          aria-label={t('find')}
          placeholder={t('find')}
          allowClear
          defaultValue={filters.text}
          onSearch={(text) => change({ text })}
        />
        <CountrySelect
          aria-label={t('fields.country')}
          placeholder={t('fields.country')}
          allowClear
          value={filters.country as CountryCode | undefined}
          onChange={(country?: CountryCode) => change({ country })}
        />
      </Flex>
      <Failure error={error} />
      <ListTable<VenueRow>
        label={t('back-office:areas.venues.title')}
        rowKey="id"
        list={data}
        loading={isFetching && !data}
        query={query}
        onQuery={change}
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
