import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { Menu } from '@idavuelta/shared/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LocaleSelector } from '../features/locale/LocaleSelector.tsx';
import { SearchBox } from '../features/navigation/SearchBox.tsx';
import { UserMenu } from '../features/session/UserMenu.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Drawer } from './Drawer.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { aboutLink, eventLinks, moreLinks, targetAt } from './nav-links.ts';
import { SocialLinks } from './SocialLinks.tsx';

/** Ids of the menu and the search box, by which buttons open them without a script. */
const drawerId = 'menu';
const searchId = 'search';

/** Scrolled further than this many pixels, the header turns night blue. */
const scrollThreshold = 1_000;

export function Header() {
  const { t } = useTranslation('shell');
  const current = targetAt(useLocation().pathname);
  const scrolled = useScrolledPast(scrollThreshold);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const openDrawer = () => setDrawerOpen(true);

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined}>
      <div className={styles.top}>
        <button
          type="button"
          className={`${styles.toggle} ${styles.menu}`}
          aria-label={t('drawer.open')}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          command="show-modal"
          commandfor={drawerId}
          onClick={openDrawer}
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
          <NavLinks targets={[aboutLink]} current={current} />
          <li>
            <Menu label={t('nav.events')} current={eventLinks.some(({ to }) => to === current)}>
              <ul>
                <NavLinks targets={eventLinks} current={current} />
              </ul>
            </Menu>
          </li>
          <NavLinks targets={moreLinks} current={current} />
        </ul>
        <SocialLinks className={styles.social} />
      </nav>
      <Drawer
        id={drawerId}
        current={current}
        open={drawerOpen}
        onFoundOpen={openDrawer}
        onClose={() => setDrawerOpen(false)}
      />
    </header>
  );
}

/** The search box: always visible on a desktop, a popover on phones. */
function ToggledSearch() {
  const { t } = useTranslation('shell');
  const toggle = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const close = () => box.current?.hidePopover();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.matches(':popover-open')) return;
    event.preventDefault(); // browsers clear a search field on Escape
    toggle.current?.focus();
    close();
  };

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`${styles.toggle} ${styles.searchToggle}`}
        aria-label={t('search.toggle')}
        popoverTarget={searchId}
      >
        <Icon name="search" />
        <Icon name="close" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the box */}
      <div
        ref={box}
        id={searchId}
        popover="auto"
        className={styles.search}
        onToggle={({ newState }) => newState === 'open' && input.current?.focus()}
        onKeyDown={closeOnEscape}
      >
        <SearchBox inputRef={input} onDone={close} />
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
