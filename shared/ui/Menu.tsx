import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Menu.module.css';

interface MenuProps {
  label: ReactNode;
  icon?: ReactNode;
  /** Whether a link inside leads to the page on screen. */
  current?: boolean;
  className?: string;
  /** Links and buttons. A click on one closes the panel, except inside an element with `data-keep-open`. */
  children: ReactNode;
}

/** A button that opens a panel: arrows, Home and End move in it, Escape closes it, focus returns to the button. */
export function Menu({ label, icon, current, className = '', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    panel.current?.scrollIntoView({ block: 'nearest' });
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const close = () => {
    button.current?.focus();
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (panel.current?.contains((event.target as Element).closest('dialog'))) return; // a dialog handles its own keys
    if (event.key === 'Escape') {
      if (!open) return;
      event.preventDefault(); // Escape must not close a dialog around the menu
      close();
      return;
    }
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const next = nextItem(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === undefined) return;
    event.preventDefault();
    flushSync(() => setOpen(true)); // a hidden element cannot be focused
    items[next]?.focus();
  };

  const onItemClick = ({ target }: MouseEvent) => {
    const item = (target as Element).closest('a, button');
    if (item && !item.closest('[data-keep-open]')) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and links inside
    <div ref={box} className={`${styles.menu} ${className}`} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-current={current || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {icon}
        <span>{label}</span> <span className={styles.arrow} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a link inside was followed, by key or pointer */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is also its Enter */}
      <div ref={panel} id={id} className={styles.panel} hidden={!open} onClick={onItemClick}>
        {children}
      </div>
    </div>
  );
}

/** Index of the item that a key moves focus to, if any. @param at index of the focused item, -1 on the button */
function nextItem(key: string, at: number, count: number) {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1;
  if (at < 0) return undefined; // on the button, Home and End scroll the page as usual
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
