import mime from 'mime';

/** The type of a file by its name: in the bucket, from the gateway and from nginx. */
export const contentType = (path: string): string => mime.getType(path) ?? 'application/octet-stream';

/** Kinds that are text, and so in UTF-8, as everything that the build writes. */
export const isText = (type: string) => /^text\/|[/+]json$|\+xml$|^application\/node$/.test(type);
