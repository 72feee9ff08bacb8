import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, PageHead } from '@idavuelta/shared/ui';
import { IconSection } from '../../ui/IconSection.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import sections from '../../ui/sections.module.css';
import { Video } from '../../ui/Video.tsx';
import { howBookVideo } from './video/files.ts';

const steps = {
  choose: 'M4 7h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 7v12',
  address: 'M3 11l9-8 9 8M6 9.500V20h12V9.500M10 20v-6h4v6',
  pay: 'M3 6h18v13H3zM3 10.500h18M7 15h4',
  ride: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
};

export default function HowBookPage() {
  const { t } = useTranslation('catalog/how-book');
  return (
    <>
      <PageHead title={t('document_title')} description={t('description')} />
      <PageHero
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink to={links.massiveEvents()} variant="primary">
            {t('next.action')}
          </ButtonLink>
        }
        media={<Video files={howBookVideo} title={t('video')} eager />}
      />
      <div className={`page ${sections.body}`}>
        <IconSection id="steps" texts="catalog/how-book:steps" cards={steps} steps />
        <NextStep title={t('next.title')} text={t('next.text')}>
          <ButtonLink to={links.massiveEvents()}>{t('next.action')}</ButtonLink>
          <ButtonLink to={links.faq()}>{t('next.faq')}</ButtonLink>
        </NextStep>
      </div>
    </>
  );
}
