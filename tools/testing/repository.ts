import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../build/packages.ts';

/**
 * Creates a repository with two modules: one uses the shared button, the other the shared dialog, both use a library.
 */
export function smallRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  /** Commits everything. @returns the commit */
  const commit = (message = 'a change') => {
    git('add', '.');
    git('commit', '-qm', message);
    return git('rev-parse', 'HEAD');
  };
  const addPackage = (place: string, content: object) => write(`${place}/package.json`, JSON.stringify(content));
  const addLibrary = (name: string, version: string) => {
    addPackage(`node_modules/${name}`, { name, version, main: 'index.js', sideEffects: false });
    write(`node_modules/${name}/index.js`, `export const ${name} = 1;`);
  };

  addPackage('shared', {
    name: '@idavuelta/shared',
    sideEffects: ['**/*.css'],
    exports: { './ui': './ui/index.ts' },
  });
  write('shared/ui/index.ts', `export * from './Button.tsx'; export * from './Dialog.tsx';`);
  for (const part of ['Button', 'Dialog']) {
    write(
      `shared/ui/${part}.tsx`,
      `import styles from './${part}.module.css'; export const ${part} = () => styles.part;`,
    );
    write(`shared/ui/${part}.module.css`, '.part { color: red }');
  }
  mkdirSync(join(folder, 'node_modules/@idavuelta'), { recursive: true });
  symlinkSync(join(folder, 'shared'), join(folder, 'node_modules/@idavuelta/shared'));
  addLibrary('used', '1.0.0');
  addLibrary('unused', '1.0.0');
  for (const [name, part] of [
    ['mfe-a', 'Button'],
    ['mfe-b', 'Dialog'],
  ]) {
    addPackage(`${name}`, { name, dependencies: { used: '1.0.0' } });
    write(
      `${name}/src/module.ts`,
      `import { ${part} } from '@idavuelta/shared/ui'; import { used } from 'used'; export default [${part}, used];`,
    );
    write(`${name}/src/module.test.ts`, `import './module.ts';`);
    write(`${name}/src/texts/es.json`, '{}');
  }
  addPackage('tools', { name: 'tools', dependencies: { webpack: '5.0.0' } });
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));

  return { folder, write, addLibrary, git, commit, remove: () => rmSync(folder, { recursive: true }) };
}
