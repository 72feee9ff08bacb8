import { cafMonths, chileResolutionFields, chileTaxFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Field } from '../../forms/Field.tsx';
import { NumberField } from '../../forms/NumberField.tsx';
import { nobodyInChile } from './company-values.ts';

const at = ['settings'];
/** Types of documents whose numbers the SII gives. */
const folioTypes = [39, 41, 61] as const;

/** The sender is a person, never the RUT of nobody. */
const sender = {
  senderTaxId: { ...chileTaxFields.senderTaxId, pattern: `^(?!${nobodyInChile}$)[1-9]\\d{5,7}-[\\dK]$` },
};

/** What a company has chosen, or got from the SII, for its documents in Chile. */
export function ChileFields() {
  const { t } = useTranslation('back-office/tax-companies');
  return (
    <>
      <Field of={chileTaxFields} at={at} name="activityCode" input={{ inputMode: 'numeric' }} />
      <Field of={chileTaxFields} at={at} name="unnamedBuyer" />
      <Field
        of={sender}
        at={at}
        name="senderTaxId"
        normalize={(typed: string) => typed.replaceAll('.', '').toUpperCase()}
      />
      <Field
        of={chileResolutionFields}
        at={[...at, 'resolution']}
        name="date"
        label={t('resolution.date')}
        extra={t('resolution.help')}
      />
      <Field
        of={chileResolutionFields}
        at={[...at, 'resolution']}
        name="number"
        label={t('resolution.number')}
        extra={t('resolution.number_help')}
      />
      {folioTypes.map((type) => (
        <NumberField
          key={type}
          name={[...at, 'cafMonths', type]}
          label={t('caf_months', { name: t(`folios.types.${type}`) })}
          extra={t('caf_months_help')}
          {...cafMonths}
        />
      ))}
    </>
  );
}
