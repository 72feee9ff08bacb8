import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { CountryCode, OrderRequest } from '@idavuelta/shared/contracts';
import type { TaxCompany } from '@idavuelta/shared/contracts/staff';
import { verifactuPath } from '@idavuelta/simulators/aeat/path.ts';
import { startAeatSimulator } from '@idavuelta/simulators/aeat/server.ts';
import { apiPath } from '@idavuelta/simulators/sii/paths.ts';
import { startSiiSimulator } from '@idavuelta/simulators/sii/server.ts';
import { startSunatSimulator } from '@idavuelta/simulators/sunat/server.ts';
import { billConsultService, billService, testUser } from '@idavuelta/simulators/sunat/service.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, eventually, openTestApp } from '../../../testing/test-app.ts';
import { testCaf } from '../cl/testing/caf.ts';
import { qrUrls } from '../es/qr.ts';
import { testCertificate } from '../signing/testing/certificate.ts';

const issuer = {
  legalName: 'Idavuelta Viajes Compartidos',
  tradeName: 'Idavuelta',
  address: 'Av. Larco 123',
  district: 'Centro',
  city: 'Capital',
  postalCode: '28001',
  districtCode: '',
  activity: 'Transporte de pasajeros',
};

/** What staff sets up in each country. */
export const companySetups: Record<CountryCode, { taxPercent: number; issuer: object; settings: object }> = {
  PE: { taxPercent: 18, issuer: { ...issuer, taxId: '20100070970', districtCode: '150122' }, settings: {} },
  CL: {
    taxPercent: 19,
    issuer: { ...issuer, taxId: '76123456-0' },
    settings: {
      activityCode: '492290',
      resolution: { date: '2026-01-15', number: 0 },
      senderTaxId: '11111111-1',
    },
  },
  ES: {
    taxPercent: 10,
    issuer: { ...issuer, taxId: 'B12345674' },
    settings: { producer: { name: 'Idavuelta Software SL', taxId: 'B12345674' } },
  },
};

export interface SoldDocument {
  id: string;
  kind: 'simplified' | 'invoice' | 'credit-note';
  series: string;
  number: number | null;
  total: number;
  state: string;
  problem: string | null;
}

export type FiscalApp = Awaited<ReturnType<typeof openFiscalApp>>;

/** Starts the API beside simulators of the three authorities, for the tests of a file. */
export async function openFiscalApp() {
  const [sunat, sii, aeat] = await Promise.all([startSunatSimulator(), startSiiSimulator(), startAeatSimulator()]);
  aeat.faults.waitSeconds = 0;
  const timeoutMs = 1000;
  const testApp = await openTestApp({
    fiscal: {
      sunat: { billUrl: sunat.url + billService, consultUrl: sunat.url + billConsultService, ...testUser, timeoutMs },
      sii: { boletaApiUrl: sii.url + apiPath, boletaUploadUrl: sii.url + apiPath, notesUrl: sii.url, timeoutMs },
      aeat: { url: aeat.url + verifactuPath, qrUrl: qrUrls.test, timeoutMs },
    },
  });
  after(() => Promise.all([sunat.close(), sii.close(), aeat.close()]));
  const { token: finance } = await logInStaff(testApp, 'finance');

  const post = <T>(url: string, body: object) => testApp.call<T>('POST', `/staff-api/${url}`, { token: finance, body });

  async function company(country: CountryCode): Promise<TaxCompany> {
    const { data } = await testApp.call<TaxCompany[]>('GET', '/staff-api/tax-companies', { token: finance });
    const found = data.find((one) => one.country === country);
    assert.ok(found);
    return found;
  }

  const addFolios = (type: number, from: number, to: number) =>
    post<TaxCompany>('tax-companies/CL/folios', {
      file: Buffer.from(testCaf({ type, from, to, authorizedOn: '2026-11-01' })).toString('base64'),
    });

  /** Sets up a company as staff does. @param changes of its state, tax or settings */
  async function setUp(
    country: CountryCode,
    { isOn = true, settings = {}, ...changes }: { isOn?: boolean; taxPercent?: number; settings?: object } = {},
  ) {
    const before = await company(country);
    const own = companySetups[country];
    const { status, body } = await testApp.call<TaxCompany>('PUT', `/staff-api/tax-companies/${country}`, {
      token: finance,
      headers: { 'if-match': `"${before.revision}"` },
      body: { ...own, isOn, ...changes, settings: { ...before.settings, ...own.settings, ...settings } },
    });
    assert.equal(status, 200, JSON.stringify(body));
    if (before.revision > 0) return;
    const file = Buffer.from(testCertificate()).toString('base64');
    const sealed = await post(`tax-companies/${country}/certificate`, { file, password: 'secreto' });
    assert.equal(sealed.status, 200, JSON.stringify(sealed.body));
  }

  /** Sells tickets by a transfer that arrives. @returns the order's id and number */
  async function sell(country: CountryCode, changes: Parameters<typeof anOrder>[1] = {}, price?: number) {
    const event = await testApp.addEventWith(
      { stock: 100, ...(price !== undefined && { price }) },
      { countryCode: country },
    );
    const { token } = await testApp.newCustomer();
    const placed = await testApp.place(token, anOrder(event, changes) as OrderRequest);
    assert.equal(placed.status, 200, JSON.stringify(placed.body));
    const { orderId } = placed.data;
    await testApp.staff('transfers', 'validate', orderId);
    return { orderId, token, event };
  }

  /** Pays tickets back by hand, all that are left by default. */
  async function refund(orderId: string, ...tickets: number[]) {
    await testApp.staff('orders', 'refund', orderId, ...tickets.map(String));
    await eventually(async () => {
      const [found] = await testApp.query(
        `SELECT r.id FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1 AND r.state = 'by_hand'`,
        [orderId],
      );
      return found;
    });
    await testApp.staff('flags', 'resolve', orderId, 'pagado', '--paid-back');
  }

  const documentsOf = (orderId: string) =>
    testApp.query<SoldDocument>(
      `SELECT id, kind, series, number, total_minor AS total, state, problem FROM fiscal_document
       WHERE order_id = $1 ORDER BY ordinal`,
      [orderId],
    );

  /** Lets the jobs do now what they would do later. */
  async function hurry() {
    await testApp.query(`UPDATE fiscal_file SET next_at = now() WHERE state IN ('packed', 'sending', 'taken')`);
    await testApp.jobs.send('handle-tax-documents', {});
  }

  /** Waits until the documents of an order are in these states, in the order of their issue. */
  const settled = (orderId: string, ...states: string[]) =>
    eventually(async () => {
      const documents = await documentsOf(orderId);
      if (documents.map(({ state }) => state).join() === states.join()) return documents;
      await hurry();
      return undefined;
    });

  return {
    testApp,
    finance,
    post,
    company,
    addFolios,
    setUp,
    sell,
    refund,
    documentsOf,
    hurry,
    settled,
    sunat,
    sii,
    aeat,
  };
}
