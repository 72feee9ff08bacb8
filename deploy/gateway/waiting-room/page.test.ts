import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages, type NowServing, type QueueTicket } from '@idavuelta/shared/contracts';
import { waitingRoomPage } from './page.ts';

const now: NowServing = {
  room: 7,
  state: 'open',
  opensAt: '2027-03-01T15:00:00Z',
  at: '2027-03-01T15:10:00Z',
  issued: 900,
  nowServing: 100,
  pace: { low: 25, high: 40 },
};
const ticket: QueueTicket = { room: 7, position: 440, turn: 'waiting' };
const takes = '<form method="post" action="/waiting-room/7">';

test('[SAL-05] without JavaScript a queue shows the place and the wait, and refreshes by itself', () => {
  const html = waitingRoomPage(now, ticket, 'es_PE');
  for (const part of [
    '<html lang="es-PE">',
    '<meta http-equiv="refresh" content="20">',
    '<title>Estás en la fila · Idavuelta</title>',
    'Tu número: 441',
    'Delante de ti: 340',
    'Faltan entre 8 y 14 minutos.',
    'hace falta JavaScript',
    'href="tel:+5116409000"',
  ])
    assert.ok(html.includes(part), part);
  assert.ok(!/<script|\son\w+=/.test(html));
  assert.ok(!html.includes(takes));
});

test('[SAL-05] without JavaScript a place is taken by a form, and again once the turn has passed', () => {
  assert.ok(waitingRoomPage(now, undefined, 'es_PE').includes(`${takes}<button>Tomar un lugar</button>`));
  const passed = waitingRoomPage(now, { ...ticket, turn: 'passed' }, 'es_PE');
  assert.ok(passed.includes(`${takes}<button>Volver a la fila</button>`));
  assert.ok(!passed.includes('Tu número'));
});

test('[SAL-05] without JavaScript the turn is told with the time that is left', () => {
  const html = waitingRoomPage(now, { ...ticket, turn: 'called', until: '2027-03-01T15:14:30Z' }, 'en_US');
  assert.match(html, /<h1>It’s your turn!<\/h1>.*You have 5 minutes\./);
});

test('[SAL-02] without JavaScript nothing is told of a place before the draw', () => {
  const before: NowServing = { ...now, state: 'before', at: '2027-03-01T14:50:00Z', nowServing: 0 };
  const html = waitingRoomPage(before, { room: 7, turn: 'waiting' }, 'es_ES');
  assert.match(html, /<h1>Ya tienes sitio en la cola<\/h1><p>La venta empieza en 10 minutos\./);
  assert.ok(!html.includes('Tu número'));
});

test('[SAL-04] without JavaScript a queue that is over takes nobody and stops refreshing', () => {
  const html = waitingRoomPage({ ...now, state: 'sold-out' }, undefined, 'es_CL');
  assert.ok(html.includes('<h1>Se agotaron los pasajes</h1>'));
  assert.ok(!html.includes(takes));
  assert.ok(!html.includes('http-equiv="refresh"'));
});

test('[SAL-05] the page without JavaScript has every text in five languages', () => {
  const turns = ['waiting', 'called', 'admitted', 'passed'] as const;
  const states = ['before', 'open', 'paused', 'sold-out', 'ended'] as const;
  for (const language of languages)
    for (const state of states)
      for (const own of [undefined, ...turns.map((turn) => ({ ...ticket, turn, until: now.at }))])
        for (const pace of [undefined, now.pace, { low: 0, high: 9 }])
          assert.doesNotMatch(waitingRoomPage({ ...now, state, pace }, own, language), /undefined|NaN|\{\{/);
});
