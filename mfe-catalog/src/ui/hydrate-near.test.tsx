import { countryChanged, selectCountry } from '@idavuelta/shared/contracts';
import { createPlatformStore } from '@idavuelta/shared/host';
import { createI18n } from '@idavuelta/shared/i18n';
import { useNavigate, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { addModuleTexts } from '@idavuelta/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import catalog from '../module.ts';
import { isHydrated, watchSections } from '../testing/browser.ts';
import { HydrateNear } from './HydrateNear.tsx';

function Block() {
  const { t } = useTranslation('catalog/landing');
  const country = useSelector(selectCountry);
  const [count, setCount] = useState(0);
  return (
    <section>
      <h2>{t('massive_events')}</h2>
      <p>{`in ${country}`}</p>
      <button type="button" onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>
    </section>
  );
}

function Page() {
  const [again, setAgain] = useState(false);
  return (
    <>
      <h1>{again ? 'rendered again' : 'rendered'}</h1>
      <button type="button" onClick={() => setAgain(true)}>
        again
      </button>
      <Anchor />
      <HydrateNear>
        <Block />
      </HydrateNear>
    </>
  );
}

function Anchor() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/#below')}>
      anchor
    </button>
  );
}

/** A server-rendered page, hydrated except for the block, which is not near the window. */
async function hydratePage() {
  const comeNear = watchSections();
  const store = createPlatformStore({ baseUrl: '' });
  const i18n = createI18n('es_PE');
  for (const language of ['es_PE', 'en_US'] as const) addModuleTexts(i18n, language, catalog);
  const page = (
    <I18nextProvider i18n={i18n}>
      <Provider store={store} serverState={store.getState()}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </Provider>
    </I18nextProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  const differences: unknown[] = [];
  const view = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (error) => differences.push(error) }),
  );
  onTestEnd = () => act(() => view.unmount());
  const button = screen.getByRole('button', { name: 'pressed 0' });
  return { store, i18n, comeNear, differences, button };
}
let onTestEnd = () => {};
afterEach(() => {
  onTestEnd();
  document.body.replaceChildren();
});

/** Expects that the block responds with the elements sent by the server. */
async function expectHydrated({ button, differences }: Awaited<ReturnType<typeof hydratePage>>) {
  await act(async () => fireEvent.click(button));
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBe(button);
  expect(differences).toEqual([]);
}

it('leaves what the server sent as it is until it comes near the window', async () => {
  const page = await hydratePage();
  expect(screen.getByRole('heading', { name: 'Eventos masivos' })).toBeVisible();
  expect(isHydrated(page.button)).toBe(false);
  await page.comeNear();
  expect(isHydrated(page.button)).toBe(true);
  await expectHydrated(page);
});

it('responds to the first click, near or not', async () => {
  const page = await hydratePage();
  await act(async () => fireEvent.click(page.button)); // like a screen reader, without any preceding event
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBe(page.button);
  expect(page.differences).toEqual([]);
});

it('is hydrated when the keyboard gets to it, and keeps the focus', async () => {
  const page = await hydratePage();
  await act(async () => page.button.focus());
  expect(isHydrated(page.button)).toBe(true);
  await expectHydrated(page);
  expect(page.button).toHaveFocus();
});

it('shows what the store has by then, without throwing away what the server sent', async () => {
  const page = await hydratePage();
  await act(async () => void page.store.dispatch(countryChanged({ country: 'CL' })));
  expect(isHydrated(page.button)).toBe(false);
  await page.comeNear();
  expect(screen.getByText('in CL')).toBeVisible();
  await expectHydrated(page);
});

it('changes its language with the page', async () => {
  const page = await hydratePage();
  await act(async () => void (await page.i18n.changeLanguage('en_US')));
  expect(screen.getByRole('heading', { name: 'Mass events' })).toBeVisible();
  await expectHydrated(page);
});

it.each(['again', 'anchor'])('is hydrated when the page around it changes: %s', async (name) => {
  const page = await hydratePage();
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  expect(isHydrated(page.button)).toBe(true);
  await expectHydrated(page);
});
