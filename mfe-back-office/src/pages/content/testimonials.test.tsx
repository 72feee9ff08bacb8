import type { LandingTestimonials } from '@idavuelta/shared/contracts/staff';
import type { FakeApi } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderOffice } from '../../testing/office.tsx';
import ContentPage from './ContentPage.tsx';

// jsdom has no canvas: the crop dialog returns the picture unchanged
jest.mock('antd-img-crop', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

const testimonials: LandingTestimonials = {
  country: 'PE',
  items: [{ id: 4, message: 'Volvimos cantando.', user: 'Rosa', imagePath: '/media/person.4', tags: ['cumbia'] }],
  revision: 2,
};
const api: FakeApi = {
  'GET /staff-api/content/PE/testimonials': testimonials,
  'GET /staff-api/content/CL/testimonials': { country: 'CL', items: [], revision: 1 },
  'PUT /staff-api/content/PE/testimonials': { ...testimonials, revision: 3 },
  'GET /staff-api/audit': [],
};
const show = (more: FakeApi = {}) =>
  renderOffice(<ContentPage />, { path: '/back-office/content?tab=testimonials', api: { ...api, ...more } });
const one = async (number: number) => within(await screen.findByRole('group', { name: `Testimonio ${number}` }));

beforeEach(() => localStorage.clear());

it('[BOF-12] a testimonial has a message, who says it, tags without their #, and no portrait if it is taken away', async () => {
  const { user, calls } = await show();
  const rosa = await one(1);
  await user.type(rosa.getByRole('textbox', { name: 'Mensaje' }), ' ¡Gracias!');
  await user.type(rosa.getByRole('combobox', { name: 'Etiquetas' }), '#amigas ');
  await user.click(rosa.getByRole('button', { name: 'Quitar la imagen' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('La portada ya muestra los cambios.')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'PUT')?.data).toEqual({
    items: [
      { id: 4, message: 'Volvimos cantando. ¡Gracias!', user: 'Rosa', imagePath: '', tags: ['cumbia', 'amigas'] },
    ],
  });
});

it('[BOF-12] one without words, or with a tag that is none, is not sent', async () => {
  const { user, calls } = await show();
  const rosa = await one(1);
  await user.clear(rosa.getByRole('textbox', { name: 'Quién lo dice' }));
  await user.type(rosa.getByRole('combobox', { name: 'Etiquetas' }), 'rock&roll ');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await rosa.findByText('Completa este campo.')).toBeVisible();
  expect(await rosa.findByText(/etiquetas de letras y números/)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('[BOF-12] each country has its own', async () => {
  const { user } = await show();
  await one(1);
  await user.click(screen.getByRole('combobox', { name: 'País' }));
  await user.click(await screen.findByTitle('Chile'));
  expect(await screen.findByText('Todavía no hay testimonios.')).toBeVisible();
});
