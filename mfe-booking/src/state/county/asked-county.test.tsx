import { countyChosen } from '@idavuelta/shared/contracts';
import { anEvent, callao, lima } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import { fill, named, openCategory, openWizard, press, sharedVan } from '../../testing/booking.tsx';
import { storeDraft } from '../../testing/open-at.ts';

const [, sanIsidro] = lima.counties as [unknown, { id: number }];
const laPerla = callao.counties[0]?.id;

beforeEach(() => localStorage.clear());

it('[FLT-39] the district of the pick-up times is that of the address, and its province is chosen', async () => {
  const { user, store } = await openWizard();
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
  act(() => void store.dispatch(countyChosen({ countyId: sanIsidro.id })));
  expect(screen.getByLabelText('Provincia')).toHaveDisplayValue('Lima');
  await press(user, 'Agregar Entrada general');
  await press(user, 'Continuar');
  expect(await screen.findByLabelText('Distrito')).toHaveDisplayValue('San Isidro');
  await fill(user, screen.getByLabelText('Dirección'), 'Av. Larco 123');
  await press(user, 'Continuar');
  expect(await screen.findByRole('heading', { name: /quiénes viajan/i })).toBeInTheDocument();
});

it('[FLT-39] the district that was asked for on an earlier page counts', async () => {
  localStorage.setItem('idavuelta.county', String(laPerla));
  await openWizard();
  expect(await screen.findByLabelText('Provincia')).toHaveDisplayValue('Callao');
});

it('[FLT-39] a province that was chosen stays, and so do tickets, whatever district is asked for', async () => {
  const { user, store } = await openWizard({
    api: { 'GET /events/:id/product-variant': [sharedVan({}, { ...named('Preferente'), provinceId: callao.id })] },
  });
  act(() => void store.dispatch(countyChosen({ countyId: sanIsidro.id })));
  await openCategory(user);
  await press(user, 'Agregar Entrada general');
  act(() => void store.dispatch(countyChosen({ countyId: laPerla })));
  expect(screen.getByLabelText('Provincia')).toHaveDisplayValue('Lima');
  expect(screen.getByRole('status', { name: 'Boletos de Entrada general' })).toHaveTextContent('1');
  await press(user, 'Continuar');
  expect(await screen.findByLabelText('Distrito')).toHaveValue('');
});

it('[FLT-39] an address that was typed keeps its district', async () => {
  localStorage.setItem('idavuelta.county', String(sanIsidro.id));
  const event = storeDraft('passengers', { event: anEvent() });
  const { user } = await openWizard({ event });
  await press(user, /direcciones de recojo.*editar/i);
  expect(await screen.findByLabelText('Distrito')).toHaveDisplayValue('Miraflores');
});
