import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Typography } from 'antd';
import styles from './RecoveryCodeList.module.css';

/** Shows the recovery codes, which log in without the authenticator app. They are shown once. */
export function RecoveryCodeList({ codes }: { codes: string[] }) {
  const { t } = useTranslation('back-office');
  return (
    <>
      <Alert type="warning" showIcon title={t('recovery.lead')} />
      <Typography.Paragraph copyable={{ text: codes.join('\n'), tooltips: [t('recovery.copy'), t('recovery.copied')] }}>
        {t('recovery.title')}
      </Typography.Paragraph>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}
