import { selectCountry } from '@idavuelta/shared/contracts';
import { type Driver, type DriverInput, driverFields } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Drawer, Form } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { Field } from '../../forms/Field.tsx';
import { PhoneInput } from '../../forms/PhoneInput.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { useChangeDriver } from './fleet.api.ts';
import styles from './fleet.module.css';

interface DriverDrawerProps {
  /** The current data. */
  driver: Driver;
  onClose: () => void;
}

/** Edits a driver's contact data, languages and areas. */
export function DriverDrawer({ driver, onClose }: DriverDrawerProps) {
  const { t } = useTranslation('back-office/fleet');
  const countryCode = useSelector(selectCountry);
  const [form] = Form.useForm<DriverInput>();
  const country = Form.useWatch('countryCode', form) ?? countryCode;
  const [change] = useChangeDriver();
  return (
    <Drawer title={t('change_of', { name: driver.name })} open size="large" onClose={onClose}>
      <SaveForm<DriverInput, Driver>
        texts="back-office/fleet"
        form={form}
        name="driver"
        draft={`driver.${driver.id}`}
        initial={{ phone: '', languages: [], countryCode, ...driver.profile }}
        revision={driver.revision}
        save={({ revision, ...profile }) => change({ id: driver.id, revision, change: profile })}
        saved={({ name }) => t('saved', { name })}
        onSaved={onClose}
      >
        <Field of={driverFields} name="phone">
          <PhoneInput from={country} />
        </Field>
        <Field of={driverFields} name="languages">
          <LanguageSelect mode="multiple" />
        </Field>
        <Field of={driverFields} name="countryCode">
          <CountrySelect />
        </Field>
        <Field of={driverFields} name="licence" />
      </SaveForm>
      <h2 className={styles.earlier}>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`driver:${driver.id}`} />
    </Drawer>
  );
}
