import { translated } from '@idavuelta/shared/contracts';
import { timeAt } from '@idavuelta/shared/contracts/time';
import type { LateMessage } from '../jobs/jobs.ts';
import type { OrderMailInput } from '../mail/order-facts.ts';
import { orderTexts } from '../mail/texts/texts.ts';

/** Writes that the van is late. */
export function vanLateText(input: OrderMailInput, { direction, minutes, at }: LateMessage): string {
  const { event } = input.detail;
  const t = orderTexts(input);
  const name = translated(event.translations, input.language)?.name ?? event.slug;
  const when = t(`van-late.${direction}`, { time: timeAt(at, event.timeZone) });
  return `Idavuelta · ${name}: ${t('van-late.message', { minutes, when })}`;
}
