import type { ReactNode } from 'react';
import styles from './PageHero.module.css';
import { RouteMotif } from './RouteMotif.tsx';

interface PageHeroProps {
  title: string;
  lead: string;
  /** Links or buttons for the next step. */
  actions?: ReactNode;
  /** Shown beside the text on wide screens and below it on phones; by default the trip line. */
  media?: ReactNode;
}

/** Hero of a page about the service. */
export function PageHero({ title, lead, actions, media }: PageHeroProps) {
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
