import { type LegalDocument, links } from '@idavuelta/shared/contracts';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useConfig } from './ConfigContext.ts';

interface LegalLinkProps {
  document: LegalDocument;
  /** Opens in a new tab: in the same one the form would be lost. */
  inNewTab?: boolean;
}

/** Leads to a legal document: to the site's own page of it, or to the address that the configuration has. */
export function LegalLink({ document, inNewTab }: LegalLinkProps) {
  const { t } = useTranslation('shell');
  const elsewhere = useConfig().legal?.[document];
  const text = t(`footer.${document}`);
  return elsewhere ? (
    <a href={elsewhere} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    <Link to={links.legal(document)} target={inNewTab ? '_blank' : undefined}>
      {text}
    </Link>
  );
}
