import { createRequire } from 'node:module';
import { contractVersion } from '@idavuelta/shared/contracts';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

/** Libraries that only the shell brings: of each there must be one copy. */
export const hostVersions: Record<string, string> = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/client': versionOf('react-dom'),
  '@idavuelta/shared/platform': contractVersion,
  '@idavuelta/shared/queries': contractVersion,
};

/** The same without our own packages, for which the range of the contract stands. */
export const providedLibraries = Object.fromEntries(
  Object.entries(hostVersions).filter(([name]) => !name.startsWith('@idavuelta/')),
);

/** Libraries that everyone who uses them brings, and whoever needs one first fetches for all. */
export const lazyVersions: Record<string, string> = {
  yup: versionOf('yup'),
  'final-form': '5.0.1',
  'react-final-form': '7.0.1',
  moment: versionOf('moment'),
  '@idavuelta/shared/calendar': contractVersion,
  '@idavuelta/shared/search-select': contractVersion,
  '@idavuelta/shared/pin-map': contractVersion,
};

/** Versions of all shared libraries. */
export const sharedVersions = { ...hostVersions, ...lazyVersions };
