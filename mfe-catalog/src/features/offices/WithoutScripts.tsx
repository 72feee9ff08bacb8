import type { CountryCode } from '@idavuelta/shared/contracts';
import { customerMail, offices } from './offices.ts';
import { PhoneLink } from './PhoneLink.tsx';
import styles from './WithoutScripts.module.css';

interface WithoutScriptsProps {
  /** Whose office is called. */
  country: CountryCode;
  title: string;
  /** Ends before phone and mail address. */
  text: string;
}

/** For browsers without JavaScript: says that a form needs it, and how to reach us otherwise. */
export function WithoutScripts({ country, title, text }: WithoutScriptsProps) {
  const office = offices.find((one) => one.country === country) ?? offices[0];
  return (
    <noscript>
      <div className={styles.notice}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        <p className={styles.contacts}>
          <PhoneLink phone={office.phone} />
          <a href={`mailto:${customerMail}`}>{customerMail}</a>
        </p>
      </div>
    </noscript>
  );
}
