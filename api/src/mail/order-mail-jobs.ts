import type { OrderId, Translations } from '@idavuelta/shared/contracts';
import type { OrderMailJob } from '../jobs/jobs.ts';
import { ticketGivenMail, ticketsCancelledMail, ticketWithdrawnMail } from './after-buying-mails.ts';
import type { Mail } from './mail.ts';
import { type OrderMailInput, orderLink } from './order-facts.ts';
import {
  cancelledMail,
  holdExpiredMail,
  type MailedRefund,
  paymentFailedMail,
  paymentLinkMail,
  refundMail,
} from './order-mails.ts';
import { pickUpTimesMail } from './pick-up-mails.ts';
import { type TaxFile, taxDocumentMail } from './tax-document-mail.ts';
import { confirmationMail, passengerChangedMail, passengerMail } from './ticket-mails.ts';
import { transferMail } from './transfer-mail.ts';
import { departureMessageMail, departureMovedMail, tripCancelledMail } from './trip-mails.ts';
import { vanLateMail } from './van-late-mail.ts';

export interface OrderMailsDependencies {
  /** Issues links to pay an order without logging in, as paths of the site. */
  paymentLinks: { issue(orderId: OrderId, placedAt: Date): Promise<string> };
  /** Returns the path of the page that follows an order's or a passenger's vans; undefined without a planned trip. */
  rides: { linkTo(orderId: OrderId, email?: string): Promise<string | undefined> };
  refunds: { forMail(refundId: number): Promise<MailedRefund | undefined> };
  /** Files of tax documents. */
  taxDocuments: {
    file(orderId: OrderId, documentId: string, format: 'pdf' | 'xml'): Promise<TaxFile | undefined>;
  };
  acts: { texts(actId: number): Promise<Translations<{ subject: string; body: string }> | undefined> };
}

/** Creates the function that writes the mail of an order's job; it returns undefined when the mail no longer applies. */
export function createOrderMails({ paymentLinks, rides, refunds, taxDocuments, acts }: OrderMailsDependencies) {
  async function paymentLinkOf({ siteOrigin, detail: { order } }: OrderMailInput) {
    return new URL(await paymentLinks.issue(order.id, new Date(order.date)), siteOrigin).href;
  }

  /** @param address of the passenger who gets the mail; defaults to the buyer */
  async function rideLinkOf({ siteOrigin, detail: { order } }: OrderMailInput, { address }: { address?: string }) {
    const path = await rides.linkTo(order.id, address);
    return path && new URL(path, siteOrigin).href;
  }

  /** Returns where the buyer pays; telephone buyers pay without logging in. */
  const payLinkOf = async (order: OrderMailInput) => (order.soldByTelephone ? paymentLinkOf(order) : orderLink(order));

  return async (job: OrderMailJob, order: OrderMailInput): Promise<Mail | undefined> => {
    const paid = order.detail.order.paymentState === 'paid';
    switch (job.kind) {
      case 'order-paid':
        return paid ? confirmationMail(order, job.late) : undefined;
      case 'passenger-tickets':
        return paid ? passengerMail(order, job.address) : undefined;
      case 'passenger-changed':
        return paid ? passengerChangedMail(order, job) : undefined;
      case 'pick-up-times':
        return paid ? pickUpTimesMail(order, job, await rideLinkOf(order, job)) : undefined;
      case 'van-late':
        return paid ? vanLateMail(order, job, await rideLinkOf(order, job)) : undefined;
      case 'ticket-given':
        return paid ? ticketGivenMail(order, job) : undefined;
      case 'ticket-withdrawn':
        return ticketWithdrawnMail(order, job);
      case 'tickets-cancelled':
        return ticketsCancelledMail(order, job);
      case 'transfer-instructions':
        return transferMail(order, await payLinkOf(order));
      case 'payment-link':
        return paymentLinkMail(order, await paymentLinkOf(order));
      case 'payment-failed':
        return paymentFailedMail(order, await payLinkOf(order));
      case 'hold-expired':
        return holdExpiredMail(order);
      case 'departure-moved':
        return departureMovedMail(order, job);
      case 'departure-message': {
        const texts = await acts.texts(job.actId);
        return paid && texts ? departureMessageMail(order, texts, job.address) : undefined;
      }
      case 'trip-cancelled':
        return tripCancelledMail(order, job.isSettled);
      case 'order-cancelled':
      case 'free-order-cancelled':
      case 'transfer-refused':
        return cancelledMail(order, job.kind);
      case 'tax-document': {
        const formats = ['pdf', 'xml'] as const;
        const { orderId, documentId } = job;
        const files = await Promise.all(formats.map((format) => taxDocuments.file(orderId, documentId, format)));
        const there = files.filter((file) => file !== undefined);
        return taxDocumentMail(order, documentId, there);
      }
      case 'refund': {
        const refund = await refunds.forMail(job.refundId);
        // the record was undone meanwhile
        if (job.isPaidBack && !refund?.paidBack) return undefined;
        return refund && refundMail(order, refund);
      }
    }
  };
}
