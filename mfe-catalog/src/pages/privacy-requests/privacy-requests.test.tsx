import { aLocale, apiError, renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import catalog from '../../module.ts';
import PrivacyRequestsPage from './PrivacyRequestsPage.tsx';

const show = (api = {}, path = '/privacy-requests', options = {}) =>
  renderModule(catalog, <PrivacyRequestsPage />, { path, api, ...options });
const field = (label: RegExp | string) => screen.getByLabelText(label);

async function fillIn(user: Awaited<ReturnType<typeof show>>['user']) {
  await user.selectOptions(field('¿Qué pides?'), 'Eliminar mis datos');
  await user.type(field('Nombre y apellido'), 'Rosa Díaz');
  await user.type(field('Correo electrónico'), 'rosa@example.org');
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
}

it('[LEG-04] a request is sent without a login, and the page says that a link confirms it', async () => {
  const { user, calls } = await show({ 'POST /privacy-requests': {} });
  await fillIn(user);
  expect(await screen.findByText('Revisa tu correo')).toBeVisible();
  expect(calls[0]?.data).toEqual({
    kind: 'deletion',
    country: 'PE',
    name: 'Rosa Díaz',
    email: 'rosa@example.org',
    details: '',
  });
  expect(field('Nombre y apellido')).toBeDisabled();
});

it('[LEG-04] too many requests are refused with a clear word, and what was typed stays', async () => {
  const { user } = await show({ 'POST /privacy-requests': () => apiError('RATE_LIMITED', { status: 429 }) });
  await fillIn(user);
  expect(await screen.findByText(/Demasiados intentos/)).toBeVisible();
  expect(field('Nombre y apellido')).toHaveValue('Rosa Díaz');
});

it('[LEG-04] the country is the visitor’s', async () => {
  const locale = aLocale({ country: 'CL', language: 'es_CL', fallbackLanguage: 'es_CL', siteLanguage: 'es_CL' });
  await show({}, '/privacy-requests', { language: 'es_CL', state: { locale } });
  expect(field('País')).toHaveValue('CL');
});

it('[LEG-04] a mailed link confirms at a press, and shows number and last day', async () => {
  const { user, calls } = await show(
    { 'POST /privacy-requests/confirm': { number: 12, dueOn: '2026-12-28' } },
    '/privacy-requests?confirm=abc',
  );
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmar mi solicitud' }));
  expect(await screen.findByText('Tu solicitud tiene el número 12')).toBeVisible();
  expect(screen.getByText(/a más tardar el lunes, 28 de diciembre de 2026/)).toBeVisible();
  expect(calls[0]?.data).toEqual({ token: 'abc' });
});

it('[LEG-04] a link that is used up leads to a new request', async () => {
  const { user } = await show(
    { 'POST /privacy-requests/confirm': () => apiError('TOKEN_INVALID', { status: 410 }) },
    '/privacy-requests?confirm=abc',
  );
  await user.click(screen.getByRole('button', { name: 'Confirmar mi solicitud' }));
  expect(await screen.findByText(/El enlace venció o ya se usó/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hacer una solicitud' })).toHaveAttribute('href', '/privacy-requests');
});

it('[LEG-05] the link of an export has a document and a file', async () => {
  await show({}, '/privacy-requests?export=abc');
  expect(screen.getByRole('link', { name: /PDF/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/privacy-requests/export?token=abc&format=pdf'),
  );
  expect(screen.getByRole('link', { name: /JSON/ })).toBeVisible();
});
