import type { TaxCompany } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Skeleton } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { useTaxCompanies } from '../../features/tax/tax.api.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { Certificate } from './Certificate.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { Folios } from './Folios.tsx';
import { useCompanyChange } from './useCompanyChange.ts';

/** Sets up the companies that issue tax documents, one for each country. */
export default function TaxCompaniesPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/tax-companies">
      {({ permissions }) => (
        <>
          <p>{t('areas.tax_companies.lead')}</p>
          <p>{t('tax.not_certified')}</p>
          <Companies mayChange={permissions.includes('tax-documents.change')} />
        </>
      )}
    </OfficePage>
  );
}

function Companies({ mayChange }: { mayChange: boolean }) {
  const countryName = useCountryName();
  const { data: companies, error } = useTaxCompanies();
  if (!companies) return error ? <Failure error={error} /> : <Skeleton />;
  return (
    <>
      <Failure error={error} />
      <PageTabs
        items={companies.map((company) => ({
          key: company.country,
          label: countryName(company.country),
          children: <Company company={company} mayChange={mayChange} />,
        }))}
      />
    </>
  );
}

function Company({ company, mayChange }: { company: TaxCompany; mayChange: boolean }) {
  const { t } = useTranslation('back-office');
  const { country } = company;
  const detailOf = useCompanyChange();
  return (
    <>
      <CompanyHead company={company} />
      <CompanyForm company={company} mayChange={mayChange} />
      <Certificate company={company} mayChange={mayChange} />
      {country === 'CL' && <Folios company={company} mayChange={mayChange} />}
      <h2>{t('changes.of_this')}</h2>
      <ChangeList subject={`tax-company:${country}`} detailOf={detailOf} />
    </>
  );
}
