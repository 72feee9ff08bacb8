import type { Manifest } from '@idavuelta/shared/contracts/staff';
import { screen, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import ManifestsPage from './ManifestsPage.tsx';

const manifest: Manifest = {
  id: 3,
  van: 'ABC-123',
  driver: 'Luis Paz',
  event: 'Noche de cumbia',
  passengers: 12,
  frozenAt: '2027-03-06T22:00:00Z',
  sha256: 'a'.repeat(64),
};
const list = (direction: string) => `GET /staff-api/departures/5/manifests/${direction}`;

it('[LEG-07, OFF-01] the manifests of a departure are listed by direction and downloaded, and name the tab', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user, calls } = await renderOffice(<ManifestsPage params={{ id: '5' }} />, {
    path: '/back-office/travellers/5/manifests',
    api: {
      [list('out')]: [manifest],
      [list('back')]: [],
      'GET /staff-api/manifests/3/file': new Blob(['a']),
    },
  });
  const row = await screen.findByRole('row', { name: /ABC-123/ });
  expect(row).toHaveTextContent(/Luis Paz.*12/);
  expect(document.title).toMatch(/^Noche de cumbia · Manifiestos/);
  expect(screen.getByText('Todavía no salió ninguna van.')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Descargar PDF' }));
  expect(calls.find(({ path }) => path === '/staff-api/manifests/3/file')?.params).toMatchObject({ format: 'pdf' });
});

it('[LEG-07] who may not take names and addresses along sees no manifest', async () => {
  const { calls } = await renderOffice(<ManifestsPage params={{ id: '5' }} />, {
    path: '/back-office/travellers/5/manifests',
    account: anAccount('events'),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(calls.some(({ path }) => path.includes('manifests'))).toBe(false);
});
