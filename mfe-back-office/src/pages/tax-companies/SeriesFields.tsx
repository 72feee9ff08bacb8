import type { CountryCode } from '@idavuelta/shared/contracts';
import type { FieldBounds } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Field } from '../../forms/Field.tsx';

const names = ['simplified', 'invoice', 'noteOfSimplified', 'noteOfInvoice'] as const;

interface SeriesFieldsProps {
  country: Exclude<CountryCode, 'CL'>;
  of: Record<(typeof names)[number], FieldBounds>;
}

/** The four series of a country whose numbers the company gives itself. */
export function SeriesFields({ country, of }: SeriesFieldsProps) {
  const { t } = useTranslation('back-office/tax-companies');
  return names.map((name) => (
    <Field
      key={name}
      of={of}
      at={['settings', 'series']}
      name={name}
      label={t(`series.${country}.${name}`)}
      extra={t(`series_help.${country}.${name}`)}
    />
  ));
}
