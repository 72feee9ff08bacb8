import type { StaffLegalDocument } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import styles from './VersionList.module.css';

const useDay = () => {
  const { date } = useFormats();
  return (iso: string) => date(`${iso}T12:00:00Z`, 'medium', 'UTC');
};

/** Says which version is in force, and which comes. */
export function CurrentVersion({ stored: { inForce, next } }: { stored: StaffLegalDocument }) {
  const { t } = useTranslation('back-office/legal');
  const day = useDay();
  const words = (one: NonNullable<typeof inForce>) => ({ version: one.version, day: day(one.inForceOn) });
  return (
    <>
      <p>{inForce ? t('versions.in_force', words(inForce)) : t('versions.none')}</p>
      {next && <Alert type="info" showIcon title={t('versions.next', words(next))} />}
    </>
  );
}

/** The versions that were in force, each with its text in the country's language. */
export function EarlierVersions({ stored: { earlier = [], language } }: { stored: StaffLegalDocument }) {
  const { t } = useTranslation('back-office/legal');
  const day = useDay();
  if (earlier.length === 0) return null;
  return (
    <>
      <h2>{t('versions.earlier')}</h2>
      {earlier.map(({ version, inForceOn, texts }) => (
        <details key={version}>
          <summary>{t('versions.one', { version, day: day(inForceOn) })}</summary>
          <p className={styles.earlier} lang={language.slice(0, 2)}>
            {texts[language]}
          </p>
        </details>
      ))}
    </>
  );
}
