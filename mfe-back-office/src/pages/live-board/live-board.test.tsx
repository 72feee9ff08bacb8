import type { LiveBoard, LiveRun } from '@idavuelta/shared/contracts/staff';
import { inEveryLanguage } from '@idavuelta/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { renderOffice } from '../../testing/office.tsx';
import LiveBoardPage from './LiveBoardPage.tsx';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const run: LiveRun = {
  ...{ id: 7, direction: 'out', van: 'ABC-123', driver: 'Luis', phone: '+51987654321' },
  ...{ startsAt: minutes(-30), endsAt: minutes(40), leftAt: minutes(-28), heardAt: minutes(-13) },
  ...{ seats: 15, travellers: 4, boarded: 1, absent: 1, stops: 3, stopsDone: 2, delayMinutes: 12 },
  next: { address: 'Jr. Junín 12', plannedAt: minutes(5), expectedAt: minutes(17), people: 2, isThere: false },
  position: { latitude: -12.1, longitude: -77, at: minutes(-13) },
  isConfirmed: true,
};
const board: LiveBoard = {
  readAt: minutes(0),
  departures: [
    {
      ...{ id: 3, event: inEveryLanguage({ name: 'Gala' }), place: 'Gran Teatro', country: 'PE' },
      ...{ timeZone: 'America/Lima', startsAt: minutes(90), runs: [run], unplanned: 2 },
    },
  ],
};

/** The browser's event source, which jsdom lacks: a test sends what the server would. */
class FakeEvents extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEvents[] = [];
  readyState = 1;
  onerror?: () => void;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEvents.opened.push(this);
  }
  send(type: string, content: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(content) })));
  }
  fail() {
    act(() => this.onerror?.());
  }
  close() {
    this.readyState = FakeEvents.CLOSED;
  }
}

beforeEach(() => {
  FakeEvents.opened = [];
  Object.assign(globalThis, { EventSource: FakeEvents });
});

const show = () =>
  renderOffice(<LiveBoardPage />, { path: '/back-office/dispatch/today', api: { 'GET /staff-api/live-board': board } });

it('[DSP-15] shows where each van is, how late, who is aboard, and whose phone is silent', async () => {
  await show();
  const row = within(await screen.findByRole('list', { name: 'Ida' }));
  expect(row.getByText('ABC-123')).toBeVisible();
  expect(row.getByText('1 de 4 a bordo')).toBeVisible();
  expect(row.getByText('1 no viaja')).toBeVisible();
  expect(row.getByText('12 min tarde')).toBeVisible();
  expect(row.getByText('Teléfono en silencio desde hace 13 min')).toBeVisible();
  expect(row.getByRole('link', { name: 'Posición de hace 13 min' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Llamar a Luis' })).toHaveAttribute('href', 'tel:+51987654321');
  expect(screen.getByText('2 pasajeros sin viaje publicado.')).toBeVisible();
});

it('[DSP-15] follows what the server tells, and asks again while it tells nothing', async () => {
  await show();
  expect(await screen.findByText('Cada 10 segundos')).toBeVisible();
  const [events] = FakeEvents.opened;
  expect(events?.url).toMatch(/\/staff-api\/live-board\/events$/);
  events?.send('board', board);
  expect(await screen.findByText('En vivo')).toBeVisible();
  const [departure] = board.departures;
  events?.send('departure', { ...departure, runs: [{ ...run, boarded: 3, heardAt: minutes(0) }] });
  expect(await screen.findByText('3 de 4 a bordo')).toBeVisible();
  expect(screen.queryByText(/Teléfono en silencio/)).not.toBeInTheDocument();
  events?.fail();
  expect(await screen.findByText('Cada 10 segundos')).toBeVisible();
});

it('[DSP-15] a late run proposes who is to be told, with phones, and one click tells them', async () => {
  const traveller = { name: 'Rosa Díaz', phone: '+51987000222', order: 'EXACTA22', at: minutes(5) };
  const sent: unknown[] = [];
  const { user } = await renderOffice(<LiveBoardPage />, {
    path: '/back-office/dispatch/today',
    api: {
      'GET /staff-api/live-board': board,
      'GET /staff-api/runs/7/waiting': () => [sent.length > 0 ? { ...traveller, toldAt: minutes(0) } : traveller],
      'POST /staff-api/runs/7/late-notice': ({ data }: { data?: unknown }) => {
        sent.push(data);
        return { told: 1 };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Avisar a quienes esperan ABC-123' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'ABC-123 va 12 min tarde: quién espera' }));
  expect(await drawer.findByRole('link', { name: 'Llamar a Rosa Díaz' })).toHaveAttribute('href', 'tel:+51987000222');
  await user.click(drawer.getByRole('button', { name: 'Avisar a todos' }));
  expect(await screen.findByText('Avisamos a los pasajeros de 1 boleto.')).toBeInTheDocument();
  expect(await drawer.findByText(/^Avisado a las/)).toBeVisible();
  expect(sent).toEqual([{ minutes: 12 }]);
});

it('[DSP-15] a run on time proposes nothing', async () => {
  const [departure] = board.departures;
  const onTime = { ...run, delayMinutes: 0, next: undefined };
  const api = { 'GET /staff-api/live-board': { ...board, departures: [{ ...departure, runs: [onTime] }] } };
  await renderOffice(<LiveBoardPage />, { path: '/back-office/dispatch/today', api });
  expect(await screen.findByText('A tiempo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Avisar/ })).not.toBeInTheDocument();
});
