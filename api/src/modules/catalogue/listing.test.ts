import assert from 'node:assert/strict';
import { test } from 'node:test';
import { periodicity } from '@idavuelta/shared/contracts';
import { openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

interface Facts {
  country: string;
  type: number;
  visibility: string;
  withdrawn: boolean;
  genre: string | null;
  city: string | null;
  county: string | null;
  names: string;
  text: string;
  zone: string;
  isRange: boolean;
  startsAt: Date;
  endsAt: Date;
  dates: string[];
  prices: number[];
  guestsPay: boolean;
}

/** Returns the facts behind an event's rows, read from their source tables. */
async function factsOf(eventId: number): Promise<Facts> {
  const [facts] = await testApp.query<Facts>(
    `SELECT e.country_code AS country, e.type, e.visibility, e.withdrawn, e.genre, p.city, p.county,
      e.search_names AS names, e.search_text AS text, e.time_zone AS zone, e.periodicity_type = 2 AS "isRange",
      e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.payment_type <> 2 AS "guestsPay",
      ARRAY(SELECT to_json(d.starts_at) #>> '{}' FROM event_date d LEFT JOIN departure t ON t.event_date_id = d.id
        WHERE d.event_id = e.id AND (e.periodicity_type = 2 OR t.called_off_at IS NULL)) AS dates,
      ARRAY(SELECT v.amount_minor FROM product_variant v JOIN category c ON c.id = v.category_id
        WHERE c.event_id = e.id) AS prices
     FROM event e JOIN place p ON p.id = e.place_id WHERE e.id = $1`,
    [eventId],
  );
  return facts ?? assert.fail();
}

/** Returns the months between two dates. */
function monthsBetween(first: string, last: string) {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const months = [];
  for (let ahead = 0; ; ahead += 1) {
    const name = new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7);
    if (name > last.slice(0, 7)) return months;
    months.push(`month:${name}`);
  }
}

/** Returns the rows that the event should have. */
async function expectedRows(eventId: number) {
  const facts = await factsOf(eventId);
  if (facts.withdrawn) return [];
  const dayOf = (moment: number) => new Date(moment).toLocaleDateString('sv-SE', { timeZone: facts.zone });
  const moments = [
    ...facts.dates.map((date) => ({ since: Date.parse(date), at: Date.parse(date) })),
    ...(facts.isRange ? [{ since: facts.startsAt.getTime(), at: facts.endsAt.getTime() }] : []),
  ].sort((a, b) => a.at - b.at);
  const months = moments.flatMap(({ since, at }) => monthsBetween(dayOf(since), dayOf(at)));
  const { country, type, visibility, genre, city, county, names, text } = facts;
  const named = Object.entries({ genre, city, county }).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  return moments.map(({ since, at }, index) => {
    const sooner = moments[index - 1];
    return {
      ...{ country, type, visibility, genre, city, county, names, text },
      at,
      price: facts.guestsPay ? Math.min(...facts.prices) : 0,
      firstDay: dayOf(since),
      lastDay: dayOf(at),
      beforeAt: sooner?.at ?? null,
      beforeDay: sooner ? dayOf(sooner.at) : null,
      facts: [...new Set([...named, ...months])].sort(),
    };
  });
}

async function listedRows(eventId: number) {
  const rows = await testApp.query<{ at: Date; beforeAt: Date | null; facts: string[] }>(
    `SELECT country_code AS country, type, visibility, genre, city, county, search_names AS names, search_text AS text, at,
      amount_minor AS price, first_day::text AS "firstDay", last_day::text AS "lastDay",
      NULLIF(before_at, '-infinity') AS "beforeAt", NULLIF(before_day, '-infinity')::text AS "beforeDay", facts
     FROM event_listing WHERE event_id = $1 ORDER BY at`,
    [eventId],
  );
  return rows.map(({ at, beforeAt, facts, ...row }) => ({
    ...row,
    at: at.getTime(),
    beforeAt: beforeAt?.getTime() ?? null,
    facts: facts.sort(),
  }));
}

/** Statements that change one event, `$1`. */
const changes = {
  'its kind': `UPDATE event SET genre = 'tour' WHERE id = $1`,
  'its kind, forgotten': 'UPDATE event SET genre = NULL WHERE id = $1',
  'its names':
    "UPDATE event SET translations = jsonb_set(translations, '{es_PE,name}', '\"Fiesta, ñandú\"') WHERE id = $1",
  'what it is searched by': `UPDATE event SET search_text = search_text || ' marinera' WHERE id = $1`,
  'its type': 'UPDATE event SET type = 3 WHERE id = $1',
  'its time zone': `UPDATE event SET time_zone = 'Pacific/Auckland' WHERE id = $1`,
  'who may see it': `UPDATE event SET visibility = 'unlisted', payment_type = 1 WHERE id = $1`,
  'who pays': `UPDATE event SET payment_type = 2, visibility = 'invited' WHERE id = $1`,
  'its place': `UPDATE event SET place_id = (SELECT id FROM place WHERE country_code = 'ES' LIMIT 1) WHERE id = $1`,
  'the city of its place': `UPDATE place SET city = 'Ica' WHERE id = (SELECT place_id FROM event WHERE id = $1)`,
  'the county of its place': `UPDATE place SET county = 'Surco' WHERE id = (SELECT place_id FROM event WHERE id = $1)`,
  'a further date': `INSERT INTO event_date (event_id, starts_at) VALUES ($1, now() + interval '2 days')`,
  'its dates, later': `UPDATE event_date SET starts_at = starts_at + interval '40 days' WHERE event_id = $1`,
  'the first date, moved behind the others': `UPDATE event_date SET starts_at = now() + interval '300 days'
    WHERE id = (SELECT id FROM event_date WHERE event_id = $1 ORDER BY starts_at LIMIT 1)`,
  'a date, removed': `DELETE FROM event_date
    WHERE id = (SELECT id FROM event_date WHERE event_id = $1 ORDER BY starts_at DESC LIMIT 1)`,
  'a departure, called off': `UPDATE departure SET called_off_at = now()
    WHERE id = (SELECT min(id) FROM departure WHERE event_id = $1)`,
  'the end of its days': `UPDATE event SET ends_at = ends_at + interval '70 days' WHERE id = $1`,
  'a price': `UPDATE product_variant SET amount_minor = 1200
    WHERE category_id IN (SELECT id FROM category WHERE event_id = $1)`,
  'a cheaper ticket': `INSERT INTO product_variant (category_id, province_id, place_id, amount_minor, capacity, stops,
      translations) SELECT category_id, province_id, place_id, 700, capacity, stops, translations FROM product_variant
    WHERE id = (SELECT min(v.id) FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = $1)`,
  'whether it is withdrawn': 'UPDATE event SET withdrawn = NOT withdrawn WHERE id = $1',
};

const at = (...days: number[]) => days.map((daysAhead) => ({ daysAhead, time: '20:00' }));
const kinds = {
  'of one date': { dates: at(5) },
  'of several dates': { periodicityType: periodicity.calendar, dates: at(-9, 20, 70) },
  'of a range of days': { periodicityType: periodicity.range, dates: at(15), endDaysAhead: 65 },
} as const;

for (const [kind, event] of Object.entries(kinds)) {
  test(`[FND-01] an event ${kind} is listed with its facts after every change of them`, async () => {
    for (const [change, statement] of Object.entries(changes)) {
      const { eventId } = await testApp.addEvent({ genre: 'concert', ...event });
      assert.deepEqual(await listedRows(eventId), await expectedRows(eventId), 'as it was added');
      await testApp.query(statement, [eventId]);
      assert.deepEqual(await listedRows(eventId), await expectedRows(eventId), change);
    }
  });

  test(`[FND-01] an event ${kind} is listed with its facts after all changes in turn`, async () => {
    const { eventId } = await testApp.addEvent({ genre: 'concert', ...event });
    for (const [change, statement] of [...Object.entries(changes), ...Object.entries(changes).toReversed()]) {
      await testApp.query(statement, [eventId]);
      assert.deepEqual(await listedRows(eventId), await expectedRows(eventId), change);
    }
  });
}
