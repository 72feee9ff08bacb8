import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, PageHead } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import { HydrateNear } from '../../ui/HydrateNear.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import sections from '../../ui/sections.module.css';
import { Video } from '../../ui/Video.tsx';
import styles from './AboutUsPage.module.css';
import banner720 from './banner-720.webp';
import banner1440 from './banner-1440.webp';
import { Team } from './Team.tsx';
import { useScrollToContent } from './useScrollToContent.ts';
import { aboutUsVideo } from './video/files.ts';

const facts = ['savings', 'fares', 'round_trip'];

export default function AboutUsPage() {
  const { t } = useTranslation('catalog/about-us');
  const content = useRef<HTMLDivElement>(null);
  useScrollToContent(content);
  return (
    <>
      <PageHead title={t('document_title')} description={t('description')} />
      <img
        className={styles.banner}
        src={banner1440}
        srcSet={`${banner720} 720w, ${banner1440} 1440w`}
        sizes="100vw"
        alt=""
        width={1440}
        height={420}
        fetchPriority="high"
      />
      <div ref={content} className={`page ${sections.body}`}>
        <section className={styles.company}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{t('title')}</h1>
            <p className={sections.lead}>{t('lead')}</p>
            <p>{t('story')}</p>
          </div>
          <Video files={aboutUsVideo} title={t('video')} />
        </section>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <strong>{t(`facts.${fact}.figure`)}</strong>
              <span>{t(`facts.${fact}.text`)}</span>
            </li>
          ))}
        </ul>
        <HydrateNear>
          <Team />
        </HydrateNear>
        <NextStep title={t('next.title')} text={t('next.text')}>
          <ButtonLink to={links.massiveEvents()} variant="primary">
            {t('next.action')}
          </ButtonLink>
        </NextStep>
      </div>
    </>
  );
}
