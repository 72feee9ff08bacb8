import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCaf } from '@idavuelta/api/modules/fiscal/cl/caf.ts';
import { readCertificate } from '@idavuelta/api/modules/fiscal/signing/certificate.ts';
import { eventType, languages, legalDocuments, paymentType, periodicity } from '@idavuelta/shared/contracts';
import { readTaxId } from '@idavuelta/shared/contracts/tax-id';
import { content } from './index.ts';

const {
  events,
  legalDocuments: written = [],
  places,
  provinces,
  testimonials,
  slides,
  partners,
  staff = [],
  vehicles = [],
  taxCompanies = [],
} = content;
/** Tickets of a variant available on a date before any sale. */
const ticketsOf = ({ pools = {} }: (typeof events)[number], { pool, units = 1 }: { pool?: string; units?: number }) =>
  Math.floor((pools[pool ?? ''] ?? assert.fail(`No pool ${pool}`)) / units);
const variantsOf = (event: (typeof events)[number]) => event.categories.flatMap(({ variants }) => variants);
const count = <T>(items: T[], wanted: (item: T) => boolean) => items.filter(wanted).length;
const find = (slug: string) => events.find((event) => event.slug === slug) ?? assert.fail(`No event ${slug}`);

function assertUnique(values: string[]) {
  assert.deepEqual([...new Set(values)], values);
}

test('slugs, keys and districts are unique', () => {
  assertUnique(events.map(({ slug }) => slug));
  assertUnique(places.map(({ key }) => key));
  assertUnique(provinces.map(({ key }) => key));
  for (const { counties } of provinces) assertUnique(counties);
  for (const { slug } of events) assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every country, type, periodicity and kind of payment has its events', () => {
  assert.ok(events.length >= 42);
  for (const [country, least] of [
    ['PE', 26],
    ['CL', 7],
    ['ES', 7],
  ] as const) {
    assert.ok(count(events, ({ countryCode }) => countryCode === country) >= least, country);
    assert.ok(count(testimonials, ({ countryCode }) => countryCode === country) >= 6, country);
    assert.ok(count(slides, ({ countryCode }) => countryCode === country) >= 3, country);
    assert.equal(
      count(partners, ({ countryCode }) => countryCode === country),
      15,
      `[LND-07] ${country}`,
    );
    for (const type of [1, 2, 3]) {
      assert.ok(
        events.some((event) => event.type === type && event.countryCode === country),
        `${country} ${type}`,
      );
    }
  }
  for (const kind of [1, 2, 3]) assert.ok(events.some(({ periodicityType }) => periodicityType === kind));
  assert.ok(count(events, ({ recommended }) => recommended === true) >= 8);
  assert.ok(testimonials.some(({ message }) => message.length > 130));
});

test('provinces are complete', () => {
  const sizes = Object.fromEntries(provinces.map(({ key, counties }) => [key, counties.length]));
  assert.deepEqual(sizes, {
    'pe-lima': 43,
    'pe-callao': 7,
    'pe-arequipa': 29,
    'pe-cusco': 8,
    'pe-trujillo': 11,
    'cl-santiago': 32,
    'cl-cordillera': 3,
    'cl-maipo': 4,
    'cl-valparaiso': 6,
    'es-madrid': 21,
    'es-barcelona': 16,
  });
});

for (const event of events) {
  test(`${event.slug}: texts in five languages, sound dates and fares`, () => {
    const texts = [event, ...event.categories, ...variantsOf(event)].map(({ translations }) => translations);
    for (const language of languages) for (const text of texts) assert.ok(text[language]?.name, language);
    for (const language of languages) assert.ok(event.translations[language].description, language);

    assert.ok(event.dates.length >= 1 && event.hours > 0);
    for (const { time } of [...event.dates, ...event.additionalStops]) assert.match(time, /^([01]\d|2[0-3]):[0-5]\d$/);
    if (event.periodicityType === periodicity.range)
      assert.ok((event.endDaysAhead ?? 0) > (event.dates[0]?.daysAhead ?? 0));
    assert.ok(event.periodicityType === periodicity.calendar ? event.dates.length > 1 : event.dates.length === 1);

    assert.equal(
      count(event.categories, ({ priority }) => priority === event.categories.length),
      1,
    );
    assertUnique(event.categories.map(({ priority }) => String(priority)));
    for (const variant of variantsOf(event)) {
      const { price, capacity, stops, province, approach } = variant;
      assert.ok(price > 0 && Number.isInteger(event.countryCode === 'CL' ? price / 100 : price * 2));
      assert.ok(capacity >= 1 && capacity <= 6 && stops >= 1 && stops <= 4 && ticketsOf(event, variant) >= 0);
      const home = provinces.find(({ key }) => key === province);
      assert.equal(home?.countryCode, event.countryCode);
      for (const county of approach?.counties ?? []) assert.ok(home?.counties.includes(county), county);
    }
  });
}

test('references exist and pictures follow the scheme', () => {
  for (const { place, countryCode } of events) {
    assert.equal(places.find(({ key }) => key === place)?.countryCode, countryCode, place);
  }
  for (const { key } of places) assert.ok(events.some(({ place }) => place === key));
  for (const { url, countryCode } of slides) {
    assert.equal(find(url.replace('/event/', '')).countryCode, countryCode);
  }
});

test('the events that screens and tests look for are as promised', () => {
  const cumbia = find('noche-de-cumbia');
  assert.deepEqual(cumbia.dates, [{ daysAhead: 25, time: '20:00' }]);
  assert.deepEqual([...new Set(variantsOf(cumbia).map(({ province }) => province))], ['pe-lima', 'pe-callao']);
  assert.ok(variantsOf(cumbia).some(({ approach }) => approach));
  assert.equal(find('festival-costa-verde').periodicityType, periodicity.range);
  assert.equal(find('ruta-caral').periodicityType, periodicity.calendar);
  assert.equal(find('ruta-caral').type, eventType.alliance);
  const soldOut = find('final-copa-agotada');
  assert.ok(variantsOf(soldOut).every((variant) => ticketsOf(soldOut, variant) === 0));
  assert.deepEqual(
    find('circo-luz-de-luna').dates.map(({ soldOut: none }) => none),
    [true, false, false, false, false, false],
  );
  assert.ok(find('expo-aplazada').message);
  assert.ok(find('festival-pasado').dates.every(({ daysAhead }) => daysAhead < 0));
  assert.deepEqual(
    variantsOf(find('ultimo-asiento')).map((variant) => ticketsOf(find('ultimo-asiento'), variant)),
    [1],
  );
  const fillsOneVan = new Set(
    variantsOf(cumbia).flatMap(({ pool = '', units = 0 }) => (pool.startsWith('shared-pe-lima') ? [units] : [])),
  );
  assert.deepEqual([...fillsOneVan], [1, 2], 'tickets of different sizes share the seats of a van');
  const anniversary = find('aniversario-invitados');
  assert.equal(anniversary.type, eventType.private);
  assert.equal(anniversary.paymentType, paymentType.invited);
  assert.deepEqual(
    find('concierto-de-manana').dates.map(({ daysAhead }) => daysAhead),
    [1],
  );
});

test('[MAP-02] streets are of counties that there are, once each, and not far from their middle', () => {
  let found = 0;
  for (const { key, counties, coordinates = {}, streets = {} } of provinces) {
    for (const [county, list] of Object.entries(streets)) {
      assert.ok(counties.includes(county), `${key} ${county}`);
      assertUnique(list.map(([name]) => name));
      const [latitude, longitude] = coordinates[county] ?? assert.fail(county);
      for (const [name, north, east] of list) {
        const kilometres =
          111 * Math.hypot(north - latitude, (east - longitude) * Math.cos((latitude * Math.PI) / 180));
        assert.ok(kilometres < 8, `${name}, ${county}: ${kilometres} km`);
        found += 1;
      }
    }
  }
  assert.ok(found > 500, String(found));
});

test('[BOF-12] every country has its legal documents in every language', () => {
  const named = written.map(({ countryCode, document }) => `${countryCode} ${document}`);
  const wanted = ['PE', 'CL', 'ES'].flatMap((country) => legalDocuments.map((document) => `${country} ${document}`));
  assert.deepEqual(named, wanted);
  for (const { texts } of written)
    for (const language of languages) assert.match(texts[language] ?? '', /^\S.*\n\n# \S/, language);
  const text = (country: string, document: string) =>
    written.find((one) => one.countryCode === country && one.document === document)?.texts.es_ES ?? '';
  assert.doesNotMatch(written.map(({ texts }) => texts.es_ES).join(' '), /\bvan\b|boleto|asiento/);
  assert.match(text('CL', 'conditions'), /acudir al Sernac/);
  assert.match(text('CL', 'withdrawal'), /^Este pasaje no tiene derecho a retracto.*artículo 3 bis/, '[LEG-02]');
  assert.match(text('ES', 'complaints'), /hojas oficiales de reclamaciones/, '[LEG-03]');
  for (const { texts } of written) assert.match(texts.es_PE ?? '', /primer borrador de un abogado/, '[LEG-03]');
  assert.match(text('ES', 'privacy'), /Según el Reglamento/);
});

test('[DSP-01] Lima has ten vans with a driver each, and they seat more than a departure of 120', () => {
  assertUnique(vehicles.map(({ plate }) => plate));
  assertUnique(staff.map(({ email }) => email));
  const byCountry = Object.groupBy(vehicles, ({ countryCode }) => countryCode);
  assert.deepEqual([byCountry.PE?.length, byCountry.CL?.length, byCountry.ES?.length], [10, 2, 2]);
  assert.equal(new Set(byCountry.PE?.map(({ base }) => base?.address)).size, 10, 'each stands elsewhere');
  for (const { seats } of vehicles) assert.ok(seats >= 11 && seats <= 19, String(seats));
  assert.ok((byCountry.PE ?? []).reduce((sum, { seats }) => sum + seats, 0) > 120);

  const drivers = staff.filter(({ role }) => role === 'driver');
  assert.equal(drivers[0]?.email, 'driver@idavuelta.test');
  assert.equal(
    count(drivers, ({ driver }) => driver?.countryCode === 'PE'),
    10,
  );
  assertUnique(drivers.map(({ driver }) => driver?.phone ?? ''));
  assert.deepEqual(
    count(staff, ({ role, driver }) => role !== 'driver' && driver !== undefined),
    0,
  );
});

test('[FIS-08] every country has a company with a valid tax number, which says that it is a sample, and its files', async () => {
  assert.deepEqual(
    taxCompanies.map(({ issuer, taxPercent }) => [issuer.country, taxPercent]),
    [
      ['PE', 18],
      ['CL', 19],
      ['ES', 10],
    ],
  );
  for (const { issuer, files } of taxCompanies) {
    const { country, taxId, legalName } = issuer;
    assert.deepEqual(readTaxId(country, taxId), { kind: 'company', taxId });
    assert.match(legalName, /ejemplo/);
    const { certificate, cafs } = await files();
    const { subject, validFrom, validUntil } = readCertificate(certificate.file, certificate.password);
    assert.match(subject, new RegExp(taxId));
    assert.ok(validFrom < new Date() && validUntil > new Date());
    const types = cafs.map(readCaf).map((caf) => [caf.taxId, caf.type]);
    assert.deepEqual(types, country === 'CL' ? [39, 61].map((type) => [taxId, type]) : []);
  }
});
