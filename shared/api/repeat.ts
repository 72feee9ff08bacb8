/** Milliseconds before a repeat: the API's `Retry-After`, which pages of another origin cannot read, plus jitter. */
const pause = () => 2_000 + Math.random() * 500;

/**
 * Makes a call, and repeats it while that may succeed and time is left.
 * @param call gives up after the given number of milliseconds
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
