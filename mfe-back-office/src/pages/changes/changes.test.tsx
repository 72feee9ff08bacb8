import { languages } from '@idavuelta/shared/contracts';
import { type AuditRow, auditActions } from '@idavuelta/shared/contracts/staff';
import { aPage, moduleTexts } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import definition from '../../module.ts';
import { renderOffice } from '../../testing/office.tsx';
import ChangesPage from './ChangesPage.tsx';

const row = (id: number, detail: AuditRow['detail']): AuditRow => ({
  id,
  at: '2027-03-01T15:00:00Z',
  actor: 'staff:rosa@idavuelta.example',
  action: 'change-staff-user',
  subject: 'staff-user:7',
  detail,
});

it('[BOF-16] shows who changed what, before and after, a page at a time', async () => {
  const { user, calls, api } = await renderOffice(<ChangesPage />, {
    path: '/back-office/changes',
    api: {
      'GET /staff-api/audit': aPage(
        [row(9, { before: { role: 'viewer' }, after: { role: 'support' }, revision: 2 })],
        '9',
      ),
    },
  });
  expect(await screen.findByText('role: viewer → support')).toBeVisible();
  expect(screen.getByText('rosa@idavuelta.example')).toBeVisible();
  expect(screen.getByText('Cambió una persona del equipo')).toBeVisible();
  api['GET /staff-api/audit'] = [row(3, { reason: 'pidió el cambio' })];
  await user.click(screen.getByRole('button', { name: 'Siguientes' }));
  expect(await screen.findByText('reason: pidió el cambio')).toBeVisible();
  expect(calls.at(-1)?.params).toMatchObject({ before: '9' });
  expect(screen.getByRole('button', { name: 'Primera página' })).toBeVisible();
});

it('[BOF-16] the states of an order are named', async () => {
  const rows = aPage([row(9, { from: 'awaiting_payment', to: 'paid', reason: 'payment approved' })]);
  await renderOffice(<ChangesPage />, { path: '/back-office/changes', api: { 'GET /staff-api/audit': rows } });
  expect(await screen.findByText('from: Por pagar, to: Pagado, reason: payment approved')).toBeVisible();
});

it('[BOF-16] amounts of a change are read as money', async () => {
  const rows = aPage([row(9, { amount: { minor: 9000, currency: 'PEN' } })]);
  await renderOffice(<ChangesPage />, { path: '/back-office/changes', api: { 'GET /staff-api/audit': rows } });
  expect(await screen.findByText('amount: S/90,00')).toBeVisible();
});

it('[BOF-16] every action has a name in each language, and none of an unknown one is made up', async () => {
  const texts = await moduleTexts(definition);
  for (const language of languages)
    expect(auditActions.filter((action) => !texts[language][`back-office:audit.${action}`])).toEqual([]);
  await renderOffice(<ChangesPage />, {
    path: '/back-office/changes',
    api: { 'GET /staff-api/audit': [{ ...row(9, {}), action: 'water-plants' }] },
  });
  expect(await screen.findByText('water-plants')).toBeVisible();
});

it('[FLT-44] what was done is shown first; who read contacts is a list of its own', async () => {
  const { user, calls, api } = await renderOffice(<ChangesPage />, {
    path: '/back-office/changes',
    api: { 'GET /staff-api/audit': aPage([row(9, { reason: 'pidió el cambio' })]) },
  });
  expect(await screen.findByText('reason: pidió el cambio')).toBeVisible();
  expect(calls.at(-1)?.params).toMatchObject({ reads: 'false' });
  const detail = { operation: 'getCustomer' };
  api['GET /staff-api/audit'] = aPage([
    { ...row(8, detail), action: 'read-contacts', subject: 'contacts:customers/5' },
  ]);
  await user.click(screen.getByRole('radio', { name: 'Quién vio contactos' }));
  expect(await screen.findByText('Se vieron datos de contacto')).toBeVisible();
  expect(screen.getByText('contacts:customers/5')).toBeVisible();
  expect(calls.at(-1)?.params).toMatchObject({ reads: 'true' });
});
