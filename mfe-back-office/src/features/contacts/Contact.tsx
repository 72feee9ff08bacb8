import { useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import styles from './Contact.module.css';
import { useSeesContacts } from './useSeesContacts.ts';

interface ContactProps {
  /** An e-mail, phone or address as the response has it: empty or absent for a role that does not read it. */
  value: string | undefined;
  /** How it is shown; by default as it is. */
  children?: ReactNode;
}

/** A contact of a customer, passenger or guest, or a mark in its place for a role that does not read it. */
export function Contact({ value, children = value }: ContactProps) {
  const { t } = useTranslation('back-office');
  const seesContacts = useSeesContacts();
  if (value || seesContacts) return children;
  return <span className={styles.hidden}>{t('contacts.hidden')}</span>;
}
