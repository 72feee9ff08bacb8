import { createSlice } from '@reduxjs/toolkit';
import { createPlatformStore } from './store.ts';

const counterFrom = (start: number) => {
  const { actions, reducer } = createSlice({
    name: 'counter',
    initialState: start,
    reducers: { added: (state) => state + 1 },
  });
  return { actions, state: { reducer } };
};

function storeWith(preloaded?: number) {
  const store = createPlatformStore({ baseUrl: '', preloadedSlices: { counter: preloaded } });
  return { store, count: () => (store.getState() as unknown as { counter: number }).counter };
}

it('keeps the state of a module whose reducer is mounted again', () => {
  const { store, count } = storeWith();
  const { actions, state } = counterFrom(10);
  store.mountModule('counter', state);
  store.dispatch(actions.added());
  store.mountModule('counter', counterFrom(20).state);
  expect(count()).toBe(11);
});

it('[MOD-02] begins another release with its own initial state, also where a server sent one', () => {
  const { store, count } = storeWith(40);
  store.mountModule('counter', counterFrom(10).state);
  expect(count()).toBe(40);
  const { actions, state } = counterFrom(20);
  store.mountModule('counter', state, { resetState: true });
  expect(count()).toBe(20);
  store.dispatch(actions.added());
  expect(count()).toBe(21);
});
