const paths = {
  close: 'M6.4 5 5 6.4 10.6 12 5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6L19 6.4 17.6 5 12 10.6z',
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  search: 'M10 4a6 6 0 1 0 3.7 10.7l5.3 5.3 1.4-1.4-5.3-5.3A6 6 0 0 0 10 4zm0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 10c4.4 0 8 2.2 8 5v1H4v-1c0-2.8 3.6-5 8-5z',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM4 11h16v2H4zm8-8c5 5 5 13 0 18-5-5-5-13 0-18zm0 3c-2.6 4-2.6 8 0 12 2.6-4 2.6-8 0-12z',
  check: 'M9.6 17.2 4.7 12.3l1.5-1.4 3.4 3.4 8.2-8.2 1.5 1.4z',
  warning: 'M12 3 1.5 21h21zm0 4 7 12H5zm-1 4v4h2v-4zm0 5.2v2h2v-2z',
  facebook: 'M14 8.5V7c0-.7.4-1 1.1-1H17V3h-2.7C11.6 3 10.5 4.7 10.5 6.7v1.8H8.5v3h2V21h3.5v-9.5h2.5l.4-3z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.5-3.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  tiktok: 'M13 3h3c.3 2.2 1.6 3.7 4 4v3c-1.5 0-2.8-.4-4-1.2V15a6 6 0 1 1-6-6v3.1A2.9 2.9 0 1 0 13 15z',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon, hidden from screen readers: the text beside it, or its button's label, says the same. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={paths[name]} fill="currentColor" />
    </svg>
  );
}
