import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import { cardField } from './card.ts';
import { pageStyle } from './page.style.ts';

/** Creates the page function of a provider's simulator. @param provider its name, and the service it simulates */
export const pageOf = (provider: { name: string; service: string }) => (title: string, body: string) =>
  `<!doctype html>
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
<header><span class="mark" aria-hidden="true"></span><p>Simulador de ${provider.name}</p><p class="tag">Ambiente de prueba</p></header>
<main>${body}</main>
<footer><p>Aquí no se mueve dinero. Esta página ocupa el lugar de ${provider.service} durante el desarrollo.</p></footer>
</body>
</html>`;

/** A way for a payment to end, as a button. */
export interface Ending<Outcome extends string> {
  outcome: Outcome;
  label: string;
  hint: string;
  style: 'primary' | 'danger' | 'plain';
}

export const endingButton = ({ outcome, label, hint, style }: Ending<string>) => `
<div class="outcome"><button class="${style}" name="outcome" value="${outcome}" aria-describedby="${outcome}-hint">${label}</button>
<p id="${outcome}-hint">${hint}</p></div>`;

interface PaymentPage {
  heading: string;
  /** Formatted. */
  amount: string;
  /** Terms and their descriptions. */
  facts: [string, string][];
  /** Last four digits of the test card. */
  testCard: string;
  action: string;
  hidden: Record<string, string>;
  endings: Ending<string>[];
}

/** Renders the body of a page on which the buyer decides how the payment ends. */
export const paymentBody = ({
  heading,
  amount,
  facts,
  testCard,
  action,
  hidden,
  endings,
}: PaymentPage) => `<h1>${heading}</h1>
<p class="amount"><span>Total a pagar</span><strong>${escapeMarkup(amount)}</strong></p>
<dl>${facts.map(([term, text]) => `<div><dt>${term}</dt><dd>${escapeMarkup(text)}</dd></div>`).join('')}</dl>
<form method="post" action="${action}">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`)
  .join('')}${cardField(testCard)}
<fieldset><legend>¿Cómo termina este pago?</legend>${endings.map(endingButton).join('')}</fieldset>
</form>`;

/** Body of the page for a payment unknown to the simulator, e.g. after a restart. */
export const unknownPaymentBody = `<h1>No encontramos este pago</h1>
<p>El enlace no es válido o el simulador se reinició. Vuelve al comercio y empieza el pago de nuevo.</p>`;
