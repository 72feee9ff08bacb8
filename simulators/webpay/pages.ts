import { formatDecimalAmount } from '@idavuelta/shared/contracts/money';
import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import { cardField } from '../shared/card.ts';
import { type Ending, endingButton, pageOf, unknownPaymentBody } from '../shared/page.ts';
import { type Outcome, type Transaction, testCard } from './transactions.ts';

const page = pageOf({ name: 'Webpay', service: 'Webpay Plus' });

/** The buyer's choices; `abnormal` has a separate button, behind a disclosure. */
const endings: Ending<Outcome>[] = [
  { outcome: 'approve', label: 'Aprobar', hint: 'El banco autoriza el pago', style: 'primary' },
  { outcome: 'decline', label: 'Rechazar', hint: 'El banco no lo autoriza', style: 'danger' },
  { outcome: 'giveUp', label: 'Anular', hint: 'El cliente desiste y vuelve al comercio', style: 'plain' },
  { outcome: 'timeOut', label: 'Dejar vencer', hint: 'Se acaba el tiempo del formulario', style: 'plain' },
];

/** Renders the form on which the buyer decides how the payment ends. */
export function paymentPage({ token, amount, buyOrder, returnUrl }: Transaction, action: string) {
  return page(
    'Pagar con Webpay (simulador)',
    `<h1>Pago con tarjeta</h1>
<p class="amount"><span>Total a pagar</span><strong>${formatDecimalAmount({ amount, currency: 'CLP' })}</strong></p>
<dl>
<div><dt>Comercio</dt><dd>Idavuelta<small>${escapeMarkup(new URL(returnUrl).host)}</small></dd></div>
<div><dt>Orden de compra</dt><dd>${escapeMarkup(buyOrder)}</dd></div>
</dl>
<form method="post" action="${action}">
<input type="hidden" name="token_ws" value="${token}">${cardField(testCard)}
<fieldset><legend>¿Cómo termina este pago?</legend>${endings.map(endingButton).join('')}</fieldset>
<details><summary>Otros finales</summary>
<p>Un error en el formulario de pago devuelve al cliente con las cuatro señales a la vez.</p>
<button class="link" name="outcome" value="abnormal">Terminar de forma anormal</button></details>
</form>`,
  );
}

/** Shown for a token unknown to the simulator, e.g. after a restart. */
export const notFoundPage = () => page('Pago no encontrado (simulador)', unknownPaymentBody);
