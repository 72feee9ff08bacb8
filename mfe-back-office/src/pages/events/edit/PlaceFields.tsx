import { type EventChoices, type EventFields, placeFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Select, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { Field, Fields } from '../../../forms/Field.tsx';
import { PositionFields } from '../../../forms/PositionFields.tsx';

// leaflet loads with the first venue shown
const PlaceMap = lazy(() => import('../../../features/place-map/PlaceMap.tsx'));

const newPlace = 0;
/** Clears every field, so that nothing of the previous venue remains. */
const nothing = { id: null, name: '', address: '', city: '', county: '', latitude: null, longitude: null };
const wide = { flex: '1 1 14rem' };

type Places = EventChoices['places'];

/** Edits the venue, existing or new, and its position on the map. */
export function PlaceFields({ places }: { places: Places }) {
  const { t } = useTranslation('back-office/events');
  const form = Form.useFormInstance<EventFields>();
  const place = Form.useWatch('place', { form, preserve: true });
  const isNew = place?.id === undefined || place.id === null;
  return (
    <>
      <Flex wrap gap="0 1rem">
        <Form.Item
          name="place"
          label={t('edit.chosen_place')}
          getValueProps={(value?: { id?: number }) => ({ value: value?.id ?? newPlace })}
          getValueFromEvent={(id: number) => ({ ...nothing, ...places.find((each) => each.id === id) })}
          style={{ flex: '1 1 20rem', minWidth: 0 }}
        >
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={[
              { value: newPlace, label: t('edit.new_place') },
              ...places.map(({ id, name, address }) => ({ value: id, label: `${name} · ${address}` })),
            ]}
          />
        </Form.Item>
        {isNew && (
          <>
            <Field of={placeFields} at={['place']} name="name" label={t('fields.place')} style={wide} />
            <Field of={placeFields} at={['place']} name="address" style={wide} />
          </>
        )}
      </Flex>
      <Flex wrap gap="0 1rem">
        <Fields of={placeFields} at={['place']} names={['city', 'county']} />
        <PositionFields path={['place']} />
      </Flex>
      <p>{t('edit.map_help')}</p>
      <Suspense fallback={<Spin />}>
        <Form.Item
          name="place"
          valuePropName="position"
          trigger="onMove"
          getValueFromEvent={(moved: object) => ({ ...form.getFieldValue('place'), ...moved })}
          noStyle
        >
          <PlaceMap label={t('edit.map')} pin={t('edit.pin')} />
        </Form.Item>
      </Suspense>
    </>
  );
}
