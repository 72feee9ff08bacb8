import { isAuditAction, type TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useActionName } from '../../../features/changes/action-name.ts';
import { useMethodName } from '../../../features/payment-method/useMethodName.ts';

/** What a check and a refund say about tickets, and a flag about other orders. */
interface Facts {
  ticket?: number;
  leg?: string | null;
  tickets?: number[];
  orders?: string[];
}

/** Returns the function that names a mail; one without a text of its own is named by its subject. */
export function useMailName() {
  const { t, i18n } = useTranslation('back-office/orders');
  return ({ name = '', text }: TimelineEntry) =>
    i18n.exists(`back-office/orders:mails.${name}`) ? t(`mails.${name}`) : (text ?? name);
}

/** Returns functions that describe an entry of the history. */
export function useEntryTexts() {
  const { t, i18n } = useTranslation('back-office/orders');
  const actionName = useActionName();
  const methodName = useMethodName();

  function titleOf({ kind, name = '' }: TimelineEntry): string {
    switch (kind) {
      case 'state':
        return t('timeline.state', { state: t(`back-office:order_states.${name}`) });
      case 'attempt':
        return t('timeline.attempt', { method: methodName(name) });
      case 'result':
        return t('timeline.result', { result: t(`attempts.${name}`) });
      case 'refund':
        return t('timeline.refund', { reason: t(`refund_reasons.${name}`) });
      case 'refund-result':
        return t('timeline.refund-result', { result: t(`refund_states.${name}`) });
      case 'flag':
        return t('timeline.flag', { reason: t(`flags.${name}`) });
      case 'check':
        return t('timeline.check', { outcome: t(`checks.${name}`) });
      case 'change':
        return isAuditAction(name) ? actionName(name) : t('timeline.other');
      default:
        return t(`timeline.${kind}`);
    }
  }

  /** The reasons that the system gives are codes in English; others were typed by somebody. */
  function reasonText(reason: string) {
    const method = /^pays by (\S+)$/.exec(reason)?.[1];
    if (method) return t('state_reasons.pays_by', { method: methodName(method) });
    const key = `state_reasons.${reason.replaceAll(' ', '_')}`;
    return i18n.exists(`back-office/orders:${key}`) ? t(key) : reason;
  }

  return {
    titleOf,

    /** What somebody wrote, and why a state changed; an attempt's reference is technical. */
    textOf: ({ kind, text }: TimelineEntry) =>
      text === undefined || kind === 'attempt' ? undefined : kind === 'state' ? reasonText(text) : text,

    /** The tickets that a check or a refund is about, and the other orders that a card paid. */
    factsOf({ kind, name, detail }: TimelineEntry) {
      const { ticket, leg, tickets = [], orders = [] } = (detail ?? {}) as Facts;
      if (kind === 'check' && ticket !== undefined)
        return leg
          ? t('timeline.of_ticket', { ticket, leg: t(`timeline.legs.${leg}`) })
          : t('timeline.of_tickets', { count: 1, numbers: ticket });
      if (kind === 'refund' && tickets.length > 0)
        return t('timeline.of_tickets', { count: tickets.length, numbers: tickets.join(', ') });
      if (name === 'card-above-limit' && orders.length > 0)
        return t('timeline.same_card', { count: orders.length, numbers: orders.join(', ') });
      return undefined;
    },

    /** What was recorded beside it: answers of providers, references, codes and values before and after. */
    technicalOf({ kind, name = '', text, detail, answer }: TimelineEntry): Record<string, unknown> {
      if (kind === 'check' || kind === 'refund') return {};
      return {
        ...(kind === 'attempt' && text && { reference: text }),
        ...(kind === 'change' && !isAuditAction(name) && { action: name }),
        ...detail,
        ...answer,
      };
    },
  };
}
