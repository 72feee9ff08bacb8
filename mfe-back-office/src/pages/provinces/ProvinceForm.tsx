import type { CountryCode } from '@idavuelta/shared/contracts';
import type { ManagedProvince, ProvinceValues } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button, Flex, Form, Input, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { CountyFields } from './CountyFields.tsx';

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));

/** An emptied field is null to the form. */
type FormValues = Omit<ProvinceValues, 'counties'> & {
  counties?: (Omit<ProvinceValues['counties'][number], 'latitude' | 'longitude'> & {
    latitude?: number | null;
    longitude?: number | null;
    isUsed?: boolean;
  })[];
};

const asValues = ({ name, timeZone, counties = [] }: FormValues): ProvinceValues => ({
  name,
  ...(timeZone && { timeZone }),
  counties: counties.map(({ isUsed: _, latitude, longitude, ...county }) => ({
    ...county,
    ...(typeof latitude === 'number' && { latitude }),
    ...(typeof longitude === 'number' && { longitude }),
  })),
});

interface ProvinceFormProps {
  draftName: string;
  country: CountryCode;
  province?: ManagedProvince;
  isSaving: boolean;
  /** @returns the error, when it was not saved */
  save: (values: ProvinceValues) => Promise<unknown>;
  /** Why it was not saved. */
  children: ReactNode;
}

/** What a province is called, its counties, and where each of them is. */
export function ProvinceForm({ draftName, country, province, isSaving, save, children }: ProvinceFormProps) {
  const { t } = useTranslation('back-office/provinces');
  const [form] = Form.useForm<FormValues>();
  const draft = useDraft(form, draftName);
  const [isCountyUsed, setCountyUsed] = useState(false);

  async function submit(values: FormValues) {
    const error = await save(asValues(values));
    showFieldErrors(form, error, (reason) => t(`mistakes.${reason}`));
    const { errors = [] } = (error ?? {}) as { errors?: { reason: string }[] };
    setCountyUsed(errors.some(({ reason }) => reason === 'in_use'));
    if (!error) draft.forget();
  }
  return (
    <Form<FormValues>
      form={form}
      name="province"
      layout="vertical"
      initialValues={province ?? { counties: [{}] }}
      onValuesChange={draft.keep}
      onFinish={(values) => void submit(values)}
    >
      <DraftNotice draft={draft} />
      <Form.Item
        name="name"
        label={t('fields.name')}
        rules={[{ required: true, whitespace: true, message: t('back-office:mistakes.required') }]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item name="timeZone" label={t('fields.timeZone')} extra={t('zone_help')}>
        <Select allowClear showSearch options={zones} />
      </Form.Item>
      <Flex vertical gap="middle">
        <h2>{t('fields.counties', { context: country })}</h2>
        <p>{t('counties_help', { context: country })}</p>
        <CountyFields country={country} />
      </Flex>
      {isCountyUsed && <Alert type="error" showIcon role="alert" title={t('mistakes.in_use')} />}
      {children}
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t('back-office:forms.save')}
      </Button>
    </Form>
  );
}
