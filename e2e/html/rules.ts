import type { ConfigData } from 'html-validate';
import { standard } from './standard.ts';

/** React writes attributes by property name, and values and end tags as in XML: the standard accepts both. */
const spelling = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
} as const;

/** Every recommended rule and those of `standard.ts`; comments explain why a rule is off or relaxed. */
export const rules: ConfigData = {
  root: true,
  plugins: [standard],
  extends: ['html-validate:recommended', 'standard:all'],
  rules: {
    ...spelling,
    // Ids from React's `useId` begin with an underscore, which the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // Values known only at run time: the number of slides that fit, and the height of pending content.
    'no-inline-style': ['error', { allowedProperties: ['--max-per-view', 'min-height', 'height'] }],
  },
};
