import type { TaxCompany } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import { aFreshCompanyInChile, aTaxCompany, aTaxCompanyInSpain } from '../../testing/tax.ts';
import TaxCompaniesPage from './TaxCompaniesPage.tsx';

const show = (company: TaxCompany, api: FakeApi = {}, role: 'finance' | 'support' = 'finance') =>
  renderOffice(<TaxCompaniesPage />, {
    path: '/back-office/tax-companies',
    account: anAccount(role),
    api: { 'GET /staff-api/tax-companies': [company], 'GET /staff-api/audit': [], ...api },
  });
/** Chooses a file in the form whose button is named. */
async function choose({ user }: Awaited<ReturnType<typeof show>>, button: string, file: File) {
  const form = (await screen.findByRole('button', { name: button })).closest('form');
  await user.upload(form?.querySelector('input[type=file]') as HTMLInputElement, file);
  await screen.findByText(file.name);
}
const save = () => screen.findByRole('button', { name: 'Guardar' });

beforeEach(() => localStorage.clear());

it('[FIS-08] a company is saved with its issuer, tax and settings, at the revision that was read', async () => {
  const { user, calls } = await show(aTaxCompany(), {
    'PUT /staff-api/tax-companies/PE': aTaxCompany({ revision: 4 }),
  });
  const name = await screen.findByRole('textbox', { name: 'Nombre comercial' });
  expect(screen.getByText(/El porcentaje lo decide un contador/)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Ida y Vuelta');
  await user.clear(screen.getByRole('textbox', { name: /nombra a quien compra desde/ }));
  await user.click(await save());
  expect(await screen.findByText('Los cambios quedaron guardados.')).toBeInTheDocument();
  const sent = calls.find(({ method }) => method === 'PUT');
  const { issuer, settings, taxPercent } = aTaxCompany();
  const { namedFrom, ...others } = settings as { namedFrom: number };
  expect(sent?.headers['If-Match']).toBe('"3"');
  expect(sent?.data).toEqual({
    ...{ isOn: true, taxPercent, settings: others },
    issuer: { ...issuer, tradeName: 'Ida y Vuelta' },
  });
});

it('[FIS-08] a country that is off is yellow, and its placeholder must be replaced', async () => {
  const { user, calls } = await show(aFreshCompanyInChile());
  expect((await screen.findByText('Apagados')).closest('.ant-tag')).toHaveClass('ant-tag-warning');
  expect(screen.getByText('En este país no se emite ningún comprobante.')).toBeVisible();
  const sender = screen.getByRole('textbox', { name: 'RUT de quien firma y envía' });
  expect(sender).toHaveValue('');
  await user.type(sender, '66.666.666-6');
  await user.click(await save());
  expect(await screen.findByText(/El de ejemplo no sirve/)).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('[FIS-08] Spain’s limit is in euros, and an error of the settings stands at its field', async () => {
  const errors = [{ field: 'settings.series.simplified', reason: 'pattern' }];
  const { user, calls } = await show(aTaxCompanyInSpain(), {
    'PUT /staff-api/tax-companies/ES': () => apiError('VALIDATION_FAILED', { status: 400, errors }),
  });
  const limit = await screen.findByRole('textbox', { name: 'Total máximo de una factura simplificada' });
  expect(limit).toHaveValue('400,00');
  await user.clear(limit);
  await user.type(limit, '3000');
  await user.click(await save());
  const series = screen.getByRole('textbox', { name: 'Serie de facturas simplificadas' });
  await waitFor(() => expect(series).toHaveAttribute('aria-invalid', 'true'));
  expect(limit).toHaveValue('3.000,00');
  expect(calls.find(({ method }) => method === 'PUT')?.data).toMatchObject({
    settings: { simplifiedLimit: 300_000, producer: { name: 'Idavuelta' } },
  });
});

it('[FIS-08] the second editor is told what the first changed', async () => {
  const errors = [{ field: 'issuer', reason: 'changed' }];
  const { user } = await show(aTaxCompany(), {
    'PUT /staff-api/tax-companies/PE': () => apiError('CHANGED_MEANWHILE', { status: 412, errors }),
  });
  await user.click(await save());
  expect(await screen.findByText(/otra persona cambió: Quién emite/)).toBeVisible();
});

it('[FIS-08] a certificate with a wrong password says so at the field, and then is kept', async () => {
  const errors = [{ field: 'password', reason: 'wrong-password' }];
  let refusals = 1;
  const view = await show(aTaxCompany(), {
    'POST /staff-api/tax-companies/PE/certificate': () =>
      refusals-- > 0 ? apiError('VALIDATION_FAILED', { status: 400, errors }) : aTaxCompany(),
  });
  const section = within(await screen.findByRole('region', { name: 'Certificado digital' }));
  expect(section.getByText('Vigente')).toBeVisible();
  const { user, calls } = view;
  await choose(view, 'Cambiar el certificado', new File(['sealed'], 'empresa.p12'));
  await user.type(section.getByLabelText('Contraseña del archivo'), 'secreta');
  await user.click(section.getByRole('button', { name: 'Cambiar el certificado' }));
  expect(await section.findByText('La contraseña no abre el certificado.')).toBeVisible();
  expect(section.getByLabelText('Contraseña del archivo')).toHaveValue('secreta');
  await user.click(section.getByRole('button', { name: 'Cambiar el certificado' }));
  expect(await screen.findByText('El certificado quedó guardado.')).toBeInTheDocument();
  expect(calls.findLast(({ method }) => method === 'POST')?.data).toEqual({
    file: btoa('sealed'),
    password: 'secreta',
  });
});

it('[FIS-08] few folios, and those that end soon, are warned of; more are added from a file', async () => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const company = aFreshCompanyInChile({
    revision: 1,
    folios: [
      { series: '39', left: 49 },
      { series: '41', left: 50 },
      { series: '61', left: 90, until: soon },
    ],
  });
  const view = await show(company, {
    'POST /staff-api/tax-companies/CL/folios': () =>
      apiError('VALIDATION_FAILED', { status: 400, errors: [{ field: 'file', reason: 'other-issuer' }] }),
  });
  const table = within(await screen.findByRole('region', { name: 'Folios' }));
  expect(table.getByRole('row', { name: /Boleta afecta/ })).toHaveTextContent('Quedan pocos');
  expect(table.getByRole('row', { name: /Boleta exenta/ })).toHaveTextContent('Alcanzan');
  expect(table.getByRole('row', { name: /Nota de crédito/ })).toHaveTextContent('Vencen pronto');
  await choose(view, 'Agregar folios', new File(['<CAF/>'], 'caf.xml'));
  await view.user.click(screen.getByRole('button', { name: 'Agregar folios' }));
  expect(await screen.findByText('El CAF es de otro RUT.')).toBeVisible();
  expect(view.calls.findLast(({ method }) => method === 'POST')?.data).toEqual({ file: btoa('<CAF/>') });
});

it('[FIS-08] an unsent file and a missing address are told; who may only read changes nothing', async () => {
  const company = aTaxCompany({ isConfigured: false, problem: '0151 El nombre del archivo ZIP es incorrecto' });
  await show(company, {}, 'support');
  expect(await screen.findByText('0151 El nombre del archivo ZIP es incorrecto')).toBeVisible();
  expect(screen.getByText(/Esta instalación no tiene la dirección de SUNAT/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombre comercial' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cambiar el certificado' })).not.toBeInTheDocument();
});
