import type { ConfigData } from 'html-validate';
import { standard } from './standard.ts';

/** React writes attributes as its properties are called, values and end tags as XML would: the standard takes both. */
const spelling = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
} as const;

/** Every recommended rule and those of `standard.ts`; a comment says why a rule is off or looser. */
export const rules: ConfigData = {
  root: true,
  plugins: [standard],
  extends: ['html-validate:recommended', 'standard:all'],
  rules: {
    ...spelling,
    // Ids of React's `useId` begin with an underscore, which the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // Values that only the code knows: how many slides fit, and the height of pending content.
    'no-inline-style': ['error', { allowedProperties: ['--max-per-view', 'min-height', 'height'] }],
  },
};
