import { parseSync } from '@swc/core';

interface Node {
  type?: string;
  span?: { start: number; end: number };
  body?: object;
}

const isFunction = ({ type = '', body }: Node) =>
  /^(FunctionDeclaration|FunctionExpression|ClassMethod|MethodProperty)$/.test(type) ||
  (type === 'ArrowFunctionExpression' && 'stmts' in (body ?? {}));

/** Returns the number of lines of every function with a block body in a TypeScript file. */
export function functionLengths(source: string, tsx: boolean): number[] {
  const bytes = Buffer.from(source);
  const lengths: number[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { span } = node as Node;
    if (span && isFunction(node as Node)) {
      // Spans are in bytes, counted from one.
      lengths.push(
        bytes
          .subarray(span.start - 1, span.end - 1)
          .toString()
          .split('\n').length,
      );
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2024' }));
  return lengths;
}
