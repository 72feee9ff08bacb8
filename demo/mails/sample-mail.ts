import type { Mail } from '@idavuelta/api/mail/mail.ts';
import { createMailer } from '@idavuelta/api/mail/mailer.ts';
import type { CountryCode, Language } from '@idavuelta/shared/contracts';
import { buyer, eventName, placeOf, sampleDocument, sampleOrder, startsAt, zoneOf } from './sample-order.ts';
import { heldUntilSample, type MailKind, samples } from './samples.ts';

interface SampleMail {
  kind: MailKind;
  language: Language;
  /** Country of the event. */
  country: CountryCode;
}

const siteOrigin = 'http://localhost:3000';
const token = () => Promise.resolve('sample');

/** Renders a mail through the API's mailer with sample data; nothing is sent. */
export async function sampleMail({ kind, language, country }: SampleMail): Promise<Mail> {
  const { job, order, timed, status = '', waiting } = samples[kind];
  const mails: Mail[] = [];
  const place = placeOf(country);
  const where = { startsAt: new Date(startsAt), timeZone: zoneOf(country), siteOrigin, language };
  const mailer = createMailer({
    config: { siteUrl: siteOrigin, mailFrom: 'hola@idavuelta.example', smtpUrl: undefined },
    mailbox: { save: (mail) => Promise.resolve(void mails.push(mail)) },
    accounts: { recipient: () => Promise.resolve({ ...buyer, language }), issueToken: token },
    purchases: { forMail: () => Promise.resolve(sampleOrder({ language, country, order, timed })) },
    paymentLinks: { issue: async () => '/order-payment?token=sample' },
    rides: { linkTo: async () => '/ride?token=sample' },
    sentMails: { add: async () => undefined },
    refunds: {
      forMail: () =>
        Promise.resolve({
          amount: { minor: 22_750, currency: 'CLP' },
          reason: 'asked_for',
          byHand: false,
          tickets: [1],
        }),
    },
    taxDocuments: {
      file: async (_orderId, _documentId, format) => ({
        name: `${sampleDocument.number}.${format}`,
        content: Buffer.from(''),
      }),
    },
    eventRequests: {
      request: () =>
        Promise.resolve({
          ...where,
          ...buyer,
          lastName: 'Quispe',
          status,
          reason: status === 'rejected' ? 'La lista de invitados no se puede leer.' : null,
          name: 'Boda de Rosa e Iván',
          location: place.name,
          address: place.address,
          invitation: 'Nos casamos.\nVen con nosotros.',
          slug: 'boda-de-rosa-e-ivan-3f9c',
          quoteMinor: 130_000,
          quoteCurrency: 'PEN',
          quotePayBy: 'transfer',
          quoteReference: 'EVENTO-12',
          bankName: 'Banco de Crédito',
          accountId: '193-2244-0099',
          accountType: 'Corriente',
          holder: 'Idavuelta SAC',
          seatsToBook: 0,
        }),
      guest: () => Promise.resolve({ name: 'Inés', seats: 2 }),
    },
    complaints: {
      find: async () => ({
        ...{ to: buyer.to, copyTo: 'reclamos@idavuelta.example', name: 'Rosa Quispe', language },
        ...{ number: '000000012-2027', kind: 'reclamo', company: 'Idavuelta Perú S.A.C.', dueOn: '2027-03-22' },
        answer: 'Revisamos tu viaje y te devolvemos el importe completo.',
        pdf: Buffer.from(''),
      }),
    },
    privacyRequests: {
      find: () =>
        Promise.resolve({
          ...where,
          to: buyer.to,
          name: buyer.firstName,
          kind: 'access',
          state: status,
          number: status === 'unconfirmed' ? null : 12,
          dueOn: '2027-03-29',
          answer: status === 'done' ? 'Le enviamos sus datos el 2 de marzo.' : null,
        }),
      issueToken: token,
    },
    waiting: {
      find: () =>
        Promise.resolve({
          ...where,
          to: buyer.to,
          state: waiting ?? 'waiting',
          tickets: 2,
          heldUntil: new Date(heldUntilSample),
          slug: 'noche-de-cumbia',
          place: place.name,
          translations: { es_PE: { name: eventName } },
        }),
      issueToken: token,
    },
    saleReminders: {
      forMail: async () => ({
        ...where,
        slug: 'noche-de-cumbia',
        place: place.name,
        translations: { es_PE: { name: eventName } },
        opensAt: new Date('2027-02-01T15:00:00.000Z'),
      }),
    },
    acts: {
      texts: () =>
        Promise.resolve({ es_PE: { subject: 'Lleva un abrigo', body: 'Esta noche hará frío.\nNos vemos a bordo.' } }),
    },
    scheduledReports: {
      forMail: async () => ({
        ...{ to: buyer.to, name: buyer.firstName, language, maker: 'Carmen Salas' },
        ...{ subscription: 'Ventas de la semana', report: 'sales', title: 'Ventas', filters: { by: 'event' } },
        ...{ days: { from: '2027-02-22', until: '2027-02-28' }, rows: 4 },
        file: { filename: 'idavuelta-sales.pdf', contentType: 'application/pdf', content: Buffer.from('') },
      }),
      markSent: async () => undefined,
    },
    staff: {
      find: () => Promise.resolve({ to: buyer.to, name: buyer.firstName, language, role: 'driver' }),
      issueInvitation: token,
    },
  });
  await mailer.send(job, 'sample');
  const [mail] = mails;
  if (!mail) throw new Error(`The sample of ${kind} is of an order that gets no such mail.`);
  return mail;
}
