import type { Locator } from '@playwright/test';

/** Counts taps on a phone. Tapping into a field counts, typing does not. */
export function countTaps() {
  let taps = 0;
  return {
    async tap(control: Locator) {
      taps += 1;
      await control.click();
    },
    /** Two taps: one opens the list, the other chooses. */
    async choose(select: Locator, option: string) {
      taps += 2;
      await select.selectOption(option);
    },
    async type(field: Locator, text: string) {
      taps += 1;
      await field.fill(text);
    },
    /** The number of taps so far. */
    taken: () => taps,
  };
}
