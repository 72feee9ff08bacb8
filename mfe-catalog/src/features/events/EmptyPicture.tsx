import type { ReactNode } from 'react';

/** A van on an empty road. */
export default function EmptyPicture(): ReactNode {
  return (
    <svg viewBox="0 0 240 110" aria-hidden="true">
      <path d="M0 90h240" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M20 100h200" stroke="var(--orange-deep)" strokeWidth="3" strokeDasharray="16 12" />
      <circle cx="186" cy="30" r="16" fill="var(--warn-bright)" />
      <path d="M20 90l46-50 30 32 24-24 46 42z" fill="var(--sand-2)" />
      <rect x="92" y="58" width="62" height="26" rx="7" fill="var(--night)" />
      <rect x="100" y="63" width="14" height="10" rx="2" fill="var(--orange-soft)" />
      <rect x="118" y="63" width="14" height="10" rx="2" fill="var(--orange-soft)" />
      <circle cx="106" cy="86" r="7" fill="var(--ink)" />
      <circle cx="140" cy="86" r="7" fill="var(--ink)" />
    </svg>
  );
}
