import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints } from './breakpoints.ts';

it.each(Object.entries(breakpoints))('has the same breakpoint %s in code and in style sheets', (name, query) => {
  const css = readFileSync(join(__dirname, 'breakpoints.css'), 'utf8');
  const customMedia = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  expect(css).toContain(`@custom-media ${customMedia} ${query};`);
});
