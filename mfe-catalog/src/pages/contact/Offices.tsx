import { useTranslation } from '@idavuelta/shared/platform';
import styles from './Offices.module.css';
import { offices } from './offices.ts';

/** A number must not be cut at the end of a line. */
const noBreakSpace = '\u00a0';

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
              {address}
              <a href={`tel:${phone.replaceAll(' ', '')}`} className="tabular">
                {phone.replaceAll(' ', noBreakSpace)}
              </a>
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}
