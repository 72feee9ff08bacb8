import type { Compiler } from 'webpack';

/** What compilers and loaders say around the place of a mistake and its code frame. */
const around = [
  /^Module (build|parse) failed( \(from [^\n]*\))?:\s*/,
  /\n\s*Caused by:[\s\S]*$/,
  /\n\s+at [^\n]*/g,
  /\nFile was parsed as module type[\s\S]*$/,
  /^(Syntax)?Error:?\s+([x×]\s+)?/,
];

/** A message without the stacks of whoever found the mistake. */
export const readable = (message: string) =>
  around.reduce((left, pattern) => left.replace(pattern, ''), message.trim()).trim();

/** A style's own mistake is told of by its compiler; the loader that wants its result repeats it. */
const isRepeated = ({ message }: Error) => message.includes('Execution of module code from module graph');

/** Mistakes in sources are shown as file, line and code frame: in the terminal, on the page, and when a release is built. */
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
