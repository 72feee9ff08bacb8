import { type LegalDocument, links, selectCountry } from '@idavuelta/shared/contracts';
import { Link, useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { CachedHtml } from '@idavuelta/shared/ui';
import { useConfig } from '../config/ConfigContext.ts';
import { LegalLink } from '../config/LegalLink.tsx';
import complaintsBook from './complaints-book.svg';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { aboutLink, contactLinks, eventLinks, moreLinks, type NavTarget, targetAt } from './nav-links.ts';
import paymentCards from './payment-cards.svg';
import { SocialLinks } from './SocialLinks.tsx';

const documents: LegalDocument[] = [
  'legal-notice',
  'privacy',
  'conditions',
  'terms',
  'cookies',
  'withdrawal',
  'accessibility',
];

export function Footer() {
  const config = useConfig();
  const { pathname } = useLocation();
  return (
    <CachedHtml as="footer" className={styles.footer} source={config}>
      <FooterContent current={targetAt(pathname)} />
    </CachedHtml>
  );
}

function FooterContent({ current }: { current?: string }) {
  const { t } = useTranslation('shell');
  const country = useSelector(selectCountry);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('footer.promise')}</p>
          <SocialLinks className={styles.social} />
        </div>
        <LinkColumn title={t('footer.menu')} targets={[aboutLink, ...moreLinks]} current={current} />
        <LinkColumn title={t('nav.events')} targets={eventLinks} current={current} />
        <LinkColumn title={t('nav.contact')} targets={contactLinks} current={current} />
        <nav aria-label={t('footer.help')}>
          <h2>{t('footer.help')}</h2>
          <ul>
            {documents.map((document) => (
              <li key={document}>
                <LegalLink document={document} />
              </li>
            ))}
            <li>
              <Link to={links.privacyRequests()}>{t('footer.privacy_requests')}</Link>
            </li>
            <li>{country === 'PE' ? <ComplaintsBookLink /> : <LegalLink document="complaints" />}</li>
          </ul>
        </nav>
      </div>
      <div className={styles.foot}>
        <p>{t('footer.copyright')}</p>
        <p>{t('footer.address', { context: country })}</p>
        <img
          className={styles.cards}
          src={paymentCards}
          alt={t('footer.cards')}
          width="120"
          height="28"
          loading="lazy"
        />
      </div>
    </>
  );
}

/** Peru's law demands the book's sign beside its name. */
function ComplaintsBookLink() {
  const { t } = useTranslation('shell');
  return (
    <Link to={links.complaintsBook()} className={styles.book}>
      <img src={complaintsBook} width={32} height={24} alt="" loading="lazy" />
      <span>{t('footer.complaints_book')}</span>
    </Link>
  );
}

function LinkColumn({ title, ...links }: { title: string; targets: NavTarget[]; current?: string }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        <NavLinks {...links} />
      </ul>
    </nav>
  );
}
