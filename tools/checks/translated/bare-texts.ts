import { parseSync } from '@swc/core';

/** A node of the parser's tree; only the members used here. */
interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Names of properties whose values are elements, not texts. */
const elements = /^(children|content|actions?|badge|button|control|heading|icon|more|pickUps|picture|rides)$/;

const inParts = (node: Node): Node[] =>
  ['left', 'right', 'consequent', 'alternate', 'expression'].flatMap((key) => (isNode(node[key]) ? [node[key]] : []));

/** Tells whether an expression in braces can be a changing text. */
function isText(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'CallExpression') return isTextCall(node);
  if (node.type === 'Identifier') return !elements.test(String(node.value));
  if (node.type === 'MemberExpression') return isNode(node.property) && isText(node.property);
  if (node.type === 'BinaryExpression') {
    const last = node.right as Node;
    return node.operator === '+' || isText(last) || last.type === 'StringLiteral';
  }
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].some(
      (one) => isNode(one) && (isText(one) || one.type === 'StringLiteral'),
    );
  return node.type === 'ParenthesisExpression' && inParts(node).some(isText);
}

/** Matches `t(…)`, `money(…)`: all calls except those that create lists of elements. */
function isTextCall({ callee }: Node): boolean {
  if (!isNode(callee)) return false;
  const name = callee.type === 'MemberExpression' ? (callee.property as Node) : callee;
  return !/^(button|children|from|map|flatMap|render\w*|use|cloneElement|createPortal)$/.test(String(name.value));
}

/** Tells whether an expression conditionally renders an element. */
const isConditional = (node: Node): boolean =>
  ['BinaryExpression', 'ConditionalExpression', 'ParenthesisExpression'].includes(node.type)
    ? inParts(node).some((one) => one.type.startsWith('JSX') || isConditional(one))
    : false;

const expressionOf = (child: Node) =>
  child.type === 'JSXExpressionContainer' ? (child.expression as Node) : undefined;

/** Whitespace is not translated, so its nodes stay. */
function isBlank(child: Node): boolean {
  const { type, value } = expressionOf(child) ?? child;
  return type === 'JSXEmptyExpression' || (/^(JSXText|StringLiteral)$/.test(type) && !String(value).trim());
}

/**
 * Tells whether a browser's translation breaks one of the children: a changing text, or one beside a conditional
 * element.
 */
function isBare(children: Node[]): boolean {
  const parts = children.filter((child) => !isBlank(child));
  if (parts.length < 2) return false;
  const expressions = parts.flatMap((child) => expressionOf(child) ?? []);
  const hasStatic =
    parts.some(({ type }) => type === 'JSXText') || expressions.some(({ type }) => type === 'StringLiteral');
  return expressions.some(isText) || (hasStatic && expressions.some(isConditional));
}

/** @returns the lines of elements in which a text stands beside changing content */
export function bareTexts(code: string): number[] {
  // Offsets are in bytes, from a base that grows with each parsed file: that of the first token, which is added here.
  const bytes = Buffer.from(`;${code}`);
  const program = parseSync(`;${code}`, { syntax: 'typescript', tsx: true }) as unknown as Node;
  const lines: number[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Node;
      if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
        if (isBare(node.children as Node[])) lines.push(lineAt(bytes, startOf(node) - startOf(program)));
      }
      for (const one of Object.values(node)) visit(one);
    }
  };
  visit(program.body);
  return lines;
}

const startOf = (node: Node) => (node.span as { start: number }).start;

const lineAt = (bytes: Buffer, offset: number) => bytes.subarray(0, offset).toString().split('\n').length;
