import type { ClientEvent } from '@idavuelta/shared/contracts';

type Add = (event: ClientEvent) => void;

/** A position in one of the site's own files: `…/modules/mfe-booking/1.0.0-3fa94c01/index.f883c42c.js:1:2034`. */
const ownFile = /\/(?:modules\/([\w-]+)|(shell))\/(\w[\w.+-]*)\/([\w./-]+)(:\d+:\d+)?/;

/**
 * Returns the release of a script, from an address or a stack; undefined for a foreign script such as a browser
 * extension.
 */
export function releaseAt(text: string | undefined) {
  const [, module, shell, version, file, position = ''] = ownFile.exec(text ?? '') ?? [];
  const name = module ?? shell;
  return name && version ? { module: name, version, at: `${file}${position}` } : undefined;
}

/** Reports an error to the release whose code threw it. */
export function reportError(add: Add, error: unknown, address?: string) {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined };
  const release = releaseAt(stack) ?? releaseAt(address);
  if (release) add({ kind: 'error', failure: 'script', name, ...release });
}

/** Reports uncaught errors and violations of the content security policy. */
export function watchErrors(add: Add) {
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    reportError(add, error, `${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => reportError(add, reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, lineNumber, columnNumber }) => {
    const release = releaseAt(`${sourceFile}:${lineNumber}:${columnNumber}`);
    if (release) add({ kind: 'error', failure: 'csp', name: effectiveDirective, ...release });
  });
}
