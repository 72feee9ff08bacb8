import type { CountryCode } from '@idavuelta/shared/contracts';
import { type ManagedProvince, type ProvinceValues, provinceFields } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Flex, Select } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { CountyFields } from './CountyFields.tsx';
import { useAddProvince, useChangeProvince } from './provinces.api.ts';

const zones = Intl.supportedValuesOf('timeZone');

/** Which counties are in use is shown, but not sent. */
type Values = Omit<ProvinceValues, 'counties'> & {
  counties: (ProvinceValues['counties'][number] & { isUsed?: boolean })[];
};

const toProvinceValues = ({ name, timeZone, counties }: Values): ProvinceValues => ({
  name,
  timeZone,
  counties: counties.map(({ isUsed: _, ...county }) => county),
});

interface ProvinceFormProps {
  country: CountryCode;
  /** Current data; undefined for a new one. */
  province?: ManagedProvince;
  onSaved: () => void;
}

/** Edits the name of a province, its counties and their positions. */
export function ProvinceForm({ country: context, province, onSaved }: ProvinceFormProps) {
  const { t } = useTranslation('back-office/provinces');
  const { nameOf } = useClocks();
  const [add] = useAddProvince();
  const [change] = useChangeProvince();
  return (
    <SaveForm<Values, ManagedProvince>
      texts="back-office/provinces"
      name="province"
      draft={`province.${province?.id ?? `new.${context}`}`}
      initial={province ?? { counties: [{ name: '' }] }}
      revision={province?.revision}
      save={({ revision, ...form }) => {
        const values = toProvinceValues(form);
        return province ? change({ id: province.id, revision, change: values }) : add({ country: context, ...values });
      }}
      saved={({ name }) => t('saved', { name })}
      labelOf={(field) => t(`fields.${field}`, { context })}
      failureOf={(error) => {
        const { errors = [] } = (error ?? {}) as Partial<ApiProblem>;
        return errors.some(({ reason }) => reason === 'in_use') ? t('mistakes.in_use') : undefined;
      }}
      onSaved={onSaved}
    >
      <Field of={provinceFields} name="name" />
      <Field of={provinceFields} name="timeZone">
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={zones.map((value) => ({ value, label: nameOf(value) }))}
        />
      </Field>
      <Flex vertical gap="middle">
        <h2>{t('fields.counties', { context })}</h2>
        <p>{t('counties_help', { context })}</p>
        <CountyFields country={context} />
      </Flex>
    </SaveForm>
  );
}
