import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell.tsx';

const footer = () => within(screen.getByRole('contentinfo'));

it('[FTR-01] leads to the menu, events, contact and FAQ', async () => {
  await renderShell();
  for (const [name, links] of [
    ['Menú', ['/about-us', '/alliances', '/how-book', '/idavuelta-companies']],
    ['Eventos', ['/massive-events', '/private-events', '/wedding']],
    ['Contacto', ['/contact', '/faq']],
  ] as const) {
    const column = within(footer().getByRole('navigation', { name }));
    expect(column.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  }
});

it('[FTR-01] has the card-payment logo, the copyright and the address', async () => {
  await renderShell();
  expect(footer().getByRole('img', { name: 'Aceptamos tarjetas de crédito y débito' })).toBeVisible();
  expect(footer().getByText('© Idavuelta. Todos los derechos reservados.')).toBeVisible();
  expect(footer().getByText('Av. Larco 1232, Miraflores, Lima')).toBeVisible();
});

it('[FTR-01] names the office of the visitor’s country', async () => {
  await renderShell({ api: { 'GET /channels/:host': { countryCode: 'CL', defaultLocaleCode: 'es_CL' } } });
  expect(await footer().findByText('Av. Providencia 1760, Providencia, Santiago')).toBeVisible();
});

it('[FTR-01, FTR-03] leads to the legal documents of the site, or to where the configuration has them', async () => {
  await renderShell({
    config: { legal: { privacy: 'https://legal.test/privacidad', cookies: 'https://legal.test/galletas' } },
  });
  const legal = within(footer().getByRole('navigation', { name: 'Ayuda y legales' }));
  const linkFacts = (link: HTMLElement) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')];
  expect(legal.getAllByRole('link').map(linkFacts)).toEqual([
    ['Aviso legal', '/legal/legal-notice', null],
    ['Políticas de privacidad', 'https://legal.test/privacidad', '_blank'],
    ['Condiciones generales', '/legal/conditions', null],
    ['Términos de uso', '/legal/terms', null],
    ['Política de cookies', 'https://legal.test/galletas', '_blank'],
    ['Sobre el retracto', '/legal/withdrawal', null],
    ['Accesibilidad', '/accessibility', null],
    ['Tus datos personales', '/privacy-requests', null],
    ['Libro de Reclamaciones', '/complaints-book', null],
  ]);
});

it('[LEG-03] Peru’s complaints book has its sign; elsewhere the footer leads to how to complain', async () => {
  const { unmount } = await renderShell();
  expect(footer().getByRole('link', { name: 'Libro de Reclamaciones' }).querySelector('img')).not.toBeNull();
  unmount();
  await renderShell({ api: { 'GET /channels/:host': { countryCode: 'ES', defaultLocaleCode: 'es_ES' } } });
  expect(await footer().findByRole('link', { name: 'Reclamaciones' })).toHaveAttribute('href', '/legal/complaints');
  expect(footer().queryByRole('link', { name: 'Libro de Reclamaciones' })).not.toBeInTheDocument();
});
