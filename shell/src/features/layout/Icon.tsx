const paths = {
  close: 'M6.4 5 5 6.4 10.6 12 5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6L19 6.4 17.6 5 12 10.6z',
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  search: 'M10 4a6 6 0 1 0 3.7 10.7l5.3 5.3 1.4-1.4-5.3-5.3A6 6 0 0 0 10 4zm0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 10c4.4 0 8 2.2 8 5v1H4v-1c0-2.8 3.6-5 8-5z',
  down: 'M6.7 9 12 14.3 17.3 9l1.4 1.4L12 17.1l-6.7-6.7z',
  facebook:
    'M14 8.5V7c0-.7.4-1 1.1-1H17V3h-2.7C11.600 3 10.500 4.700 10.500 6.700v1.800H8.500v3h2V21h3.500v-9.500h2.500l.4-3z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.500-3.500a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  tiktok:
    'M13 3h3c.3 2.200 1.600 3.700 4 4v3c-1.500 0-2.800-.4-4-1.200V15a6 6 0 1 1-6-6v3.100A2.900 2.900 0 1 0 13 15z',
} as const;

export type IconName = keyof typeof paths;

/** An icon that only decorates: the words beside it, or its button's label, carry the meaning. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={paths[name]} fill="currentColor" />
    </svg>
  );
}
