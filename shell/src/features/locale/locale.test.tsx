import { useTranslation } from '@idavuelta/shared/platform';
import { networkDown, pending } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { aModule, renderSite } from '../../testing/renderSite.tsx';
import { readChoice } from './choice.ts';
import { channelTimeLimit, localeFrom } from './locale.saga.ts';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: clears what the site remembered
  document.cookie = 'idavuelta-locale=; path=/; max-age=0';
});

it('[LOC-01] takes country and language from the channel of the host', async () => {
  const { store, calls } = await renderSite({
    api: { 'GET /channels/:host': { countryCode: 'CL', defaultLocaleCode: 'es_CL' } },
  });
  expect(calls[0]?.path).toBe('/channels/site.test');
  expect(store.getState().locale).toMatchObject({ country: 'CL', language: 'es_CL', fallbackLanguage: 'es_CL' });
});

it('[LOC-02] starts with PE and es_PE when the lookup fails', async () => {
  const { store } = await renderSite({ api: { 'GET /channels/:host': networkDown } });
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
  expect(store.getState().locale).toMatchObject({ country: 'PE', language: 'es_PE' });
});

it('[LOC-02] starts with PE and es_PE when the lookup is slow', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const site = renderSite({ api: { 'GET /channels/:host': pending } });
    await jest.advanceTimersByTimeAsync(channelTimeLimit);
    const { store } = await site;
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
      texts: async (language) => ({ default: { greeting: greeting[language] } }),
    },
  );
  const { user, store } = await renderSite({ modules: [module] });
  expect(await screen.findByRole('heading', { name: 'Hola' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Idioma'), 'English');
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(store.getState().locale.languageChanged).toBe(true);
  await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
});

it('[LOC-06] remembers the choice, which wins over the channel', async () => {
  const { user } = await renderSite();
  await user.selectOptions(await screen.findByLabelText('Idioma'), 'English');
  await waitFor(() => expect(readChoice(document.cookie)).toEqual({ country: 'PE', language: 'en_US' }));
  const channel = { countryCode: 'CL', defaultLocaleCode: 'es_CL' } as const;
  expect(localeFrom(readChoice(document.cookie), channel)).toMatchObject({ country: 'PE', language: 'en_US' });
});

it('takes a made-up cookie for no choice', () => {
  expect(readChoice('idavuelta-locale=XX.klingon')).toEqual({ country: undefined, language: undefined });
});
