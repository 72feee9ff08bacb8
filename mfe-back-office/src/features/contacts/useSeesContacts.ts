import { useAccount } from '../../session/account.api.ts';

/** Tells whether the user's role may read e-mails, phones and addresses; otherwise responses omit them. */
export function useSeesContacts(): boolean {
  const { data } = useAccount();
  return data?.permissions.includes('contacts.read') ?? false;
}
