import { links } from '@idavuelta/shared/contracts';
import { Link } from '@idavuelta/shared/platform';
import styles from './Logo.module.css';

/** Not a text to translate: it is the same in every language. */
const brand = 'Idavuelta';

export function Logo({ onFollow }: { onFollow?: () => void }) {
  return (
    <Link to={links.home()} className={styles.logo} onClick={onFollow}>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        <circle cx="20" cy="20" r="20" fill="var(--orange)" />
        <path
          d="M10 17h15l-4-4M30 23H15l4 4"
          fill="none"
          stroke="var(--night)"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{brand}</span>
    </Link>
  );
}
