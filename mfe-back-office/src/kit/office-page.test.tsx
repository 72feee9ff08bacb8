import { apiError, networkDown, pending } from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import HomePage from '../pages/home/HomePage.tsx';
import { anAccount, renderOffice } from '../testing/office.tsx';

const path = '/back-office';

async function logOut(user: Awaited<ReturnType<typeof renderOffice>>['user']) {
  await user.click(await screen.findByRole('button', { name: /^(Rosa|Inés) · / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
}

it('[BOF-01] who is not logged in, or no longer, is asked to log in', async () => {
  const { currentPath } = await renderOffice(<HomePage />, { path, account: null });
  expect(currentPath()).toBe('/back-office/log-in');
  const later = await renderOffice(<HomePage />, {
    path,
    api: { 'GET /staff-api/account': () => apiError('UNAUTHENTICATED', { status: 401 }) },
  });
  await waitFor(() => expect(later.currentPath()).toBe('/back-office/log-in'));
});

it('[BOF-02] the menu has the areas that the role opens, and who is about to run out of recovery codes is told so', async () => {
  await renderOffice(<HomePage />, { path, account: anAccount('viewer', { recoveryCodesLeft: 1 }) });
  expect(await screen.findByRole('link', { name: /^Cambios/ })).toHaveAttribute('href', '/back-office/changes');
  expect(screen.queryByRole('link', { name: /^Personas/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Códigos de recuperación que te quedan: 1/)).toBeVisible();
});

/** Changes storage as another tab would. */
const otherTab = (key: string) => act(async () => void dispatchEvent(new StorageEvent('storage', { key })));
const since = 'idavuelta.staff-since';

it('[FLT-43] after a reload who is logged in stays so, with no token in the storage of the browser', async () => {
  localStorage.setItem('idavuelta.staff-token', 'a token of an earlier version');
  const { user, calls, currentPath } = await renderOffice(<HomePage />, {
    path,
    api: { 'POST /staff-api/logout': {} },
  });
  expect(await screen.findByRole('button', { name: /^Rosa · / })).toBeVisible();
  expect(currentPath()).toBe(path);
  expect(calls[0]).toMatchObject({ path: '/staff-api/account', withCredentials: true });
  expect(calls[0]?.headers.Authorization).toBeUndefined();
  expect(Object.entries(localStorage)).toEqual([[since, expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)]]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  await logOut(user);
  expect(calls.at(-1)).toMatchObject({ path: '/staff-api/logout', headers: { 'X-CSRF-Token': 'a CSRF token' } });
});

it('[FLT-43] nobody is asked to log in while the API has not said who they are', async () => {
  const { currentPath } = await renderOffice(<HomePage />, { path, api: { 'GET /staff-api/account': pending } });
  expect(currentPath()).toBe(path);
});

it('[BOF-01] logging out ends the session, and leaves nothing of it in the browser', async () => {
  const { user, calls, currentPath } = await renderOffice(<HomePage />, {
    path,
    api: { 'POST /staff-api/logout': {} },
  });
  await logOut(user);
  await waitFor(() => expect(currentPath()).toBe('/back-office/log-in'));
  expect(localStorage.getItem(since)).toBeNull();
  expect(calls.some(({ path: called }) => called === '/staff-api/logout')).toBe(true);
});

it('[FLT-43] a log-out that does not reach the API says so, because nobody else can end the session', async () => {
  const { user, currentPath } = await renderOffice(<HomePage />, {
    path,
    api: { 'POST /staff-api/logout': networkDown },
  });
  await logOut(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(currentPath()).toBe(path);
  expect(localStorage.getItem(since)).not.toBeNull();
});

it('[FLT-43] a log-out in another tab ends the work in this one', async () => {
  const { api, currentPath } = await renderOffice(<HomePage />, { path });
  await screen.findByRole('button', { name: /^Rosa · / });
  await otherTab('another key');
  api['GET /staff-api/account'] = () => apiError('UNAUTHENTICATED', { status: 401 });
  expect(currentPath()).toBe(path);
  await otherTab(since);
  await waitFor(() => expect(currentPath()).toBe('/back-office/log-in'));
});

it('[FLT-43] after a log-in in another tab this one works on with the new session', async () => {
  const { api, user, calls } = await renderOffice(<HomePage />, { path, api: { 'POST /staff-api/logout': {} } });
  await screen.findByRole('button', { name: /^Rosa · / });
  api['GET /staff-api/account'] = anAccount('owner', { name: 'Inés', csrfToken: 'the token of the new session' });
  await otherTab(since);
  await screen.findByRole('button', { name: /^Inés · / });
  await logOut(user);
  expect(calls.at(-1)?.headers).toMatchObject({ 'X-CSRF-Token': 'the token of the new session' });
});

it('[BOF-01] a customer who is logged in is nobody here, and stays logged in', async () => {
  const { calls, store } = await renderOffice(<HomePage />, {
    path,
    session: { status: 'authenticated', name: 'Cliente' } as never,
    api: { 'GET /staff-api/account': () => apiError('UNAUTHENTICATED', { status: 401 }) },
  });
  await waitFor(() => expect(calls.some(({ path: called }) => called === '/staff-api/account')).toBe(true));
  expect(calls[0]?.headers.Authorization).toBeUndefined();
  expect((store.getState() as { session: { status: string } }).session.status).toBe('authenticated');
});
