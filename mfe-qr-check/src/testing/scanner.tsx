import 'fake-indexeddb/auto';
import type { TicketCheck } from '@idavuelta/shared/contracts';
import { inEveryLanguage, renderModule } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import qrCheck from '../module.ts';
import TicketCheckPage from '../pages/ticket-check/TicketCheckPage.tsx';
import { codeRead } from '../state/ticket-check.slice.ts';

/** The API's response for a valid ticket. */
export const ticket: TicketCheck = {
  event: {
    name: 'Noche de Cumbia',
    placeName: 'Estadio San Marcos',
    timeZone: 'America/Lima',
    translations: inEveryLanguage({ name: 'Noche de Cumbia' }),
  },
  date: '2027-03-06T01:00:00.000Z',
  customer: { name: 'Rosa Quispe', email: '' },
  ticketQuantity: 2,
  ticket: 1,
  leg: 'outbound',
  passengers: ['Rosa Quispe', 'Luis Quispe'],
  isSigned: true,
};
export const checkComplete = 'POST /order/:id/check-complete';

/** A camera without a picture: tests dispatch what it would have read. */
export function aCamera(deviceId = 'rear', capabilities: object = {}) {
  const track = Object.assign(new EventTarget(), {
    muted: false,
    stop: jest.fn(),
    applyConstraints: jest.fn(async () => {}),
    getCapabilities: () => capabilities,
    getSettings: () => ({ deviceId }),
  });
  return { track, getTracks: () => [track], getVideoTracks: () => [track] };
}

/** The device's cameras; without `getUserMedia` the page was opened without HTTPS. */
export const withCamera = (getUserMedia?: (wanted: MediaStreamConstraints) => Promise<unknown>, devices = ['rear']) =>
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getUserMedia && {
      getUserMedia,
      enumerateDevices: async () => devices.map((deviceId) => ({ kind: 'videoinput', deviceId })),
    },
  });

/** The page before the driver does anything. */
export const openPage = (api = {}) =>
  renderModule(qrCheck, <TicketCheckPage />, {
    path: '/qr-verification',
    api: { 'GET /ticket-keys': [], ...api },
  });

/** The page after a tap on 'Escanear Código'. `scan` simulates a code that the camera read. */
export async function openScanner(api = {}, provideCamera = () => withCamera(async () => aCamera())) {
  provideCamera();
  HTMLMediaElement.prototype.play = async () => {};
  const page = await openPage(api);
  await act(async () => void screen.getByRole('button', { name: 'Escanear Código' }).click());
  const scan = (text: string) => act(async () => void page.store.dispatch(codeRead(text)));
  const notices = () =>
    page.actions.filter(({ type }) => type === 'contract/notified').map(({ payload }) => payload as object);
  return { ...page, scan, notices };
}
