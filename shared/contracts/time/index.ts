export * from './clocks.ts';
export * from './typed-times.ts';
