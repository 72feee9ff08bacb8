import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Typography } from 'antd';
import styles from './api-tokens.module.css';

/** Shows a secret that is not shown again, with a button that copies it. @param lead says so, and what it is for */
export function Secret({ lead, secret }: { lead: string; secret: string }) {
  const { t } = useTranslation('back-office');
  return (
    <div className={styles.made}>
      <Alert type="warning" showIcon role="status" title={lead} />
      <Typography.Paragraph
        className={styles.secret ?? ''}
        translate="no"
        copyable={{ tooltips: [t('recovery.copy'), t('recovery.copied')] }}
      >
        {secret}
      </Typography.Paragraph>
    </div>
  );
}
