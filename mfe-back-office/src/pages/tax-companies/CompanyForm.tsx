import { type TaxCompany, taxCompanyFields, taxIssuerFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Switch } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { ChileFields } from './ChileFields.tsx';
import { type CompanyChange, issuerFieldsOf, toChange, toValues } from './company-values.ts';
import { PeruFields } from './PeruFields.tsx';
import { SpainFields } from './SpainFields.tsx';
import { useChangeCompany } from './tax-companies.api.ts';
import styles from './tax-companies.module.css';

const settingsOf = { PE: PeruFields, CL: ChileFields, ES: SpainFields } as const;

/** Edits a company: whether its documents are issued, who issues them, the tax and the settings of its country. */
export function CompanyForm({ company, mayChange }: { company: TaxCompany; mayChange: boolean }) {
  const { t } = useTranslation('back-office/tax-companies');
  const [change] = useChangeCompany();
  const { country, revision: shown } = company;
  const Settings = settingsOf[country];
  return (
    <>
      <h2>{t('company')}</h2>
      <SaveForm<CompanyChange, TaxCompany>
        texts="back-office/tax-companies"
        name={`company-${country}`}
        draft={mayChange ? `tax-company.${country}` : undefined}
        initial={toValues(company)}
        revision={shown}
        disabled={!mayChange}
        save={({ revision, ...values }) => change({ country, revision, change: toChange(values) })}
        toValues={toValues}
      >
        <Form.Item name="isOn" label={t('fields.isOn')} extra={t('help.isOn')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <fieldset className={styles.group}>
          <legend>{t('fields.issuer')}</legend>
          <div className={styles.fields}>
            {issuerFieldsOf[country].map((name) => (
              <Field
                key={name}
                of={taxIssuerFields}
                at={['issuer']}
                name={name}
                {...(name === 'taxId' && { label: t(`tax_ids.${country}`) })}
                {...(name === 'district' && { label: t(`districts.${country}`) })}
              />
            ))}
          </div>
        </fieldset>
        <Field of={taxCompanyFields} name="taxPercent" suffix="%" style={{ maxWidth: '30rem' }} />
        <fieldset className={styles.group}>
          <legend>{t('fields.settings')}</legend>
          <div className={styles.fields}>
            <Settings />
          </div>
        </fieldset>
      </SaveForm>
    </>
  );
}
