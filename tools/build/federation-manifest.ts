import { contractVersion } from '@idavuelta/shared/contracts';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { foreignEntryFile, typesFile } from './entry-files.ts';
import { isOurs } from './shared-versions.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * The plugin's manifest, `mf-manifest.json`, with what the plugin cannot know. The plugin reads a library's version
 * from its `package.json`; that of our own packages is the contract's. Foreign hosts read it: they get their own entry,
 * with types, and load files relative to the manifest.
 */
export const federationManifest: Options['manifest'] = {
  additionalData({ stats, compiler }) {
    for (const library of stats.shared) if (isOurs(library.name)) library.version = contractVersion;
    if (compiler.options.mode !== 'production') return;
    stats.metaData.remoteEntry.name = foreignEntryFile;
    Object.assign(stats.metaData, { publicPath: 'auto', types: { path: '', name: '', zip: typesFile, api: '' } });
  },
};
