import { pictureWidths } from '@idavuelta/shared/contracts';
import { usePlatform, useTranslation } from '@idavuelta/shared/platform';
import { Flex } from 'antd';
import styles from './picture.module.css';

/** Previews the sizes made of an event's picture: one width per window size, and the banner of its page. */
export function PictureSizes({ path }: { path: string }) {
  const { t } = useTranslation('back-office/events');
  const { apiBaseUrl } = usePlatform();
  const files = [
    ...pictureWidths.map((width) => ({ name: t('picture.width', { width }), suffix: `-${width}.webp` })),
    { name: t('picture.banner'), suffix: '-banner.webp' },
  ];
  return (
    <section aria-labelledby="picture-sizes">
      <h2 id="picture-sizes">{t('picture.sizes')}</h2>
      <Flex component="ul" wrap gap="middle" className={styles.sizes}>
        {files.map(({ name, suffix }) => (
          <li key={suffix}>
            <a href={`${apiBaseUrl}${path}${suffix}`} target="_blank" rel="noreferrer">
              <img src={`${apiBaseUrl}${path}${suffix}`} alt="" loading="lazy" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </Flex>
    </section>
  );
}
