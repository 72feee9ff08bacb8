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
  /** Of the event's country; undefined until it is known. */
  withdrawal: LegalText | undefined;
  country: CountryCode | undefined;
  /** Nothing is paid, so nothing is said of withdrawal. */
  free?: boolean;
}

/** What the law says of withdrawal, and what the buyer accepts: must stand before the button. */
export function BeforePaying({ withdrawal, country, free = false }: BeforePayingProps) {
  const { t } = useTranslation('booking');
  const shown = useSelector(selectLanguage);
  return (
    <>
      {withdrawal && !free && (
        <p lang={withdrawal.language === shown ? undefined : languageTag(withdrawal.language)}>{withdrawal.text}</p>
      )}
      <LegalLinks
        label={t(free ? 'legal.accepts_free' : 'legal.accepts')}
        documents={accepted.map((document) => ({ document }))}
        country={country}
      />
    </>
  );
}
