import { Link } from '@idavuelta/shared/platform';
import styles from './BackLink.module.css';

/** Links from a detail to its list. @param text already translated */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className={styles.back}>
      <span aria-hidden="true">←</span> <span>{text}</span>
    </Link>
  );
}
