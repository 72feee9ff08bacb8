import { vehicleBaseFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Spin, Switch } from 'antd';
import { lazy, Suspense } from 'react';
import { Field } from '../../forms/Field.tsx';
import { PositionFields } from '../../forms/PositionFields.tsx';

// leaflet loads with the first base shown
const PlaceMap = lazy(() => import('../../features/place-map/PlaceMap.tsx'));

/** Edits where a vehicle stands before a trip, or where a driver starts. @param help what the base is for */
export function BaseFields({ help }: { help?: string }) {
  const { t } = useTranslation('back-office/fleet');
  const hasBase = Form.useWatch('hasBase');
  return (
    <>
      <Form.Item name="hasBase" label={t('fields.hasBase')} extra={help ?? t('help.hasBase')} valuePropName="checked">
        <Switch />
      </Form.Item>
      {hasBase && (
        <>
          <Field of={vehicleBaseFields} at={['base']} name="address" label={t('fields.base')} />
          <Flex wrap gap="0 1rem">
            <PositionFields path={['base', 'position']} required />
          </Flex>
          <Suspense fallback={<Spin />}>
            <Form.Item name={['base', 'position']} valuePropName="position" trigger="onMove" noStyle>
              <PlaceMap label={t('map')} pin={t('pin')} />
            </Form.Item>
          </Suspense>
        </>
      )}
    </>
  );
}
