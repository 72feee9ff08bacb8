import { Link } from '@idavuelta/shared/platform';
import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

/** `primary` once per screen: the orange action. */
export function Button({
  look = 'secondary',
  className = '',
  type = 'button',
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button type={type} className={`${styles.button} ${styles[look]} ${className}`} {...button} />;
}

export function ButtonLink({
  look = 'secondary',
  className = '',
  ...link
}: Parameters<typeof Link>[0] & { look?: Look }) {
  return <Link className={`${styles.button} ${styles[look]} ${className}`} {...link} />;
}
