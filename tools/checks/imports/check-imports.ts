import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { rules } from './rules.ts';

export interface ImportReport {
  files: number;
  imports: number;
  violations: { rule: string; from: string; to: string; circle: string[] }[];
}

/**
 * Checks the imports of every file below `folders` against the rules.
 * @param baseDir absolute path that contains `folders`; the rules' paths are relative to it
 */
export async function checkImports(baseDir: string, folders: string[]): Promise<ImportReport> {
  const { summary } = await readImports(baseDir, folders, {
    validate: true,
    ruleSet: { forbidden: rules.map((rule) => ({ ...rule, severity: 'error' as const })) },
  });
  return {
    files: summary.totalCruised,
    imports: summary.totalDependenciesCruised ?? 0,
    violations: summary.violations.map(({ rule, from, to, cycle = [] }) => ({
      rule: rule.name,
      from,
      to,
      circle: cycle.map(({ name }) => name),
    })),
  };
}

/** @returns every file below `folders`, with its imports */
export async function readImports(
  baseDir: string,
  folders: string[],
  options: ICruiseOptions = {},
): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      baseDir,
      ...options,
      // Before compilation, to include type imports. TypeScript 7 has no API that the library could use, swc has.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|node_modules|\\.local)/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  );
  const result = output as ICruiseResult;
  // Without a TypeScript parser the library finds no files, and thus no violations.
  if (!result.summary.totalCruised) throw new Error(`no file was read below ${folders.join(', ')}`);
  return result;
}
