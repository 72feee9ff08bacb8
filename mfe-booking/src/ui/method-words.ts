import type { PaymentMethod } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';

/** What buyers say to a way to pay whose provider is known to banks only. */
const words = {
  redsys: { title: 'methods.card_or_bizum', help: 'methods.page_of_bank' },
} as const;

const hasWords = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** The words for a way to pay: what one pays with first, and whose page it is as far as buyers know the name. */
export function useMethodWords() {
  const { t } = useTranslation('booking');
  return ({ code, kind, name = '' }: PaymentMethod) => {
    if (hasWords(code)) return { title: t(words[code].title), help: t(words[code].help) };
    if (kind === 'card') return { title: t('methods.card'), help: t('methods.with', { name }) };
    return { title: name || t('methods.transfer_name'), help: t(`methods.${kind}`) };
  };
}
