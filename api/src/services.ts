import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { App } from './http/app.ts';
import { createHttpTools } from './http/http-tools.ts';
import type { JobHandlers, Jobs } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import { createMailModule } from './mail/mail.module.ts';
import type { MediaStore } from './media/stores/media-store.ts';
import { createLogChannel, type MessageChannel } from './messages/channel.ts';
import { createMessagesModule } from './messages/messages.module.ts';
import { createAccountsModule } from './modules/accounts/accounts.module.ts';
import { createAddressesModule } from './modules/addresses/addresses.module.ts';
import type { ApiModule } from './modules/api-module.ts';
import { createApiTokensModule } from './modules/api-tokens/api-tokens.module.ts';
import { createAuditModule } from './modules/audit/audit.module.ts';
import { createCatalogueModule } from './modules/catalogue/catalogue.module.ts';
import { createChannelsModule } from './modules/channels/channels.module.ts';
import { createComplaintsModule } from './modules/complaints/complaints.module.ts';
import { createDiscountsModule } from './modules/discounts/discounts.module.ts';
import { createDispatchModule } from './modules/dispatch/dispatch.module.ts';
import { createEnquiriesModule } from './modules/enquiries/enquiries.module.ts';
import { createDeparturesModule } from './modules/event-management/departures/departures.module.ts';
import { createEventManagementModule } from './modules/event-management/event-management.module.ts';
import { createPricesModule } from './modules/event-management/prices/prices.module.ts';
import { createEventRequestsModule } from './modules/event-requests/event-requests.module.ts';
import { createExchangeRates } from './modules/exchange-rates/exchange-rates.service.ts';
import { createFinderModule } from './modules/finder/finder.module.ts';
import { createFirstDayModule } from './modules/first-day/first-day.module.ts';
import { createAuthorities } from './modules/fiscal/authorities.ts';
import type { Authority } from './modules/fiscal/authority.ts';
import { createFiscalModule } from './modules/fiscal/fiscal.module.ts';
import { createFriendsModule } from './modules/friends/friends.module.ts';
import { createLandingModule } from './modules/landing/landing.module.ts';
import { createLegalModule } from './modules/legal/legal.module.ts';
import { createListViewsModule } from './modules/list-views/list-views.module.ts';
import { createMailboxModule } from './modules/mailbox/mailbox.module.ts';
import { createManifestsModule } from './modules/manifests/manifests.module.ts';
import { createOrderStates } from './modules/orders/order-states.ts';
import { createOrdersModule } from './modules/orders/orders.module.ts';
import { createPaymentsModule } from './modules/payments/payments.module.ts';
import type { ProviderModule } from './modules/payments/provider-module.ts';
import { providerModules } from './modules/payments/providers/index.ts';
import { createPersonalDataModule } from './modules/personal-data/personal-data.module.ts';
import { createPickUpsModule } from './modules/pick-ups/pick-ups.module.ts';
import { createPlacesModule } from './modules/places/places.module.ts';
import { createPrivacyRequestsModule } from './modules/privacy-requests/privacy-requests.module.ts';
import { createReportsModule } from './modules/reports/reports.module.ts';
import { createSaleRemindersModule } from './modules/sale-reminders/sale-reminders.module.ts';
import { createSessionsModule } from './modules/sessions/sessions.module.ts';
import { createStaffAccountsModule } from './modules/staff-accounts/staff-accounts.module.ts';
import { createSystemModule } from './modules/system/system.module.ts';
import { createTicketsModule } from './modules/tickets/tickets.module.ts';
import { createTodayModule } from './modules/today/today.module.ts';
import { createTravellersModule } from './modules/travellers/travellers.module.ts';
import { createWaitingListModule } from './modules/waiting-list/waiting-list.module.ts';
import { createWaitingRoomsModule } from './modules/waiting-rooms/waiting-rooms.module.ts';
import { createWebhooksModule } from './modules/webhooks/webhooks.module.ts';
import { createSharedValuesRepository } from './shared-values/shared-values.repository.ts';
import { createSharedValues } from './shared-values/shared-values.ts';
import type { ValkeyClient } from './shared-values/valkey.ts';
import { createValkeyValues } from './shared-values/valkey-values.ts';
import { createVisibilityService } from './visibility/visibility.service.ts';

export interface Dependencies {
  config: Config;
  db: Database;
  jobs: Jobs;
  log: Log;
  valkey?: ValkeyClient | undefined;
  /** Storage of customers' pictures. */
  media: MediaStore;
  /** Channel for messages to phones; by default none are sent. */
  messages?: MessageChannel;
  /** Defaults to all payment providers. */
  paymentProviders?: readonly ProviderModule[];
  /** Defaults to the tax authorities of all countries. */
  authorities?: readonly Authority[];
}

/** Connects the modules, each of which composes its own services, routes and jobs. */
export function createServices(dependencies: Dependencies) {
  const {
    config,
    db,
    jobs,
    log,
    valkey,
    media,
    paymentProviders = providerModules,
    authorities = createAuthorities(config.fiscal),
  } = dependencies;
  const http = createHttpTools({ db, config, valkey });
  const values = createSharedValues({
    repository: createSharedValuesRepository(db),
    valkey: valkey && createValkeyValues(valkey),
    log,
  });
  const context = { config, db, jobs, log, http };
  const visibility = createVisibilityService({ db });
  const states = createOrderStates({ db, jobs });

  const rates = createExchangeRates({ maxAgeDays: config.rateMaxAgeDays, log });

  const accountsModule = createAccountsModule(context);
  const { accounts } = accountsModule;
  const addresses = createAddressesModule(context);
  const complaints = createComplaintsModule(context);
  const departures = createDeparturesModule(context, { states });
  const dispatch = createDispatchModule(context);
  const discounts = createDiscountsModule(context, { visibility, rates });
  const eventRequests = createEventRequestsModule(context, { accounts, media });
  const fiscal = createFiscalModule(context, { states, authorities });
  const friends = createFriendsModule(context);
  const mailbox = createMailboxModule(context);
  const manifests = createManifestsModule(context);
  const payments = createPaymentsModule(context, { states, rates, paymentProviders });
  const pickUps = createPickUpsModule(context);
  const prices = createPricesModule(context);
  const saleReminders = createSaleRemindersModule(context);
  const sessions = createSessionsModule(context);
  const staffAccounts = createStaffAccountsModule(context);
  const tickets = createTicketsModule(context);
  const travellers = createTravellersModule(context);
  const waitingList = createWaitingListModule(context, { accounts, visibility });
  const waitingRooms = createWaitingRoomsModule(context, values);
  const webhooks = createWebhooksModule(context);
  const orders = createOrdersModule(context, {
    accounts,
    states,
    payments: payments.forOrders,
    cancelPaid: payments.cancelPaid,
    settleByHand: payments.settleByHand,
    maxHoldSeconds: payments.maxHoldSeconds,
    visibility,
    rates,
    ...discounts,
    ...pickUps,
    ...tickets,
    rides: dispatch.rides,
    taxDocuments: fiscal.forBuyers,
    ...waitingRooms,
  });
  const { purchases } = orders;
  const personalData = createPersonalDataModule(context, {
    accounts,
    orders: orders.orders,
    purchases,
    ...addresses,
    ...friends,
    ...sessions,
    ...waitingList,
    ...saleReminders,
    complaints: complaints.complaints,
    eventRequests: eventRequests.ofCustomer,
  });
  const privacyRequests = createPrivacyRequestsModule(context, { accounts, ...personalData });
  const reports = createReportsModule(context, {
    ...travellers,
    tripReports: dispatch.tripReports,
    taxDocuments: fiscal.documentList,
    transfers: payments.waitingTransfers,
  });
  const mail = createMailModule({
    config,
    ...mailbox,
    accounts,
    purchases,
    sentMails: orders.sentMails,
    paymentLinks: orders.paymentLinks,
    rides: dispatch.rides,
    refunds: payments.refunds,
    eventRequests: eventRequests.mailedRequests,
    waiting: waitingList.mailedWaiting,
    staff: staffAccounts.mailedStaff,
    acts: departures.acts,
    privacyRequests: privacyRequests.mailedPrivacyRequests,
    taxDocuments: fiscal.forBuyers,
    complaints: complaints.mailedComplaints,
    scheduledReports: reports.scheduledReports,
    ...saleReminders,
  });
  const firstDay = createFirstDayModule(context, dispatch);
  const today = createTodayModule(context, {
    ...travellers,
    ...firstDay,
    waiting: {
      requests: eventRequests.waiting,
      complaints: complaints.overdueComplaints,
      'broken-trips': dispatch.brokenTrips,
      'silent-phones': dispatch.silentPhones,
      webhooks: webhooks.dead,
    },
  });
  const messages = createMessagesModule({ channel: dependencies.messages ?? createLogChannel({ log }), purchases });

  const modules: ApiModule[] = [
    accountsModule,
    addresses,
    createApiTokensModule(context),
    createAuditModule(context),
    createCatalogueModule(context, { visibility, rates }),
    createChannelsModule(context),
    complaints,
    departures,
    discounts,
    dispatch,
    createEnquiriesModule(context),
    createEventManagementModule(context, { media }),
    eventRequests,
    firstDay,
    createFinderModule(context),
    fiscal,
    friends,
    createLandingModule(context, { media }),
    createLegalModule(context),
    createListViewsModule(context),
    mailbox,
    manifests,
    orders,
    payments,
    personalData,
    pickUps,
    createPlacesModule(context),
    prices,
    privacyRequests,
    reports,
    saleReminders,
    sessions,
    staffAccounts,
    createSystemModule(context),
    tickets,
    today,
    travellers,
    waitingList,
    waitingRooms,
    webhooks,
  ];
  const handlers: JobHandlers = {
    ...departures.jobs,
    ...dispatch.jobs,
    ...fiscal.jobs,
    ...mail.jobs,
    ...manifests.jobs,
    ...messages.jobs,
    ...orders.jobs,
    ...payments.jobs,
    ...pickUps.jobs,
    ...prices.jobs,
    ...reports.jobs,
    ...saleReminders.jobs,
    ...waitingList.jobs,
    ...webhooks.jobs,
    'forget-scans': async () => {
      for (const { deleteExpired } of modules) await deleteExpired?.();
    },
  };

  return {
    config,
    cache: http.cache,
    liveBoards: dispatch.liveBoards,
    allowedOrigins: http.allowedOrigins,
    handlers,
    mailbox: mailbox.mailbox,
    orders: orders.orders,
    purchases,
    routes(app: App) {
      for (const module of modules) module.routes?.(app);
    },
  };
}
