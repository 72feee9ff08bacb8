import { links, type TicketCheck } from '@idavuelta/shared/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { casesOf } from '../support/matrices.ts';
import { expectWellFormed } from '../support/well-formed.ts';

const orderId = '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e';
const good: TicketCheck = {
  event: { name: 'Noche de Cumbia', placeName: 'Estadio San Marcos', timeZone: 'America/Lima', translations: {} },
  date: '2027-03-06T01:00:00.000Z',
  customer: { name: 'Rosa Quispe', email: '' },
  ticketQuantity: 2,
  ticket: 1,
  leg: 'outbound',
  passengers: ['Rosa Quispe', 'Luis Quispe'],
  isSigned: true,
};

const admission = { from: '2027-03-05T13:00:00.000Z', until: '2027-03-06T11:00:00.000Z' };

const scan = (page: Page) => page.getByRole('button', { name: 'Escanear Código' }).click();

/** `problem` is the name of the standard's error; without one the page was loaded without HTTPS. */
const withoutCamera = (page: Page, problem?: string) =>
  page.addInitScript((name) => {
    const getUserMedia = () => Promise.reject(new DOMException('', name));
    Object.defineProperty(navigator, 'mediaDevices', { value: name && { getUserMedia } });
  }, problem);

/** A camera with a light, beside another one; its picture is a canvas. */
const withCamera = (page: Page) =>
  page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 300, 150);
    const stream = canvas.captureStream(10);
    for (const track of stream.getTracks()) track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
    const devices = ['rear', 'front'].map((deviceId) => ({ deviceId, kind: 'videoinput' }));
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: async () => stream, enumerateDevices: async () => devices },
    });
  });

async function typeCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Subir una foto o escribir el código' }).click();
  await page.getByText('Escribir el código del boleto').click();
  await page.getByLabel('Código del boleto').fill(code);
  await page.getByRole('button', { name: 'Verificar' }).click();
}

const problems = [
  { problem: 'NotAllowedError', words: /No hay permiso para usar la cámara/ },
  { problem: 'NotFoundError', words: /No encontramos una cámara/ },
  { problem: 'NotReadableError', words: /Otro programa usa la cámara/ },
  { problem: undefined, words: /solo funciona con una conexión segura/ },
];
for (const { problem, words } of problems) {
  test(`[QRC-06] ${problem ?? 'a page without HTTPS'} is said with what to do, on a phone without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await withoutCamera(page, problem);
    await page.goto(links.qrVerification());
    await scan(page);
    await expect(page.getByText(words)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Subir una foto del código')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Escribir el código del boleto')).toBeInViewport({ ratio: 1 });
    await expectWellFormed(page, words.source);
  });
}

const viewports = [
  { width: 360, height: 640 },
  { width: 1280, height: 900 },
];

for (const viewport of casesOf(viewports, ({ width }) => width === 360)) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('[QRC-01] scanning shows picture, hint, light and switch of cameras at once', async ({ page }) => {
      await withCamera(page);
      await page.goto(links.qrVerification());
      await expectWellFormed(page, 'idle');
      await scan(page);
      await page.getByRole('button', { name: 'Linterna' }).waitFor();
      await expect(page.getByLabel('Imagen de la cámara')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Linterna' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Cambiar de cámara' })).toBeInViewport({ ratio: 1 });
      await expectWellFormed(page, 'scanning');
    });

    test('[QRC-06] a code typed wrongly is told at its field', async ({ page }) => {
      await page.goto(links.qrVerification());
      await typeCode(page, 'hola');
      await expect(page.getByLabel('Código del boleto')).toBeFocused();
      await expectWellFormed(page, 'typed code with a mistake');
    });

    const results: [string, Partial<TicketCheck>, string][] = [
      ['green', good, 'Válido'],
      ['amber', { ...good, checkedAt: '2027-03-05T23:40:00.000Z', checkedBy: 'Van 2' }, 'Ya verificado'],
      ['amber', { ...good, notAdmitted: 'too_early', admission }, 'Todavía no'],
      ['red', { date: good.date }, 'No válido'],
    ];
    for (const [colour, data, verdict] of results) {
      test(`[QRC-03, FLT-02] the result is ${colour} (${verdict}), and one tap leads on`, async ({ page }) => {
        await page.route('**/check-complete*', (route) => route.fulfill({ json: { success: true, data } }));
        await page.goto(links.qrVerification());
        await typeCode(page, orderId);
        await expect(page.getByRole('heading', { name: verdict, exact: true })).toBeInViewport({ ratio: 1 });
        await expectWellFormed(page, verdict);
      });
    }
  });
}
