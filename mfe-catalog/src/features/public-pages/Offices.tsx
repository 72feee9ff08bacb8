import { useTranslation } from '@idavuelta/shared/platform';
import styles from './Offices.module.css';
import { offices } from './offices.ts';

export function Offices() {
  const { t } = useTranslation('catalog');
  return (
    <ul className={styles.offices}>
      {offices.map(({ country, phone, address }) => (
        <li key={country}>
          <h2>{t(`offices.${country}`)}</h2>
          <address>
            {address}
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </address>
        </li>
      ))}
    </ul>
  );
}
