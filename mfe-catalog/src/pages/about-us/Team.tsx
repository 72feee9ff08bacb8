import { useTranslation } from '@idavuelta/shared/platform';
import sections from '../../ui/sections.module.css';
import styles from './Team.module.css';
import { team } from './team.ts';

export function Team() {
  const { t } = useTranslation('catalog/about-us');
  return (
    <section className={sections.section} aria-labelledby="team">
      <div>
        <h2 id="team" className={sections.title}>
          {t('team.title')}
        </h2>
        <p className={sections.lead}>{t('team.lead')}</p>
      </div>
      <ul className={styles.team}>
        {team.map(({ key, name, portrait }) => (
          <li key={key}>
            <img src={portrait} alt="" width={320} height={320} loading="lazy" decoding="async" />
            <h3>{name}</h3>
            <p>{t(`team.${key}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
