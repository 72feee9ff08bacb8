export * from './factories.ts';
export { fakeDatabases } from './fake-database.ts';
export * from './network.ts';
export { report } from './problems.ts';
export { type RenderOptions, renderModule } from './renderModule.tsx';
export { addModuleTexts, expectSameInAllLanguages, moduleTexts, textsOf } from './texts.ts';
