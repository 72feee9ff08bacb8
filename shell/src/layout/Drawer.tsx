import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { type Modal, useModal } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { LocaleSelector } from '../features/locale/LocaleSelector.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Drawer.module.css';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { aboutLink, contactLinks, eventLinks, moreLinks } from './nav-links.ts';
import { SocialLinks } from './SocialLinks.tsx';

/**
 * The menu on phones: a modal that Escape, its button, a click on the backdrop and following a link close. It is in the
 * page from the server, so that its button opens it at once.
 */
export function Drawer({ id, ...modal }: Modal & { id: string }) {
  const { open, onClose } = modal;
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const drawer = useModal(modal);

  // A navigation closes it too, such as the browser's back button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the history's entry tells of a navigation
  useEffect(() => onClose, [key]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys close it by Escape and by its button
    <dialog
      {...drawer}
      id={id}
      className={styles.drawer}
      aria-label={t('drawer.label')}
      onClick={({ target }) => {
        if (target === drawer.ref.current) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          <Logo onFollow={onClose} />
          <button
            type="button"
            className={styles.close}
            aria-label={t('common:close')}
            command="close"
            commandfor={id}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('drawer.sections')} className={styles.links}>
          <ul>
            <NavLinks targets={[aboutLink]} onFollow={onClose} />
          </ul>
          <h2>{t('nav.events')}</h2>
          <ul>
            <NavLinks targets={eventLinks} onFollow={onClose} />
          </ul>
          <h2>{t('nav.more')}</h2>
          <ul>
            <NavLinks targets={[...moreLinks, ...contactLinks]} onFollow={onClose} />
          </ul>
        </nav>
        {open && <LocaleSelector className={styles.locale} />}
        <SocialLinks className={styles.social} />
      </div>
    </dialog>
  );
}
