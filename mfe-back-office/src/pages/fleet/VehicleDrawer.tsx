import { selectCountry } from '@idavuelta/shared/contracts';
import type { Vehicle } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Form, Input, Switch } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { NumberField } from '../../forms/NumberField.tsx';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import { useDraft } from '../../forms/useDraft.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { BaseFields } from './BaseFields.tsx';
import { useAddVehicle, useChangeVehicle } from './fleet.api.ts';
import styles from './fleet.module.css';
import { OutageFields } from './OutageFields.tsx';
import { useMistakeText } from './useMistakeText.ts';
import { inputOf, type VehicleValues, valuesOf } from './vehicle-form.ts';

interface VehicleDrawerProps {
  /** As it is now; none for a new one. */
  vehicle: Vehicle | undefined;
  onClose: () => void;
}

/** A new vehicle, or one that is changed. */
export default function VehicleDrawer({ vehicle, onClose }: VehicleDrawerProps) {
  const { t } = useTranslation('back-office/fleet');
  const { message } = App.useApp();
  const country = useSelector(selectCountry);
  const mistakeText = useMistakeText();
  const [form] = Form.useForm<VehicleValues>();
  const draft = useDraft(form, `vehicle.${vehicle?.id ?? 'new'}`);
  const [add, adding] = useAddVehicle();
  const [change, changing] = useChangeVehicle();
  const required = [{ required: true, whitespace: true, message: t('back-office:mistakes.required') }];

  const save = async (values: VehicleValues) => {
    const input = inputOf(values);
    const { data, error } = vehicle
      ? await change({ id: vehicle.id, revision: values.revision ?? vehicle.revision, change: input })
      : await add(input);
    showFieldErrors(form, error, mistakeText);
    if (!data) return;
    draft.forget();
    void message.success(t('saved', { name: data.plate }));
    onClose();
  };
  return (
    <Drawer
      title={vehicle ? t('change_of', { name: vehicle.plate }) : t('vehicles.add')}
      open
      size="large"
      onClose={onClose}
    >
      <Form<VehicleValues>
        form={form}
        // no form of HTML: Enter in a picker chooses, and saves nothing
        component="div"
        name="vehicle"
        layout="vertical"
        initialValues={valuesOf(vehicle, country)}
        onValuesChange={() => draft.keep()}
        onFinish={() => void save(form.getFieldsValue(true))}
      >
        <DraftNotice draft={draft} />
        <Form.Item name="plate" label={t('fields.plate')} rules={required}>
          <Input maxLength={20} autoComplete="off" />
        </Form.Item>
        <Form.Item name="name" label={t('fields.name')} extra={t('name_help')} rules={required}>
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <NumberField name="seats" label={t('fields.seats')} extra={t('seats_help')} required min={1} max={60} />
        <Form.Item name="countryCode" label={t('fields.countryCode')}>
          <CountrySelect />
        </Form.Item>
        <BaseFields onChange={() => draft.keep()} />
        <h2>{t('fields.outages')}</h2>
        <OutageFields />
        <Form.Item name="isRetired" label={t('fields.isRetired')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <div className={styles.stack}>
          <SaveFailure
            error={vehicle ? changing.error : adding.error}
            labelOf={(field) => t(`fields.${field.split('.')[0]}`)}
            onKeepMine={() => form.setFieldValue('revision', vehicle?.revision)}
          />
          <div>
            <Button type="primary" loading={adding.isLoading || changing.isLoading} onClick={form.submit}>
              {t('save')}
            </Button>
          </div>
        </div>
      </Form>
      {vehicle && (
        <>
          <h2 className={styles.earlier}>{t('back-office:changes.of_this')}</h2>
          <ChangeList subject={`vehicle:${vehicle.id}`} />
        </>
      )}
    </Drawer>
  );
}
