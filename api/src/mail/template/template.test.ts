import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { colours } from './theme.ts';

const content: MailContent = {
  language: 'es_PE',
  title: 'Tu viaje está confirmado',
  trip: 'Concierto Ándino',
  paragraphs: ['Hola, Lucía:', 'Estos son tus boletos.'],
  facts: [['Referencia', 'IV-7KQ2M9XA']],
  codes: [{ title: 'Boleto 1', facts: [['Pasajeros', 'Ana & Eva']], cid: 'qr-1', shortCode: 'KMPQ 7XY3' }],
  action: { label: 'Ver mi compra', href: 'https://idavuelta.pe/order-detail/1' },
  note: 'Muestra este código al subir.',
};

/** Calculates the contrast of two colours by WCAG 2.2, 1 to 21. */
function contrast(...pair: [string, string]) {
  const [light = 0, dark = 0] = pair.map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string) {
  const channels = colour.match(/[\da-f]{2}/g)?.map((hex) => Number.parseInt(hex, 16) / 255) ?? [];
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('[PAY-09] a mail has the colours of the site, and no other', async () => {
  const tokens = await readFile(join(import.meta.dirname, '../../../../shared/ui/tokens.css'), 'utf8');
  for (const [name, value] of Object.entries(colours)) assert.ok(tokens.includes(`--${name}: ${value};`), name);
  const { html } = await renderMail(content);
  const used = new Set(html.match(/#[\da-f]{6}\b/g));
  assert.deepEqual(
    [...used].filter((colour) => !Object.values<string>(colours).includes(colour)),
    [],
  );
  assert.ok(used.has(colours.orange));
});

test('[PAY-09] every text of a mail has the contrast of WCAG AA', async () => {
  const { html } = await renderMail(content);
  const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style = '']) => style);
  const colourOf = (style: string, name: string) => new RegExp(`(?:^|;)${name}:(#[\\da-f]{6})`).exec(style)?.[1];
  const coloured = styles.filter((style) => colourOf(style, 'color'));
  assert.ok(coloured.length >= 6);
  for (const style of coloured) {
    const text = colourOf(style, 'color') ?? '';
    const background = colourOf(style, 'background-color') ?? colours.paper;
    assert.ok(contrast(text, background) >= 4.5, `${text} on ${background}: ${contrast(text, background)}`);
  }
});

test('[PAY-09] the plain text says everything that the HTML says', async () => {
  const { html, text } = await renderMail(content);
  assert.match(html, /<html[^>]* lang="es-PE"/);
  assert.match(html, /Ana &amp; Eva/);
  for (const line of [
    'Tu viaje está confirmado',
    'Tu casa → Concierto Ándino → Tu casa',
    'Hola, Lucía:',
    'Referencia: IV-7KQ2M9XA',
    'Boleto 1',
    'Pasajeros: Ana & Eva',
    'Ver mi compra https://idavuelta.pe/order-detail/1',
    'Muestra este código al subir.',
  ]) {
    assert.ok(text.split('\n').includes(line), `${line}\n\n${text}`);
  }
});
