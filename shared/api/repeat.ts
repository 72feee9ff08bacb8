/** Milliseconds, as the API says in `Retry-After`, which pages of another origin cannot read; not the same for everybody. */
const pause = () => 2_000 + Math.random() * 500;

/**
 * Makes a call, and again while a repeat may succeed and there is time for it.
 * @param call gives up after so many milliseconds
 * @param limit milliseconds for all attempts together
 * @throws the error of the last attempt
 */
export async function repeated<T>(
  call: (timeout: number) => Promise<T>,
  mayRepeat: (error: unknown) => boolean,
  limit: number,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await call(end - Date.now());
    } catch (error) {
      const rest = pause();
      if (!mayRepeat(error) || Date.now() + rest > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }
}
