import { type TaxCompany, taxCertificateFields } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Flex, Tag } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import type { ChosenFile } from './chosen-file.ts';
import { certificateState } from './company-warnings.ts';
import { FileField } from './FileField.tsx';
import { useChangeCertificate } from './tax-companies.api.ts';

interface CertificateProps {
  company: TaxCompany;
  mayChange: boolean;
}

/** Shows by which certificate documents are signed and until when, and replaces it. */
export function Certificate({ company, mayChange }: CertificateProps) {
  const { t } = useTranslation('back-office/tax-companies');
  const [change] = useChangeCertificate();
  const { country, revision } = company;
  return (
    <section aria-labelledby="certificate">
      <h2 id="certificate">{t('certificate.title')}</h2>
      <CertificateFacts certificate={company.certificate} />
      {mayChange && revision === 0 && <p>{t('save_first')}</p>}
      {mayChange && revision > 0 && (
        // no draft: a password must not stay in browsers
        <SaveForm<{ file: ChosenFile; password: string }, TaxCompany>
          texts="back-office/tax-companies"
          name={`certificate-${country}`}
          action={t('certificate.action')}
          save={({ file, password }) => change({ country, file: file.content, password })}
          saved={() => t('certificate.done')}
          mistakeOf={(reason) => t([`certificate.mistakes.${reason}`, 'certificate.mistakes.unreadable'])}
        >
          <Flex wrap gap="0 2rem">
            <FileField label={t('certificate.file')} help={t('certificate.help')} accept=".p12,.pfx" />
            <Field
              of={taxCertificateFields}
              name="password"
              label={t('certificate.password')}
              input={{ autoComplete: 'off' }}
            />
          </Flex>
        </SaveForm>
      )}
    </section>
  );
}

const colors = { none: 'warning', expired: 'error', soon: 'warning', valid: 'success' } as const;

function CertificateFacts({ certificate }: Pick<TaxCompany, 'certificate'>) {
  const { t } = useTranslation('back-office/tax-companies');
  const { date } = useFormats();
  const state = certificateState(certificate);
  return (
    <Flex wrap gap="small" align="center" style={{ marginBlockEnd: '1rem' }}>
      <Tag color={colors[state]}>{t(`certificate.states.${state}`)}</Tag>
      {certificate && (
        <>
          <span translate="no" style={{ overflowWrap: 'anywhere' }}>
            {certificate.subject}
          </span>
          <span>{t('certificate.until', { date: date(certificate.until, 'medium', deviceZone()) })}</span>
        </>
      )}
    </Flex>
  );
}
