import { parseSync } from 'oxc-parser';

/** An import or re-export of another file. */
interface Import {
  /** As written: `./Button.tsx`, `@idavuelta/shared/ui`, `react`. */
  from: string;
  /** Imported names; absent for the whole module, as in a dynamic import. */
  names?: string[];
  /** Whether type erasure removes it. */
  isType: boolean;
}

/** An exported name and its origin; a star for all names. */
interface Export {
  name: string;
  of?: { from: string; name: string };
}

export interface SourceFile {
  imports: Import[];
  /** Values only. */
  exports: Export[];
}

/**
 * `import 'x'` of a style sheet, `composes: … from 'x'` and CommonJS `require('x')`; also matches comments, which is
 * harmless.
 */
const specifier = /(?:\bfrom|@import|\brequire)\s*\(?\s*(['"])([^'"\n]+)\1/g;
/** `new URL('./worker.ts', …)` and `require('./file')`: workers and files loaded by a relative path. */
const besideItself = /\b(?:new URL|require)\(\s*'(\.[^'\n]+)'/g;
const importedType = /(?<!await )\bimport\('([^'\n]+)'\)/g;

/** @param file its name determines the language */
export function readSourceFile(file: string, text: string): SourceFile {
  if (!/\.(tsx?|mjs|js)$/.test(file))
    return { imports: [...text.matchAll(specifier)].map(([, , from = '']) => ({ from, isType: false })), exports: [] };
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imports: Import[] = staticImports.map(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    const isWhole = entries.length === 0 || values.some(({ importName }) => importName.kind === 'NamespaceObject');
    return {
      from: moduleRequest.value,
      isType: entries.length > 0 && values.length === 0,
      ...(!isWhole && { names: values.map(({ importName }) => importName.name ?? 'default') }),
    };
  });
  const exports: Export[] = [];
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) imports.push({ from: moduleRequest.value, isType });
    if (isType) continue;
    const of = moduleRequest && { from: moduleRequest.value, name: importName.name ?? '*' };
    exports.push({ name: exportName.name ?? (exportName.kind === 'Default' ? 'default' : '*'), ...(of && { of }) });
  }
  const dynamic = dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  const beside = [...text.matchAll(besideItself)].map(([, from = '']) => from);
  for (const from of [...dynamic, ...beside]) imports.push({ from, isType: false });
  for (const [, from = ''] of text.matchAll(importedType))
    if (!dynamic.includes(from)) imports.push({ from, isType: true });
  return { imports, exports };
}
