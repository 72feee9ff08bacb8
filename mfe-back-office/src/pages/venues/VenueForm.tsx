import { placeFields, type Venue, type VenueValues } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Card, Flex, Form, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { Fields } from '../../forms/Field.tsx';
import { useSetFields } from '../../forms/form-context.ts';
import { PositionFields } from '../../forms/PositionFields.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useChangeVenue } from './venues.api.ts';

// leaflet loads with the first venue shown
const PlaceMap = lazy(() => import('../../features/place-map/PlaceMap.tsx'));

interface VenueFormProps {
  venue: Venue;
  mayChange: boolean;
}

/** Edits a venue, for all its events. */
export function VenueForm({ venue, mayChange }: VenueFormProps) {
  const { t } = useTranslation('back-office/venues');
  const [change] = useChangeVenue();
  const { id, revision, name, address, city, county, latitude, longitude } = venue;
  return (
    <Card>
      <SaveForm<VenueValues, Venue>
        texts="back-office/venues"
        name="venue"
        draft={`venue.${id}`}
        draftTitle={name}
        initial={{ name, address, city, county, latitude, longitude }}
        revision={revision}
        disabled={!mayChange}
        save={({ revision: read, ...values }) => change({ id, revision: read, change: values })}
        saved={(stored) => t('saved', { name: stored.name })}
      >
        <Fields of={placeFields} names={['name', 'address']} />
        <Flex wrap gap="0 1rem">
          <Fields of={placeFields} names={['city', 'county']} />
          <PositionFields />
        </Flex>
        <VenueMap />
      </SaveForm>
    </Card>
  );
}

/** Shows the venue's point, and moves it. */
function VenueMap() {
  const { t } = useTranslation('back-office/venues');
  const form = Form.useFormInstance<VenueValues>();
  const setFields = useSetFields();
  const latitude = Form.useWatch('latitude', form);
  const longitude = Form.useWatch('longitude', form);
  return (
    <>
      <p>{t('map_help')}</p>
      <Suspense fallback={<Spin />}>
        <PlaceMap
          label={t('map')}
          pin={t('pin')}
          position={{ latitude, longitude }}
          onMove={({ latitude: north, longitude: east }) =>
            setFields([
              { name: ['latitude'], value: north },
              { name: ['longitude'], value: east },
            ])
          }
        />
      </Suspense>
    </>
  );
}
