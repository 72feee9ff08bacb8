import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from './theme.ts';

it('has the values of the design tokens that it names', () => {
  const tokens = readFileSync(join(__dirname, '../ui/tokens.css'), 'utf8');
  const source = readFileSync(join(__dirname, 'theme.ts'), 'utf8');
  const named = [...source.matchAll(/(\w+): '?([^',]+)'?, \/\/ (--[\w-]+)/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, name = '', value, variable] of named) {
    expect(String(theme.token[name as keyof typeof theme.token])).toBe(value);
    expect(tokens).toMatch(new RegExp(`${variable}: ${value}(px)?;`));
  }
});
