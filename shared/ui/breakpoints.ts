/** Media queries of the widths at which layouts change; `breakpoints.css` has the same for style sheets. */
export const breakpoints = {
  desktop: '(min-width: 960px)',
  belowDesktop: '(max-width: 959px)',
  phone: '(max-width: 640px)',
  smallPhone: '(max-width: 480px)',
} as const;

/**
 * Screens with two or more device pixels per CSS pixel. They get pictures with about 1.75: on a phone nobody sees more
 * detail than that, but everybody waits for it.
 */
export const denseScreen = '(min-resolution: 2dppx)';
