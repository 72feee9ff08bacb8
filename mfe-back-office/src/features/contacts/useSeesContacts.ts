import { useAccount } from '../../session/account.api.ts';

/** Whether the role of who is logged in reads e-mails, phones and addresses; without it they are left out of responses. */
export function useSeesContacts(): boolean {
  const { data } = useAccount();
  return data?.permissions.includes('contacts.read') ?? false;
}
