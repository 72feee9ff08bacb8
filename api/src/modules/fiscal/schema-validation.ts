import { XmlBufferInputProvider, XmlValidateError, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import { withDocument } from './signing/with-document.ts';

/**
 * Creates validation by an authority's schemas, which are read at the first use. libxml2 opens nothing but these files,
 * from memory: neither other files nor the network.
 * @param readFiles returns the schemas by the addresses under which they import each other
 */
export function createValidation(readFiles: () => Record<string, Uint8Array>) {
  const validators = new Map<string, XsdValidator>();
  let files: Record<string, Uint8Array> | undefined;

  function filesOnce(): Record<string, Uint8Array> {
    if (files) return files;
    files = readFiles();
    xmlRegisterInputProvider(new XmlBufferInputProvider(files));
    return files;
  }

  function validatorOf(address: string): XsdValidator {
    const known = validators.get(address);
    if (known) return known;
    const file = filesOnce()[address];
    if (!file) throw new RangeError(`There is no schema ${address}`);
    const validator = withDocument(file, XsdValidator.fromDoc, { url: address });
    validators.set(address, validator);
    return validator;
  }

  /**
   * Validates a file. The first of a schema takes half a second.
   * @param addressOf returns the address of the schema for a root element
   * @returns what is wrong, in English with line numbers; empty for a valid file
   */
  return (xml: Uint8Array, addressOf: (root: string) => string): string[] => {
    try {
      withDocument(xml, (document) => validatorOf(addressOf(document.root.name)).validate(document));
      return [];
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
    }
  };
}
