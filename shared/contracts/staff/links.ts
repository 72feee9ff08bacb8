/** Addresses of the back office that mails link to. */
export const staffLinks = {
  home: () => '/back-office',
  invitation: (token: string) => `/back-office/invitation/${encodeURIComponent(token)}`,
};
