import { cafMonths } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { NumberField } from '../../forms/NumberField.tsx';

/** Types of documents whose numbers the SII gives. */
const folioTypes = [39, 41, 61] as const;

/** For how many months numbers can be used, by the type of their documents. */
export function FolioMonths() {
  const { t } = useTranslation('back-office/tax-companies');
  return folioTypes.map((type) => (
    <NumberField
      key={type}
      name={['settings', 'cafMonths', type]}
      label={t('caf_months', { name: t(`folios.types.${type}`) })}
      extra={t('help.cafMonths')}
      {...cafMonths}
    />
  ));
}
