import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashesOf } from '../registry/built-sources.ts';
import { aBuiltModule, temporaryFolder } from './releases.ts';

const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];

/** Creates a git repository in which the catalogue is built from the files that a test names. */
export function aRepository(folder = temporaryFolder()) {
  const git = (...words: string[]) =>
    execFileSync('git', [...author, ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  /** Returns the latest commit that changed the sources, as recorded in builds. */
  const originOf = (sources: string[]) => {
    if (!existsSync(join(folder, '.git')) || git('status', '--porcelain', '--', ...sources)) return {};
    return { commit: git('log', '-1', '--format=%H', '--', ...sources) };
  };

  return {
    folder,
    git,
    write,
    remove: (file: string) => rmSync(join(folder, file), { recursive: true }),
    /** Commits all changes. @returns the first eight digits of the commit */
    commit(subject: string) {
      git('add', '-A');
      git('commit', '-qm', subject, '--allow-empty');
      return git('rev-parse', 'HEAD').slice(0, 8);
    },
    /** Builds the current sources into the catalogue's `dist` folder. */
    build(version: string, sources: string[], name = 'mfe-catalog') {
      const dist = join(folder, name, 'dist');
      rmSync(dist, { recursive: true, force: true });
      cpSync(aBuiltModule({ name, version }), dist, { recursive: true });
      const manifest = JSON.parse(readFileSync(join(dist, 'module.json'), 'utf8')) as object;
      write(`${name}/dist/module.json`, JSON.stringify({ ...manifest, origin: originOf(sources) }));
      write(`${name}/dist/version.json`, JSON.stringify({ version, sources: hashesOf(folder, sources) }));
    },
  };
}

/** Creates such a repository with a first commit of two catalogue sources. */
export function aRepositoryOfTheCatalogue() {
  const repository = aRepository();
  repository.git('init', '-q');
  repository.write('.gitignore', 'dist\n');
  repository.write(page, 'export const page = 1;');
  repository.write(button, 'export const button = 1;');
  const first = repository.commit('feat(catalog): opens');
  return { ...repository, first };
}

export const page = 'mfe-catalog/src/pages/[slug]/Page.tsx';
export const button = 'shared/ui/Button.tsx';
