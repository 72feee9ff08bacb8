import type { ReactNode } from 'react';
import styles from './PageHero.module.css';
import { RouteMotif } from './RouteMotif.tsx';

interface PageBandProps {
  title: string;
  lead: string;
  /** What to do next. */
  actions?: ReactNode;
  /** Beside the words on wide screens, below them on phones; the trip line in its place. */
  media?: ReactNode;
}

/** The head of a page that tells about the service: what it is, in one look. */
export function PageHero({ title, lead, actions, media }: PageBandProps) {
  return (
    <header className={styles.band}>
      <div className={`${styles.inner} ${media ? styles.withMedia : ''}`}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {media ?? <RouteMotif className={styles.motif} />}
      </div>
    </header>
  );
}
