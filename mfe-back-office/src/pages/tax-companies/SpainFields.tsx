import { spainProducerFields, spainSeriesFields, spainTaxFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Select } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SeriesFields } from './SeriesFields.tsx';

const at = ['settings'];
const producer = [...at, 'producer'];
const exemptions = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'];

/** What a company decides about its documents in Spain. */
export function SpainFields() {
  const { t } = useTranslation('back-office/tax-companies');
  const optionsOf = (name: 'tax' | 'exemption' | 'correction', values: string[]) =>
    values.map((value) => ({ value, label: t(`options.${name}.${value}`) }));
  return (
    <>
      <SeriesFields country="ES" of={spainSeriesFields} />
      <Field of={spainTaxFields} at={at} name="simplifiedLimit" currency="EUR" />
      <Field of={spainTaxFields} at={at} name="tax">
        <Select options={optionsOf('tax', ['01', '02', '03', '05'])} />
      </Field>
      <Field of={spainTaxFields} at={at} name="regime" input={{ inputMode: 'numeric' }} />
      <Field of={spainTaxFields} at={at} name="exemption">
        <Select allowClear options={optionsOf('exemption', exemptions)} />
      </Field>
      <Field of={spainTaxFields} at={at} name="correction">
        <Select options={optionsOf('correction', ['R1', 'R4'])} />
      </Field>
      <Field of={spainProducerFields} at={producer} name="name" label={t('producer.name')} extra={t('help.producer')} />
      <Field of={spainProducerFields} at={producer} name="taxId" label={t('producer.tax_id')} />
    </>
  );
}
