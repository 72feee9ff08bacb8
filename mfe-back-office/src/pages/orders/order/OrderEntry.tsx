import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useDetailText } from '../../../features/changes/useDetailText.ts';
import { useBothClocks } from '../../../ui/useBothClocks.ts';
import styles from './order.module.css';
import { useActorName } from './useActorName.ts';
import { useEntryTexts } from './useEntryTexts.ts';

interface OrderEntryProps {
  entry: TimelineEntry;
  timeZone: string;
}

/** What happened, who did it and when, in words; what only developers read is folded. */
export function OrderEntry({ entry, timeZone }: OrderEntryProps) {
  const { t } = useTranslation('back-office/orders');
  const { bothTimes } = useBothClocks();
  const actorName = useActorName();
  const { titleOf, textOf, factsOf, technicalOf } = useEntryTexts();
  const detailText = useDetailText();
  const { at, by, amount } = entry;
  const facts = [bothTimes(at, timeZone), by && actorName(by), factsOf(entry), amount && formatMoney(amount)];
  const text = textOf(entry);
  const technical = detailText(technicalOf(entry));
  return (
    <>
      <strong>{titleOf(entry)}</strong>
      {text && <p className={styles.entryText}>{text}</p>}
      <div className={styles.soft}>{facts.filter(Boolean).join(' · ')}</div>
      {technical && (
        <details>
          <summary>{t('timeline.technical')}</summary>
          <span className={styles.soft} translate="no">
            {technical}
          </span>
        </details>
      )}
    </>
  );
}
