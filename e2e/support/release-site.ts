import { type ReleaseSite, startReleaseSite } from '../test-site/release-site.ts';
import { test as base } from './fixtures.ts';

/** Journeys at a site with its own releases: other journeys are not affected by what they publish or break. */
export const test = base.extend<object, { site: ReleaseSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads what a fixture needs from its pattern
    async ({}, use) => {
      const undos: (() => unknown)[] = [];
      const site = await startReleaseSite({ after: (undo) => undos.push(undo) });
      await use(site);
      for (const undo of undos.reverse()) await undo();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
