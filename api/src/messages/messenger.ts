import type { CountryCode, OrderId } from '@idavuelta/shared/contracts';
import { toE164 } from '@idavuelta/shared/contracts/phone';
import type { MessageJob } from '../jobs/jobs.ts';
import type { OrderMailInput } from '../mail/order-facts.ts';
import type { MessageChannel } from './channel.ts';
import { passengerOf, pickUpText } from './pick-up-message.ts';
import { vanLateText } from './van-late-message.ts';

export interface MessengerDependencies {
  channel: MessageChannel;
  purchases: { forMail(orderId: OrderId): Promise<(OrderMailInput & { country: CountryCode }) | undefined> };
}

/** Writes the messages of jobs and passes them to the channel. */
export const createMessenger = ({ channel, purchases }: MessengerDependencies) => ({
  /** @throws when the channel rejects the message, so that the job is retried */
  async send(job: MessageJob, key: string) {
    const order = await purchases.forMail(job.orderId);
    const passenger = order && passengerOf(order, job);
    const text = order && (job.late ? vanLateText(order, job.late) : pickUpText(order, job));
    const to = passenger && toE164(passenger.phone, order.country);
    if (text && to) await channel.send({ to, text, key });
  },
});
