import type { PaymentMethod } from '@idavuelta/shared/contracts';
import styles from './MethodIcon.module.css';

const paths: Record<PaymentMethod['kind'], string> = {
  card: 'M3 6.5h18v11H3zM3 10h18M6.5 14.5h4',
  wallet: 'M4 7.5h15v11H4zM4 7.5 15.5 4v3.5M15 11.5h6v3.5h-6z',
  transfer: 'M3.5 9.5 12 4l8.5 5.5zM6 9.5V17M12 9.5V17M18 9.5V17M3.5 19.5h17',
};

/** The icon of a payment method, beside its name. */
export const MethodIcon = ({ kind }: Pick<PaymentMethod, 'kind'>) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
    <path d={paths[kind]} />
  </svg>
);
