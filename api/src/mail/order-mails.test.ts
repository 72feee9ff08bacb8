import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language, OrderDetail } from '@idavuelta/shared/contracts';
import type { OrderMailInput } from './order-facts.ts';
import { cancelledMail, holdExpiredMail, type MailedRefund, paymentFailedMail, refundMail } from './order-mails.ts';

const id = '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e';

const input = (language: Language, order: Partial<OrderDetail['order']>): OrderMailInput => ({
  to: 'lucia@example.org',
  firstName: 'Lucía',
  language,
  siteOrigin: 'https://idavuelta.pe',
  detail: {
    order: {
      id,
      number: '7KQ2M9XA',
      date: '2027-03-01T15:00:00Z',
      paymentState: 'awaiting_payment',
      paymentCode: 'webpay',
      total: 91,
      charge: { amount: 91, currency: 'PEN' },
      ...order,
    },
    event: {
      id: 1,
      slug: 'festival',
      imagePath: 'festival',
      timeZone: 'America/Lima',
      startDate: '2027-03-06T01:00:00Z',
      place: { name: 'Estadio', address: 'Lima' },
      translations: { es_PE: { name: 'Festival' } },
    },
    tickets: [],
  },
});

const rejected = {
  payable: true,
  heldUntil: '2027-03-01T15:15:00Z',
  attempt: { paymentCode: 'webpay', state: 'rejected' },
} as const;

const refund: MailedRefund = {
  amount: { minor: 22_750, currency: 'CLP' },
  reason: 'asked_for',
  byHand: false,
  tickets: [1, 3],
};

interface ExpectedWords {
  failed: RegExp;
  expired: RegExp;
  notReceived: RegExp;
  undecided: RegExp;
  cancelled: RegExp;
  transferRejected: RegExp;
  done: RegExp;
  byHand: RegExp;
}

const inPeru: ExpectedWords = {
  failed: /No se te cobró nada/,
  expired: /Reservar otra vez/,
  notReceived: /No recibimos tu pago/,
  undecided: /si se te cobró/,
  cancelled: /Nuestro equipo canceló/,
  transferRejected: /a la cuenta de la que vino/,
  done: /Anulamos estos boletos/,
  byHand: /a mano/,
};
const expectedWords: Partial<Record<Language, ExpectedWords>> = {
  es_PE: inPeru,
  es_CL: { ...inPeru, done: /Anulamos estos pasajes/ },
  es_ES: {
    failed: /No se te ha cobrado nada/,
    expired: /Reservar de nuevo/,
    notReceived: /No hemos recibido tu pago/,
    undecided: /si se te ha cobrado/,
    cancelled: /ha cancelado/,
    transferRejected: /íntegro a la cuenta/,
    done: /Billetes: 1, 3/,
    byHand: /a mano/,
  },
  en_US: {
    failed: /You were not charged/,
    expired: /Book again/,
    notReceived: /did not receive/,
    undecided: /whether you were charged/,
    cancelled: /Our team has canceled/,
    transferRejected: /the account it came from/,
    done: /Refund: \$22\.750/,
    byHand: /by hand/,
  },
  pt_BR: {
    failed: /Nada foi cobrado/,
    expired: /Reservar de novo/,
    notReceived: /Não recebemos/,
    undecided: /se houve cobrança/,
    cancelled: /Nossa equipe cancelou/,
    transferRejected: /para a conta de origem/,
    done: /Cancelamos estas passagens/,
    byHand: /manualmente/,
  },
};

for (const [language, words] of Object.entries(expectedWords) as [Language, ExpectedWords][]) {
  test(`[PAY-11] a refused payment is told with a link to try again, in ${language}`, async () => {
    const mail = await paymentFailedMail(input(language, rejected));
    assert.match(mail?.text ?? '', words.failed);
    assert.match(mail?.text ?? '', new RegExp(`https://idavuelta\\.pe/order-detail/${id}`));
    assert.match(mail?.text ?? '', /10:15/, 'in the zone of the event');
  });

  test(`[PAY-06] the end of a hold is told with a link to the event, in ${language}`, async () => {
    const mail = await holdExpiredMail(input(language, { paymentState: 'cancelled' }));
    assert.match(mail?.text ?? '', words.expired);
    assert.match(mail?.text ?? '', words.notReceived);
    assert.match(mail?.text ?? '', /https:\/\/idavuelta\.pe\/event\/festival/s);
  });

  test(`[PAY-02] who may have been charged is not told that nothing was paid, in ${language}`, async () => {
    const attempt = { paymentCode: 'webpay', state: 'undecided' } as const;
    const mail = await holdExpiredMail(input(language, { paymentState: 'cancelled', attempt }));
    assert.match(mail?.text ?? '', words.undecided);
    assert.doesNotMatch(mail?.text ?? '', words.notReceived);
  });

  test(`[API-10] what staff cancels is told, with what happens with the money, in ${language}`, async () => {
    const order = input(language, { paymentState: 'cancelled' });
    const cancelled = await cancelledMail(order, 'order-cancelled');
    assert.match(cancelled?.text ?? '', words.cancelled);
    assert.match(cancelled?.text ?? '', /7KQ2M9XA.*https:\/\/idavuelta\.pe\/event\/festival/s);
    const rejected = await cancelledMail(order, 'transfer-refused');
    assert.match(rejected?.text ?? '', words.transferRejected);
  });

  test(`[PAY-14] a refund is told with what happens with the money, in ${language}`, async () => {
    const order = input(language, { paymentState: 'paid' });
    assert.match((await refundMail(order, refund)).text, words.done);
    assert.match((await refundMail(order, { ...refund, byHand: true })).text, words.byHand);
    const paidBack = { on: '2027-03-05', reference: 'OP-0042' };
    assert.match((await refundMail(order, { ...refund, paidBack })).text, /2027.*OP-0042/s);
  });
}

test('[PAY-11] a refused payment is news no more once the order is paid, over, or tried again', async () => {
  for (const change of [
    { payable: false },
    { attempt: { paymentCode: 'webpay', state: 'open' } },
    { heldUntil: undefined, paymentState: 'paid' },
  ] as const)
    assert.equal(await paymentFailedMail(input('es_PE', { ...rejected, ...change })), undefined);
});

test('[PAY-06] the end of a hold is news no more once a late payment has paid the order', async () => {
  assert.equal(await holdExpiredMail(input('es_PE', { paymentState: 'paid' })), undefined);
});

test('[API-10] that staff has canceled an order is news no more once a late payment has paid it', async () => {
  assert.equal(await cancelledMail(input('es_PE', { paymentState: 'paid' }), 'order-cancelled'), undefined);
});
