import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { Extractor, ExtractorConfig, type IConfigFile } from '@microsoft/api-extractor';
import { root } from '../../build/packages.ts';
import { blocksOf, reachable } from './declarations.ts';

/** Folders of `shared` that shell and modules share at run time. */
const entries = ['contracts', 'platform', 'queries'];

const folder = join(root, '.local/contract');
const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: [],
};

/** Returns the current declarations of everything that the contract exports. @throws Error when they do not compile */
export function contractReport(): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeDeclarations();
  return `${entries.map((entry) => `## ${entry}\n\n${reportOf(entry)}`).join('\n')}`;
}

function writeDeclarations() {
  const options = { ...compilerOptions, declaration: true, emitDeclarationOnly: true, outDir: 'types' };
  const shared = relative(folder, join(root, 'shared'));
  const files = entries.map((entry) => `${shared}/${entry}/index.ts`);
  const project = join(folder, 'tsconfig.json');
  const types = relative(folder, join(root, 'node_modules/@types/node'));
  writeFileSync(
    project,
    JSON.stringify({ compilerOptions: { ...options, rootDir: shared, types: [types] }, files }, null, 2),
  );
  const compiler = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace('package.json', 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', project], { stdio: ['ignore', 'inherit', 'inherit'] });
}

function reportOf(entry: string): string {
  const main = join(folder, `types/${entry}/index.d.ts`);
  const silent = { default: { logLevel: 'none' } } as NonNullable<IConfigFile['messages']>['compilerMessageReporting'];
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: main,
      compiler: { overrideTsconfig: { compilerOptions: { ...compilerOptions, noEmit: true }, files: [main] } },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
        // Data types used by exported types are included once, in the report of `contracts`.
        includeForgottenExports: entry === 'contracts',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
      newlineKind: 'lf',
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'shared/package.json'),
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => Object.assign(message, { handled: message.logLevel !== 'error' }),
  });
  if (!succeeded) throw new Error(`no report of ${entry} could be made`);
  return declarationsIn(readFileSync(join(folder, `${entry}.api.md`), 'utf8'));
}

/** Returns the declarations of a report, without the tool's remarks. */
function declarationsIn(report: string): string {
  const code = report
    .slice(report.indexOf('```ts'))
    .replaceAll(/^ *\/\/ (@public.*|\(undocumented\)|\(No @packageDocumentation.*)\n/gm, '');
  return `\`\`\`ts\n${reachable(blocksOf(code)).join('\n\n')}\n\`\`\`\n`;
}
