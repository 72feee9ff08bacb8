import type { BuildFiles } from './build-files.ts';

/**
 * Most kilobytes (1,000 bytes) of JavaScript, in brotli, that a release may bring to a page: of the shell its first
 * scripts, of a module its entry and state with the files of one page or slot. A module has its own in its `budget.json`,
 * which its build carries. Whole pages, with all files that they load
 * later, are measured in a browser before a change is merged (`npm run check:budgets`).
 */
const budgetOfShell = 143;
/** The default for modules without a budget of their own. */
const budgetOfModules = 30;

/** The scripts of one page or slot. */
interface PartSize {
  part: string;
  /** A kilobyte is 1,000 bytes. */
  kilobytes: number;
  budget: number;
}

/** The scripts of every page and slot of a build, as sent. */
export function partSizes({ manifest, files }: BuildFiles): PartSize[] {
  const budget = manifest.budget ?? ('page' in manifest ? budgetOfShell : budgetOfModules);
  const sizeOf = (path: string) => (files.get(`${path}.br`) ?? files.get(path))?.length ?? 0;
  return Object.entries(scriptsOf({ manifest, files })).map(([part, scripts]) => {
    const kilobytes = [...new Set(scripts)].reduce((sum, path) => sum + sizeOf(path), 0) / 1000;
    return { part, kilobytes, budget };
  });
}

/** @throws Error that names the page or slot, its size and the budget */
export function checkBudget(build: BuildFiles) {
  const over = partSizes(build).find(({ kilobytes, budget }) => kilobytes > budget);
  if (!over) return;
  const { part, kilobytes, budget } = over;
  throw new Error(
    `${build.manifest.name}: ${part} brings ${kilobytes.toFixed(1)} KB of scripts, and ${budget} KB are allowed`,
  );
}

/** The scripts of each part of a release that a page can need. */
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
