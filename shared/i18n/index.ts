export { commonTexts } from './common.ts';
export * from './formats.ts';
export * from './hooks.ts';
export * from './instance.ts';
export * from './server-instance.ts';
export * from './text-source.ts';
