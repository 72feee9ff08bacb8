import { type LegalDocument, links } from '@idavuelta/shared/contracts';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useConfig } from './ConfigContext.ts';

interface LegalLinkProps {
  document: LegalDocument;
  /** Opens in a new tab: in the same one the form would be lost. */
  inNewTab?: boolean;
}

/** Links to a legal document: the site's own page, or the address in the configuration. */
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
