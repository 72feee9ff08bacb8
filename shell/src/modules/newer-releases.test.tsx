import type { Registry } from '@idavuelta/shared/contracts';
import { Link } from '@idavuelta/shared/platform';
import { aToken, report } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import { storedToken } from '../features/session/token.ts';
import { aModule, aRegistry, aRelease, loadFrom, renderShell } from '../testing/renderShell.tsx';

const Form = () => (
  <>
    <h1>Formulario</h1>
    <input aria-label="nombre" />
    <Link to="/form?paso=2">otro paso</Link>
    <Link to="/list">a la lista</Link>
  </>
);
const form = aModule('mfe-form', { '/form': Form, '/my-form': Form }, { routes: { '/my-form': { private: true } } });
const list = aModule('mfe-list', { '/list': () => <h1>Lista</h1> });
const before: Registry = { ...aRegistry(form, list), shellVersion: '1.0.0' };
/** A newer registry with another release of a module. */
const withRelease = (module: typeof form, version: string): Registry => ({
  ...before,
  revision: 2,
  modules: { ...before.modules, [module.definition.name]: { current: aRelease(module, version) } },
});

/** Renders an open form; `publish` replaces the registry and makes the page check it. */
async function renderForm(path = '/form') {
  let registry: Registry | Error = before;
  const reload = jest.fn();
  const loaded: string[] = [];
  const load = loadFrom(form, list);
  const view = await renderShell({
    path,
    modules: [form, list],
    registry: async () => {
      if (registry instanceof Error) throw registry;
      return registry;
    },
    loadExpose: (request) => {
      loaded.push(`${request.release.name} ${request.release.version}`);
      return load(request);
    },
    reload,
  });
  view.app.newerReleases.watch();
  await view.user.type(await screen.findByRole('textbox', { name: 'nombre' }), 'Rosa');
  const publish = async (next: Registry | Error) => {
    registry = next;
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await act(async () => {});
    await act(async () => {});
  };
  return { ...view, publish, reload, loaded };
}

it('keeps a half-filled form when its module is released, and follows at the next navigation', async () => {
  const { user, publish, reload } = await renderForm();
  await publish(withRelease(form, '2.0.0'));
  await user.click(screen.getByRole('link', { name: 'otro paso' }));
  expect(screen.getByRole('textbox', { name: 'nombre' })).toHaveValue('Rosa');
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'a la lista' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('heading', { name: 'Lista' })).not.toBeInTheDocument();
});

it('follows when the visitor leaves a private page for a public one as well', async () => {
  storedToken.write(aToken(60));
  const { user, publish, reload } = await renderForm('/my-form');
  await publish(withRelease(form, '2.0.0'));
  await user.click(screen.getByRole('link', { name: 'a la lista' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('follows a release of the shell in the same way', async () => {
  const { user, publish, reload } = await renderForm();
  await publish({ ...before, revision: 2, shellVersion: '2.0.0' });
  expect(screen.getByRole('textbox', { name: 'nombre' })).toHaveValue('Rosa');
  await user.click(screen.getByRole('link', { name: 'a la lista' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('takes a module that the page has not loaded from its new release at once', async () => {
  const { user, publish, reload, loaded } = await renderForm();
  await publish(withRelease(list, '2.0.0'));
  await user.click(screen.getByRole('link', { name: 'a la lista' }));
  expect(await screen.findByRole('heading', { name: 'Lista' })).toBeVisible();
  expect(loaded).toContain('mfe-list 2.0.0');
  expect(loaded).not.toContain('mfe-list 1.0.0');
  expect(reload).not.toHaveBeenCalled();
});

it('goes on with what it has while the registry cannot be fetched, and follows later', async () => {
  report.expect('the registry could not be fetched');
  const { user, publish, reload } = await renderForm();
  await publish(new Error('offline'));
  expect(screen.getByRole('textbox', { name: 'nombre' })).toHaveValue('Rosa');
  await publish(withRelease(form, '2.0.0'));
  await user.click(screen.getByRole('link', { name: 'a la lista' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks again every minute', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    const { app } = await renderShell({ path: '/list', modules: [list] });
    app.newerReleases.watch();
    const fetches = jest.mocked(globalThis.fetch).mock.calls.length;
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(jest.mocked(globalThis.fetch).mock.calls.length).toBe(fetches + 1);
  } finally {
    jest.useRealTimers();
  }
});
