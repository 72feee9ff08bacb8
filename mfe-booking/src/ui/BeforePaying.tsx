import {
  type CountryCode,
  type LegalDocument,
  type LegalText,
  languageTag,
  selectLanguage,
} from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { LegalLinks } from './LegalLinks.tsx';

const accepted: LegalDocument[] = ['terms', 'conditions', 'privacy', 'withdrawal'];

interface BeforePayingProps {
  /** Which documents the event's country has, and what its law says of withdrawal, once that is known. */
  texts: { written: LegalDocument[]; withdrawal: LegalText | undefined };
  country: CountryCode | undefined;
  /** Nothing is paid, so nothing is said of withdrawal. */
  free?: boolean;
}

/** What the law says of withdrawal, and what the buyer accepts: must stand before the button. */
export function BeforePaying({ texts: { written, withdrawal }, country, free = false }: BeforePayingProps) {
  const { t } = useTranslation('booking');
  const shown = useSelector(selectLanguage);
  const documents = accepted.filter((document) => written.includes(document));
  return (
    <>
      {withdrawal && !free && (
        <p lang={withdrawal.language === shown ? undefined : languageTag(withdrawal.language)}>{withdrawal.text}</p>
      )}
      {documents.length > 0 && (
        <LegalLinks
          label={t(free ? 'legal.accepts_free' : 'legal.accepts')}
          documents={documents.map((document) => ({ document }))}
          country={country}
        />
      )}
    </>
  );
}
