import { useTranslation } from '@idavuelta/shared/platform';
import { useConfig } from '../config/ConfigContext.ts';
import { legalLinks } from '../config/runtime-config.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { aboutLink, contactLinks, eventLinks, moreLinks, type NavTarget } from './nav-links.ts';
import { SocialLinks } from './SocialLinks.tsx';

export function Footer() {
  const { t } = useTranslation('shell');
  const legal = legalLinks(useConfig());
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('footer.promise')}</p>
          <SocialLinks className={styles.social} />
        </div>
        <LinkColumn title={t('footer.menu')} targets={[aboutLink, ...moreLinks]} />
        <LinkColumn title={t('nav.events')} targets={eventLinks} />
        <LinkColumn title={t('nav.contact')} targets={contactLinks} />
        <nav aria-label={t('footer.help')}>
          <h2>{t('footer.help')}</h2>
          <ul>
            {Object.entries(legal).map(([name, href]) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer">
                  {t(`footer.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.foot}>
        <p>{t('footer.copyright')}</p>
        <p>{t('footer.address')}</p>
        <svg className={styles.cards} role="img" viewBox="0 0 120 28" aria-label={t('footer.cards')}>
          <rect x="1" y="1" width="54" height="26" rx="5" fill="none" stroke="currentColor" />
          <circle cx="23" cy="14" r="8" fill="#ff8a1f" />
          <circle cx="33" cy="14" r="8" fill="#ffcb45" opacity="0.85" />
          <rect x="65" y="1" width="54" height="26" rx="5" fill="none" stroke="currentColor" />
          <rect x="65" y="7" width="54" height="5" fill="currentColor" />
          <rect x="71" y="17" width="18" height="4" rx="2" fill="currentColor" />
        </svg>
      </div>
    </footer>
  );
}

function LinkColumn({ title, targets }: { title: string; targets: NavTarget[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        <NavLinks targets={targets} />
      </ul>
    </nav>
  );
}
