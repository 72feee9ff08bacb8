import { createI18n } from './instance.ts';
import { addTexts, bundledTexts, fetchTexts } from './text-source.ts';

/** Makes the request for a file succeed with a body that never ends unless the request is aborted. */
function hangingFile() {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error(`ended after ${ms} ms`)), ms);
    return controller.signal;
  });
  globalThis.fetch = jest.fn(async (_, { signal } = {}) => {
    const json = () =>
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    return { ok: true, json } as unknown as Response;
  });
  return timeout;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[LOC-09] gives up a language file whose body does not end: without its texts nothing is shown', async () => {
  hangingFile();
  const instance = createI18n('es_PE');
  const source = bundledTexts('shell', async () => ({ default: '/shell/1.0.0/es_PE.json' }));
  const outcome = addTexts(instance, 'es_PE', 'shell', source).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(outcome).resolves.toBe('ended after 3000 ms');
});

it('waits for a file as long as it is told to', async () => {
  const timeout = hangingFile();
  const outcome = fetchTexts('/modules/mfe-booking/1.0.0/texts/booking/es_PE.json', 8_000).catch(() => 'given up');
  await jest.advanceTimersByTimeAsync(8_000);
  await expect(outcome).resolves.toBe('given up');
  expect(timeout).toHaveBeenCalledWith(8_000);
});
