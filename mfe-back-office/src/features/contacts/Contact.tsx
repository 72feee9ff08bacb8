import { useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import styles from './Contact.module.css';
import { useSeesContacts } from './useSeesContacts.ts';

interface ContactProps {
  /** An e-mail, phone or address from a response; empty or absent when the role may not read contact data. */
  value: string | undefined;
  /** Custom rendering; the value by default. */
  children?: ReactNode;
}

/** Shows a contact of a customer, passenger or guest, or a placeholder when the role may not read it. */
export function Contact({ value, children = value }: ContactProps) {
  const { t } = useTranslation('back-office');
  const seesContacts = useSeesContacts();
  if (value || seesContacts) return children;
  return <span className={styles.hidden}>{t('contacts.hidden')}</span>;
}
