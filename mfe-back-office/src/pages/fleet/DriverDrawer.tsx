import { languageNames, languages, selectCountry } from '@idavuelta/shared/contracts';
import type { Driver, DriverInput } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Form, Select } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { PhoneInput } from '../../forms/PhoneInput.tsx';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import { useDraft } from '../../forms/useDraft.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { useChangeDriver } from './fleet.api.ts';
import styles from './fleet.module.css';
import { useMistakeText } from './useMistakeText.ts';

/** A draft keeps the revision that it began with. */
type Values = DriverInput & { revision: number };

interface DriverDrawerProps {
  /** As they are now. */
  driver: Driver;
  onClose: () => void;
}

/** How a driver is reached, what they speak, and where they drive. */
export function DriverDrawer({ driver, onClose }: DriverDrawerProps) {
  const { t } = useTranslation('back-office/fleet');
  const { message } = App.useApp();
  const countryCode = useSelector(selectCountry);
  const mistakeText = useMistakeText();
  const [form] = Form.useForm<Values>();
  const country = Form.useWatch('countryCode', form) ?? countryCode;
  const draft = useDraft(form, `driver.${driver.id}`);
  const [change, { isLoading, error }] = useChangeDriver();

  const save = async ({ revision, ...profile }: Values) => {
    const { data, error: problem } = await change({ id: driver.id, revision, change: profile });
    showFieldErrors(form, problem, mistakeText);
    if (!data) return;
    draft.forget();
    void message.success(t('saved', { name: data.name }));
    onClose();
  };
  return (
    <Drawer title={t('change_of', { name: driver.name })} open size="large" onClose={onClose}>
      <Form<Values>
        form={form}
        name="driver"
        layout="vertical"
        initialValues={{ phone: '', languages: [], countryCode, ...driver.profile, revision: driver.revision }}
        onValuesChange={() => draft.keep()}
        onFinish={() => void save(form.getFieldsValue(true))}
      >
        <DraftNotice draft={draft} />
        <Form.Item
          name="phone"
          label={t('fields.phone')}
          extra={t('phone_help')}
          rules={[{ required: true, whitespace: true, message: t('back-office:mistakes.required') }]}
        >
          <PhoneInput from={country} />
        </Form.Item>
        <Form.Item name="languages" label={t('fields.languages')}>
          <Select mode="multiple" options={languages.map((value) => ({ value, label: languageNames[value] }))} />
        </Form.Item>
        <Form.Item name="countryCode" label={t('fields.countryCode')}>
          <CountrySelect />
        </Form.Item>
        <div className={styles.stack}>
          <SaveFailure
            error={error}
            labelOf={(field) => t(`fields.${field}`)}
            onKeepMine={() => form.setFieldValue('revision', driver.revision)}
          />
          <div>
            <Button type="primary" htmlType="submit" loading={isLoading}>
              {t('save')}
            </Button>
          </div>
        </div>
      </Form>
      <h2 className={styles.earlier}>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`driver:${driver.id}`} />
    </Drawer>
  );
}
