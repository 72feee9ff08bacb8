/** The part of `--help` about environment variables. */
export const environmentHelp = `
What is refused is one line on standard error, with --json {"error": …}, and exit code 1.

Environment:
  OUTPUT_DIR               folder of the releases, by default .local/site
  RELEASES_S3_BUCKET       a bucket instead of the folder, with
    RELEASES_S3_PREFIX, RELEASES_S3_REGION, RELEASES_S3_ENDPOINT, RELEASES_S3_PATH_STYLE=true,
    AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, if there is one, AWS_SESSION_TOKEN
  RELEASE_SIGNING_KEY      publish signs with it
  RELEASE_PUBLIC_KEYS      releases must be signed with one of these keys, comma-separated
  RELEASE_RIGHTS           JSON: what each key may do with which module, for example
    {"<id of a key>": {"mfe-booking": ["publish", "promote", "canary", "rollback", "switch", "preview"]}}
  GATEWAYS                 addresses of all gateways in their own network, comma-separated
  MODULE_ORIGINS           further origins that modules may be fetched from, comma-separated

Examples:
  npm run release -- build mfe-booking
  npm run release -- publish mfe-booking
  npm run release -- promote mfe-booking 1.0.0-3fa94c01 --why "calendar in the booking"
  npm run release -- canary mfe-booking 1.0.0-3fa94c01 --percent 5 --watch --gateway http://10.0.0.5:3000
  npm run release -- rollback mfe-booking --why "prices were wrong"
`;
