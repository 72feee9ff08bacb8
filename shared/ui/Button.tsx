import { Link } from '@idavuelta/shared/platform';
import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** `primary` once per screen: the orange action. */
export function Button({
  variant = 'secondary',
  className = '',
  type = 'button',
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return <button type={type} className={`${styles.button} ${styles[variant]} ${className}`} {...button} />;
}

export function ButtonLink({
  variant = 'secondary',
  className = '',
  ...link
}: Parameters<typeof Link>[0] & { variant?: ButtonVariant }) {
  return <Link className={`${styles.button} ${styles[variant]} ${className}`} {...link} />;
}
