import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { CachedHtml, type Modal, useModal } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { useConfig } from '../config/ConfigContext.ts';
import { LocaleSelector } from '../features/locale/LocaleSelector.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Drawer.module.css';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { aboutLink, contactLinks, eventLinks, moreLinks } from './nav-links.ts';
import { SocialLinks } from './SocialLinks.tsx';

/**
 * The menu on phones: a modal, closed by Escape, its button, a click on the backdrop or following a link. The server
 * renders it, so that its button opens it at once.
 */
export function Drawer({ id, current, ...modal }: Modal & { id: string; current?: string }) {
  const { open, onClose } = modal;
  const config = useConfig();
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
      <CachedHtml as="div" className={styles.content} source={config}>
        <DrawerContent id={id} current={current} open={open} onClose={onClose} />
      </CachedHtml>
    </dialog>
  );
}

interface DrawerContentProps {
  id: string;
  current?: string;
  open?: boolean;
  onClose: () => void;
}

function DrawerContent({ id, current, open, onClose }: DrawerContentProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <div className={styles.top}>
        <Logo onFollow={onClose} />
        <IconButton
          icon="close"
          className={styles.close}
          aria-label={t('common:close')}
          command="close"
          commandfor={id}
          onClick={onClose}
        />
      </div>
      <nav aria-label={t('drawer.sections')} className={styles.links}>
        <ul>
          <NavLinks targets={[aboutLink]} current={current} onFollow={onClose} />
        </ul>
        <h2>{t('nav.events')}</h2>
        <ul>
          <NavLinks targets={eventLinks} current={current} onFollow={onClose} />
        </ul>
        <h2>{t('nav.more')}</h2>
        <ul>
          <NavLinks targets={[...moreLinks, ...contactLinks]} current={current} onFollow={onClose} />
        </ul>
      </nav>
      {open && <LocaleSelector className={styles.locale} />}
      <SocialLinks className={styles.social} />
    </>
  );
}
