interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`, where the browser reports it. */
  effectiveType?: string;
}

/** Whether the visitor asked to save data, or the line is slow: nothing is fetched that may not be needed. */
export function isSlowLine() {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
