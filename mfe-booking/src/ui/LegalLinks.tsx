import { type AcceptedDocument, type CountryCode, type LegalDocument, links } from '@idavuelta/shared/contracts';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import styles from './LegalLinks.module.css';

interface LegalLinksProps {
  /** Already translated. */
  label: string;
  documents: Pick<AcceptedDocument, 'document' | 'version'>[] | { document: LegalDocument; version?: undefined }[];
  /** The event's: the visitor's may be another. */
  country: CountryCode | undefined;
}

/** Links to legal texts, in a new tab: in the same one the form would be lost. */
export function LegalLinks({ label, documents, country }: LegalLinksProps) {
  const { t } = useTranslation('booking');
  return (
    <p className={styles.links}>
      <span>{label}</span>
      {documents.map(({ document, version }) => (
        <Link key={document} to={links.legal(document, { version, country })} target="_blank">
          {t(`legal.${document}`, { context: country })}
        </Link>
      ))}
    </p>
  );
}
