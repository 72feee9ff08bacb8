import { createBrowserStore } from './browser-store.ts';

const rejected = (): never => {
  throw new DOMException('', 'SecurityError');
};
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  localStorage.clear();
});

it('[FLT-11] keeps, lists and forgets by key where the browser does', () => {
  const store = createBrowserStore('local', () => localStorage);
  expect(store.write('a', '1')).toBe(true);
  expect([store.read('a'), localStorage.getItem('a'), store.keys()]).toEqual(['1', '1', ['a']]);
  store.remove('a');
  expect([store.read('a'), store.keys()]).toEqual([undefined, []]);
  expect(warn).not.toHaveBeenCalled();
});

it('[FLT-11] the page remembers where storage is blocked, in all copies of this file', () => {
  const [one, other] = [createBrowserStore('local', rejected), createBrowserStore('local', rejected)];
  expect(one.read('b')).toBeUndefined();
  expect(one.write('b', '2')).toBe(false);
  expect([other.read('b'), other.keys()]).toEqual(['2', ['b']]);
  other.remove('b');
  expect(one.read('b')).toBeUndefined();
});

it('[FLT-11] what did not fit any more counts before what was kept earlier, until the browser has room', () => {
  localStorage.setItem('c', 'old');
  let isFull = true;
  const full = new Proxy(localStorage, {
    get: (target, name) =>
      name === 'setItem' && isFull ? rejected : (Reflect.get(target, name) as () => void).bind(target),
  });
  const store = createBrowserStore('local', () => full);
  expect(store.write('c', 'new')).toBe(false);
  expect(store.read('c')).toBe('new');
  isFull = false;
  expect(store.write('c', 'newest')).toBe(true);
  expect(localStorage.getItem('c')).toBe('newest');
});

it('[FLT-11] a tab and its browser are remembered apart', () => {
  createBrowserStore('local', rejected).write('d', '4');
  expect(createBrowserStore('session', rejected).read('d')).toBeUndefined();
});
