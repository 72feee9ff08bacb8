import styles from './IconCard.module.css';

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
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path
            d={icon}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
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
