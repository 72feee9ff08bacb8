import { createPlatformStore } from '../host/index.ts';
import { createAction, supervised, takeEvery } from './index.ts';

const ping = createAction<string>('test/ping');

/** Mounts a module with two sagas: one answers every ping, the other throws at "boom". */
function mountTwo() {
  const errors: string[] = [];
  const answers: string[] = [];
  const store = createPlatformStore({ baseUrl: '', onSagaError: ({ message }) => errors.push(message) });
  function* fragile(): Generator {
    yield* takeEvery(ping, ({ payload }) => {
      if (payload === 'boom') throw new Error('boom');
      answers.push(`fragile ${payload}`);
    });
  }
  function* neighbour(): Generator {
    yield* takeEvery(ping, ({ payload }) => void answers.push(`neighbour ${payload}`));
  }
  store.mountModule('test', { saga: supervised(fragile, neighbour) });
  return { store, errors, answers };
}

it('goes on with the neighbours of a saga that throws, reports it and starts it again', () => {
  const { store, errors, answers } = mountTwo();
  store.dispatch(ping('boom'));
  store.dispatch(ping('hello'));
  expect(errors).toEqual(['boom']);
  expect(answers).toEqual(['neighbour boom', 'fragile hello', 'neighbour hello']);
});

it('ends every saga when the module goes, those that were started again too', () => {
  const { store, answers } = mountTwo();
  store.dispatch(ping('boom'));
  store.unmountModule('test');
  store.dispatch(ping('late'));
  expect(answers).toEqual(['neighbour boom']);
});

it('gives up a saga that throws whenever it starts', () => {
  const errors: Error[] = [];
  const store = createPlatformStore({ baseUrl: '', onSagaError: (error) => errors.push(error) });
  // biome-ignore lint/correctness/useYield: it throws before it could
  function* broken(): Generator {
    throw new Error('always');
  }
  store.mountModule('test', { saga: supervised(broken) });
  expect(errors).toHaveLength(6);
});

it('starts a saga again however often it threw before, when it ran for a minute since', () => {
  jest.useFakeTimers();
  try {
    const { store, answers } = mountTwo();
    for (let errors = 0; errors < 10; errors += 1) {
      store.dispatch(ping('boom'));
      jest.advanceTimersByTime(60_000);
    }
    store.dispatch(ping('hello'));
    expect(answers).toContain('fragile hello');
  } finally {
    jest.useRealTimers();
  }
});
