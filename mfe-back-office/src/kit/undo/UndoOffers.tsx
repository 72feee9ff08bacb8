import { useTranslation } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { UndoOffer } from './UndoOffer.tsx';
import styles from './undo.module.css';
import { useOffers } from './undo-store.ts';

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Offers to undo what was just done. Announced when it appears; Ctrl+Z outside of a field undoes the last. */
export function UndoOffers() {
  const { t } = useTranslation('back-office');
  const offers = useOffers();
  const last = offers.at(-1)?.id;
  useEffect(() => {
    if (last === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping(event)) return;
      event.preventDefault();
      document.getElementById(`undo-${last}`)?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [last]);
  return (
    <section aria-label={t('undo.title')} className={styles.offers}>
      <div aria-live="polite">
        {offers.map((offer) => (
          <UndoOffer key={offer.id} offer={offer} />
        ))}
      </div>
    </section>
  );
}
