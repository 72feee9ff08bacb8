import { selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { networkDown, pending, report } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aModule, renderShell } from '../../testing/renderShell.tsx';
import { channelTimeLimit, localeFrom } from './locale.saga.ts';
import { readLocalePreference, withoutLanguage } from './locale-preference.ts';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: clears the stored preference
  document.cookie = 'idavuelta-locale=; path=/; max-age=0';
  history.replaceState(null, '', '/');
});

const selector = () => screen.getByRole('button', { name: /País e idioma/ });

async function choose(user: UserEvent, name: string) {
  await user.click(selector());
  await user.click(await screen.findByRole('button', { name }));
}

it('[LOC-01] takes country and language from the channel of the host', async () => {
  const { store, calls } = await renderShell({
    api: { 'GET /channels/:host': { countryCode: 'CL', defaultLocaleCode: 'es_CL' } },
  });
  expect(calls[0]?.path).toBe('/channels/site.test');
  expect(store.getState().locale).toMatchObject({ country: 'CL', language: 'es_CL', fallbackLanguage: 'es_CL' });
});

it('[LOC-02] starts with PE and es_PE when the lookup fails', async () => {
  report.expect('no channel for this host NETWORK');
  const { store } = await renderShell({ api: { 'GET /channels/:host': networkDown } });
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
  expect(store.getState().locale).toMatchObject({ country: 'PE', language: 'es_PE' });
});

it('[LOC-02] starts with PE and es_PE when the lookup is slow', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const rendering = renderShell({ api: { 'GET /channels/:host': pending } });
    await jest.advanceTimersByTimeAsync(channelTimeLimit);
    const { store } = await rendering;
    expect(store.getState().locale).toMatchObject({ country: 'PE', language: 'es_PE' });
    expect(screen.getByRole('banner')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('[LOC-03, LOC-04, LOC-10] re-renders every mounted module in the chosen language', async () => {
  const greeting = { es_PE: 'Hola', en_US: 'Hello' } as Record<string, string>;
  const Greeting = () => <h1>{useTranslation('mfe-home').t('greeting')}</h1>;
  const module = aModule(
    'mfe-home',
    { '/': Greeting },
    {
      texts: (language) => ({ greeting: greeting[language] }),
    },
  );
  const { user, store } = await renderShell({ modules: [module] });
  expect(await screen.findByRole('heading', { name: 'Hola' })).toBeVisible();
  await choose(user, 'English');
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(store.getState().locale.languageChanged).toBe(true);
  await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
});

it('[LOC-10] leaves the language of a page as it came, which would have all its styles computed anew', async () => {
  document.documentElement.lang = 'es-PE';
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  const { user } = await renderShell();
  expect(changes).toHaveLength(0);
  await choose(user, 'English');
  await waitFor(() => expect(changes).toHaveLength(1));
  observer.disconnect();
});

it('[LOC-10] shows a page in the language that was chosen while the page was on its way', async () => {
  const Greeting = () => <h1>{useTranslation('mfe-home').t('greeting')}</h1>;
  const module = aModule('mfe-home', { '/': Greeting });
  let respond = () => {};
  const slow = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const { user } = await renderShell({
    modules: [module],
    readTexts: async (address) => {
      if (address.includes('es_PE')) await slow;
      return { greeting: address.includes('en_US') ? 'Hello' : 'Hola' };
    },
  });
  await choose(user, 'English');
  await screen.findByRole('button', { name: 'Log in' });
  await act(async () => respond());
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
});

it('[LOC-04] stays in its language and says so when the texts of another do not come, until they do', async () => {
  report.expect('the texts could not be fetched TypeError: Failed to fetch');
  const Greeting = () => <h1>{useTranslation('mfe-home').t('greeting')}</h1>;
  let offline = true;
  const { user, store } = await renderShell({
    modules: [aModule('mfe-home', { '/': Greeting })],
    readTexts: async (address) => {
      if (!address.includes('en_US')) return { greeting: 'Hola' };
      if (offline) throw new TypeError('Failed to fetch');
      return { greeting: 'Hello' };
    },
  });
  await choose(user, 'English');
  expect(await screen.findByText('No pudimos cambiar el idioma. Inténtalo de nuevo.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
  expect(store.getState().locale.language).toBe('es_PE');
  expect(readLocalePreference(document.cookie, '').language).toBeUndefined();
  offline = false;
  await choose(user, 'English');
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
});

it('[LOC-06] remembers the preference, which wins over the channel', async () => {
  const { user } = await renderShell();
  await choose(user, 'English');
  await waitFor(() => expect(readLocalePreference(document.cookie, '')).toEqual({ country: 'PE', language: 'en_US' }));
  const channel = { countryCode: 'CL', defaultLocaleCode: 'es_CL' } as const;
  expect(localeFrom(readLocalePreference(document.cookie, ''), channel)).toMatchObject({
    country: 'PE',
    language: 'en_US',
  });
});

it.each(['?lang=en-US', '?a=1&lang=en_us', '?lang=EN-us'])(
  '[LOC-06] starts in the language of the address: %s',
  async (search) => {
    expect(readLocalePreference('idavuelta-locale=CL.es_CL', search)).toEqual({ country: 'CL', language: 'en_US' });
    const { store } = await renderShell({ path: `/${search}` });
    expect(store.getState().locale.language).toBe('en_US');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
);

it('[LOC-06] stores the language of the address', async () => {
  history.replaceState(null, '', '/?lang=pt-BR');
  await renderShell({ path: '/?lang=pt-BR' });
  await waitFor(() => expect(readLocalePreference(document.cookie, '').language).toBe('pt_BR'));
});

it('[LOC-06] drops the language from the address when the visitor chooses another', async () => {
  const { user, store, currentPath } = await renderShell({ path: '/?lang=pt-BR&q=a' });
  await user.click(screen.getByRole('button', { name: /País e idioma: Peru · PT/ }));
  await user.click(await screen.findByRole('button', { name: 'English' }));
  await waitFor(() => expect(store.getState().locale.language).toBe('en_US'));
  expect(currentPath()).toBe('/?q=a');
});

it.each([
  ['?lang=klingon', 'idavuelta-locale=XX.klingon', {}],
  ['?lang=', '', {}],
  ['?lang=xx', 'a=1; idavuelta-locale=ES.es_ES', { country: 'ES', language: 'es_ES' }],
])('ignores unknown languages and countries: %s, %s', (search, cookie, preference) => {
  expect(readLocalePreference(cookie, search)).toEqual(preference);
});

it('leaves the rest of the query as it was', () => {
  expect(withoutLanguage('?q=rock&lang=en-US&order=7')).toBe('q=rock&order=7');
  expect(withoutLanguage('?lang=en-US')).toBe('');
});

describe('the selector', () => {
  const chile = { code: 'CL', name: 'Chile', defaultLocaleCode: 'es_CL' };
  const api = {
    'GET /countries': [{ code: 'PE', name: 'Perú', defaultLocaleCode: 'es_PE' }, chile],
    'GET /locales': ({ params }: { params: Record<string, string> }) =>
      params['country-code'] === 'CL'
        ? [{ code: 'es_CL', name: 'Español (Chile)' }]
        : [{ code: 'es_PE', name: 'Español (Perú)' }],
  };

  it('[LOC-03] says the current country and language, and offers what the API lists', async () => {
    const { user } = await renderShell();
    expect(selector()).toHaveTextContent('Perú · ES');
    await user.click(selector());
    const countries = within(screen.getByRole('group', { name: 'País' })).getAllByRole('button');
    expect(countries.map((button) => button.textContent)).toEqual(['Perú']);
    const languages = within(screen.getByRole('group', { name: 'Idioma' })).getAllByRole('button');
    expect(languages.map((button) => button.textContent)).toEqual(['Español (Perú)', 'English']);
    expect(languages[0]).toHaveAttribute('aria-pressed', 'true');
    expect(languages[1]).toHaveAttribute('lang', 'en-US');
  });

  it('[LOC-05] reloads what depends on the country, and stays open for the language', async () => {
    const Events = () => <h1>{useSelector(selectCountry)}</h1>;
    const module = aModule('mfe-home', { '/': Events });
    const { user, store, calls } = await renderShell({ modules: [module], api });
    expect(await screen.findByRole('heading', { name: 'PE' })).toBeVisible();
    await choose(user, 'Chile');
    expect(await screen.findByRole('heading', { name: 'CL' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Español (Chile)' })).toBeVisible();
    expect(calls.at(-1)?.params).toEqual({ 'country-code': 'CL' });
    expect(store.getState().locale).toMatchObject({ country: 'CL', language: 'es_PE' });
    expect(readLocalePreference(document.cookie, '').country).toBe('CL');
  });

  it("[LOC-11] falls back to the chosen country's default language for entities without a text", async () => {
    const { user, store } = await renderShell({ api });
    await choose(user, 'Chile');
    await waitFor(() => expect(store.getState().locale.fallbackLanguage).toBe('es_CL'));
  });

  it('fetches the options again when that failed', async () => {
    report.expect('the locale options could not be fetched NETWORK');
    const { user, responses } = await renderShell({ api: { 'GET /countries': networkDown } });
    await user.click(selector());
    responses['GET /countries'] = api['GET /countries'];
    await user.click(screen.getByRole('button', { name: /Reintentar/ }));
    expect(await screen.findByRole('button', { name: 'Chile' })).toBeVisible();
  });
});
