import { InvalidArgumentError } from 'commander';

/** An argument that is a number from 1. */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
