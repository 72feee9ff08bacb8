import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharedVersions } from './shared-versions.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * The plugin's manifest, `mf-manifest.json`, with what the plugin cannot know: it takes the version of a library from its
 * `package.json`, and that of our own packages is the contract's.
 */
export const federationManifest: Options['manifest'] = {
  additionalData({ stats }) {
    for (const library of stats.shared) library.version = sharedVersions[library.name] ?? library.version;
  },
};
