import type { CountryCode, OrderId } from '@idavuelta/shared/contracts';
import { toE164 } from '@idavuelta/shared/contracts/phone';
import type { MessageJob } from '../jobs/jobs.ts';
import type { OrderMailInput } from '../mail/order-facts.ts';
import type { MessageChannel } from './channel.ts';
import { pickUpMessage } from './pick-up-message.ts';

export interface MessengerDependencies {
  channel: MessageChannel;
  purchases: { forMail(orderId: OrderId): Promise<(OrderMailInput & { country: CountryCode }) | undefined> };
}

/** Writes the messages of jobs and gives them to the channel. */
export const createMessenger = ({ channel, purchases }: MessengerDependencies) => ({
  /** @throws when the channel does not accept the message, so that the job is retried */
  async send(job: MessageJob, key: string) {
    const order = await purchases.forMail(job.orderId);
    const message = order && pickUpMessage(order, job);
    const to = message && toE164(message.phone, order.country);
    if (message && to) await channel.send({ to, text: message.text, key });
  },
});
