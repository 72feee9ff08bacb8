import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { createGazetteer } from './geocoding/gazetteer.ts';
import { createNominatim } from './geocoding/nominatim.ts';
import { createAllowedOrigins } from './http/allowed-origins.ts';
import { createAuthentication } from './http/authentication.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createResponseCache } from './http/response-cache.ts';
import type { JobHandlers, Jobs } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import { createMailer } from './mail/mailer.ts';
import type { MediaStore } from './media/stores/media-store.ts';
import { createLogChannel, type MessageChannel } from './messages/channel.ts';
import { createMessenger } from './messages/messenger.ts';
import { createAccountsService } from './modules/accounts/accounts.service.ts';
import { createLoginAttempts } from './modules/accounts/guessing/login-attempts.ts';
import { createAddressSuggestions } from './modules/addresses/address-suggestions.service.ts';
import { createAddressesService } from './modules/addresses/addresses.service.ts';
import { createCatalogueService } from './modules/catalogue/catalogue.service.ts';
import { createChannelsService } from './modules/channels/channels.service.ts';
import { createDiscountsService } from './modules/discounts/discounts.service.ts';
import { createEnquiriesRepository } from './modules/enquiries/enquiries.repository.ts';
import { createEventRequestsService } from './modules/event-requests/event-requests.service.ts';
import { createGuestsService } from './modules/event-requests/guests.service.ts';
import { createMailedRequests } from './modules/event-requests/mailed-requests.ts';
import { createRequestPicture } from './modules/event-requests/request-picture.ts';
import { createForgetRequests } from './modules/event-requests/unused-pictures.ts';
import { createExchangeRates } from './modules/exchange-rates/exchange-rates.service.ts';
import { createFriendsService } from './modules/friends/friends.service.ts';
import { createLandingRepository } from './modules/landing/landing.repository.ts';
import { createMailboxRepository } from './modules/mailbox/mailbox.repository.ts';
import { createCancelAfterAsking } from './modules/orders/ending/cancel-after-asking.ts';
import { createOrderStates } from './modules/orders/order-states.ts';
import { createOrdersService } from './modules/orders/orders.service.ts';
import { createPasses } from './modules/orders/purchases/passes/passes.service.ts';
import { createPurchaseFiles } from './modules/orders/purchases/purchase-files.ts';
import { createPurchasesService } from './modules/orders/purchases/purchases.service.ts';
import { createChangePassenger } from './modules/orders/travellers/change-passenger.ts';
import { createGiveTicket } from './modules/orders/travellers/give-ticket.ts';
import { createAskProviders } from './modules/payments/attempts/ask-providers.ts';
import { createConfirmation } from './modules/payments/attempts/confirmation.ts';
import { createPaymentsService } from './modules/payments/attempts/payments.service.ts';
import { createSettlement } from './modules/payments/attempts/settlement.ts';
import { createPaymentVerification } from './modules/payments/attempts/verification.ts';
import { createPaymentMethods } from './modules/payments/payment-methods.ts';
import type { ProviderModule } from './modules/payments/provider-module.ts';
import { providerModules } from './modules/payments/providers/index.ts';
import { createReconciliation } from './modules/payments/reconciliation.ts';
import { createBuyerCancellation } from './modules/payments/refunds/buyer-cancellation.ts';
import { createPayRefund } from './modules/payments/refunds/pay-refund.ts';
import { createRefundRequests } from './modules/payments/refunds/refund-requests.ts';
import { createRefundsService } from './modules/payments/refunds/refunds.service.ts';
import { createReversals } from './modules/payments/reversals/reversals.ts';
import { createPersonalData } from './modules/personal-data/personal-data.service.ts';
import { createPickUpsService } from './modules/pick-ups/pick-ups.service.ts';
import { createTellTimes } from './modules/pick-ups/times/tell-times.ts';
import { createPlacesService } from './modules/places/places.service.ts';
import { createSessionsService } from './modules/sessions/sessions.service.ts';
import { createDeviceChecksService } from './modules/tickets/device-checks/device-checks.service.ts';
import { createForgetScans } from './modules/tickets/forget-scans.ts';
import { createTicketListsService } from './modules/tickets/lists/ticket-lists.service.ts';
import { createShortCodesService } from './modules/tickets/short-codes/short-codes.service.ts';
import { createTicketCodes } from './modules/tickets/ticket-codes.ts';
import { createTicketsService } from './modules/tickets/tickets.service.ts';
import { createMailedWaiting } from './modules/waiting-list/mailed-waiting.ts';
import { createOfferSeats } from './modules/waiting-list/offer-seats.ts';
import { createWaitingListService } from './modules/waiting-list/waiting-list.service.ts';
import { createUploadedPictures } from './uploads/pictures.ts';
import { createVisibilityService } from './visibility/visibility.service.ts';

export interface Dependencies {
  config: Config;
  db: Database;
  jobs: Jobs;
  log: Log;
  /** Where pictures of customers are. */
  media: MediaStore;
  /** How messages reach phones; by default none do. */
  messages?: MessageChannel;
  /** By default every payment provider that there is. */
  paymentProviders?: readonly ProviderModule[];
}

export type Services = ReturnType<typeof createServices>;

/** Makes every service with its dependencies: the one place that knows them all. */
export function createServices(dependencies: Dependencies) {
  const { config, db, jobs, log, media, messages, paymentProviders = providerModules } = dependencies;
  const cache = createResponseCache({ ttlMs: config.responseCacheMs });
  const stockChanged = cache.eventChanged;
  const authentication = createAuthentication({ db, config });
  const allowedOrigins = createAllowedOrigins({ db, config });
  const loginAttempts = createLoginAttempts({ db, jobs, config });
  const accounts = createAccountsService({ db, jobs, authentication, loginAttempts });
  const visibility = createVisibilityService({ db });
  const discounts = createDiscountsService({ db, visibility });

  const providers = paymentProviders.map(({ create }) => create({ config, db })).filter((made) => made !== undefined);

  const states = createOrderStates({ db, jobs });
  const rates = createExchangeRates({ maxAgeDays: config.rateMaxAgeDays, log });
  const paymentMethods = createPaymentMethods({ db, providers, rates });
  const payments = createPaymentsService({
    db,
    jobs,
    providers,
    knownCodes: paymentProviders.map(({ code }) => code),
    methods: paymentMethods,
    states,
    log,
  });
  const refundRequests = createRefundRequests({ jobs });
  const settlement = createSettlement({ db, jobs, states, refunds: refundRequests, log });
  const reversals = createReversals({ db, jobs, states, log });
  const confirmation = createConfirmation({ db, jobs, states });
  const verification = createPaymentVerification({
    db,
    jobs,
    providers,
    settlement,
    reversals,
    confirmation,
    states,
    log,
    stockChanged,
  });
  const reconciliation = createReconciliation({
    db,
    providers,
    verification,
    settlement,
    reversals,
    states,
    log,
    days: config.reconcileDays,
  });
  const payRefund = createPayRefund({ db, jobs, providers, states, log });
  const ask = createAskProviders({ db, jobs, providers, verification, log });
  const orderPayments = { ...payments, ask };
  const { holdGraceSeconds } = config;
  const orders = createOrdersService({
    db,
    jobs,
    allowedOrigins,
    states,
    payments: orderPayments,
    holdGraceSeconds,
    discounts,
    visibility,
    maxUnpaid: config.maxUnpaid,
    transferHoldShare: config.transferHoldShare,
    stockChanged,
  });
  const cancelPaid = createBuyerCancellation({ db, jobs, states, refunds: refundRequests, stockChanged });
  const cancelAfterAsking = createCancelAfterAsking({
    db,
    jobs,
    states,
    payments: orderPayments,
    holdGraceSeconds,
    stockChanged,
  });
  const ticketCodes = createTicketCodes(config.ticketKeys);
  const checking = { codes: ticketCodes, hours: config.admission, holds: config.chargebackHoldsTickets };
  const pickUps = createPickUpsService({ db, settings: config.pickUps });
  const purchases = createPurchasesService({
    db,
    codes: ticketCodes,
    pickUps,
    hasApplePasses: config.wallet !== undefined,
  });
  const eventRequests = createEventRequestsService({ db });
  const pictures = createUploadedPictures({ media });

  const addresses = createAddressesService({ db });
  const friends = createFriendsService({ db });
  const sessions = createSessionsService({ db });

  const waitingList = createWaitingListService({
    db,
    jobs,
    visibility,
    maxTickets: config.maxUnpaid.tickets,
    openedSeconds: config.waitingHoldSeconds / 2,
    jwtSecret: config.jwtSecret,
    stockChanged,
  });
  const messenger = createMessenger({ channel: messages ?? createLogChannel({ log }), purchases });
  const mailbox = createMailboxRepository(db);
  const mailer = createMailer({
    config,
    mailbox,
    accounts,
    purchases,
    refunds: createRefundsService({ db }),
    eventRequests: createMailedRequests({ db }),
    waiting: createMailedWaiting({ db }),
  });
  const forgetScans = createForgetScans({ db });

  const handlers: JobHandlers = {
    'send-mail': (job, jobId) => mailer.send(job, jobId),
    'expire-order': ({ orderId }) => orders.holdEnded(orderId),
    'close-order': ({ orderId }) => orders.expire(orderId),
    'cancel-order': (job) => cancelAfterAsking(job),
    'verify-payment': ({ paymentId, asked }) => verification.verifyAgain(paymentId, asked),
    'pay-refund': ({ refundId }) => payRefund(refundId),
    'reconcile-payments': () => reconciliation.run(),
    'forget-scans': async () => {
      await forgetScans();
      await waitingList.forgetPast();
      await loginAttempts.forgetOld();
    },
    'tell-pick-up-times': createTellTimes({ db, jobs }),
    'send-message': (job, jobId) => messenger.send(job, jobId),
    'offer-seats': createOfferSeats({
      db,
      jobs,
      holdSeconds: config.waitingHoldSeconds / 2,
      offersPerNetwork: config.offersPerNetwork,
      stockChanged,
    }),
  };

  return {
    accounts,
    addresses,
    addressSuggestions: createAddressSuggestions({
      db,
      log,
      geocoder: config.geocoder ? createNominatim(config.geocoder) : createGazetteer({ db }),
    }),
    authentication,
    cache,
    cancelPaid,
    catalogue: createCatalogueService({ db, visibility }),
    config,
    changePassenger: createChangePassenger({ db, jobs }),
    channels: createChannelsService({ db }),
    deviceChecks: createDeviceChecksService({ db, ...checking }),
    discounts,
    enquiries: createEnquiriesRepository(db),
    eventRequests,
    friends,
    giveTicket: createGiveTicket({ db, jobs }),
    guests: createGuestsService({ db, eventRequests }),
    handlers,
    landing: createLandingRepository(db),
    rateLimit: createRateLimit({ db, limits: config.rateLimit }),
    mailbox,
    mailer,
    orders,
    passes: createPasses({ purchases, wallet: config.wallet }),
    paymentMethods,
    paymentProviders,
    pickUps,
    places: createPlacesService({ db }),
    purchases,
    purchaseFiles: createPurchaseFiles({ jobs, purchases }),
    setRequestPicture: createRequestPicture({ db, eventRequests, pictures }),
    allowedOrigins,
    sessions,
    personalData: createPersonalData({
      db,
      accounts,
      orders,
      purchases,
      friends,
      addresses,
      sessions,
      waitingList,
      eventRequests: { all: eventRequests.all, forget: createForgetRequests({ db, pictures }) },
    }),
    shortCodes: createShortCodesService({ db, ...checking }),
    ticketLists: createTicketListsService({ db, ...checking }),
    tickets: createTicketsService({ db, ...checking }),
    verification,
    waitingList,
  };
}
