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
import { BaseFields } from './BaseFields.tsx';
import { useChangeDriver } from './fleet.api.ts';
import styles from './fleet.module.css';
import { HoursFields } from './HoursFields.tsx';

type Values = DriverInput & { hasBase: boolean; hasHours: boolean };

interface DriverDrawerProps {
  /** The current data. */
  driver: Driver;
  onClose: () => void;
}

/** Edits a driver's contact data, languages, base and working hours. */
export function DriverDrawer({ driver, onClose }: DriverDrawerProps) {
  const { t } = useTranslation('back-office/fleet');
  const countryCode = useSelector(selectCountry);
  const [form] = Form.useForm<Values>();
  const country = Form.useWatch('countryCode', form) ?? countryCode;
  const [change] = useChangeDriver();
  return (
    <Drawer title={t('change_of', { name: driver.name })} open size="large" onClose={onClose}>
      <SaveForm<Values, Driver>
        texts="back-office/fleet"
        form={form}
        name="driver"
        draft={`driver.${driver.id}`}
        initial={{
          ...{ phone: '', languages: [], countryCode, ...driver.profile },
          hasBase: driver.profile?.base !== undefined,
          hasHours: driver.profile?.hours !== undefined,
        }}
        revision={driver.revision}
        save={({ revision, hasBase, hasHours, base, hours, ...profile }) =>
          change({
            id: driver.id,
            revision,
            change: { ...profile, ...(hasBase && { base }), ...(hasHours && { hours }) },
          })
        }
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
        <BaseFields help={t('help.driver_base')} />
        <HoursFields />
      </SaveForm>
      <h2 className={styles.earlier}>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`driver:${driver.id}`} />
    </Drawer>
  );
}
