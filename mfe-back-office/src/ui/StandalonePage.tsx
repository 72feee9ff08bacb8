import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { AntdRoot } from './AntdRoot.tsx';
import styles from './StandalonePage.module.css';

/** A page before log-in: one centred card. */
export function StandalonePage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('back-office');
  return (
    <AntdRoot>
      <PageHead title={title} description={t('description')} noIndex />
      <div className={styles.page}>
        <p className={styles.brand}>
          Idavuelta <span>{t('office')}</span>
        </p>
        <Card className={styles.card}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </Card>
      </div>
    </AntdRoot>
  );
}
