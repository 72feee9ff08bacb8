import { expectedWait, languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectAhead, selectQueue } from '../../state/waiting-room/waiting-room.selectors.ts';

/** @returns how many people are in front, and how long it may take; undefined before positions are drawn */
export function useWaitText() {
  const { t } = useTranslation('booking');
  const { now, ticket } = useSelector(selectQueue);
  const ahead = useSelector(selectAhead);
  const language = useSelector(selectLanguage);
  const written = (count: number) => count.toLocaleString(languageTag(language));
  if (!now || ahead === undefined || ticket?.position === undefined) return undefined;
  const wait = expectedWait(ahead, now);
  return {
    number: t('queue.number', { number: written(ticket.position + 1) }),
    line: [t('queue.ahead', { number: written(ahead) }), t(`queue.wait.${wait.kind}`, { ...wait })].join(' · '),
  };
}
