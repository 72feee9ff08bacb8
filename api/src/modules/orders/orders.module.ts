import type { CountryCode, Language, OrderId } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import type { ModuleContext } from '../api-module.ts';
import type { DiscountsService } from '../discounts/discounts.service.ts';
import type { ExchangeRates } from '../exchange-rates/exchange-rates.service.ts';
import type { PickUpsService } from '../pick-ups/pick-ups.service.ts';
import { createReissueTicket } from '../tickets/reissue-ticket.ts';
import type { TicketCodes } from '../tickets/ticket-codes.ts';
import type { Admissions } from '../waiting-rooms/admission.ts';
import type { AutomaticRooms } from '../waiting-rooms/automatic-rooms.ts';
import { createCancelAfterQuery } from './ending/cancel-after-query.ts';
import { createFlags, type SettleByHand } from './for-staff/flags.ts';
import { foundOrdersRoutes } from './for-staff/found-orders.routes.ts';
import { orderChangesRoutes } from './for-staff/order-changes.routes.ts';
import { orderForStaffRoutes } from './for-staff/order-for-staff.routes.ts';
import { createOrderNotes } from './for-staff/order-notes.ts';
import { createOrderRides, type StaffRides } from './for-staff/order-rides.ts';
import { createOrdersForStaff } from './for-staff/orders-for-staff.ts';
import { createResendMail } from './for-staff/resend-mail.ts';
import { createSellByTelephone } from './for-staff/sell-by-telephone.ts';
import { createStaffCancellation } from './for-staff/staff-cancellation.ts';
import { telephoneOrdersRoutes } from './for-staff/telephone-orders.routes.ts';
import type { OrderStates } from './order-states.ts';
import { ordersRoutes } from './orders.routes.ts';
import { createOrdersService } from './orders.service.ts';
import { createLinkedOrders } from './payment-link/linked-orders.ts';
import { paymentLinkRoutes } from './payment-link/payment-link.routes.ts';
import { createPaymentLinks } from './payment-link/payment-links.ts';
import type { OrderPayments } from './placing/order-payments.ts';
import type { TaxDocuments } from './placing/tax-documents.ts';
import { passesRoutes } from './purchases/passes/passes.routes.ts';
import { createPasses } from './purchases/passes/passes.service.ts';
import { createPurchaseFiles } from './purchases/purchase-files.ts';
import { purchasesRoutes } from './purchases/purchases.routes.ts';
import { createPurchasesService, type PurchaseRides } from './purchases/purchases.service.ts';
import type { TaxDocumentFiles } from './purchases/tax-document-files.ts';
import { createOrderMailsRepository } from './timeline/order-mails.repository.ts';
import { createTimeline } from './timeline/timeline.ts';
import { createChangePassenger } from './travellers/change-passenger.ts';
import { createGiveTicket } from './travellers/give-ticket.ts';

interface OrdersModuleDependencies {
  accounts: {
    countryOf(customerId: number): Promise<CountryCode>;
    recipient(customerId: number): Promise<{ language: Language } | undefined>;
  };
  states: OrderStates;
  payments: OrderPayments;
  cancelPaid: (orderId: OrderId, customerId: number, ticket?: number) => Promise<void>;
  settleByHand: SettleByHand;
  discounts: DiscountsService;
  visibility: VisibilityService;
  rates: ExchangeRates;
  pickUps: PickUpsService;
  codes: TicketCodes;
  admissions: Admissions;
  automaticRooms: AutomaticRooms;
  rides: PurchaseRides & StaffRides;
  taxDocuments: TaxDocuments & TaxDocumentFiles;
  /** Longest hold of any payment method, in seconds. */
  maxHoldSeconds: number;
}

export function createOrdersModule(context: ModuleContext, dependencies: OrdersModuleDependencies) {
  const { config, db, jobs, http } = context;
  const { accounts, states, payments, cancelPaid, settleByHand, discounts, visibility, rates } = dependencies;
  const { admissions, automaticRooms, pickUps, codes, rides, taxDocuments, maxHoldSeconds } = dependencies;
  const { holdGraceSeconds, maxUnpaid, transferHoldShare, wallet } = config;
  const ending = { db, jobs, states, payments, holdGraceSeconds, stockChanged: http.cache.eventChanged };

  const orders = createOrdersService({
    ...ending,
    allowedOrigins: http.allowedOrigins,
    discounts,
    visibility,
    rates,
    taxDocuments,
    admissions,
    automaticRooms,
    maxUnpaid,
    transferHoldShare,
    jwtSecret: config.jwtSecret,
    previewOrders: config.previewOrders,
  });
  const cancelAfterQuery = createCancelAfterQuery(ending);
  const purchases = createPurchasesService({
    ...{ db, codes, pickUps, rides, taxDocuments },
    hasApplePasses: wallet !== undefined,
  });
  const purchaseFiles = createPurchaseFiles({ jobs, purchases, taxDocuments });
  const changePassenger = createChangePassenger({ db, jobs });
  const giveTicket = createGiveTicket({ db, jobs });
  const ordersForStaff = createOrdersForStaff({ db });
  const paymentLinks = createPaymentLinks({ ...config, maxHoldSeconds });
  const linkedOrders = createLinkedOrders({ db, links: paymentLinks, states, orders, purchases });

  return {
    orders,
    purchases,
    paymentLinks,
    sentMails: createOrderMailsRepository(db),
    routes(app: App) {
      ordersRoutes(app, { ...http, orders, purchases, accounts });
      purchasesRoutes(app, { ...http, purchases, purchaseFiles, cancelPaid, changePassenger, giveTicket });
      paymentLinkRoutes(app, { ...http, linkedOrders });
      foundOrdersRoutes(app, { ...http, ordersForStaff });
      orderChangesRoutes(app, {
        ...http,
        states,
        resendMail: createResendMail({ db, jobs, states }),
        changePassenger,
        reissueTicket: createReissueTicket({ db, jobs, states }),
        cancellation: createStaffCancellation({ db, jobs, states, payments }),
        notes: createOrderNotes({ db }),
        flags: createFlags({ db, jobs, settleByHand }),
      });
      telephoneOrdersRoutes(app, {
        ...http,
        sales: createSellByTelephone({ orders, accounts, siteUrl: config.siteUrl }),
      });
      orderForStaffRoutes(app, {
        ...{ ...http, ordersForStaff, timeline: createTimeline({ db }) },
        orderRides: createOrderRides({ rides, pickUps }),
      });
      passesRoutes(app, { ...http, passes: createPasses({ purchases, wallet }) });
    },
    jobs: {
      'expire-order': ({ orderId }) => orders.holdEnded(orderId),
      'close-order': ({ orderId }) => orders.expire(orderId),
      'cancel-order': (job) => cancelAfterQuery(job),
    } satisfies Partial<JobHandlers>,
  };
}
