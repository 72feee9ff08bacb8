import { Link, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';
import { LocaleSelector } from '../locale/LocaleSelector.tsx';
import styles from './Drawer.module.css';
import { Icon } from './Icon.tsx';
import { aboutLink, contactLinks, eventLinks, moreLinks } from './nav-links.ts';
import { SocialLinks } from './SocialLinks.tsx';

/** The phone's menu: a modal at the side, closed by Escape, its button or by following a link. */
export default function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(key);

  useEffect(() => {
    const shown = drawer.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);

  return (
    <dialog ref={drawer} className={styles.drawer} aria-label={t('drawer.label')} onCancel={onClose} onClose={onClose}>
      <button type="button" className={styles.close} aria-label={t('common:close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <nav aria-label={t('drawer.label')}>
        <ul className={styles.links}>
          {[aboutLink, ...eventLinks, ...moreLinks, ...contactLinks].map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{t(label)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <LocaleSelector />
      <SocialLinks />
    </dialog>
  );
}
