/**
 * The site's design tokens, with their names in `shared/ui/tokens.css`: mail clients do not support custom properties.
 */
export const colours = {
  ink: '#14213d',
  'ink-soft': '#4d5873',
  night: '#0f1d3a',
  orange: '#ff8a1f',
  'orange-ink': '#9a3f00',
  sand: '#faf5ec',
  paper: '#ffffff',
  line: '#e5dccb',
} as const;

export const fontFamily = 'Helvetica, Arial, sans-serif';

/** Space below a block. */
export const gap = '16px';
