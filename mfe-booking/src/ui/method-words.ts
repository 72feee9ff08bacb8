import type { PaymentMethod } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';

/** Names of payment methods whose provider is unknown to buyers. */
const words = {
  redsys: { title: 'methods.card_or_bizum', help: 'methods.page_of_bank' },
} as const;

const hasWords = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** Returns a function that names a payment method: the kind of payment, and the provider if buyers know it. */
export function useMethodWords() {
  const { t } = useTranslation('booking');
  return ({ code, kind, name = '' }: PaymentMethod) => {
    if (hasWords(code)) return { title: t(words[code].title), help: t(words[code].help) };
    if (kind === 'card') return { title: t('methods.card'), help: t('methods.with', { name }) };
    return { title: name || t('methods.transfer_name'), help: t(`methods.${kind}`) };
  };
}
