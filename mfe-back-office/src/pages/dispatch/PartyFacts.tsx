import type { DispatchParty } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { usePlanTexts } from './usePlanTexts.ts';

/** Shows a party's name, size and address. */
export function PartyFacts({ party }: { party: DispatchParty | undefined }) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan } = useDesk();
  const { addressOf, nameOf, spacesText } = usePlanTexts(plan);
  return (
    <>
      <strong>{nameOf(party)}</strong>
      {party && (
        <span className={styles.soft}>
          {[
            t('seats_of', { count: party.seats }),
            spacesText(party.spaces),
            party.private && t('private'),
            addressOf(party),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {party?.note && <span className={styles.note}>{t('note.shown', { note: party.note })}</span>}
    </>
  );
}
