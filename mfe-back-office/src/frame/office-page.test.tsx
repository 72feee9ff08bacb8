import { staffToken } from '@idavuelta/shared/staff-session';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import HomePage from '../pages/home/HomePage.tsx';
import { anAccount, renderOffice } from '../testing/office.tsx';

const path = '/back-office';

it('[BOF-01] who is not logged in, or no longer, is asked to log in', async () => {
  const { currentPath } = await renderOffice(<HomePage />, { path, account: null });
  expect(currentPath()).toBe('/back-office/log-in');
  const later = await renderOffice(<HomePage />, {
    path,
    api: { 'GET /staff-api/account': () => apiError('UNAUTHENTICATED', { status: 401 }) },
  });
  await waitFor(() => expect(later.currentPath()).toBe('/back-office/log-in'));
});

it('[BOF-02] the home page has the areas that the role opens', async () => {
  await renderOffice(<HomePage />, { path, account: anAccount('viewer', { recoveryCodesLeft: 1 }) });
  expect(await screen.findByRole('link', { name: /^Cambios/ })).toHaveAttribute('href', '/back-office/changes');
  expect(screen.queryByRole('link', { name: /^Personas/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Códigos de recuperación que te quedan: 1/)).toBeVisible();
});

it('[BOF-01] logging out ends the session and forgets the token', async () => {
  const { user, calls, currentPath } = await renderOffice(<HomePage />, {
    path,
    api: { 'POST /staff-api/logout': {} },
  });
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/log-in'));
  expect(staffToken.read()).toBeUndefined();
  expect(calls.some(({ path: called }) => called === '/staff-api/logout')).toBe(true);
});

it('[BOF-01] a customer who is logged in is nobody here, and stays logged in', async () => {
  const { calls, store } = await renderOffice(<HomePage />, {
    path,
    session: { status: 'authenticated', name: 'Cliente' } as never,
    api: { 'GET /staff-api/account': () => apiError('UNAUTHENTICATED', { status: 401 }) },
  });
  await waitFor(() => expect(calls.some(({ path: called }) => called === '/staff-api/account')).toBe(true));
  expect(calls[0]?.headers.Authorization).toBe('Bearer a token of staff');
  expect((store.getState() as { session: { status: string } }).session.status).toBe('authenticated');
});
