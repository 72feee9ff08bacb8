import { screen, waitFor } from '@testing-library/react';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { Filters as ListFilters } from '../lists/filters/Filters.tsx';
import type { FilterDefinition } from '../lists/filters/filters.types.ts';
import { renderOffice } from '../testing/office.tsx';
import { DateField } from './DateField.tsx';

const saved = jest.fn();
const form = (initial?: string) => (
  <Form onFinish={saved} layout="vertical" initialValues={{ moment: initial }}>
    <DateField kind="moment" name="moment" label="Sale" required />
    <DateField kind="day" name="day" label="Hasta" first="2026-12-01" />
    <DateField kind="time" name="time" label="Hora" />
    <Button htmlType="submit">Guardar</Button>
  </Form>
);
const save = () => screen.getByRole('button', { name: 'Guardar' });

beforeEach(() => saved.mockClear());

it('[FLT-29] what is typed counts when one clicks elsewhere, without a further key', async () => {
  const { user } = await renderOffice(form('2026-12-30T19:30'));
  await user.clear(screen.getByLabelText('Sale'));
  await user.type(screen.getByLabelText('Sale'), '31/12/2026 20:00');
  await user.type(screen.getByLabelText('Hasta'), '1/12/2027');
  await user.type(screen.getByLabelText('Hora'), '21h05');
  await user.click(save());
  expect(saved).toHaveBeenCalledWith({ moment: '2026-12-31T20:00', day: '2027-12-01', time: '21:05' });
  expect(screen.getByLabelText('Hasta')).toHaveValue('01/12/2027');
});

it.each([
  ['Sale', '99/11/2026 20:00', '«99/11/2026 20:00» no es una fecha con hora. Escríbela como 31/12/2026 20:30.'],
  ['Sale', '31/12/2026', '«31/12/2026» no es una fecha con hora. Escríbela como 31/12/2026 20:30.'],
  ['Hasta', '29/02/2027', '«29/02/2027» no es una fecha. Escríbela como 31/12/2026.'],
  ['Hasta', '30/11/2026', 'Elige un día desde el 01/12/2026.'],
  ['Hora', '25:00', '«25:00» no es una hora. Escríbela como 20:30.'],
])('[FLT-29] %s: %s stays in its field, is named, and nothing is saved', async (label, text, reason) => {
  const { user } = await renderOffice(form('2026-12-30T19:30'));
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription(reason));
  expect(field).toHaveValue(text);
  await user.click(save());
  expect(saved).not.toHaveBeenCalled();
});

it.each([
  ['es_CL', '1-12-2026 8:30', '2026-12-01T08:30'],
  ['es_PE', '01/3/2027 08:30', '2027-03-01T08:30'],
  ['es_ES', '31.12.2026 8.30', '2026-12-31T08:30'],
  ['pt_BR', '31/12/2026 20h30', '2026-12-31T20:30'],
  ['en_US', '12/31/2026 8:30 PM', '2026-12-31T20:30'],
  ['en_US', '2026-12-31 20:30', '2026-12-31T20:30'],
] as const)('[FLT-29] in %s %s is read as %s', async (language, text, moment) => {
  const { user } = await renderOffice(form(), { language });
  await user.type(screen.getByLabelText('Sale'), text);
  await user.click(save());
  expect(saved).toHaveBeenCalledWith({ moment, day: undefined, time: undefined });
});

function Filters({ onChange }: { onChange: (changes: object) => void }) {
  const [filters, setFilters] = useState({});
  const change = (changes: object) => {
    setFilters({ ...filters, ...changes });
    onChange(changes);
  };
  return <ListFilters of={days} values={filters} onChange={change} />;
}

const days: FilterDefinition[] = [
  { kind: 'day', name: 'from', label: 'Desde' },
  { kind: 'day', name: 'until', label: 'Hasta', after: 'from' },
];

it('[FLT-29] a day that narrows a list does so as it is typed; one that is none narrows nothing', async () => {
  const changed = jest.fn();
  const { user } = await renderOffice(<Filters onChange={changed} />);
  await user.type(screen.getByLabelText('Desde'), '1/12/2026');
  await user.tab();
  expect(changed.mock.calls).toEqual([[{ from: '2026-12-01' }]]);
  expect(screen.getByLabelText('Desde')).toHaveValue('01/12/2026');
  await user.type(screen.getByLabelText('Hasta'), '31/11/2026');
  await user.tab();
  expect(await screen.findByText(/«31\/11\/2026» no es una fecha/)).toBeInTheDocument();
  expect(screen.getByLabelText('Hasta')).toHaveValue('31/11/2026');
  expect(changed).toHaveBeenCalledTimes(1);
});

describe('by clocks at a place', () => {
  const atPlace = (
    <Form onFinish={saved} layout="vertical">
      <DateField kind="moment" timeZone="America/Santiago" name="moment" label="Salida" required />
      <Button htmlType="submit">Guardar</Button>
    </Form>
  );

  it('[FLT-30] refuses a time that does not exist, names the change of clocks, and keeps what was typed', async () => {
    const { user } = await renderOffice(atPlace);
    const field = screen.getByLabelText('Salida');
    await user.type(field, '05/09/2027 00:30');
    await user.click(save());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Ese día los relojes pasan de las 00:00 a las 01:00: esa hora no existe.',
      ),
    );
    expect(field).toHaveValue('05/09/2027 00:30');
    expect(saved).not.toHaveBeenCalled();
  });

  it('[FLT-30] asks which of the two a time is that clocks show twice', async () => {
    const { user } = await renderOffice(atPlace);
    await user.type(screen.getByLabelText('Salida'), '03/04/2027 23:30');
    await user.click(save());
    await screen.findByText(
      'Ese día los relojes vuelven de las 00:00 a las 23:00: esa hora llega dos veces. Elige cuál.',
    );
    expect(saved).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'La segunda, después del cambio' }));
    await user.click(save());
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ moment: '2027-04-03T23:30-04:00' }));
    expect(screen.getByLabelText('Salida')).toHaveValue('03/04/2027 23:30');
  });
});
