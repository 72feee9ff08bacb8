import { formatDecimalAmount } from '@idavuelta/shared/contracts/money';
import { pageStyle } from './pages.style.ts';
import type { Outcome, Transaction } from './transactions.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const page = (title: string, body: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<header><span class="mark" aria-hidden="true"></span><p>Simulador de Webpay</p><p class="tag">Ambiente de prueba</p></header>
<main>${body}</main>
<footer><p>Aquí no se mueve dinero. Esta página ocupa el lugar de Webpay Plus durante el desarrollo.</p></footer>
</body>
</html>`;

/** What the buyer can choose from; `abnormal` has a button of its own, behind a disclosure. */
const outcomes: { outcome: Outcome; label: string; hint: string; style: string }[] = [
  { outcome: 'approve', label: 'Aprobar', hint: 'El banco autoriza el pago', style: 'primary' },
  { outcome: 'decline', label: 'Rechazar', hint: 'El banco no lo autoriza', style: 'danger' },
  { outcome: 'giveUp', label: 'Anular', hint: 'El cliente desiste y vuelve al comercio', style: 'plain' },
  { outcome: 'timeOut', label: 'Dejar vencer', hint: 'Se acaba el tiempo del formulario', style: 'plain' },
];

const outcomeButton = ({ outcome, label, hint, style }: (typeof outcomes)[number]) => `
<div class="outcome"><button class="${style}" name="outcome" value="${outcome}" aria-describedby="${outcome}-hint">${label}</button>
<p id="${outcome}-hint">${hint}</p></div>`;

/** The form on which the buyer decides how the payment ends. */
export function paymentPage({ token, amount, buyOrder, returnUrl }: Transaction, action: string) {
  return page(
    'Pagar con Webpay (simulador)',
    `<h1>Pago con tarjeta</h1>
<p class="amount"><span>Total a pagar</span><strong>${formatDecimalAmount({ amount, currency: 'CLP' })}</strong></p>
<dl>
<div><dt>Comercio</dt><dd>Idavuelta<small>${escapeHtml(new URL(returnUrl).host)}</small></dd></div>
<div><dt>Orden de compra</dt><dd>${escapeHtml(buyOrder)}</dd></div>
<div><dt>Tarjeta</dt><dd>Visa de prueba terminada en 6623</dd></div>
</dl>
<form method="post" action="${action}">
<input type="hidden" name="token_ws" value="${token}">
<fieldset><legend>¿Cómo termina este pago?</legend>${outcomes.map(outcomeButton).join('')}</fieldset>
<details><summary>Otros finales</summary>
<p>Un error en el formulario de pago devuelve al cliente con las cuatro señales a la vez.</p>
<button class="link" name="outcome" value="abnormal">Terminar de forma anormal</button></details>
</form>`,
  );
}

/** Shown for a token that the simulator does not know, e.g. after it was restarted. */
export const notFoundPage = () =>
  page(
    'Pago no encontrado (simulador)',
    `<h1>No encontramos este pago</h1>
<p>El enlace no es válido o el simulador se reinició. Vuelve al comercio y empieza el pago de nuevo.</p>`,
  );
