import type { PrivateRequest, PrivateRequestDetail } from '@idavuelta/shared/contracts/staff';
import type { RequestCosts } from '../../../config/request-costs-config.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createDecisionsRepository, type ReviewedListQuery, type ReviewedRequest } from '../decisions.repository.ts';
import { createGuestsRepository } from '../guests.repository.ts';
import { quoteReference } from '../quote.ts';
import { costEstimate } from './cost-estimate.ts';

function toRow({ id, status, name, organiser, customer, startsAt, timeZone, guests, seats }: ReviewedRequest) {
  if (status === 'saved') throw new AppError('NOT_FOUND');
  const row: PrivateRequest = {
    id,
    status,
    name,
    organiser,
    email: customer,
    startsAt: startsAt.toISOString(),
    timeZone,
    guests,
    seats,
  };
  return row;
}

function toQuote({ id, quoteMinor, quoteCurrency, quotePayBy, quoteBilledAt, quotePaidAt }: ReviewedRequest) {
  if (quoteMinor === null || !quoteCurrency || !quotePayBy) return {};
  return {
    quote: {
      amount: { minor: quoteMinor, currency: quoteCurrency },
      payBy: quotePayBy,
      reference: quoteReference(id),
      ...(quoteBilledAt && { billedAt: quoteBilledAt.toISOString() }),
      ...(quotePaidAt && { paidAt: quotePaidAt.toISOString() }),
    },
  };
}

/** Requests for private events in the back office, without those that their organiser has only saved. */
export function createReviewedRequests({ db, costs }: { db: Database; costs: RequestCosts }) {
  /** @throws NOT_FOUND */
  async function find(id: number): Promise<PrivateRequestDetail> {
    const repository = createDecisionsRepository(db);
    const request = await repository.find(id);
    if (!request) throw new AppError('NOT_FOUND');
    const { phone, countryCode, location, address, county, invitation, imagePath, reason, slug } = request;
    return {
      ...toRow(request),
      mailedGuests: request.mailedGuests,
      phone,
      endsAt: request.endsAt.toISOString(),
      countryCode,
      location,
      address,
      ...(county !== null && { county }),
      stops: await repository.stops(id),
      invitation,
      imagePath,
      ...(reason !== null && { reason }),
      ...(slug !== null && { eventSlug: slug }),
      ...toQuote(request),
      estimate: costEstimate(request.seats, countryCode, costs),
    };
  }

  return {
    async list(query: ReviewedListQuery) {
      const { rows, total } = await createDecisionsRepository(db).page(query);
      return { rows: rows.map(toRow), total };
    },

    find,

    /** Returns the guests with their replies. @throws NOT_FOUND */
    async guests(id: number, page: { page: number; size: number; sort: string }) {
      await find(id);
      return createGuestsRepository(db).page(id, page);
    },
  };
}

export type ReviewedRequests = ReturnType<typeof createReviewedRequests>;
