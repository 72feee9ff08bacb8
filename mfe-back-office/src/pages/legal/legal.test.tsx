import type { StaffLegalDocument } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import LegalPage from './LegalPage.tsx';

const aDocument = (document: StaffLegalDocument['document']): StaffLegalDocument => ({
  country: 'PE',
  document,
  language: 'es_PE',
  texts: document === 'privacy' ? { es_PE: 'Guardamos poco.', en_US: 'We keep little.' } : {},
  today: '2026-11-30',
  revision: document === 'privacy' ? 4 : 0,
});
const documents = (['privacy', 'conditions', 'terms', 'cookies'] as const).map(aDocument);
const api: FakeApi = { 'GET /staff-api/legal/PE': documents, 'GET /staff-api/audit': [] };
const path = '/back-office/legal';
const show = (more: FakeApi = {}) => renderOffice(<LegalPage />, { path, api: { ...api, ...more } });
const peru = () => screen.findByLabelText('Texto · Español (Perú)');

beforeEach(() => localStorage.clear());

it('[BOF-12] a legal document is written in five languages, and what is missing is marked', async () => {
  const saved = { ...documents[0], texts: { es_PE: 'Guardamos menos.' }, revision: 5 };
  const { user, calls } = await show({ 'PUT /staff-api/legal/PE/privacy': saved });
  expect(await peru()).toHaveValue('Guardamos poco.');
  expect(screen.getAllByRole('tab', { name: /, falta$/ })).toHaveLength(3);
  await user.clear(await peru());
  expect(await screen.findByRole('tab', { name: 'Español (Perú), falta y es obligatorio' })).toBeVisible();
  await user.type(await peru(), 'Guardamos menos.');
  await user.click(screen.getByRole('tab', { name: 'English' }));
  await user.clear(screen.getByLabelText('Texto · English'));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Guardado. El sitio muestra el documento desde su día.')).toBeInTheDocument();
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.data).toEqual({ texts: { es_PE: 'Guardamos menos.' }, inForceOn: '2026-11-30' });
  expect(sent?.headers['If-Match']).toBe('"4"');
});

it('[BOF-12] the documents of another country are read when it is chosen', async () => {
  const chile = documents.map((document) => ({
    ...document,
    country: 'CL' as const,
    language: 'es_CL' as const,
    texts: { es_CL: `De Chile: ${document.document}.` },
  }));
  const { user } = await show({ 'GET /staff-api/legal/CL': chile });
  await peru();
  await user.click(screen.getByLabelText('País'));
  await user.click(await screen.findByTitle('Chile'));
  expect(await screen.findByDisplayValue('De Chile: privacy.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Cookies' }));
  expect(await screen.findByDisplayValue('De Chile: cookies.')).toBeVisible();
});

it('[BOF-15] the second editor is told which languages changed, keeps the text, and may save it over', async () => {
  const errors = [{ field: 'en_US', reason: 'changed' }];
  let revision = 4;
  const { user, calls } = await show({
    'GET /staff-api/legal/PE': () => documents.map((document) => ({ ...document, revision })),
    'PUT /staff-api/legal/PE/privacy': () => {
      const outdated = revision === 4;
      revision = 5;
      return outdated ? apiError('CHANGED_MEANWHILE', { status: 412, errors }) : { ...documents[0], revision: 6 };
    },
  });
  await user.type(await peru(), ' Y bien.');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/otra persona cambió: English/)).toBeVisible();
  await waitFor(() => expect(calls.filter(({ path: called }) => called === '/staff-api/legal/PE')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Usar lo mío' }));
  expect(await peru()).toHaveValue('Guardamos poco. Y bien.');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Guardado. El sitio muestra el documento desde su día.');
  const sent = calls.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ headers }) => headers['If-Match'])).toEqual(['"4"', '"5"']);
});

it('[BOF-15] what was typed and not saved is there again', async () => {
  const first = await show();
  await first.user.type(await peru(), ' De verdad.');
  first.unmount();
  await show();
  await waitFor(async () => expect(await peru()).toHaveValue('Guardamos poco. De verdad.'));
  expect(screen.getByText(/Recuperamos lo que habías escrito/)).toBeVisible();
});

it('[BOF-02] whoever may not change content is told so', async () => {
  await renderOffice(<LegalPage />, { path, account: anAccount('finance'), api });
  expect(await screen.findByText('Tu función no permite esto.')).toBeVisible();
});

it('[LEG-08] the version that comes is edited with its day; the one in force and earlier ones are shown', async () => {
  const next = { version: 3, inForceOn: '2026-12-24', texts: { es_PE: 'Guardaremos menos.' } };
  const stored: StaffLegalDocument = {
    ...aDocument('privacy'),
    inForce: { version: 2, inForceOn: '2026-08-01' },
    next,
    earlier: [{ version: 1, inForceOn: '2026-07-01', texts: { es_PE: 'Guardábamos mucho.' } }],
  };
  const { user, calls } = await show({
    'GET /staff-api/legal/PE': [stored],
    'PUT /staff-api/legal/PE/privacy': { ...stored, revision: 5 },
  });
  expect(await peru()).toHaveValue('Guardaremos menos.');
  expect(screen.getByText(/^Vigente: versión 2, desde el 1 ago\.? 2026/)).toBeVisible();
  expect(screen.getByText(/^Sigue: versión 3, desde el 24 dic\.? 2026/)).toBeVisible();
  await user.click(screen.getByText(/^Versión 1, desde el 1 jul\.? 2026/));
  expect(screen.getByText('Guardábamos mucho.')).toBeVisible();
  await user.type(await peru(), ' Ya.');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(/^Guardado/);
  expect(calls.find(({ method }) => method === 'PUT')?.data).toEqual({
    texts: { es_PE: 'Guardaremos menos. Ya.' },
    inForceOn: '2026-12-24',
  });
});
