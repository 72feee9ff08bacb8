import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Link, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { lazy, memo, Suspense } from 'react';
import { areaOf, openAreas } from '../areas.ts';
import styles from './AreaMenu.module.css';

const AreaIcon = lazy(() => import('./AreaIcon.tsx'));

interface AreaMenuProps {
  permissions: StaffPermission[];
  /** Shows the names at any width. */
  isOpen?: boolean;
  /** Called when a link was followed. */
  onFollow?: () => void;
}

/**
 * The areas as links, by group. In a narrow window the names are shown beside their icon when it has the pointer or the
 * focus. Renders again when the area changes, not with every letter typed on the page.
 */
export const AreaMenu = memo(function AreaMenu({ permissions, isOpen = false, onFollow }: AreaMenuProps) {
  const { t } = useTranslation('back-office');
  const { pathname } = useLocation();
  const current = areaOf(pathname, permissions);
  return (
    <div className={isOpen ? styles.open : styles.menu}>
      {openAreas(permissions).map(({ group = 'work', areas }) => (
        <section key={group} className={styles.group}>
          <p id={`menu-${group}`} className={styles.heading}>
            {t(`menu_groups.${group}`)}
          </p>
          <ul aria-labelledby={`menu-${group}`}>
            {areas.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={path}
                  className={styles.link}
                  aria-current={path === current ? 'page' : undefined}
                  onClick={onFollow}
                >
                  <span className={styles.icon}>
                    <Suspense>
                      <AreaIcon area={name} />
                    </Suspense>
                  </span>
                  <span className={styles.name}>{t(`areas.${name}.title`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
