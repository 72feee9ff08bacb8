import { renderModule } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import catalog from '../../module.ts';
import FaqPage from './FaqPage.tsx';

const show = () => renderModule(catalog, <FaqPage />, { path: '/faq' });

it('[RTE-06, PUB-05] answers four questions, one about boarding', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Preguntas frecuentes');
  const questions = screen.getAllByRole('group');
  expect(questions).toHaveLength(4);
  for (const question of questions) {
    expect(within(question).getByRole('heading', { level: 2 })).toHaveTextContent(/^¿.+\?$/);
    expect(question.querySelector('p')).not.toBeEmptyDOMElement();
  }
  expect(screen.getByText(/mensaje al teléfono.*el conductor escanea tu código QR/)).toBeVisible();
  expect(screen.getByText(/La validamos en menos de 24 horas/)).toBeInTheDocument();
});

it('[PUB-05] leads back to the main page', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

it('describes the questions for search engines', async () => {
  const { container } = await show();
  const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'FAQPage' });
  expect(data.mainEntity).toHaveLength(4);
  expect(data.mainEntity[0]).toMatchObject({ acceptedAnswer: { text: expect.stringContaining('QR') } });
});
