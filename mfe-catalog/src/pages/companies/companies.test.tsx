import { renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import catalog from '../../module.ts';
import CompaniesPage from './CompaniesPage.tsx';

it('[RTE-14, PUB-06] offers optimised routes, with video, corporate site and e-mail', async () => {
  await renderModule(catalog, <CompaniesPage />, { path: '/vans-companies' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Empresas');
  expect(screen.getByText(/rutas optimizadas.*hasta 35 % de ahorro/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Ver el video: Una ruta/ })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Ver el sitio de empresas' })) {
    expect(link).toHaveAttribute('href', 'https://empresas.idavuelta.pe');
  }
  const mail = screen.getByRole('link', { name: 'empresas@idavuelta.pe' });
  expect(mail).toHaveAttribute('href', 'mailto:empresas@idavuelta.pe');
});
