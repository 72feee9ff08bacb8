import { type Command, InvalidArgumentError } from 'commander';
import { outputDir } from '../../output.ts';
import { configuredStore } from '../../registry/stores/configured-store.ts';

/** Adds a command that prints text or, with `--json`, data for programs. */
export type AddCommand = (name: string) => Command;

export interface Options {
  json?: boolean;
  why?: string;
}

export const why = ['--why <reason>', 'for the log of releases'] as const;

export const openStore = () => configuredStore(process.env, outputDir);

/** Prints a result as text, or with `--json` as data for programs. */
export const print = (options: Options, value: object, text: string) =>
  console.log(options.json ? JSON.stringify(value, null, 2) : text);

/** Option with the gateways to query, from `--gateway` or comma-separated in `GATEWAYS`. */
export const gatewayOption = () => {
  const { GATEWAYS = '' } = process.env;
  return ['--gateway <address...>', 'every gateway, in its own network', GATEWAYS.split(',').filter(Boolean)] as const;
};

/** Parses an option. @throws InvalidArgumentError for anything but an integer within these bounds */
export const wholeNumber =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string) => {
    if (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    throw new InvalidArgumentError(`A whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}.`);
  };
