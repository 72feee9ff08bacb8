import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LocaleSelector } from '../features/locale/LocaleSelector.tsx';
import { SearchBox } from '../features/navigation/SearchBox.tsx';
import { UserMenu } from '../features/session/UserMenu.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { aboutLink, eventLinks, moreLinks } from './nav-links.ts';
import { SocialLinks } from './SocialLinks.tsx';

const loadDrawer = () => import('./Drawer.tsx');
const Drawer = lazy(loadDrawer);

/** Scrolled further than this many pixels, the header turns night blue. */
const scrollThreshold = 1_000;

export function Header() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(scrollThreshold);
  const [drawerOpen, setDrawerOpen] = useState(false);

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined}>
      <div className={styles.top}>
        <button
          type="button"
          className={`${styles.toggle} ${styles.menu}`}
          aria-label={t('drawer.open')}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onPointerEnter={() => void loadDrawer()}
          onClick={() => setDrawerOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <Logo />
        <ToggledSearch />
        <LocaleSelector className={styles.wide} />
        <UserMenu />
      </div>
      <nav className={styles.nav} aria-label={t('nav.label')}>
        <ul>
          <NavLinks targets={[aboutLink]} />
          <li>
            <Menu label={t('nav.events')} current={eventLinks.some(({ to }) => to === pathname)}>
              <ul>
                <NavLinks targets={eventLinks} />
              </ul>
            </Menu>
          </li>
          <NavLinks targets={moreLinks} />
        </ul>
        <SocialLinks className={styles.social} />
      </nav>
      <Suspense>{drawerOpen && <Drawer onClose={() => setDrawerOpen(false)} />}</Suspense>
    </header>
  );
}

/** The search box: always visible on a desktop, opened by a button on phones. */
function ToggledSearch() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const openBox = () => {
    flushSync(() => setOpen(true)); // a hidden element cannot be focused
    input.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault(); // browsers clear a search field on Escape
    toggle.current?.focus();
    setOpen(false);
  };

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`${styles.toggle} ${styles.searchToggle}`}
        aria-label={t('search.toggle')}
        aria-expanded={open}
        onClick={() => (open ? setOpen(false) : openBox())}
      >
        <Icon name={open ? 'close' : 'search'} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the box */}
      <div className={styles.search} data-open={open || undefined} onKeyDown={closeOnEscape}>
        <SearchBox inputRef={input} onDone={() => setOpen(false)} />
      </div>
    </>
  );
}

function useScrolledPast(pixels: number) {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > pixels);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pixels]);
  return past;
}
