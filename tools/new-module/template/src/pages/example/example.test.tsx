import type { Country } from '@idavuelta/shared/contracts';
import { apiError, expectSameInAllLanguages, moduleTexts, renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import definition from '../../module.ts';
import ExamplePage from './ExamplePage.tsx';

const peru: Country = { code: 'PE', name: 'Perú', defaultLocaleCode: 'es_PE' };
const show = (countries: unknown = [peru]) =>
  renderModule(definition, <ExamplePage />, { path: '/example', api: { 'GET /countries': countries } });

it('shows the countries that we travel in', async () => {
  await show();
  expect(await screen.findByRole('listitem')).toHaveTextContent('Perú');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Página nueva');
});

it('offers a retry when the countries cannot be fetched', async () => {
  const { user, api } = await show(() => apiError('INTERNAL', { status: 500 }));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  api['GET /countries'] = [peru];
  await user.click(retry);
  expect(await screen.findByRole('listitem')).toHaveTextContent('Perú');
});

it('[LOC-09] has every text in all five languages, with the same placeholders', async () => {
  expectSameInAllLanguages(await moduleTexts(definition));
});
