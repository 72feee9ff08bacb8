export * from './clocks.ts';
export * from './typed-times.ts';
export * from './weeks-later.ts';
