import { type CountryCode, type LegalText, links } from '@idavuelta/shared/contracts';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import styles from './LegalPage.module.css';

interface VersionsProps {
  text: LegalText;
  /** Unless it is the visitor's. */
  country?: CountryCode | undefined;
}

/** The version shown and its day, and links to the others that are or were in force. */
export function Versions({ text: { document, version, inForceOn, versions = [] }, country }: VersionsProps) {
  const { t } = useTranslation('catalog/legal');
  const { date } = useFormats();
  const day = (iso: string) => date(`${iso}T12:00:00Z`, 'medium', 'UTC');
  if (!version || !inForceOn) return null;
  const current = versions[0]?.version;
  const others = versions.filter((other) => other.version !== version);
  return (
    <aside className={styles.versions} aria-label={t('versions.title')}>
      <p>{t(version === current ? 'versions.shown' : 'versions.earlier', { version, day: day(inForceOn) })}</p>
      {others.length > 0 && (
        <ul>
          {others.map((other) => (
            <li key={other.version}>
              <Link
                to={links.legal(document, { version: other.version === current ? undefined : other.version, country })}
              >
                {t('versions.other', { version: other.version, day: day(other.inForceOn) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
