import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Input, Spin, Switch } from 'antd';
import { lazy, Suspense } from 'react';
import { PositionFields } from '../../forms/PositionFields.tsx';
import type { VehicleValues } from './vehicle-form.ts';

// leaflet loads with the first base that is shown
const PlaceMap = lazy(() => import('../../features/place-map/PlaceMap.tsx'));

/** Where a vehicle stands before a trip. Without a base it begins at its first stop. */
export function BaseFields({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('back-office/fleet');
  const form = Form.useFormInstance<VehicleValues>();
  const hasBase = Form.useWatch('hasBase', { form, preserve: true });
  const position = Form.useWatch(['base', 'position'], { form, preserve: true });
  const { latitude, longitude } = position ?? {};
  const rules = [{ required: true, message: t('back-office:mistakes.required') }];
  return (
    <>
      <Form.Item name="hasBase" label={t('has_base')} extra={t('base_help')} valuePropName="checked">
        <Switch />
      </Form.Item>
      {hasBase && (
        <>
          <Form.Item name={['base', 'address']} label={t('fields.base')} rules={rules}>
            <Input maxLength={200} />
          </Form.Item>
          <Flex wrap gap="0 1rem">
            <PositionFields path={['base', 'position']} required />
          </Flex>
          <Suspense fallback={<Spin />}>
            <PlaceMap
              label={t('map')}
              pin={t('pin')}
              position={{ latitude: latitude ?? undefined, longitude: longitude ?? undefined }}
              onMove={(moved) => {
                form.setFieldValue(['base', 'position'], moved);
                onChange();
              }}
            />
          </Suspense>
        </>
      )}
    </>
  );
}
