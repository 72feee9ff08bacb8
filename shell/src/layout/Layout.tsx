import type { PageFrame } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { type ReactNode, Suspense } from 'react';
import { PageChange } from '../features/navigation/PageChange.tsx';
import { Notices } from '../features/notices/Notices.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';

/** The layout of every page, shown whatever happens to the module inside. A `bare` page has no header and footer. */
export function Layout({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip_to_content')}
      </a>
      {frame === 'site' && <Header />}
      <main id="main" tabIndex={-1} className={frame === 'site' ? styles.main : `${styles.main} ${styles.alone}`}>
        {children}
      </main>
      {/* Hydrates separately, after the header: its links work without a script. */}
      <Suspense>{frame === 'site' && <Footer />}</Suspense>
      <Notices />
      <PageChange />
    </>
  );
}
