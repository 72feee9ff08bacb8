import type { ModuleDefinition, ReleaseRoute } from '@idavuelta/shared/contracts';
import type { Compilation, Module } from 'webpack';

/** The file that a route's `load` imports, as written in its module's definition. */
function importedBy(load: () => unknown) {
  const request = /import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/s.exec(load.toString())?.[1];
  if (!request) throw new Error(`a route's load must be () => import('…'): ${load}`);
  return request;
}

/**
 * Which files of a build each route needs, so that a server can send a page's styles with it and have its scripts
 * fetched at once instead of one after the other.
 */
export function routeFiles(compilation: Compilation, definition: ModuleDefinition): ReleaseRoute[] {
  const { chunkGraph, moduleGraph } = compilation;
  const contents = [...compilation.modules].find((module) =>
    /\/src\/module\.ts$/.test(module.nameForCondition() ?? ''),
  );
  if (!contents) throw new Error(`${definition.name}: its build has no src/module.ts`);
  const filesAround = (module: Module) =>
    [...chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) => [...chunk.files]);

  return definition.routes.map(({ path, private: behindLogin, public: open, unlisted, load }) => {
    const request = importedBy(load);
    const block = contents.blocks.find(({ dependencies }) =>
      dependencies.some((dependency) => 'request' in dependency && dependency.request === request),
    );
    const group = block && chunkGraph.getBlockChunkGroup(block);
    const page = block?.dependencies[0] && moduleGraph.getModule(block.dependencies[0]);
    const files = [
      ...new Set([...filesAround(contents), ...(group ? group.getFiles() : page ? filesAround(page) : [])]),
    ];
    return {
      path,
      ...(behindLogin && { private: true }),
      ...(open && { public: true }),
      ...(unlisted && { unlisted: true }),
      files: {
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
      },
    };
  });
}
