import { countryChanged, eventType } from '@idavuelta/shared/contracts';
import { PlatformContext } from '@idavuelta/shared/platform';
import {
  anEvent,
  type FakeApi,
  inEveryLanguage,
  type MadeCall,
  networkDown,
  pending,
  renderModule,
} from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import catalog from '../../module.ts';
import { media, watchSections } from '../../testing/browser.ts';
import LandingPage from './LandingPage.tsx';

const many = (count: number) => Array.from({ length: count }, () => anEvent());
const recommended = (...events: ReturnType<typeof anEvent>[]) =>
  events.map((regularEvent, index) => ({ id: index + 1, regularEvent }));
const slide = (url: string, id = 1) => ({ id, url, imagePath: `/media/slide-${id}.abc` });
const said = (over = {}) => ({
  id: 1,
  message: 'Volvimos cantando.',
  user: 'Rosa',
  imagePath: '/media/person.abc',
  tags: ['amigas', 'cumbia'],
  ...over,
});

const social = { facebook: 'https://facebook.test/idavuelta', tiktok: 'https://tiktok.test/idavuelta' };
const platform = { siteOrigin: 'http://site.test', apiBaseUrl: '/backend', social, SlotHost: () => null };
const show = (api: FakeApi = {}) =>
  renderModule(
    catalog,
    <PlatformContext value={platform}>
      <LandingPage />
    </PlatformContext>,
    {
      api: {
        'GET /events': many(1),
        'GET /recommended-events': recommended(anEvent()),
        'GET /landing-slides': [],
        'GET /landing-partners': [],
        ...api,
      },
    },
  );
const slides = async () => within(await screen.findByRole('group', { name: 'Destacados' }));
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('[RTE-01, LND-06] shows at most 20 mass events and a link to all of them', async () => {
  const { calls } = await show({ 'GET /events': many(23) });
  const section = await region('Eventos masivos');
  expect(await section.findAllByRole('article')).toHaveLength(20);
  expect(section.getByRole('link', { name: 'VER MÁS' })).toHaveAttribute('href', '/massive-events');
  expect(calls.find(({ path }) => path === '/events')?.params).toEqual({
    type: eventType.massive,
    'country-code': 'PE',
  });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('[LND-06] says that the mass events are loading', async () => {
  await show({ 'GET /events': pending });
  expect((await region('Eventos masivos')).getByRole('status')).toHaveTextContent('Cargando');
});

it.each([
  ['there are none', [], 'No hay eventos disponibles por ahora'],
  ['loading fails', networkDown, 'No pudimos cargar la información. Inténtalo de nuevo.'],
])('[LND-06, NTF-02] says so when %s', async (_, answer, reason) => {
  await show({ 'GET /events': answer });
  const section = await region('Eventos masivos');
  expect(await section.findByText('Sin eventos para mostrar')).toBeVisible();
  expect(section.getByText(reason)).toBeVisible();
});

it('[LND-05] says that every reservation is a round trip', async () => {
  await show();
  expect(screen.getByText('Todas las reservas incluyen pasaje de ida y vuelta')).toBeInTheDocument();
});

it('[LND-03, LOC-05] shows what is recommended in the visitor’s country, in its order', async () => {
  const events = ['Una', 'Dos', 'Tres'].map((name) => anEvent({ translations: inEveryLanguage({ name }) }));
  const { calls } = await show({ 'GET /recommended-events': recommended(...events) });
  const section = await region('Traslados recomendados');
  const names = (await section.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(names).toEqual(['Una', 'Dos', 'Tres']);
  expect(calls.find(({ path }) => path === '/recommended-events')?.params).toEqual({ 'country-code': 'PE' });
});

it('[LND-03] shows the empty text when nothing is recommended', async () => {
  await show({ 'GET /recommended-events': [] });
  expect(await (await region('Traslados recomendados')).findByText('Sin eventos para mostrar')).toBeVisible();
});

it('[NTF-02] says when what is recommended did not come, and fetches again', async () => {
  const { user, api } = await show({ 'GET /recommended-events': networkDown });
  const section = await region('Traslados recomendados');
  await section.findByText('No pudimos cargar la información. Inténtalo de nuevo.');
  api['GET /recommended-events'] = recommended(anEvent());
  await user.click(section.getByRole('button', { name: 'Reintentar' }));
  expect(await (await region('Traslados recomendados')).findByRole('article')).toBeVisible();
});

describe('slides', () => {
  it('[LND-01] are pictures that lead to their address, named after their event', async () => {
    const noche = anEvent({ slug: 'noche', translations: inEveryLanguage({ name: 'La Noche' }) });
    const { calls } = await show({
      'GET /recommended-events': recommended(noche),
      'GET /landing-slides': [slide('/event/noche', 1), slide('/event/otra-tarde', 2), slide('https://x.test/', 3)],
    });
    const carousel = await slides();
    expect(await carousel.findByRole('link', { name: /La Noche.*5 mar/ })).toHaveAttribute('href', '/event/noche');
    expect(carousel.getByRole('link', { name: 'otra tarde' })).toHaveAttribute('href', '/event/otra-tarde');
    expect(carousel.getByRole('link', { name: 'Descubre este destino' })).toHaveAttribute('href', 'https://x.test/');
    expect(carousel.getAllByRole('link')[0]?.querySelector('img')).toHaveAttribute(
      'src',
      '/backend/media/slide-1.abc-960.webp',
    );
    expect(calls.find(({ path }) => path === '/landing-slides')?.params).toEqual({ 'country-code': 'PE' });
  });

  it('[LND-01] are not fetched for phones, and the first one before all else', async () => {
    await show({ 'GET /landing-slides': [slide('/event/a', 1), slide('/event/b', 2)] });
    const [first, second] = (await slides()).getAllByRole('link');
    const phones = first?.querySelector('source[media="(max-width: 959px)"]');
    expect(phones?.getAttribute('srcset')).toMatch(/^data:/);
    expect(first?.querySelector('img')).toHaveAttribute('loading', 'eager');
    expect(second?.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  it.each([
    ['there are none', []],
    ['they fail', networkDown],
  ])('leave the promise alone when %s', async (_, answer) => {
    await show({ 'GET /landing-slides': answer });
    await screen.findAllByRole('article');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Destacados' })).not.toBeInTheDocument();
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('[LND-02] scroll-down icon scrolls by their height minus 120 px; reduced motion %s', async (reduced, behavior) => {
    media({ width: 1280, reducedMotion: reduced });
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    const { user } = await show();
    const button = screen.getByRole('button', { name: 'Bajar a los traslados' });
    Object.defineProperty(button.closest('section'), 'offsetHeight', { value: 533 });
    await user.click(button);
    expect(scrollBy).toHaveBeenCalledWith({ top: 413, behavior });
  });
});

describe('testimonials', () => {
  async function showNear(answer: unknown) {
    const comeNear = watchSections();
    const shown = await show({ 'GET /landing-comments': answer });
    expect(shown.calls.map(({ path }) => path)).not.toContain('/landing-comments');
    await comeNear();
    return { ...shown, section: await region('Lo que cuenta nuestra comunidad') };
  }

  it('[LND-04] come when the visitor gets near: message, user, avatar, hashtags, social links', async () => {
    const { section, calls } = await showNear([said()]);
    expect(await section.findByText('Volvimos cantando.')).toBeVisible();
    expect(section.getByText('Rosa')).toBeVisible();
    expect(section.getByText('#amigas #cumbia')).toBeVisible();
    expect(section.getByText('Rosa').closest('figure')?.querySelector('img')).toHaveAttribute(
      'src',
      '/backend/media/person.abc-960.webp',
    );
    expect(section.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', social.facebook);
    expect(section.getByRole('link', { name: 'TikTok' })).toHaveAttribute('href', social.tiktok);
    expect(calls.find(({ path }) => path === '/landing-comments')?.params).toEqual({ 'country-code': 'PE' });
  });

  it.each([
    [130, 'a'.repeat(130)],
    [131, `${'a'.repeat(127)}...`],
  ])('[LND-04] cuts a message over 130 characters to 127 and "...": %i', async (length, shown) => {
    const { section } = await showNear([said({ message: 'a'.repeat(length) })]);
    expect(await section.findByText(/^a/)).toHaveTextContent(new RegExp(`^${shown.replaceAll('.', '\\.')}$`));
  });

  it('[LND-04] come in random order, and keep it', async () => {
    const users = async () => {
      const shown = await showNear(['Ana', 'Bea', 'Cira'].map((user, id) => said({ id, user })));
      const names = (await shown.section.findAllByText(/^(Ana|Bea|Cira)$/)).map(({ textContent }) => textContent);
      shown.unmount();
      return names;
    };
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(await users()).toEqual(['Ana', 'Bea', 'Cira']);
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    expect(await users()).toEqual(['Cira', 'Bea', 'Ana']);
  });

  it('invite to be the first when there are none', async () => {
    const { section } = await showNear([]);
    expect(await section.findByText(/El tuyo puede ser el primero/)).toBeVisible();
  });

  it('[NTF-02] say when they did not come, and ask again', async () => {
    const { section, user, api } = await showNear(networkDown);
    api['GET /landing-comments'] = [said()];
    await user.click(await section.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Volvimos cantando.')).toBeVisible();
  });
});

describe('partners', () => {
  const partners = Array.from({ length: 15 }, (_, index) => ({
    id: index + 1,
    name: `Teatro ${index + 1}`,
    imagePath: `/media/logo-${index + 1}.abc`,
  }));
  const title = 'Ellos ya reservan nuestros servicios';
  async function showNear(answer: unknown) {
    media({ width: 1280 });
    const comeNear = watchSections();
    const shown = await show({ 'GET /landing-comments': [], 'GET /landing-partners': answer });
    expect(shown.calls.map(({ path }) => path)).not.toContain('/landing-partners');
    await comeNear();
    return shown;
  }

  it('[LND-07] come when the visitor gets near: 15 logos, four per view, which move by themselves', async () => {
    const { user, calls } = await showNear(partners);
    const carousel = await region(title);
    expect(await carousel.findAllByRole('group', { name: / de 15$/ })).toHaveLength(15);
    expect(carousel.getByRole('img', { name: 'Teatro 1' })).toHaveAttribute(
      'src',
      '/backend/media/logo-1.abc-960.webp',
    );
    expect(carousel.getByRole('button', { name: /pausar/ })).toBeInTheDocument();
    await user.click(carousel.getByRole('button', { name: /siguiente/ }));
    await screen.findByText('2 de 15');
    expect(document.querySelectorAll('.slick-active')).toHaveLength(4);
    expect(calls.find(({ path }) => path === '/landing-partners')?.params).toEqual({ 'country-code': 'PE' });
  });

  it.each([
    ['the country has none', []],
    ['they did not come', networkDown],
  ])('[LND-07] are no section when %s', async (_, answer) => {
    await showNear(answer);
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument());
  });
});

it('[LOC-05] shows the events, slides, testimonials and partners of another country as soon as it is chosen', async () => {
  media({ width: 1280 });
  const comeNear = watchSections();
  const { store, calls } = await show({
    'GET /landing-slides': [slide('/event/noche')],
    'GET /landing-comments': ({ params }: MadeCall) => [said({ message: `Gracias, ${params['country-code']}` })],
  });
  await comeNear();
  expect(await screen.findByText('Gracias, PE')).toBeVisible();
  await act(async () => void store.dispatch(countryChanged({ country: 'CL' })));
  expect(await screen.findByText('Gracias, CL')).toBeVisible();
  const ofChile = calls.filter(({ params }) => params['country-code'] === 'CL').map(({ path }) => path);
  expect(ofChile.sort()).toEqual([
    '/events',
    '/landing-comments',
    '/landing-partners',
    '/landing-slides',
    '/recommended-events',
  ]);
});
