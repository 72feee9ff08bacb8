import { type CountryCode, selectLanguage, type TaxBuyer } from '@idavuelta/shared/contracts';
import { taxBuyerLimits as limits } from '@idavuelta/shared/contracts/rules';
import { passportCountries } from '@idavuelta/shared/contracts/tax-id';
import { SearchSelectField, SelectField, TextField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useMemo } from 'react';
import { useField } from 'react-final-form';
import type { TaxBuyerForm } from '../../../state/tax-buyer/tax-buyer.types.ts';
import styles from './tax-buyer.module.css';
import { formPath } from './tax-buyer.schema.ts';
import { kindOf, type TaxBuyerRules } from './tax-buyer.ts';

/** What a document can name. In Chile a boleta is all that we issue. */
const kinds: Record<CountryCode, TaxBuyer['kind'][]> = {
  PE: ['personal', 'company', 'passport'],
  CL: ['personal', 'passport'],
  ES: ['personal', 'company', 'passport'],
};

export function TaxBuyerFields({ rules: { country, mustName } }: { rules: TaxBuyerRules }) {
  const { t } = useTranslation('booking');
  const kind = kindOf(useField<TaxBuyerForm | undefined>('taxBuyer', { subscription: { value: true } }).input.value);
  const countries = useCountryNames();
  const context = country;
  return (
    <div className={styles.fields}>
      <SelectField
        name="taxBuyer.kind"
        label={t('tax_buyer.kind')}
        options={kinds[country].map((value) => ({ value, label: t(`tax_buyer.kinds.${value}`, { context }) }))}
      />
      <TextField
        key={`${kind} id`}
        name={formPath(kind, 'taxId')}
        label={t(`tax_buyer.ids.${kind}`, { context })}
        country={country}
        optional={kind === 'personal' && !mustName}
        help={mustName ? t('tax_buyer.must_name') : undefined}
        maxLength={limits.taxId}
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextField
        key={`${kind} name`}
        name={formPath(kind, 'name')}
        label={t(`tax_buyer.names.${kind}`, { context })}
        optional={kind === 'personal' && !mustName}
        maxLength={limits.name}
        autoComplete={kind === 'company' ? 'organization' : 'name'}
        enterKeyHint="next"
      />
      {kind === 'company' && (
        <TextField
          name={formPath(kind, 'address')}
          label={t('tax_buyer.address', { context })}
          maxLength={limits.address}
          autoComplete="street-address"
        />
      )}
      {kind === 'passport' && (
        <SearchSelectField
          name={formPath(kind, 'country')}
          label={t('tax_buyer.country')}
          placeholder={t('tax_buyer.choose_country')}
          nothingFound={t('tax_buyer.no_country')}
          options={countries}
        />
      )}
    </div>
  );
}

function useCountryNames() {
  const language = useSelector(selectLanguage);
  return useMemo(() => {
    const names = new Intl.DisplayNames(language.replace('_', '-'), { type: 'region' });
    return passportCountries.map((code) => ({ value: code, label: names.of(code) ?? code }));
  }, [language]);
}
