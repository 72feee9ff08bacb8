import { useTranslation } from '@idavuelta/shared/platform';
import styles from './QuantityCounter.module.css';

interface QuantityCounterProps {
  /** The name of the counted things, already translated. */
  name: string;
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
}

/** A stepper from 0 to `max`. */
export function QuantityCounter({ name, quantity, max, onChange }: QuantityCounterProps) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.counter}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('tickets.remove', { name })}
        disabled={quantity <= 0}
        onClick={() => onChange(quantity - 1)}
      >
        −
      </button>
      <output className={styles.quantity} aria-label={t('tickets.quantity_of', { name })}>
        {quantity}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label={t('tickets.add', { name })}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        +
      </button>
    </div>
  );
}
