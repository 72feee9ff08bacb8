import type { ModuleState } from '@idavuelta/shared/contracts';
import { createAction, createSlice, Link, useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { report } from '@idavuelta/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { aModule, aRegistry, aRelease, loadFrom, renderShell, type TestModule } from '../testing/renderShell.tsx';
import type { ExposeRequest, LoadExpose } from './federation/expose-loader.ts';
import { hedgeDelay } from './first-to-load.ts';

const added = createAction('pair/added');

/** A module whose release stores its list under its own name, so that it cannot read another release's list. */
function aPair(release: string, key: string) {
  type State = Record<string, number[]>;
  const { reducer } = createSlice({
    name: 'mfe-pair',
    initialState: { [key]: [0] } as State,
    reducers: {},
    extraReducers: (build) => void build.addCase(added, (state) => void state[key]?.push(1)),
  });
  const page = (name: string, other: string) => () => {
    const { t } = useTranslation('mfe-pair');
    const dispatch = useDispatch();
    const length = useSelector((state) => ((state as { 'mfe-pair': State })['mfe-pair'][key] as number[]).length);
    return (
      <>
        <h1>
          {name} de {release}, {t('name')}, {length}
        </h1>
        <button type="button" onClick={() => dispatch(added())}>
          agregar
        </button>
        <Link to={other}>a la otra</Link>
      </>
    );
  };
  return aModule(
    'mfe-pair',
    { '/a': page('A', '/b'), '/b': page('B', '/a') },
    { state: { reducer: reducer as ModuleState['reducer'] }, texts: () => ({ name: `textos de ${release}` }) },
  );
}

const newer = aPair('2.0.0', 'items');
const older = aPair('1.0.0', 'list');
const releases = () => ({
  ...aRegistry(newer),
  modules: { 'mfe-pair': { current: aRelease(newer, '2.0.0'), previous: aRelease(older, '1.0.0') } },
});

type Does = (request: ExposeRequest) => TestModule | Promise<TestModule>;

async function showA(newerDoes: Does, olderDoes: Does = () => older) {
  const loadExpose: LoadExpose = async (request) =>
    loadFrom(await (request.release.version === '2.0.0' ? newerDoes : olderDoes)(request))(request);
  return renderShell({
    path: '/a',
    registry: async () => releases(),
    loadExpose,
    readTexts: async (address) => (address.includes('/2.0.0/') ? newer : older).texts('es_PE'),
  });
}

const without =
  (outlet: string): Does =>
  ({ expose }) => {
    if (expose.includes(outlet)) throw new Error('404');
    return newer;
  };

it('[MOD-02] never shows pages of two releases of a module: one that heals another page takes the place of all', async () => {
  report.expect('mfe-pair: entry Error: 404');
  const { user } = await showA(without('/b'));
  await user.click(await screen.findByRole('button', { name: 'agregar' }));
  expect(screen.getByRole('heading', { name: 'A de 2.0.0, textos de 2.0.0, 2' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'a la otra' }));
  // 1.0.0 cannot read the state of 2.0.0, so it starts from its initial state.
  expect(await screen.findByRole('heading', { name: 'B de 1.0.0, textos de 1.0.0, 1' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'a la otra' }));
  expect(await screen.findByRole('heading', { name: 'A de 1.0.0, textos de 1.0.0, 1' })).toBeVisible();
});

it('keeps the state of a module for another attempt at the same release', async () => {
  report.expect('mfe-pair: entry Error: 404');
  let fails = true;
  const { user } = await showA(
    (request) => (fails ? without('/b')(request) : newer),
    () => Promise.reject(new Error('404')),
  );
  await user.click(await screen.findByRole('button', { name: 'agregar' }));
  await user.click(screen.getByRole('link', { name: 'a la otra' }));
  await screen.findByRole('button', { name: 'Reintentar' });
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'B de 2.0.0, textos de 2.0.0, 2' })).toBeVisible();
});

describe('with time that passes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[MOD-04] waits for a slow page of the release that is on the page: another would begin without its state', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await showA(async ({ expose }) => {
      if (expose.includes('/b')) await arrival;
      return newer;
    });
    await act(() => jest.advanceTimersByTimeAsync(10));
    fireEvent.click(screen.getByRole('button', { name: 'agregar' }));
    fireEvent.click(screen.getByRole('link', { name: 'a la otra' }));
    await act(() => jest.advanceTimersByTimeAsync(hedgeDelay + 100));
    await act(async () => arrive());
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('heading', { name: 'B de 2.0.0, textos de 2.0.0, 2' })).toBeVisible();
  });

  it('[MOD-07] reports nothing of a good release that comes after another one took its place', async () => {
    const arrivals: { file: string; resolve: (module: TestModule) => void }[] = [];
    const waiting: Does = ({ release, expose }) =>
      new Promise((resolve) => arrivals.push({ file: `${release.version} ${expose}`, resolve }));
    const { app } = await showA(waiting, waiting);
    void app.host.load('mfe-pair', '/b');
    await act(() => jest.advanceTimersByTimeAsync(hedgeDelay));
    const arrive = (version: string, files: string[], module: TestModule) =>
      act(async () => {
        const wanted = files.map((file) => `${version} ${file}`);
        for (const { file, resolve } of arrivals) if (wanted.includes(file)) resolve(module);
        await jest.advanceTimersByTimeAsync(10);
      });
    await arrive('1.0.0', ['./pages//a.tsx', './state.ts'], older);
    expect(screen.getByRole('heading', { name: /^A de 1.0.0/ })).toBeVisible();
    await arrive('2.0.0', ['./pages//b.tsx', './state.ts'], newer);
    await arrive('1.0.0', ['./pages//b.tsx', './state.ts'], older);
    expect(await app.host.load('mfe-pair', '/b')).toMatchObject({ attempt: { release: { version: '1.0.0' } } });
    // A console.warn would fail this test.
  });
});
