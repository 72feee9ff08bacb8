import { useTranslation } from '@idavuelta/shared/platform';
import { offices } from '../../features/offices/offices.ts';
import { PhoneLink } from '../../features/offices/PhoneLink.tsx';
import styles from './Offices.module.css';

export function Offices() {
  const { t } = useTranslation('catalog/contact');
  return (
    <section className={styles.offices} aria-labelledby="offices">
      <h2 id="offices">{t('offices.title')}</h2>
      <ul>
        {offices.map(({ country, phone, address }) => (
          <li key={country}>
            <h3>{t(`offices.${country}`)}</h3>
            <address>
              <span>{address}</span>
              <PhoneLink phone={phone} />
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}
