import styles from './IconCard.module.css';
import { LineIcon } from './LineIcon.tsx';

interface IconCardProps {
  /** Path data on a grid of 24. */
  icon: string;
  name: string;
  text: string;
  /** Shown for steps. */
  number?: number;
}

/** A card with an icon, a title and a sentence; numbered when it is a step. */
export function IconCard({ icon, name, text, number }: IconCardProps) {
  return (
    <li className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        <LineIcon path={icon} />
      </span>
      {number && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <h3>{name}</h3>
      <p>{text}</p>
    </li>
  );
}
