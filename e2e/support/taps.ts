import type { Locator } from '@playwright/test';

/** Counts what a finger does. Typing is no tap; what gives a field the focus is one. */
export function countTaps() {
  let taps = 0;
  return {
    async tap(control: Locator) {
      taps += 1;
      await control.click();
    },
    /** Of a select one tap opens the list, and another chooses. */
    async choose(select: Locator, option: string) {
      taps += 2;
      await select.selectOption(option);
    },
    async type(field: Locator, text: string) {
      taps += 1;
      await field.fill(text);
    },
    /** So far. */
    taken: () => taps,
  };
}
