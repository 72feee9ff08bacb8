import type { Compiler } from 'webpack';

/** What compilers and loaders print around the position of an error and its code frame. */
const around = [
  /^Module (build|parse) failed( \(from [^\n]*\))?:\s*/,
  /\n\s*Caused by:[\s\S]*$/,
  /\n\s+at [^\n]*/g,
  /\nFile was parsed as module type[\s\S]*$/,
  /^(Syntax)?Error:?\s+([x×]\s+)?/,
];

/** Removes the stacks of compilers and loaders from a message. */
export const readable = (message: string) =>
  around.reduce((left, pattern) => left.replace(pattern, ''), message.trim()).trim();

/** A style's error is reported by its compiler, and repeated by the loader that needs its result. */
const isRepeated = ({ message }: Error) => message.includes('Execution of module code from module graph');

/** Shows errors in sources as file, line and code frame: in the terminal, on the page, and when a release is built. */
export const readableErrors = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('readable errors', ({ hooks }) => {
      hooks.processErrors.tap('readable errors', (errors) => {
        const own = errors.filter((error) => !isRepeated(error));
        for (const error of own) error.message = readable(error.message);
        return own.length > 0 ? own : errors;
      });
    });
  },
};
