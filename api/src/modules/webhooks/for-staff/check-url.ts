import { invalidFields } from '../../../errors.ts';
import { AddressError, type FindAddresses, hostOf } from '../delivering/public-address.ts';

interface CheckUrlDependencies {
  findAddresses: FindAddresses;
  /** Only in development. */
  acceptsHttp: boolean;
}

/**
 * Creates the function that checks a typed URL of an endpoint. The address is checked again whenever something is sent,
 * so a name that cannot be resolved yet is accepted.
 */
export const createCheckUrl =
  ({ findAddresses, acceptsHttp }: CheckUrlDependencies) =>
  /** @returns the URL as it is called @throws VALIDATION_FAILED (`url`): `invalid`, `https`, `private` */
  async (text: string): Promise<string> => {
    const mistake = (reason: string) => invalidFields({ field: 'url', reason });
    const url = URL.parse(text.trim());
    if (!url?.hostname || url.username || url.password || !/^https?:$/.test(url.protocol)) throw mistake('invalid');
    if (url.protocol === 'http:' && !acceptsHttp) throw mistake('https');
    url.hash = '';
    await findAddresses(hostOf(url)).catch((error: unknown) => {
      if (!(error instanceof AddressError)) throw error;
      if (error.problem === 'address-refused') throw mistake('private');
    });
    return url.href;
  };
