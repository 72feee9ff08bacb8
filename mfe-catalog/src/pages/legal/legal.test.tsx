import { languages, legalDocuments, links } from '@idavuelta/shared/contracts';
import { apiError, type FakeApi, type RenderOptions, renderModule } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import catalog from '../../module.ts';
import LegalPage from './LegalPage.tsx';

const text = '# Qué guardamos\nTu nombre.\nTu correo.\n\nNada más.\n\n\n# Tus derechos\n\nEscríbenos.';
const api: FakeApi = { 'GET /legal-documents/privacy': { document: 'privacy', language: 'es_PE', text } };
const show = (document: string, options: RenderOptions = {}) =>
  renderModule(catalog, <LegalPage params={{ document }} />, { path: `/legal/${document}`, api, ...options });

it('[BOF-12] a legal document has its heading, its parts and its paragraphs', async () => {
  const { calls } = await show('privacy');
  expect(await screen.findByRole('heading', { level: 2, name: 'Qué guardamos' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Políticas de privacidad');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual([
    'Tu nombre.\nTu correo.',
    'Nada más.',
    'Escríbenos.',
  ]);
  expect(screen.getByText('Nada más.').parentElement).not.toHaveAttribute('lang');
  expect(calls[0]?.params).toEqual({ 'country-code': 'PE', language: 'es_PE' });
});

it('[BOF-12] a text in another language than the page’s says so to readers', async () => {
  await show('privacy', { language: 'en_US' });
  expect((await screen.findByText('Nada más.')).parentElement).toHaveAttribute('lang', 'es-PE');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
});

it('[BOF-12] a document that nobody has written yet says so, and is not for search engines', async () => {
  const unwritten = () => apiError('NOT_FOUND', { status: 404 });
  await show('terms', { api: { 'GET /legal-documents/terms': unwritten } });
  expect(await screen.findByText('Todavía no publicamos este documento.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/contact');
  await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
});

it('[RTE-21] what is no legal document is not found', async () => {
  const { currentPath } = await show('imprint');
  await waitFor(() => expect(currentPath()).toBe('/error404'));
});

it.each(languages)('[RTE-24] every document has its title, description and address in %s', async (language) => {
  for (const name of legalDocuments) {
    const data = { document: name, language, text };
    const { unmount } = await show(name, {
      language,
      path: links.legal(name),
      api: { [`GET /legal-documents/${name}`]: data },
    });
    expect(document.title).toMatch(/.+ \| Idavuelta$/);
    const description = document.head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(160);
    const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).pathname).toBe(links.legal(name));
    unmount();
  }
});

it('[LEG-08] a page says its version and day, and leads to the others', async () => {
  const versions = [
    { version: 2, inForceOn: '2026-08-01' },
    { version: 1, inForceOn: '2026-07-01' },
  ];
  const served = { document: 'privacy', language: 'es_PE', text, versions };
  const now = await show('privacy', { api: { 'GET /legal-documents/privacy': { ...served, ...versions[0] } } });
  expect(await screen.findByText(/^Versión 2, vigente desde el 1 ago\.? 2026/)).toBeVisible();
  const earlier = screen.getByRole('link', { name: /^Versión 1/ });
  expect(earlier).toHaveAttribute('href', '/legal/privacy?version=1');
  now.unmount();

  const { calls } = await show('privacy', {
    path: '/legal/privacy?version=1&country=CL',
    api: { 'GET /legal-documents/privacy': { ...served, ...versions[1] } },
  });
  expect(await screen.findByText(/ya no es la vigente$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Versión 2/ })).toHaveAttribute('href', '/legal/privacy?country=CL');
  expect(calls[0]?.params).toEqual({ 'country-code': 'CL', language: 'es_PE', version: 1 });
});

it('[LEG-09] the accessibility statement has a page of its own', async () => {
  const statement = { document: 'accessibility', language: 'es_PE', text: 'Para todas las personas.' };
  await renderModule(catalog, <LegalPage params={{}} />, {
    path: '/accessibility',
    api: { 'GET /legal-documents/accessibility': statement },
  });
  expect(await screen.findByText('Para todas las personas.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accesibilidad');
});
