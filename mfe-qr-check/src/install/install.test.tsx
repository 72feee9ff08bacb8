import { renderModule } from '@idavuelta/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import qrCheck from '../module.ts';
import { Installation } from './Installation.tsx';

const open = () => renderModule(qrCheck, <Installation path="/qr-verification" />, { path: '/qr-verification' });
const offered = 'Instala esta página en el teléfono: se abre al instante y también sin conexión.';

/** The browser reports that the page can be installed. */
function offerInstallation() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(async () => ({ outcome: 'accepted' })),
  });
  fireEvent(window, event);
  return event;
}

const setStandalone = (standalone?: boolean) =>
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });

afterEach(() => {
  localStorage.clear();
  setStandalone();
});

it('[QRC-08] offers to install the page where the browser can, and has the browser ask', async () => {
  await open();
  expect(screen.queryByText(offered)).toBeNull();
  const event = offerInstallation();
  expect(event.defaultPrevented).toBe(true);
  const install = await screen.findByRole('button', { name: 'Instalar' });
  await act(async () => install.click());
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(offered)).toBeNull();
});

it('[QRC-08] does not offer it again to who declined', async () => {
  const { unmount } = await open();
  offerInstallation();
  const decline = await screen.findByRole('button', { name: 'Ahora no' });
  await act(async () => decline.click());
  expect(screen.queryByText(offered)).toBeNull();
  unmount();
  await open();
  offerInstallation();
  await act(async () => {});
  expect(screen.queryByText(offered)).toBeNull();
});

it('[QRC-08] says on an iPhone what to tap, and nothing once the page was opened from the home screen', async () => {
  setStandalone(false);
  const { unmount } = await open();
  expect(await screen.findByText('Toca Compartir y luego «Agregar a inicio».')).toBeInTheDocument();
  unmount();
  setStandalone(true);
  await open();
  await act(async () => {});
  expect(screen.queryByText(offered)).toBeNull();
});

it('[QRC-08] says no more when the browser has installed it', async () => {
  await open();
  offerInstallation();
  await screen.findByText(offered);
  fireEvent(window, new Event('appinstalled'));
  expect(screen.queryByText(offered)).toBeNull();
});
