import { peruSeriesFields, peruTaxFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Select } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SeriesFields } from './SeriesFields.tsx';

const at = ['settings'];
const upperCase = (typed: string) => typed.toUpperCase();

/** What a company decides about its documents in Peru. */
export function PeruFields() {
  const { t } = useTranslation('back-office/tax-companies');
  const optionsOf = (name: 'exemptAs' | 'signatureAlgorithm', values: string[]) =>
    values.map((value) => ({ value, label: t(`options.${name}.${value}`) }));
  return (
    <>
      <SeriesFields country="PE" of={peruSeriesFields} />
      <Field of={peruTaxFields} at={at} name="namedFrom" suffix="PEN" />
      <Field of={peruTaxFields} at={at} name="exemptAs">
        <Select options={optionsOf('exemptAs', ['20', '30'])} />
      </Field>
      <Field of={peruTaxFields} at={at} name="establishmentCode" input={{ inputMode: 'numeric' }} />
      <Field of={peruTaxFields} at={at} name="unitCode" normalize={upperCase} />
      <Field of={peruTaxFields} at={at} name="signatureAlgorithm">
        <Select options={optionsOf('signatureAlgorithm', ['rsa-sha1', 'rsa-sha256'])} />
      </Field>
    </>
  );
}
