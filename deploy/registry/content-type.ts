import mime from 'mime';

/** Returns a file's content type by name, the same in bucket, gateway and nginx. */
export const contentType = (path: string): string => mime.getType(path) ?? 'application/octet-stream';

/** Tells whether a type is text, which the build always writes in UTF-8. */
export const isText = (type: string) => /^text\/|[/+]json$|\+xml$|^application\/node$/.test(type);
