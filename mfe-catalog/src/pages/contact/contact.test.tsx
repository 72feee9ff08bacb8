import { aLocale, apiError, networkDown, pending, renderModule } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import catalog from '../../module.ts';
import ContactPage from './ContactPage.tsx';

const show = (answer: unknown = {}) =>
  renderModule(catalog, <ContactPage />, { path: '/contact', api: { 'POST /contact': answer } });

type Visitor = Awaited<ReturnType<typeof show>>['user'];
const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Enviar mensaje' });
const typed = {
  Nombre: 'Rosa Quispe',
  'Correo electrónico': 'rosa@example.test',
  Teléfono: '987654321',
  Mensaje: '¿Van hasta Ancón?',
};

async function fillIn(user: Visitor, values: Record<string, string> = typed) {
  for (const [label, value] of Object.entries(values)) await user.type(field(label), value);
}

it('[RTE-04] shows contact with its offices', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contacto');
});

it('[PUB-02] names three offices with telephone and address', async () => {
  await show();
  const offices = within(screen.getByRole('region', { name: 'Nuestras oficinas' })).getAllByRole('listitem');
  expect(offices.map((office) => within(office).getByRole('heading').textContent)).toEqual(['Perú', 'Chile', 'España']);
  for (const office of offices) {
    expect(within(office).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/));
    expect(office.querySelector('address')).toHaveTextContent(/\d/);
  }
});

it('[PUB-02] names the office of the visitor’s country first', async () => {
  const locale = aLocale({ country: 'ES', language: 'es_ES', fallbackLanguage: 'es_ES', siteLanguage: 'es_ES' });
  await renderModule(catalog, <ContactPage />, { path: '/contact', language: 'es_ES', state: { locale } });
  const [first] = within(screen.getByRole('region', { name: 'Nuestras oficinas' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('España');
});

it('[PUB-02] lets send once all four fields are valid', async () => {
  const { user } = await show();
  expect(submit()).toBeDisabled();
  for (const missing of Object.keys(typed)) {
    await fillIn(user);
    expect(submit()).toBeEnabled();
    await user.clear(field(missing));
    expect(submit()).toBeDisabled();
    for (const label of Object.keys(typed)) await user.clear(field(label));
  }
});

it('says beside the field that an e-mail is not valid', async () => {
  const { user } = await show();
  await fillIn(user, { ...typed, 'Correo electrónico': 'rosa' });
  expect(submit()).toBeDisabled();
  expect(field('Correo electrónico')).toHaveAccessibleDescription('Correo electrónico no válido');
});

it('[PUB-02] sends the message with the country, thanks, and disables the form', async () => {
  const { user, calls } = await show();
  await fillIn(user, { ...typed, Nombre: '  Rosa Quispe ' });
  await user.click(submit());
  const thanks = await screen.findByText('¡Gracias por escribirnos!');
  expect(thanks.closest('[tabindex]')).toHaveFocus();
  for (const label of Object.keys(typed)) expect(field(label)).toBeDisabled();
  expect(submit()).toBeDisabled();
  expect(calls).toMatchObject([
    {
      path: '/contact',
      params: { 'country-code': 'PE' },
      data: { name: 'Rosa Quispe', email: 'rosa@example.test', phone: '987654321', message: '¿Van hasta Ancón?' },
    },
  ]);
});

it('sends a message once, however often the button is pressed', async () => {
  const { user, calls } = await show(pending);
  await fillIn(user);
  await user.click(submit());
  await user.click(screen.getByRole('button', { name: 'Enviando…' }));
  expect(calls).toHaveLength(1);
});

it.each([
  ['the network', networkDown, /No hay conexión con el servidor/],
  ['too many attempts', () => apiError('RATE_LIMITED', { status: 429 }), /Demasiados intentos/],
])('[PUB-08] says why when %s is in the way, and keeps what was typed', async (_, answer, reason) => {
  const { user, api, calls } = await show(answer);
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Lo que escribiste sigue aquí/);
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
  api['POST /contact'] = {};
  await user.click(submit());
  expect(await screen.findByText('¡Gracias por escribirnos!')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

it('shows a field that the API refused, until it is changed', async () => {
  const { user } = await show(() => apiError('VALIDATION_FAILED', { errors: [{ field: 'email', reason: 'format' }] }));
  await fillIn(user);
  await user.click(submit());
  await waitFor(() => expect(field('Correo electrónico')).toHaveAccessibleDescription('Valor no válido'));
  expect(field('Nombre')).toBeValid();
  expect(submit()).toBeDisabled();
  await user.type(field('Correo electrónico'), '.pe');
  expect(field('Correo electrónico')).not.toHaveAccessibleDescription();
  expect(submit()).toBeEnabled();
});

it('shows a new form to a visitor who comes back after a message', async () => {
  function Site() {
    const [here, setHere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHere(!here)}>
          ir y volver
        </button>
        {here && <ContactPage />}
      </>
    );
  }
  const { user } = await renderModule(catalog, <Site />, { path: '/contact', api: { 'POST /contact': {} } });
  await fillIn(user);
  await user.click(submit());
  await screen.findByText('¡Gracias por escribirnos!');
  const link = screen.getByRole('button', { name: 'ir y volver' });
  await user.click(link);
  await user.click(link);
  expect(screen.queryByText('¡Gracias por escribirnos!')).not.toBeInTheDocument();
  expect(field('Mensaje')).toBeEnabled();
  expect(field('Mensaje')).toHaveValue('');
});
