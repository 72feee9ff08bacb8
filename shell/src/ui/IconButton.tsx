import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  iconSize?: number;
  'aria-label': string;
}

/** A round button that contains only an icon. */
export function IconButton({ icon, iconSize, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={`${styles.button} ${className}`}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
