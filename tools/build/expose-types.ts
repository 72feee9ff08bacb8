import type { ModuleDefinition } from '@idavuelta/shared/contracts';
import { strToU8, zipSync } from 'fflate';
import webpack, { type Compiler } from 'webpack';
import { contractTypes, exposedTypes } from './contract-types.ts';
import { typesFile } from './entry-files.ts';

const name = 'ExposeTypesPlugin';

/** The part of the contract that the exposed types use; it is in the archive because hosts have none of our packages. */
const contractFile = 'contract';

/** Fixed, so that equal types give equal files: the earliest date that zip supports. */
const mtime = '1980-01-01T12:00:00';

/**
 * Adds the types of a module's exposes, in the format that the federation library's hosts fetch. A host receives the
 * contract's declaration of a page, slot or state, and nothing internal to the module: no compiler has to run, and a
 * release has the same types whenever it is built.
 */
export class ExposeTypesPlugin {
  private readonly definition: ModuleDefinition;

  constructor(definition: ModuleDefinition) {
    this.definition = definition;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = Object.entries(typesOfExposes(this.definition)).map(([expose, type]) => [
          `${expose.slice(2)}.d.ts`,
          strToU8(declarationOf(expose, type)),
        ]);
        const contract = [`${contractFile}.d.ts`, strToU8(contractTypes())];
        const zip = zipSync(Object.fromEntries([...files, contract]), { mtime });
        compilation.emitAsset(typesFile, new webpack.sources.RawSource(Buffer.from(zip)));
      });
    });
  }
}

/** The contract's type for the default export of each exposed file. */
const typesOfExposes = ({ routes, slots = {}, state }: ModuleDefinition): Record<string, string> => ({
  ...(state && { [state]: 'ModuleState' }),
  ...Object.fromEntries(routes.flatMap(({ page, data }) => [[page, 'Page'], ...(data ? [[data, 'LoadData']] : [])])),
  ...Object.fromEntries(
    Object.entries(slots).map(([slot, file]) => [file, `import('react').ComponentType<SlotProps<'${slot}'>>`]),
  ),
});

const declarationOf = (expose: string, type: string) => {
  const contract = `${'../'.repeat(expose.split('/').length - 2) || './'}${contractFile}.js`;
  return `import type { ${exposedTypes.join(', ')} } from '${contract}';
declare const exposed: ${type};
export default exposed;
`;
};
