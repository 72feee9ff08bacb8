import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiAnswer, callApi } from '@idavuelta/api/testing/call-api.ts';
import { type Cluster, placeAt } from '@idavuelta/api/testing/cluster.ts';
import { anOrder, type Ids } from '@idavuelta/api/testing/test-app.ts';
import type { OrderRequest, PaymentResponse, PlacedOrder } from '@idavuelta/shared/contracts';
import { type Money, toDecimal } from '@idavuelta/shared/contracts/money';
import { type BuyerPage, buyerPages, referenceIn } from './buyer-pages.ts';
import { totalOf } from './history-total.ts';
import type { Plan, ProviderCode, Visit } from './plan.ts';
import type { PendingNotification, Providers } from './providers.ts';

export interface HistoryContext {
  cluster: Cluster;
  providers: Providers;
  provider: ProviderCode;
  /** Index within the run; determines the total. */
  index: number;
  /** Called with each response that no caller should receive. */
  unexpected: (what: string) => void;
}

const currencies = { webpay: 'CLP', mercadopago: 'PEN', redsys: 'EUR' } as const;

/** Returns the amount that the payment charges, by which the simulators recognise it before they have its reference. */
function chargeOf(provider: ProviderCode, index: number): Money {
  return { minor: totalOf(index), currency: currencies[provider] };
}

/** Runs one history from its order to the provider's last message. The outcome is audited afterwards. */
export async function liveHistory(plan: Plan, context: HistoryContext) {
  const { cluster, providers, provider, index } = context;
  const { tickets, competitor } = plan;
  const page = buyerPages[provider];
  const amount = chargeOf(provider, index);
  const event = await cluster.data.addEventWith(
    { stock: tickets, price: toDecimal({ ...amount, minor: amount.minor / tickets }) },
    { countryCode: page.country },
  );
  const [token = '', rival = ''] = await cluster.buyers(2);
  const calls = callsOf(context, token);

  providers.setFaults({ amount }, plan.startCut && { connection: plan.startCut });
  const placed = await calls.place(anOrder(event, { tickets, paymentCode: provider }), plan.twice);
  providers.setFaults({ amount }, undefined);
  const rivalry = competitor ? takeSeats(cluster, event, { tickets, token: rival }) : undefined;
  if (placed) {
    const { cancelsAfter } = plan;
    const cancelling =
      cancelsAfter === undefined ? undefined : sleep(cancelsAfter).then(() => calls.cancel(placed.orderId));
    let payment: PaymentResponse | undefined = placed.payment;
    for (const [turn, visit] of plan.visits.entries()) {
      if (turn > 0) payment = await calls.payAgain(placed.orderId, provider);
      if (payment) await live(visit, { ...context, payment, page, amount, calls });
    }
    await cancelling;
  }
  await rivalry;
}

/** Tries to order the seats as another buyer, until it succeeds or becomes impossible. */
async function takeSeats(cluster: Cluster, event: Ids, { tickets, token }: { tickets: number; token: string }) {
  const key = randomUUID();
  for (let tries = 0; tries < 20; tries++) {
    const answer = await placeAt(cluster.member(tries), token, anOrder(event, { tickets }), key).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(500);
  }
}

/** Sends the buyer's and provider's calls to either API process; a lost connection is not a fault. */
function callsOf({ cluster, provider, index, unexpected }: HistoryContext, token: string) {
  let turn = index;
  const member = () => cluster.member(turn++);
  const checked = <T>(what: string, answer: ApiAnswer<T> | undefined) => {
    if (answer && answer.status >= 500 && answer.status !== 502 && answer.status !== 503)
      unexpected(`${what}: ${answer.status} ${answer.code}`);
    return answer;
  };
  const post = async <T>(path: string, body: object) =>
    checked(
      path.replace(/[0-9a-f-]{36}/, ':id'),
      await callApi<T>(member().url + path, {
        token,
        body,
        headers: { 'idempotency-key': randomUUID() },
      }).catch(() => undefined),
    );

  return {
    /** Places the order, retried with the same key after a lost connection. */
    async place(request: OrderRequest, twice: boolean): Promise<PlacedOrder | undefined> {
      const key = randomUUID();
      const once = async () => checked('place', await placeAt(member(), token, request, key).catch(() => undefined));
      for (let tries = 0; tries < 6; tries++) {
        const [answer] = await Promise.all(twice ? [once(), once()] : [once()]);
        if (answer?.status === 200) return answer.data;
        if (answer && answer.status !== 503) return undefined;
        await sleep(400);
      }
      return undefined;
    },
    cancel: (orderId: string) => post(`/shop-api/order/${orderId}/cancel`, {}),
    /** Starts the next attempt; undefined when the order cannot be paid again. */
    async payAgain(orderId: string, paymentCode: ProviderCode) {
      const body = { paymentCode, url: 'http://localhost:3000' };
      const answer = await post<PlacedOrder>(`/shop-api/order/${orderId}/payment`, body);
      return answer?.status === 200 ? answer.data.payment : undefined;
    },
    async comeBack(path: string) {
      const response = await fetch(member().url + path, { redirect: 'manual' }).catch(() => undefined);
      if (response && response.status >= 500 && response.status !== 503) unexpected(`way back: ${response.status}`);
    },
    /** Sends a notification until it is accepted, as Mercado Pago does; Redsys does not promise to retry. */
    async notify({ path, headers, body }: PendingNotification) {
      for (let tries = 0; tries < (provider === 'redsys' ? 1 : 20); tries++) {
        const response = await fetch(member().url + path, { method: 'POST', headers, body }).catch(() => undefined);
        if (response?.status === 200) return;
        if (response && response.status >= 500 && response.status !== 502 && response.status !== 503)
          unexpected(`notification: ${response.status}`);
        await sleep(500);
      }
    },
    /** @returns the status of the response to a forged message */
    async forge({ path, headers, body }: PendingNotification) {
      const forgedHeaders = { ...headers, ...('x-signature' in headers && { 'x-signature': 'ts=1,v1=00' }) };
      const forgedBody = body.replace(/Ds_Signature=[^&]+/, 'Ds_Signature=AAAA');
      const request = { method: 'POST', headers: forgedHeaders, body: forgedBody };
      const response = await fetch(member().url + path, request).catch(() => undefined);
      if (response?.status === 200) unexpected('a forged notification was understood');
    },
  };
}

interface VisitContext extends HistoryContext {
  payment: PaymentResponse;
  page: BuyerPage;
  amount: Money;
  calls: ReturnType<typeof callsOf>;
}

/** Runs one visit to the payment page, with everything that browser and provider send because of it. */
async function live(visit: Visit, { providers, payment, page, amount, calls }: VisitContext) {
  const early = visit.returnsEarly && page.earlyReturn(payment);
  if (early) await calls.comeBack(early);
  await sleep(visit.after);
  const { amountOff, cut } = visit;
  providers.setFaults({ amount }, { amountOff, ...(cut && { connection: cut.connection }) });
  const healing = cut && sleep(cut.forMs).then(() => providers.setFaults({ amount }, { amountOff }));
  const back = await page.choose(payment, visit.ending);
  if (back) {
    const notifications = providers.take(referenceIn(back));
    await Promise.all([
      ...(visit.forged ? notifications.map(calls.forge) : []),
      ...visit.returns.map(async (after) => {
        await sleep(after);
        await calls.comeBack(back.pathname + back.search);
      }),
      ...visit.notifications.flatMap((after) =>
        notifications.map(async (notification) => {
          await sleep(after);
          await calls.notify(notification);
        }),
      ),
    ]);
  }
  await healing;
}
