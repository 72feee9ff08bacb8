import type { TaxCompany } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Skeleton, Tag } from 'antd';
import { CompanyState } from '../../features/tax/CompanyState.tsx';
import { useTaxCompanies } from '../../features/tax/tax.api.ts';
import { linkTo } from '../../kit/areas.ts';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import styles from './tax-documents.module.css';

const needs = ['waiting', 'refused', 'withoutNumber', 'withoutDocument'] as const;

/** Says for each country whether documents are issued, and what needs somebody. */
export function CompanyLines() {
  const { t } = useTranslation('back-office/tax-documents');
  const { data: companies, error } = useTaxCompanies();
  return (
    <section aria-label={t('countries')} className={styles.companies}>
      <Failure error={error} />
      {!companies && !error && <Skeleton title={false} paragraph={{ rows: 3 }} />}
      {companies?.map((company) => (
        <CompanyLine key={company.country} company={company} />
      ))}
      <p className={styles.quiet}>{t('back-office:tax.not_certified')}</p>
    </section>
  );
}

function CompanyLine({ company: { country, authority, isOn, counts, problem } }: { company: TaxCompany }) {
  const { t } = useTranslation('back-office/tax-documents');
  const countryName = useCountryName();
  const some = needs.filter((need) => counts[need] > 0);
  const pathOf = (need: (typeof needs)[number]) =>
    need === 'withoutDocument' ? `?tab=charges&country=${country}` : `?country=${country}&needs=${need}`;
  return (
    <div className={styles.company}>
      <Link to={`${linkTo('/tax-companies')}?tab=${country}`}>{countryName(country)}</Link>
      <CompanyState isOn={isOn} />
      {problem && <Tag color="error">{t('unsent', { authority })}</Tag>}
      {some.map((need) => (
        <Link key={need} to={linkTo('/tax-documents') + pathOf(need)}>
          {t(`needs.${need}`, { count: counts[need] })}
        </Link>
      ))}
      {some.length === 0 && <span className={styles.quiet}>{t('needs.nothing')}</span>}
    </div>
  );
}
