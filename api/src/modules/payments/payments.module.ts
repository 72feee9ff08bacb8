import type { App } from '../../http/app.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import type { ModuleContext } from '../api-module.ts';
import type { ExchangeRates } from '../exchange-rates/exchange-rates.service.ts';
import { ratesRoutes } from '../exchange-rates/for-staff/rates.routes.ts';
import { createRatesForStaff } from '../exchange-rates/for-staff/rates-for-staff.ts';
import { createStaffCancellation } from '../orders/for-staff/staff-cancellation.ts';
import { createCardLimit } from '../orders/limits/card-limit.ts';
import type { OrderStates } from '../orders/order-states.ts';
import { attemptsSummary } from './attempts/attempts-summary.ts';
import { createConfirmation } from './attempts/confirmation.ts';
import { createPaymentsService } from './attempts/payments.service.ts';
import { createProviderResults } from './attempts/provider-results.ts';
import { createQueryProviders } from './attempts/query-providers.ts';
import { createPaymentVerification } from './attempts/verification.ts';
import { paymentSettingsRoutes } from './for-staff/payment-settings.routes.ts';
import { createPaymentSettings } from './for-staff/payment-settings.ts';
import { createPaymentMethods } from './payment-methods.ts';
import { paymentsRoutes } from './payments.routes.ts';
import type { ProviderModule } from './provider-module.ts';
import { transfersRoutes } from './providers/transfer/transfers.routes.ts';
import { createTransfers } from './providers/transfer/transfers.ts';
import { createReconciliation } from './reconciliation.ts';
import { createBuyerCancellation } from './refunds/buyer-cancellation.ts';
import { refundsByHandRoutes } from './refunds/by-hand/refunds-by-hand.routes.ts';
import { createRefundsByHand } from './refunds/by-hand/refunds-by-hand.ts';
import { settleByHand } from './refunds/by-hand/settle-by-hand.ts';
import { createPayRefund } from './refunds/pay-refund.ts';
import { createRefundRequests } from './refunds/refund-requests.ts';
import { refundsRoutes } from './refunds/refunds.routes.ts';
import { createRefundsService } from './refunds/refunds.service.ts';
import { createStaffRefunds } from './refunds/staff-refunds.ts';
import { createReversals } from './reversals/reversals.ts';
import { createDeletePayers } from './statements/delete-payers.ts';
import { createOpenRows } from './statements/open-rows.ts';
import { createStatementImport } from './statements/statement-import.ts';
import { createStatementLayouts } from './statements/statement-layouts.ts';
import { statementsRoutes } from './statements/statements.routes.ts';

interface PaymentsModuleDependencies {
  states: OrderStates;
  rates: ExchangeRates;
  paymentProviders: readonly ProviderModule[];
}

export function createPaymentsModule(
  { config, db, jobs, log, http }: ModuleContext,
  { states, rates, paymentProviders }: PaymentsModuleDependencies,
) {
  const stockChanged = http.cache.eventChanged;
  const providers = paymentProviders.map(({ create }) => create({ config, db })).filter((made) => made !== undefined);
  const shared = { db, jobs, providers, states, log, stockChanged };

  const paymentMethods = createPaymentMethods({ db, providers, rates });
  const knownCodes = paymentProviders.map(({ code }) => code);
  const payments = createPaymentsService({ ...shared, knownCodes, methods: paymentMethods });
  const refunds = createRefundRequests({ jobs });
  const results = createProviderResults({ ...shared, refunds, cardLimit: createCardLimit(config) });
  const reversals = createReversals(shared);
  const confirmation = createConfirmation(shared);
  const verification = createPaymentVerification({ ...shared, results, reversals, confirmation });
  const reconciliation = createReconciliation({
    ...shared,
    verification,
    results,
    reversals,
    days: config.reconcileDays,
  });
  const payRefund = createPayRefund(shared);
  const cancellation = createStaffCancellation({ db, jobs, states, payments: attemptsSummary });
  const refundsByHand = createRefundsByHand({ db, jobs, states });
  const forStaff = {
    states,
    transfers: createTransfers({ db, jobs, states, refunds, cancellation }),
    importStatement: createStatementImport({ db, jobs, states, refunds }),
    openRows: createOpenRows({ db, jobs, states, refunds }),
    layouts: createStatementLayouts({ db }),
  };

  return {
    forOrders: { ...payments, queryProvider: createQueryProviders({ ...shared, verification }) },
    maxHoldSeconds: Math.max(0, ...providers.map((made) => Math.max(made.holdSeconds, made.maxHoldSeconds ?? 0))),
    cancelPaid: createBuyerCancellation({ ...shared, refunds }),
    settleByHand,
    refunds: createRefundsService({ db }),
    waitingTransfers: forStaff.transfers.waiting,
    routes(app: App) {
      paymentsRoutes(app, { ...http, verification, paymentMethods, paymentProviders });
      transfersRoutes(app, { ...http, ...forStaff });
      paymentSettingsRoutes(app, { ...http, settings: createPaymentSettings({ db, providers }) });
      ratesRoutes(app, { ...http, rates: createRatesForStaff({ db }), maxAgeDays: config.rateMaxAgeDays });
      statementsRoutes(app, { ...http, ...forStaff });
      refundsByHandRoutes(app, { ...http, refundsByHand });
      refundsRoutes(app, { ...http, states, refunds: createStaffRefunds({ ...shared, refunds }) });
    },
    deleteExpired: createDeletePayers({ db }),
    jobs: {
      'verify-payment': ({ paymentId, asked }) => verification.verifyAgain(paymentId, asked),
      'pay-refund': ({ refundId }) => payRefund(refundId),
      'reconcile-payments': () => reconciliation.run(),
    } satisfies Partial<JobHandlers>,
  };
}
