import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPackage, workspaces } from '../build/packages.ts';

interface Package {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Returns a circle of dependencies as package names; empty without one. */
function circleOf(packages: Package[]): string[] {
  const uses = new Map(
    packages.map(({ name, dependencies, devDependencies }) => [
      name,
      Object.keys({ ...dependencies, ...devDependencies }),
    ]),
  );
  const done = new Set<string>();
  const visit = (name: string, path: string[]): string[] => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const used of uses.get(name) ?? []) {
      const circle = visit(used, [...path, name]);
      if (circle.length) return circle;
    }
    done.add(name);
    return [];
  };
  return packages.map(({ name }) => visit(name, [])).find((circle) => circle.length > 0) ?? [];
}

test('[MOD-10] no package needs itself, over however many others: each can be installed and versioned alone', () => {
  assert.deepEqual(circleOf(workspaces().map((folder) => readPackage(folder) as Package)), []);
});

test('a circle is told by the names on its way, development included', () => {
  const a = { name: 'a', dependencies: { b: '1.0.0' } };
  const b = { name: 'b', devDependencies: { c: '1.0.0' } };
  assert.deepEqual(circleOf([{ name: 'start', dependencies: { a: '1.0.0' } }, a, b, { name: 'c' }]), []);
  assert.deepEqual(circleOf([a, b, { name: 'c', dependencies: { b: '1.0.0' } }]), ['b', 'c', 'b']);
});
