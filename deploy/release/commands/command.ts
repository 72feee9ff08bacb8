import { type Command, InvalidArgumentError } from 'commander';
import { outputDir } from '../../output.ts';
import { configuredStore } from '../../registry/stores/configured-store.ts';

/** Adds a command that prints its result as a text or, with `--json`, for programs. */
export type AddCommand = (name: string) => Command;

export interface Options {
  json?: boolean;
  why?: string;
}

export const why = ['--why <reason>', 'for the log of releases'] as const;

/** The store that the environment configures. */
export const openStore = () => configuredStore(process.env, outputDir);

/** Prints a result: a text, or with `--json` what programs read. */
export const print = (options: Options, value: object, text: string) =>
  console.log(options.json ? JSON.stringify(value, null, 2) : text);

/** Gateways that are asked: by `--gateway`, or by `GATEWAYS` with commas between them. */
export const gatewayOption = () => {
  const { GATEWAYS = '' } = process.env;
  return ['--gateway <address...>', 'every gateway, in its own network', GATEWAYS.split(',').filter(Boolean)] as const;
};

/** Parses an option. @throws InvalidArgumentError for anything but a whole number in these bounds */
export const wholeNumber =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string) => {
    if (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    throw new InvalidArgumentError(`A whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}.`);
  };
