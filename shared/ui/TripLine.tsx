import { Fragment } from 'react';
import styles from './TripLine.module.css';

export interface TripStop {
  /** Already translated. */
  label: string;
  detail?: string;
  kind: 'home' | 'event';
}

/** The motif: home → event → home. */
export function TripLine({ stops, label }: { stops: TripStop[]; label: string }) {
  return (
    <ol className={styles.line} aria-label={label}>
      {stops.map((stop, index) => (
        // The order of a trip never changes and a stop may come twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the stop's identity
        <Fragment key={index}>
          <li className={styles.stop} data-kind={stop.kind}>
            <span className={styles.dot} aria-hidden="true">
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d={stop.kind === 'home' ? homePath : eventPath} fill="currentColor" />
              </svg>
            </span>
            <span className={styles.label}>{stop.label}</span>
            {stop.detail && <span className={styles.detail}>{stop.detail}</span>}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

const homePath = 'M12 3 2.5 11h2.8v9h5.2v-6h3v6h5.2v-9h2.8z';
const eventPath = 'M12 2l2.7 6.2 6.8.6-5.1 4.5 1.5 6.6L12 16.4 6.1 19.9l1.5-6.6L2.5 8.8l6.8-.6z';
