import { Link } from '@idavuelta/shared/platform';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './Button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/**
 * A field that loses the focus may show its error, which moves the button below it from under the pointer before the
 * click is complete. So pressing a submit button leaves the focus where it is.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** `primary` once per screen: the orange action. */
export function Button({
  variant = 'secondary',
  className = '',
  type = 'button',
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return (
    <button
      type={type}
      className={`${styles.button} ${styles[variant]} ${className}`}
      onMouseDown={type === 'submit' ? keepFocus : undefined}
      {...button}
    />
  );
}

export function ButtonLink({
  variant = 'secondary',
  className = '',
  ...link
}: Parameters<typeof Link>[0] & { variant?: ButtonVariant }) {
  return <Link className={`${styles.button} ${styles[variant]} ${className}`} {...link} />;
}
