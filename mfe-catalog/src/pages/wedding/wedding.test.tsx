import { languageChanged } from '@idavuelta/shared/contracts';
import { addModuleTexts, networkDown, renderModule } from '@idavuelta/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import catalog from '../../module.ts';
import { watchSections } from '../../testing/browser.ts';
import WeddingPage from './WeddingPage.tsx';
import { today } from './wedding.schema.ts';

const show = (answer: unknown = {}) =>
  renderModule(catalog, <WeddingPage />, { path: '/wedding', api: { 'POST /marriage': answer } });

type Visitor = Awaited<ReturnType<typeof show>>['user'];
const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Enviar Mensaje' });
const thanks = 'Muchas gracias! Te contactaremos a la brevedad';
const typed = {
  'Nombre de los novios': 'Rosa y Julián',
  'Correo electrónico': 'rosa@example.test',
  Teléfono: '+56912345678',
  Lugar: 'Hacienda Los Ficus',
  Mensaje: 'Somos 80',
};

async function fillIn(user: Visitor, values: Record<string, string> = typed, date = '2031-02-14') {
  for (const [label, value] of Object.entries(values)) await user.type(field(label), value);
  fireEvent.change(field('Fecha'), { target: { value: date } });
}

it('[RTE-03, PUB-04] tells what it is for, with a video', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Matrimonios');
  expect(screen.getByText(/Recogemos a tus invitados/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Ver el video: El viaje de tus invitados/ })).toBeVisible();
});

it('[PUB-04] says what each field lacks', async () => {
  const { user } = await show();
  const left = async (label: string, value?: string) => {
    await user.click(field(label));
    if (value) await user.type(field(label), value);
    await user.tab();
    return field(label);
  };
  for (const label of ['Nombre de los novios', 'Correo electrónico', 'Teléfono', 'Lugar', 'Mensaje']) {
    expect(await left(label)).toHaveAccessibleDescription(/^Campo requerido/);
  }
  expect(await left('Fecha')).toHaveAccessibleDescription('Fecha requierida');
  expect(await left('Correo electrónico', 'rosa')).toHaveAccessibleDescription('Email inválido');
});

it.each([
  ['+56912345678', true],
  ['912345678', true],
  ['+56 9 1234 5678', true],
  ['+5691234567', false],
  ['812345678', false],
  ['9123456789', false],
  ['+34 612 345 678', true],
  ['+51987654321', true],
])('[PUB-04, FLT-31] takes the telephone %s: %s', async (phone, valid) => {
  const { user } = await show();
  await fillIn(user, { ...typed, Teléfono: phone });
  await user.tab();
  expect(submit().matches(':enabled')).toBe(valid);
  if (!valid) expect(field('Teléfono')).toHaveAccessibleDescription(/^Teléfono inválido/);
});

it('[PUB-04] takes no day that has passed', async () => {
  const { user } = await show();
  expect(field('Fecha')).toHaveAttribute('type', 'date');
  expect(field('Fecha')).toHaveAttribute('min', today());
  await fillIn(user, typed, '2024-02-14');
  expect(submit()).toBeDisabled();
  fireEvent.blur(field('Fecha'));
  expect(field('Fecha')).toHaveAccessibleDescription('Elige una fecha que aún no haya pasado');
});

it('[PUB-04] lets send once the form was changed and is valid', async () => {
  const { user } = await show();
  expect(submit()).toBeDisabled();
  await fillIn(user);
  expect(submit()).toBeEnabled();
  await user.clear(field('Lugar'));
  expect(submit()).toBeDisabled();
});

it('[PUB-04] sends the enquiry with the country, and thanks in place of the form', async () => {
  const { user, calls } = await show();
  await fillIn(user, { ...typed, Teléfono: '+56 9 1234 5678' });
  await user.click(submit());
  const message = await screen.findByText(thanks);
  expect(message.closest('[tabindex]')).toHaveFocus();
  expect(screen.queryByLabelText('Lugar')).not.toBeInTheDocument();
  expect(calls).toMatchObject([
    {
      path: '/marriage',
      params: { 'country-code': 'PE' },
      data: {
        name: 'Rosa y Julián',
        email: 'rosa@example.test',
        phone: '+56912345678',
        date: '2031-02-14',
        place: 'Hacienda Los Ficus',
        message: 'Somos 80',
      },
    },
  ]);
});

it('[PUB-04] thanks even when the enquiry could not be sent, and leaves a trace of it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await show(networkDown);
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText(thanks)).toBeVisible();
  expect(warn).toHaveBeenCalledWith('a wedding enquiry did not reach the office', 'NETWORK');
});

it('leads from the head of the page to the form', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Cuéntanos de tu matrimonio' }));
  expect(screen.getByRole('heading', { name: 'Cuéntanos de tu matrimonio' })).toHaveFocus();
});

describe('with the calendar of the site', () => {
  async function withCalendar() {
    const comeNear = watchSections();
    const shown = await show();
    await comeNear();
    await waitFor(() => expect(field('Fecha')).not.toHaveAttribute('type', 'date'));
    return shown;
  }
  const calendar = () => document.querySelector('.ant-picker-dropdown');

  it('[PUB-04, LOC-07] speaks the language of the site, takes no day that has passed, and closes itself', async () => {
    const { user, store, i18n } = await withCalendar();
    await user.click(field('Fecha'));
    expect(calendar()).toHaveTextContent(/Lu.*Ma.*Mi/);
    const days = [...document.querySelectorAll('td[title]')];
    expect(days.length).toBeGreaterThan(27);
    for (const day of days) {
      const past = (day.getAttribute('title') ?? '') < today();
      expect(day.classList.contains('ant-picker-cell-disabled')).toBe(past);
    }
    await act(async () => {
      addModuleTexts(i18n, 'pt_BR', catalog);
      store.dispatch(languageChanged({ language: 'pt_BR' }));
    });
    expect(calendar()).toHaveTextContent(/Seg.*Ter.*Qua/i);

    await user.clear(field('Fecha'));
    await user.type(field('Fecha'), '14/02/2031{Enter}');
    expect(field('Fecha')).toHaveValue('14/02/2031');
    // jsdom ends no transition by itself; the calendar disappears when its own has ended
    await waitFor(() => expect(calendar()).toHaveClass('ant-slide-up-leave-active'));
    fireEvent.transitionEnd(calendar() as Element);
    await waitFor(() => expect(calendar()).toHaveClass('ant-picker-dropdown-hidden'));
  });

  it('[PUB-04] keeps the day that was chosen in the browser’s own field, and sends what the calendar says', async () => {
    const comeNear = watchSections();
    const { user, calls } = await show();
    await fillIn(user, typed, '2031-02-14');
    await comeNear();
    await waitFor(() => expect(field('Fecha')).toHaveValue('14/02/2031'));
    await user.clear(field('Fecha'));
    await user.type(field('Fecha'), '15/02/2031');
    await user.tab();
    await user.click(submit());
    await screen.findByText(thanks);
    expect(calls).toMatchObject([{ path: '/marriage', data: { date: '2031-02-15' } }]);
  });
});
