import { Link, useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LocaleSelector } from '../locale/LocaleSelector.tsx';
import { SearchBox } from '../navigation/SearchBox.tsx';
import { UserMenu } from '../session/UserMenu.tsx';
import styles from './Header.module.css';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import { aboutLink, eventLinks, moreLinks } from './nav-links.ts';
import { SocialLinks } from './SocialLinks.tsx';

const Drawer = lazy(() => import('./Drawer.tsx'));

/** Past this many pixels of scroll the header turns night blue. */
const colourChange = 1_000;

export function Header() {
  const { t } = useTranslation('shell');
  const scrolled = useScrolledPast(colourChange);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [searchOpen, setSearchOpen] = useState(false);

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined}>
      <div className={styles.top}>
        <button
          type="button"
          className={styles.toggle}
          aria-label={t('drawer.open')}
          aria-expanded={drawerOpen}
          onClick={() => setDrawerOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <Logo />
        <div className={styles.search} data-open={searchOpen || undefined}>
          <SearchBox onDone={() => setSearchOpen(false)} />
        </div>
        <div className={styles.wide}>
          <LocaleSelector />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-label={t('search.toggle')}
          aria-expanded={searchOpen}
          onClick={() => setSearchOpen(!searchOpen)}
        >
          <Icon name="search" />
        </button>
        <UserMenu />
      </div>
      <nav className={styles.nav} aria-label={t('nav.label')}>
        <Link to={aboutLink.to}>{t(aboutLink.label)}</Link>
        <Menu label={t('nav.events')}>
          {eventLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{t(label)}</Link>
            </li>
          ))}
        </Menu>
        {moreLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {t(label)}
          </Link>
        ))}
        <SocialLinks className={styles.social} />
      </nav>
      <Suspense>{drawerOpen && <Drawer onClose={() => setDrawerOpen(false)} />}</Suspense>
    </header>
  );
}

function useScrolledPast(pixels: number) {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return past;
}
