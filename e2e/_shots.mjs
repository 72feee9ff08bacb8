import { chromium } from '@playwright/test';
import { findBrowser } from './browser/find.ts';
import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import { staffPassword, staffSecret } from '@idavuelta/demo/catalogue/staff.ts';
const base = 'http://localhost:44000';
const b = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const c = await b.newContext({ viewport: { width: 1280, height: 900 } });
const page = await c.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)));
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)));
await page.goto(base + '/back-office/log-in');
await page.getByLabel('Correo').fill('owner@idavuelta.test');
await page.getByLabel('Contraseña').fill(staffPassword);
await page.getByRole('button', { name: 'Continuar' }).click();
for (let i = 0; i < 5; i++) {
  await page.getByLabel('Código').fill(currentCode(staffSecret));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForTimeout(3000);
  if (new URL(page.url()).pathname === '/back-office') break;
  await page.waitForTimeout(10000);
}
let api = ''; page.on('request', (r) => { const u = r.url(); if (u.includes('/staff-api/')) api = u.slice(0, u.indexOf('/staff-api/')); });
await page.reload(); await page.waitForTimeout(2500);
const token = await page.evaluate(() => localStorage.getItem('idavuelta.staff-token'));
const get = async (p) => (await (await fetch(api + p, { headers: { authorization: `Bearer ${token}` } })).json()).data;
const ev = (await get('/staff-api/event-options'))[0];
const dep = (await get('/staff-api/departures')).rows[0];
const order = await get('/staff-api/orders?text=demo').catch(() => undefined);
console.log(ev?.slug, dep?.id, JSON.stringify(order)?.slice(0, 200));
const paths = process.argv[2] ? process.argv[2].split(',') : ['/back-office', '/back-office/events', `/back-office/events/${ev.slug}`, `/back-office/events/${ev.slug}/departures`, `/back-office/events/${ev.slug}/prices`, '/back-office/new-event', '/back-office/orders', '/back-office/orders/new', '/back-office/customers', '/back-office/coupons', '/back-office/transfers', '/back-office/travellers', `/back-office/travellers/${dep.id}`, '/back-office/reports'];
for (const [w, h] of [[1280, 900], [390, 800]]) {
  await page.setViewportSize({ width: w, height: h });
  for (const p of paths) {
    await page.goto(base + p);
    await page.waitForTimeout(2500);
    const side = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const name = p.replace(/\W+/g, '_');
    await page.screenshot({ path: `/tmp/shots/${w}${name}.png`, fullPage: true });
    console.log(w, p, 'sideways', side);
  }
}
await b.close();
