import type { EventChoices, EventFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Card, Flex, Form, Input, Select, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { PositionFields } from '../../../forms/PositionFields.tsx';

// leaflet loads with the first place that is shown
const PlaceMap = lazy(() => import('../../../features/place-map/PlaceMap.tsx'));

const newPlace = 0;
/** Every field, so that none of the place before is left. */
const nothing = { id: null, name: '', address: '', city: '', county: '', latitude: null, longitude: null };

interface PlaceFieldsProps {
  places: EventChoices['places'];
  /** Another place was chosen, or it was moved. */
  onChange: () => void;
}

/** Where the event takes place: a place that is there, or a new one; and where it is on the map. */
export function PlaceFields({ places, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation('back-office/events');
  const form = Form.useFormInstance<EventFields>();
  const place = Form.useWatch('place', { form, preserve: true });
  const required = [{ required: true, whitespace: true, message: t('mistakes.missing') }];
  const isNew = place?.id === undefined || place.id === null;

  function choose(id: number) {
    form.setFieldValue('place', { ...nothing, ...places.find((each) => each.id === id) });
    onChange();
  }
  return (
    <Card title={t('edit.place')}>
      <Flex wrap gap="0 1rem">
        <Form.Item label={t('edit.chosen_place')} htmlFor="event-place" style={{ flex: '1 1 20rem', minWidth: 0 }}>
          <Select
            id="event-place"
            showSearch={{ optionFilterProp: 'label' }}
            value={place?.id ?? newPlace}
            onChange={choose}
            options={[
              { value: newPlace, label: t('edit.new_place') },
              ...places.map(({ id, name, address }) => ({ value: id, label: `${name} · ${address}` })),
            ]}
          />
        </Form.Item>
        {isNew && (
          <>
            <Form.Item
              name={['place', 'name']}
              label={t('fields.place')}
              rules={required}
              style={{ flex: '1 1 14rem' }}
            >
              <Input maxLength={200} />
            </Form.Item>
            <Form.Item
              name={['place', 'address']}
              label={t('fields.address')}
              rules={required}
              style={{ flex: '1 1 14rem' }}
            >
              <Input maxLength={200} />
            </Form.Item>
          </>
        )}
      </Flex>
      <Flex wrap gap="0 1rem">
        <Form.Item name={['place', 'city']} label={t('fields.city')}>
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name={['place', 'county']} label={t('fields.county')}>
          <Input maxLength={80} />
        </Form.Item>
        <PositionFields path={['place']} />
      </Flex>
      <p>{t('edit.map_help')}</p>
      <Suspense fallback={<Spin />}>
        <PlaceMap
          label={t('edit.map')}
          pin={t('edit.pin')}
          position={place}
          onMove={({ latitude, longitude }) => {
            form.setFieldValue(['place', 'latitude'], latitude);
            form.setFieldValue(['place', 'longitude'], longitude);
            onChange();
          }}
        />
      </Suspense>
    </Card>
  );
}
