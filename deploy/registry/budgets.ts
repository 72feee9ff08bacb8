import type { BuildFiles } from './build-files.ts';

/**
 * Maximum kilobytes (1,000 bytes) of JavaScript, in brotli, that a release may add to a page: for the shell its initial
 * scripts, for a module its entry and state plus the files of one page or slot. A module sets its own in `budget.json`,
 * which is part of its build. Whole pages with all lazily loaded files are measured in a browser before merging (`npm
 * run check:budgets`).
 */
const budgetOfShell = 143;
/** Default for modules without a budget of their own. */
const budgetOfModules = 30;

/** Scripts of one page or slot. */
interface PartSize {
  part: string;
  /** In units of 1,000 bytes. */
  kilobytes: number;
  budget: number;
}

/** Measures the scripts of each page and slot of a build, as sent. */
export function partSizes({ manifest, files }: BuildFiles): PartSize[] {
  const budget = manifest.budget ?? ('page' in manifest ? budgetOfShell : budgetOfModules);
  const sizeOf = (path: string) => (files.get(`${path}.br`) ?? files.get(path))?.length ?? 0;
  return Object.entries(scriptsOf({ manifest, files })).map(([part, scripts]) => {
    const kilobytes = [...new Set(scripts)].reduce((sum, path) => sum + sizeOf(path), 0) / 1000;
    return { part, kilobytes, budget };
  });
}

/** @throws Error with the page or slot, its size and the budget */
export function checkBudget(build: BuildFiles) {
  const over = partSizes(build).find(({ kilobytes, budget }) => kilobytes > budget);
  if (!over) return;
  const { part, kilobytes, budget } = over;
  throw new Error(
    `${build.manifest.name}: ${part} brings ${kilobytes.toFixed(1)} KB of scripts, and ${budget} KB are allowed`,
  );
}

/** Returns the scripts of each part of a release that a page may load. */
function scriptsOf({ manifest, files }: BuildFiles): Record<string, string[]> {
  if ('page' in manifest) {
    const html = String(files.get(manifest.page));
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
    return { [manifest.page]: scripts.map((address) => address.replace(manifest.base, '')) };
  }
  const { routes, slots, state, exposes, entry } = manifest;
  const scripts = (expose?: string) => (expose ? exposes[expose]?.scripts : undefined)?.map(({ path }) => path) ?? [];
  const parts = [...routes.map(({ path, page }) => [path, page]), ...Object.entries(slots)];
  return Object.fromEntries(parts.map(([part = '', expose]) => [part, [entry, ...scripts(state), ...scripts(expose)]]));
}
