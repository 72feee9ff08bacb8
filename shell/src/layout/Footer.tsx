import { useTranslation } from '@idavuelta/shared/platform';
import { useConfig } from '../config/ConfigContext.ts';
import { legalLinks } from '../config/runtime-config.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { aboutLink, contactLinks, eventLinks, moreLinks, type NavTarget } from './nav-links.ts';
import paymentCards from './payment-cards.svg';
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
        <img
          className={styles.cards}
          src={paymentCards}
          alt={t('footer.cards')}
          width="120"
          height="28"
          loading="lazy"
        />
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
