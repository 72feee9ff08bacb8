import { screen } from '@testing-library/react';
import { checkComplete, openPage, openScanner, ticket } from '../testing/scanner.tsx';

const vibrate = jest.fn(() => true);
const played: number[] = [];

class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
  close = async () => {};
  createOscillator() {
    const frequency = { value: 0 };
    return { frequency, connect() {}, start: () => played.push(frequency.value), stop() {} };
  }
}

beforeEach(() => {
  localStorage.clear();
  played.length = 0;
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  Object.defineProperty(window, 'AudioContext', { configurable: true, value: FakeAudio });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(window, 'AudioContext');
});

const answers = {
  valid: ticket,
  used: { ...ticket, checkedAt: '2027-03-05T23:40:00.000Z', checkedBy: 'Van 2' },
  invalid: { date: ticket.date },
};

async function verdictOf(answer: object) {
  const page = await openScanner({ [checkComplete]: answer });
  await page.scan('{"orderId":"o-1","ticket":1}');
  await screen.findByRole('button', { name: 'Escanear otro código' });
  return page;
}

it('[QRC-03, QRC-04, QRC-07] each verdict has a sound and a vibration of its own', async () => {
  const [heard, felt] = [new Set<string>(), new Set<string>()];
  for (const answer of Object.values(answers)) {
    played.length = 0;
    vibrate.mockClear();
    const { unmount } = await verdictOf(answer);
    heard.add(played.join());
    felt.add(vibrate.mock.calls.join());
    unmount();
  }
  expect([heard.size, felt.size]).toEqual([3, 3]);
});

it('[QRC-03] sound and vibration are turned off, each by itself, and stay so in this browser', async () => {
  const { user, unmount } = await openPage();
  await user.click(screen.getByRole('switch', { name: 'Sonido', checked: true }));
  expect(screen.getByRole('switch', { name: 'Sonido', checked: false })).toBeVisible();
  unmount();

  const scanning = await verdictOf(answers.valid);
  expect(played).toEqual([]);
  expect(vibrate).toHaveBeenCalledTimes(1);

  await scanning.user.click(screen.getByRole('button', { name: 'Escanear otro código' }));
  await scanning.user.click(screen.getByRole('switch', { name: 'Sonido', checked: false }));
  await scanning.user.click(screen.getByRole('switch', { name: 'Vibración', checked: true }));
  await scanning.scan('{"orderId":"o-2","ticket":1}');
  await screen.findByRole('button', { name: 'Escanear otro código' });
  expect(played.length).toBeGreaterThan(0);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('[QRC-03] a device that does not vibrate has no switch for it', async () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  await openPage();
  expect(screen.getByRole('switch', { name: 'Sonido' })).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Vibración' })).toBeNull();
});
