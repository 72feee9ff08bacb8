import { selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { offices } from '../../features/offices/offices.ts';
import { PhoneLink } from '../../features/offices/PhoneLink.tsx';
import styles from './Offices.module.css';

export function Offices() {
  const { t } = useTranslation('catalog/contact');
  const visitorsCountry = useSelector(selectCountry);
  const isTheirs = ({ country }: (typeof offices)[number]) => country === visitorsCountry;
  const theirsFirst = [...offices.filter(isTheirs), ...offices.filter((office) => !isTheirs(office))];
  return (
    <section className={styles.offices} aria-labelledby="offices">
      <h2 id="offices">{t('offices.title')}</h2>
      <ul>
        {theirsFirst.map(({ country, phone, address }) => (
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
