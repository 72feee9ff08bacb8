import { contractVersion } from '@idavuelta/shared/contracts';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { foreignEntryFile, typesFile } from './entry-files.ts';
import { isOurs } from './shared-versions.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * The plugin's manifest, `mf-manifest.json`, with what the plugin cannot know. It takes the version of a library from its
 * `package.json`, and that of our own packages is the contract's. Its readers are foreign hosts: they get the entry that
 * is for them, with types, and find files where they found the manifest.
 */
export const federationManifest: Options['manifest'] = {
  additionalData({ stats, compiler }) {
    for (const library of stats.shared) if (isOurs(library.name)) library.version = contractVersion;
    if (compiler.options.mode !== 'production') return;
    stats.metaData.remoteEntry.name = foreignEntryFile;
    Object.assign(stats.metaData, { publicPath: 'auto', types: { path: '', name: '', zip: typesFile, api: '' } });
  },
};
