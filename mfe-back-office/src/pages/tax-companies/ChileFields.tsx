import { chileResolutionFields, chileTaxFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Field } from '../../forms/Field.tsx';
import { nobodyInChile } from './company-values.ts';
import { FolioMonths } from './FolioMonths.tsx';

const at = ['settings'];

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
        extra={t('help.resolutionDate')}
      />
      <Field
        of={chileResolutionFields}
        at={[...at, 'resolution']}
        name="number"
        label={t('resolution.number')}
        extra={t('help.resolutionNumber')}
      />
      <FolioMonths />
    </>
  );
}
