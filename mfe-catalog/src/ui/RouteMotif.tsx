/** The trip line as a picture: home → event → home. Decorative. */
export function RouteMotif({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 190" width="420" height="190" aria-hidden="true" className={className}>
      <path
        d="M60 140C110 20 200 20 232 62M232 62C268 104 330 50 362 128"
        fill="none"
        stroke="var(--orange)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 14"
      />
      <Stop x={60} y={140} icon="M12 3 2.5 11h2.8v9h5.2v-6h3v6h5.2v-9h2.8z" />
      <Stop x={232} y={62} icon="M12 2l2.7 6.2 6.8.6-5.1 4.5 1.5 6.6L12 16.4 6.1 19.9l1.5-6.6L2.5 8.8l6.8-.6z" event />
      <Stop x={362} y={128} icon="M12 3 2.5 11h2.8v9h5.2v-6h3v6h5.2v-9h2.8z" />
    </svg>
  );
}

function Stop({ x, y, icon, event = false }: { x: number; y: number; icon: string; event?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="34" fill={event ? 'var(--orange)' : 'var(--orange-soft)'} />
      <path d={icon} fill="var(--night)" transform="translate(-18 -18) scale(1.5)" />
    </g>
  );
}
