import type { TaxCompany } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Flex } from 'antd';
import { CompanyState } from '../../features/tax/CompanyState.tsx';
import { certificateState, folioState } from './company-warnings.ts';

/** Says whether a company's documents are issued, and what keeps them from the authority now or soon. */
export function CompanyHead({ company }: { company: TaxCompany }) {
  const { t } = useTranslation('back-office/tax-companies');
  const { isOn, isConfigured, authority, problem } = company;
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center">
        <CompanyState isOn={isOn} />
        <span>{t(isOn ? 'on_lead' : 'off_lead', { authority })}</span>
      </Flex>
      {!isConfigured && <Alert type="warning" showIcon title={t('not_configured', { authority })} />}
      {isOn && <Needs company={company} />}
      {problem && (
        <Alert
          type="error"
          showIcon
          title={t('problem', { authority })}
          description={<span translate="no">{problem}</span>}
        />
      )}
    </Flex>
  );
}

/** Warns of what the company has to get from its authority; the sections below say more. */
function Needs({ company: { country, certificate, folios } }: { company: TaxCompany }) {
  const { t } = useTranslation('back-office/tax-companies');
  const state = certificateState(certificate);
  const isShort = country === 'CL' && (folios.length === 0 || folios.some((series) => folioState(series) !== 'enough'));
  return (
    <>
      {state !== 'valid' && <Alert type="warning" showIcon title={t(`certificate.alerts.${state}`)} />}
      {isShort && <Alert type="warning" showIcon title={t('folios.alert')} />}
    </>
  );
}
