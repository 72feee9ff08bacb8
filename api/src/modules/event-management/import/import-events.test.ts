import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Category, EventDetail } from '@idavuelta/shared/contracts';
import writeXlsxFile from 'write-excel-file/node';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { anOrder, codeOf, eventually, openTestApp } from '../../../testing/test-app.ts';
import { createEventExport } from './export-events.ts';

const folder = temporaryFolder();
const testApp = await openTestApp();

const events = (...words: string[]) => testApp.staff('events', ...words);
let files = 0;

/** Imports a file with this content. */
async function importFile(content: string, kind: 'csv' | 'json', ...words: string[]) {
  const path = join(folder, `${++files}.${kind}`);
  await writeFile(path, content);
  return events('import', path, ...words);
}

type Row = Record<string, unknown>;
const importRows = (rows: Row[], ...words: string[]) => importFile(JSON.stringify(rows), 'json', ...words);

/** Builds a valid file row that adds an event; `changes` replace its cells. */
const aRow = (changes: Row = {}): Row => ({
  slug: 'gala',
  type: 'massive',
  country: 'PE',
  place: 'Estadio Nacional',
  name_es_PE: 'Gala',
  hours: 3,
  category_es_PE: 'Van compartida',
  province: 'Lima',
  ticket_es_PE: 'Individual',
  price: 45.5,
  currency: 'PEN',
  departure: '2090-03-06T20:00',
  capacity: 20,
  ...changes,
});

const detail = async (slug: string) => (await testApp.call<EventDetail>('GET', `/events/${slug}`)).data;
const offer = async (eventId: number) =>
  (await testApp.call<Category[]>('GET', `/events/${eventId}/product-variant`)).data;
const departuresOf = async (slug: string) => JSON.parse(await events('show', slug, '--json')).departures;
const counts = async () =>
  (await testApp.query('SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM audit) AS audits'))[0];

test('[API-10] the CSV template is imported as it is: a draft that nobody finds until it is published, and then books', async () => {
  assert.match(await importFile(await events('template', '--csv'), 'csv'), /^noche-de-valses +a new draft +2 +2$/m);
  assert.match(await events('list', 'valses'), /^noche-de-valses +draft +draft +180 +0 +0 +PE /m);
  const ids = await testApp.ids('noche-de-valses');
  const { token } = await testApp.newCustomer();
  for (const path of [
    '/events/noche-de-valses',
    `/events/${ids.eventId}`,
    `/events/${ids.eventId}/product-variant`,
    `/provinces/by-event/${ids.eventId}`,
  ])
    assert.equal((await testApp.call('GET', path)).status, 404, path);
  assert.equal(codeOf(await testApp.place(token, anOrder(ids))), 'NOT_FOUND');
  assert.deepEqual((await testApp.call('GET', '/search?q=valses')).data, []);

  await events('publish', 'noche-de-valses');
  await eventually(async () => (await testApp.call('GET', '/events/noche-de-valses')).status === 200);
  const event = await detail('noche-de-valses');
  assert.equal(event.calendars.length, 2);
  assert.match(event.startDate, /T01:00:00Z$/);
  assert.equal(event.translations.pt_BR?.name, 'Noite de valsas');
  assert.equal(event.translations.es_PE?.firstPlaceName, 'Teatro Municipal de Lima');
  assert.equal(event.minTicketPrice, 45.5);
  assert.deepEqual(
    event.additionalStops.map(({ time, address }) => [time, address]),
    [
      ['18:30', 'Plaza San Miguel'],
      ['18:50', 'Óvalo Gutiérrez, Miraflores'],
    ],
  );
  await eventually(async () => (await testApp.call('GET', '/search?q=valses')).data);
  assert.equal((await testApp.place(token, anOrder(ids, { tickets: 2 }))).status, 200);
  const [lima, callao] = await departuresOf('noche-de-valses');
  assert.deepEqual([lima.capacity, lima.held, lima.provinces], [60, 2, ['Lima']]);
  assert.deepEqual([callao.capacity, callao.held, callao.provinces], [30, 0, ['Callao']]);
});

test('[API-10] the JSON template says the same, and importing it again changes nothing that it does not name', async () => {
  const template = await events('template', '--json');
  const rows: Row[] = JSON.parse(template).map((row: Row) => ({ ...row, slug: 'otra-noche' }));
  await importRows(rows);
  const before = await departuresOf('otra-noche');
  assert.match(await importRows(rows), /^otra-noche +changed +2 +2$/m);
  assert.deepEqual(await departuresOf('otra-noche'), before);

  await events('publish', 'otra-noche');
  await importRows([{ slug: 'otra-noche', name_en_US: 'Another night', hours: 5, stops: '19:00 Óvalo' }]);
  const event = await detail('otra-noche');
  assert.deepEqual(
    event.additionalStops.map(({ time, address }) => `${time} ${address}`),
    ['19:00 Óvalo'],
  );
  assert.deepEqual(
    [event.translations.en_US?.name, event.translations.es_PE?.name, event.visibility],
    ['Another night', 'Noche de valses', 'public'],
  );
  assert.ok(event.translations.en_US?.description);
  assert.equal(event.calendars.length, 2);
  assert.deepEqual(await departuresOf('otra-noche'), before);
});

test('[API-10] an update reprices a ticket, adds a departure, a ticket and seats, and keeps what was sold', async () => {
  await importRows([aRow({ slug: 'crece' })]);
  await events('publish', 'crece');
  const ids = await testApp.ids('crece');
  const { token } = await testApp.newCustomer();
  assert.equal((await testApp.place(token, anOrder(ids, { tickets: 2, paymentCode: 'transferencia' }))).status, 200);

  const ticket = { slug: 'crece', category_es_PE: 'Van compartida', province: 'Lima', ticket_es_PE: 'Individual' };
  await importRows([
    { ...ticket, price: 50, currency: 'PEN', departure: '2090-03-06T20:00', capacity: 25 },
    { ...ticket, departure: '2090-03-07T20:00', capacity: 10 },
    { ...aRow({ slug: 'crece', category_es_PE: 'Van privada', price: 200, capacity: 4, passengers: 4 }) },
  ]);
  const rows: { departure: string; categories: string[]; capacity: number; held: number }[] =
    await departuresOf('crece');
  assert.deepEqual(
    rows.map(({ departure, categories, capacity, held }) => [departure, categories[0], capacity, held]),
    [
      ['2090-03-06T20:00', 'Van compartida', 25, 2],
      ['2090-03-06T20:00', 'Van privada', 4, 0],
      ['2090-03-07T20:00', 'Van compartida', 10, 0],
      ['2090-03-07T20:00', 'Van privada', 0, 0],
    ],
  );
  const categories = await offer(ids.eventId);
  assert.deepEqual(
    categories.map(({ translations, subCategories: [variant] }) => [translations.es_PE?.name, variant?.price]),
    [
      ['Van compartida', 50],
      ['Van privada', 200],
    ],
  );
});

test('[API-10] rows of a category say its texts together, and events at the same new place share it', async () => {
  const venue = { place: 'Sala Nueva', place_address: 'Av. Grau 1, Barranco' };
  await importRows([
    aRow({ ...venue, slug: 'sala-uno', category_en_US: 'Shared van' }),
    aRow({ ...venue, slug: 'sala-uno', ticket_es_PE: 'Dúo', price: 80, units: 2, passengers: 2 }),
    aRow({ ...venue, slug: 'sala-uno', province: 'Callao', category_description_es_PE: 'Con otros viajeros' }),
    aRow({ ...venue, slug: 'sala-dos' }),
  ]);
  const [one, two] = [await testApp.ids('sala-uno'), await testApp.ids('sala-dos')];
  assert.equal(one.placeId, two.placeId);
  await events('publish', 'sala-uno');
  const [category, ...others] = await offer(one.eventId);
  assert.equal(others.length, 0);
  assert.deepEqual(category?.translations, {
    es_PE: { name: 'Van compartida', description: 'Con otros viajeros' },
    en_US: { name: 'Shared van', description: '' },
  });
  assert.deepEqual(
    category?.subCategories.map(({ price, capacity, stock, seatPool }) => [price, capacity, stock, seatPool.unitsLeft]),
    [
      [45.5, 1, 20, 20],
      [80, 2, 10, 20],
      [45.5, 1, 20, 20],
    ],
  );
  assert.equal(category?.subCategories[0]?.seatPool.id, category?.subCategories[1]?.seatPool.id);
  await assert.rejects(
    importRows([
      aRow({ slug: 'sala-uno', category_en_US: 'A van' }),
      aRow({ slug: 'sala-uno', category_en_US: 'Van', province: 'Callao' }),
    ]),
    { message: 'row 2, column category_en_US: row 1 says "A van"' },
  );
});

test('[API-10] what an event that is there cannot become is a mistake', async () => {
  await importRows([aRow({ slug: 'fija' }), aRow({ slug: 'rango', last_day: '2090-03-08' })]);
  const wrong: [Row, string][] = [
    [{ slug: 'fija', country: 'ES' }, 'column country: the event is in PE'],
    [{ slug: 'fija', last_day: '2090-03-09' }, 'column last_day: the days of this event are no range'],
    [aRow({ slug: 'rango', departure: '2090-03-07T20:00' }), 'column departure: the days of this event are a range'],
  ];
  for (const [row, expected] of wrong)
    await assert.rejects(importRows([row]), (error: Error) => error.message.startsWith(`row 1, ${expected}`));
  await assert.rejects(importRows([aRow({ slug: 'fija', units: 3 })]), /column units: it takes 1, and tickets may/);
  await assert.rejects(importRows([aRow({ slug: 'fija', departure: undefined })]), {
    message: 'row 1, column departure: it is missing beside the capacity',
  });
  await assert.rejects(importRows([aRow({ slug: 'fija', departure: '2090-03-09T20:00', capacity: undefined })]), {
    message: 'row 1, column capacity: it is missing',
  });
});

test('[API-10] an event moves to another place of its zone, under whose name it is found from then on', async () => {
  await importRows([aRow({ slug: 'muda', name_es_PE: 'La Mudanza' })]);
  await importRows([{ slug: 'muda', place: 'Anfiteatro Quetzal', place_address: 'Parque de la Exposición' }]);
  await events('publish', 'muda');
  assert.equal((await detail('muda')).place.name, 'Anfiteatro Quetzal');
  const found = await testApp.call<{ slug: string }[]>('GET', '/search?q=quetzal');
  assert.deepEqual(
    found.data.map(({ slug }) => slug),
    ['muda'],
  );
  const { eventId, placeId } = await testApp.ids('muda');
  const { place } = await detail('muda');
  assert.equal(placeId, place.id);
  assert.equal((await offer(eventId))[0]?.subCategories[0]?.placeAddress, 'Parque de la Exposición');
});

test('[API-10] an event with a last day sells every day of it, and a later file makes it longer', async () => {
  await importRows([aRow({ slug: 'feria', last_day: '2090-03-08' })]);
  const capacities = async () =>
    (await departuresOf('feria')).map((day: { departure: string; capacity: number }) => [day.departure, day.capacity]);
  assert.deepEqual(await capacities(), [
    ['2090-03-06T20:00', 20],
    ['2090-03-07T20:00', 20],
    ['2090-03-08T20:00', 20],
  ]);
  await events('capacity', 'feria', '2090-03-07', '30');
  await importRows([{ slug: 'feria', last_day: '2090-03-09' }]);
  assert.deepEqual(
    (await capacities()).map(([, seats]: [string, number]) => seats),
    [20, 30, 20, 20],
  );
  await assert.rejects(importRows([{ slug: 'feria', last_day: '2090-03-07' }]), {
    message: 'row 1, column last_day: days that are on sale cannot be taken away',
  });
});

test('[API-10] every mistake of a file is told by row and column, and nothing is written', async () => {
  const before = await counts();
  const wrong: [Row, string][] = [
    [{ price: '45,50' }, 'column price: "45,50" is not a price above 0 with a decimal point and two decimals at most'],
    [{ price: 45.505 }, 'column price: 45.505 is not a price in PEN such as 45.5'],
    [{ price: 0 }, 'column price: 0 is not a price'],
    [{ type: 'concert' }, 'column type: "concert" is not one of massive, private, alliance'],
    [{ country: 'AR' }, 'column country: "AR" is not one of PE, CL, ES'],
    [{ currency: 'USD' }, 'column currency: "USD" is not the currency of the event\'s country'],
    [{ currency: 'EUR' }, 'column currency: prices of PE are in PEN'],
    [{ currency: undefined }, 'column currency: it is missing beside the price'],
    [{ province: 'Cusco' }, 'column province: "Cusco" is no province of PE: Callao, Lima'],
    [{ departure: '2020-03-06T20:00' }, 'column departure: 2020-03-06T20:00 is in the past'],
    [{ departure: '2090-02-30T20:00' }, 'column departure: "2090-02-30T20:00" is not a day and an hour such as'],
    [{ departure: undefined }, 'column departure: it is missing'],
    [{ capacity: 1.5 }, 'column capacity: 1.5 is not a whole number from 0 to 100000'],
    [{ capacity: undefined }, 'column capacity: it is missing'],
    [{ price: undefined }, 'column price: it is missing'],
    [{ place: 'Nowhere' }, 'column place_address: it is missing, and "Nowhere" is no known place of PE'],
    [{ slug: 'La Gala' }, 'column slug: "La Gala" is not a slug such as'],
    [{ slug: undefined }, 'column slug: it is missing'],
    [{ name_es_PE: undefined }, 'column name_es_PE: it is missing, and a new event needs it'],
    [{ description_en_US: 'Without a name' }, 'column name_en_US: it is missing beside its description'],
    [{ category_es_PE: undefined }, 'column category_es_PE: it is missing'],
    [{ last_day: '2090-03-05' }, 'column last_day: it is before the first day'],
    [{ stops: '18:30 Plaza | 25:00 Óvalo' }, 'column stops: "18:30 Plaza | 25:00 Óvalo" is not stops such as 18:30'],
    [{ pirce: 3 }, 'column pirce: there is no such column'],
  ];
  const rows = wrong.map(([changes], index) => aRow({ slug: `gala-${index}x`, ...changes }));
  const error = await importRows(rows).then(
    () => assert.fail('it was imported'),
    (thrown: Error) => thrown,
  );
  const lines = error.message.split('\n');
  wrong.forEach(([, expected], index) => {
    const found = lines.filter((line) => line.startsWith(`row ${index + 1}, `));
    assert.ok(
      found.some((line) => line.startsWith(`row ${index + 1}, ${expected}`)),
      `${expected}: ${found.join(' | ')}`,
    );
  });
  assert.deepEqual(await counts(), before);
});

test('[FLT-30] a departure at a time that clocks there never show, or show twice, is a mistake; its offset tells which', async () => {
  const inMadrid = (departure: string) =>
    aRow({
      slug: 'madrid',
      country: 'ES',
      place: 'Palacio de los Deportes',
      place_address: 'Avenida Felipe II, Madrid',
      name_es_PE: undefined,
      name_es_ES: 'Gala',
      category_es_PE: undefined,
      category_es_ES: 'Furgoneta compartida',
      ticket_es_PE: undefined,
      ticket_es_ES: 'Individual',
      province: 'Madrid',
      price: 11.5,
      currency: 'EUR',
      departure,
    });
  await assert.rejects(
    importRows([inMadrid('2035-03-25T02:30')]),
    /row 1, column departure: clocks there go from 02:00 to 03:00: 2035-03-25T02:30 does not exist/,
  );
  await assert.rejects(
    importRows([inMadrid('2035-10-28T02:30')]),
    /clocks there go back from 03:00 to 02:00: it is 2035-10-28T02:30\+02:00 or 2035-10-28T02:30\+01:00/,
  );
  await importRows([inMadrid('2035-10-28T02:30+01:00')]);
  const [departure] = await departuresOf('madrid');
  assert.equal(departure.startsAt, '2035-10-28T01:30:00.000Z');
});

test('[API-10] rows that contradict each other, or say the same twice, are mistakes', async () => {
  await assert.rejects(
    importRows([
      aRow(),
      aRow({ name_es_PE: 'Otra gala' }),
      aRow({ departure: '2090-03-07T20:00', price: 46 }),
      aRow({ ticket_es_PE: 'Dúo', capacity: 30 }),
    ]),
    (error: Error) => {
      assert.deepEqual(error.message.split('\n'), [
        'row 2, column name_es_PE: row 1 says "Gala"',
        'row 2, column departure: row 1 has the same ticket on the same departure',
        'row 3, column price: row 1 says 45.5',
        'row 4, column capacity: row 1 says 20 for the same vans',
      ]);
      return true;
    },
  );
});

test('[API-10, PAY-07] a capacity below what is sold and held is a mistake', async () => {
  await importRows([aRow({ slug: 'llena' })]);
  await events('publish', 'llena');
  const { token } = await testApp.newCustomer();
  await testApp.place(token, anOrder(await testApp.ids('llena'), { tickets: 3 }));
  const seats = (capacity: number) => importRows([aRow({ slug: 'llena', capacity })]);
  await assert.rejects(seats(2), { message: 'row 1, column capacity: on 2090-03-06T20:00 0 are sold and 3 are held' });
  await seats(3);
  assert.equal((await departuresOf('llena'))[0].free, 0);
});

test('[API-10] CSV may have semicolons, a byte order mark, quotes and blank lines; rows are counted as spreadsheets do', async () => {
  const head = 'slug;name_es_PE;description_es_PE';
  const file = `\uFEFF${head}\r\nconcierto-andino;"Concierto; ándino";"Dos\nlíneas"\r\n;;\r\nconcierto-andino;;\r\n`;
  assert.match(await importFile(file, 'csv'), /^concierto-andino +changed +0 +0$/m);
  assert.equal((await detail('concierto-andino')).translations.es_PE?.name, 'Concierto; ándino');
  await assert.rejects(importFile(`${head};pirce\n;;;\nconcierto-andino;;;4\nconcierto-andino;;;5`, 'csv'), {
    message: 'row 3, column pirce: there is no such column',
  });
  await assert.rejects(importFile(`${head}\na-b;c;d;e`, 'csv'), { message: /^row 2: it has 4 cells for 3 headings$/ });
  await assert.rejects(importFile('slug,slug\na-b,a-b', 'csv'), { message: 'row 1: the column "slug" is there twice' });
  await assert.rejects(importFile('slug\n"a-b', 'csv'), /Quote Not Closed/);
  await assert.rejects(importFile(head, 'csv'), { message: 'the file has no rows' });
  await assert.rejects(importFile('{', 'json'), /JSON/);
  await assert.rejects(importFile('{}', 'json'), { message: 'the file is not a list of objects' });
  await assert.rejects(events('import', join(folder, 'missing.csv')), /cannot be read/);
  await assert.rejects(events('import', 'events.ods'), /neither a \.csv, a \.xlsx nor a \.json file/);
});

test('[API-10] a dry run checks everything and writes nothing; an import leaves an audit row for each event', async () => {
  const before = await counts();
  const rows = [aRow({ slug: 'uno' }), aRow({ slug: 'dos' })];
  assert.match(await importRows(rows, '--dry-run'), /^uno +a new draft .*\ndos .*\nNothing was written\.$/m);
  assert.deepEqual(await counts(), before);
  await assert.rejects(importRows([aRow({ slug: 'uno', price: -1 })], '--dry-run'), /column price/);
  const { items } = JSON.parse(await importRows(rows, '--json'));
  assert.deepEqual(items[1], { slug: 'dos', created: true, departures: 1, tickets: 1 });
  const audit = await testApp.query<{
    detail: { slug: string };
  }>(`SELECT detail FROM audit WHERE action = 'import-event' AND actor LIKE 'staff:%' AND detail ->> 'slug' IN ('uno', 'dos')
     ORDER BY id`);
  assert.deepEqual(
    audit.map(({ detail: { slug } }) => slug),
    ['uno', 'dos'],
  );
});

test('[API-10] when one event cannot be written, none is', async () => {
  await testApp.query(`ALTER TABLE event ADD CONSTRAINT no_second CHECK (slug <> 'second')`);
  const before = await counts();
  await assert.rejects(importRows([aRow({ slug: 'first' }), aRow({ slug: 'second' })]), /no_second/);
  assert.deepEqual(await counts(), before);
});

test('[FND-01] an import tells the kind of an event, changes it, and is refused for one that there is not', async () => {
  await importRows([aRow({ slug: 'kind', genre: 'theatre' })]);
  const genreOf = async () =>
    (await testApp.query<{ genre: string }>(`SELECT genre FROM event WHERE slug = 'kind'`))[0]?.genre;
  assert.equal(await genreOf(), 'theatre');
  await importRows([{ slug: 'kind', genre: 'concert' }]);
  assert.equal(await genreOf(), 'concert');
  await importRows([{ slug: 'kind', hours: 4 }]);
  assert.equal(await genreOf(), 'concert', 'what is not named stays');
  await assert.rejects(
    importRows([aRow({ slug: 'kind', genre: 'opera' })]),
    /row 1, column genre: "opera" is not one of concert/,
  );
});

test('[FLT-14] events are imported from a spreadsheet with a title above the headings, and from CSV with one', async () => {
  const rows = [aRow({ slug: 'gala-de-hoja' })];
  const headings = Object.keys(rows[0] ?? {});
  const path = join(folder, `${++files}.xlsx`);
  const cells = rows.map((row) => headings.map((heading) => ({ value: row[heading] as string | number })));
  const data = [[{ value: 'Eventos del año' }], headings.map((value) => ({ value })), ...cells];
  await writeFile(
    path,
    await writeXlsxFile([
      { data: [[{ value: 'Notas' }]], sheet: 'Notas' },
      { data, sheet: 'Eventos' },
    ]).toBuffer(),
  );
  assert.match(await events('import', path), /^gala-de-hoja +a new draft +1 +1$/m);
  const titled = `Eventos del año;;\n\nslug;name_es_PE;capacity\ngala-de-hoja;Gala de hoja;muchos\n`;
  await assert.rejects(importFile(titled, 'csv'), { message: /^row 4, column capacity: / });
});

test('[API-10] a corrected time changes the departure of that day; a second one beside it is named with the first', async () => {
  await importRows([
    aRow({ slug: 'corregida', capacity: 7 }),
    aRow({ slug: 'corregida', departure: '2090-03-07T20:00' }),
  ]);
  await events('publish', 'corregida');
  const { endDate } = await detail('corregida');
  const [first] = await departuresOf('corregida');
  await testApp.staff('windows', 'set', 'corregida', '2090-03-06', 'Barranco', '18:00', '18:30', '00:30');

  const correction = [
    {
      slug: 'corregida',
      category_es_PE: 'Van compartida',
      province: 'Lima',
      ticket_es_PE: 'Individual',
      departure: '2090-03-06T21:15',
      capacity: 9,
    },
  ];
  assert.match(await importRows(correction, '--dry-run'), /corregida +changed +1 +1 +2090-03-06T20:00 → 21:15$/m);
  assert.equal((await departuresOf('corregida'))[0].departure, '2090-03-06T20:00');
  await importRows(correction);
  const [moved, other, ...none] = await departuresOf('corregida');
  assert.deepEqual([moved.departure, moved.departureId, moved.capacity], ['2090-03-06T21:15', first.departureId, 9]);
  assert.deepEqual([other.departure, none], ['2090-03-07T20:00', []]);
  assert.equal((await detail('corregida')).endDate, endDate);
  assert.match(
    await testApp.staff('windows', 'list', 'corregida', '2090-03-06'),
    /Barranco +Lima +19:15 +19:45 +01:45 +by hand/,
  );

  await importRows(['2090-03-06T21:15', '2090-03-06T16:00'].map((departure) => ({ ...correction[0], departure })));
  assert.equal((await departuresOf('corregida')).length, 3);
});

test('[API-10] the time of a departure with travellers stays, and the file says why', async () => {
  await importRows([aRow({ slug: 'con-viajeros' })]);
  await events('publish', 'con-viajeros');
  const ids = await testApp.ids('con-viajeros');
  const { token } = await testApp.newCustomer();
  assert.equal((await testApp.place(token, anOrder(ids, { tickets: 2 }))).status, 200);
  await assert.rejects(importRows([aRow({ slug: 'con-viajeros', departure: '2090-03-06T21:00' })]), {
    message:
      'row 1, column departure: on 2090-03-06T20:00 0 are sold and 2 are held, so its time stays; to add a departure beside it, name both',
  });
});

test('[API-10] without coordinates staff reads what is missing and what to do; the import gives them', async () => {
  const place = { place: 'Hacienda Villa', place_address: 'Av. Los Laureles 12, Chorrillos' };
  await importRows([aRow({ slug: 'sin-mapa', ...place })]);
  await assert.rejects(testApp.staff('windows', 'list', 'sin-mapa', '2090-03-06'), /It is a draft: publish it first/);
  await events('publish', 'sin-mapa');
  const notified = await testApp.staff('windows', 'list', 'sin-mapa', '2090-03-06');
  assert.match(notified, /Hacienda Villa has no position on the map/);
  assert.match(notified, /place_latitude and place_longitude/);
  assert.match(notified, /windows set sin-mapa 2090-03-06/);

  await assert.rejects(
    importRows([{ slug: 'sin-mapa', place_latitude: -12.2 }]),
    /column place_longitude: it is missing/,
  );
  await importRows([{ slug: 'sin-mapa', place_latitude: -12.2, place_longitude: -77.0 }]);
  assert.match(await testApp.staff('windows', 'list', 'sin-mapa', '2090-03-06'), /Barranco +Lima .* estimate/);
});

test('[SAL-01] a file names the sale window in the zone of the event, and the export repeats it', async () => {
  const exported = () => createEventExport({ db: testApp.db }).csv(['ventana']);
  const sale = { sale_opens_at: '2090-01-10T10:00', sale_ends_at: '2090-02-10T10:00', max_per_account: 4 };
  await importRows([aRow({ slug: 'ventana', ...sale })]);
  const csv = await exported();
  for (const value of Object.values(sale)) assert.ok(csv.includes(String(value)), String(value));
  await assert.rejects(importRows([{ slug: 'ventana', sale_ends_at: '2090-01-10T09:00' }]), /before it opens/);
  await importRows([{ slug: 'ventana', sale_ends_at: '2090-01-11T09:00' }]);
  assert.ok((await exported()).includes('2090-01-11T09:00'));
});
