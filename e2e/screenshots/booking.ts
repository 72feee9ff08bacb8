import type { Page } from '@playwright/test';
import { fillAddress, fillPassenger, fillTickets, logIn, madrid, pay, santiago, toNextStep } from '../support/steps.ts';
import { demo } from '../test-site/customer.ts';

/** Where each country's provider is offered, and the buttons of its payment page. */
const countries = {
  PE: {
    event: '/event/noche-de-cumbia',
    from: undefined,
    method: 'Mercado Pago',
    reject: 'Rechazar',
    approve: 'Aprobar',
  },
  CL: { event: '/event/santiago-en-vivo', from: santiago, method: 'Webpay', reject: 'Rechazar', approve: 'Aprobar' },
  ES: {
    event: '/event/madrid-a-voces',
    from: madrid,
    method: 'Tarjeta o Bizum',
    reject: 'Denegar',
    approve: 'Autorizar',
  },
};

export const bookingCountries = Object.keys(countries) as (keyof typeof countries)[];

/** Books one ticket, in Peruvian Spanish: a picture of each step, of each way to pay and of each result. */
export async function takeBooking(
  page: Page,
  country: (typeof bookingCountries)[number],
  take: (name: string) => Promise<void>,
) {
  const { event, from, method, reject, approve } = countries[country];
  const payAndPress = async (button: string) => {
    await pay(page, method);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

  await page.goto(event);
  await take('0-visitor');
  await page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await logIn(page, demo);
  await fillTickets(page, from);
  await take('1-tickets');
  await toNextStep(page);
  await fillAddress(page, from);
  await take('2-addresses');
  await toNextStep(page);
  await fillPassenger(page);
  await take('3-passengers');
  await toNextStep(page);
  await page.getByRole('radio', { name: new RegExp(method) }).check();
  await take('4-payment');
  await payAndPress(reject);
  await take('5-refused');
  await page.goto(event);
  await take('6-open-order');
  await payAndPress(approve);
  await take('7-paid');
}
