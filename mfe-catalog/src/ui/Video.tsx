import { type Language, languageNames, languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './Video.module.css';

/** Addresses of a video's files. */
export interface VideoFiles {
  /** H.264, for Safari. */
  mp4: string;
  /** VP9, for browsers without H.264. */
  webm: string;
  /** 960×540. */
  poster: string;
  /** Captions that describe what happens: the videos have no sound. */
  captions: (language: Language) => Promise<{ default: string }>;
}

interface VideoProps {
  files: VideoFiles;
  title: string;
  /** The poster is the largest picture of the first screen. */
  eager?: boolean;
}

/** A poster with a play button; the video is loaded when it is pressed. */
export function Video({ files, title, eager = false }: VideoProps) {
  const { t } = useTranslation('catalog');
  const [status, setStatus] = useState<'poster' | 'playing' | 'failed'>('poster');
  return (
    <figure className={styles.video}>
      {status === 'poster' && (
        <button type="button" className={styles.poster} onClick={() => setStatus('playing')}>
          <img
            src={files.poster}
            alt=""
            width={960}
            height={540}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
          />
          <span className={styles.play} aria-hidden="true">
            <svg viewBox="0 0 24 24" width="34" height="34" aria-hidden="true">
              <path
                d="M8 5.200v13.600a.8.8 0 0 0 1.220.68l11-6.800a.8.8 0 0 0 0-1.360l-11-6.800A.8.8 0 0 0 8 5.200z"
                fill="currentColor"
              />
            </svg>
          </span>
          <span className="visually-hidden">{t('video.play', { title })}</span>
          <span className={styles.title} aria-hidden="true">
            {title}
          </span>
        </button>
      )}
      {status === 'playing' && <Player files={files} title={title} onFailed={() => setStatus('failed')} />}
      {status === 'failed' && (
        <div className={styles.failed}>
          <Notice
            tone="bad"
            title={t('video.failed')}
            action={<Button onClick={() => setStatus('playing')}>{t('common:retry')}</Button>}
          />
        </div>
      )}
    </figure>
  );
}

function Player({ files, title, onFailed }: { files: VideoFiles; title: string; onFailed: () => void }) {
  const language = useSelector(selectLanguage);
  const captions = useCaptions(files, language);
  const video = useRef<HTMLVideoElement>(null);

  // The pressed button disappears: the player takes the focus.
  useEffect(() => video.current?.focus(), []);

  return (
    <video
      ref={video}
      className={styles.player}
      tabIndex={0}
      aria-label={title}
      poster={files.poster}
      width={960}
      height={540}
      preload="none"
      crossOrigin="anonymous"
      controls
      autoPlay
      muted
      playsInline
    >
      <source src={files.webm} type="video/webm" />
      <source src={files.mp4} type="video/mp4" onError={onFailed} />
      {captions && (
        <track
          key={language}
          kind="captions"
          src={captions}
          srcLang={languageTag(language)}
          label={languageNames[language]}
          default
          ref={showCaptions}
        />
      )}
    </video>
  );
}

/** The URL of the captions in the language; undefined until it is known. */
function useCaptions({ captions }: VideoFiles, language: Language) {
  const [found, setFound] = useState<{ language: Language; address: string }>();
  useEffect(() => {
    let here = true;
    captions(language).then(({ default: address }) => {
      if (here) setFound({ language, address });
    }, console.warn);
    return () => {
      here = false;
    };
  }, [captions, language]);
  return found?.language === language ? found.address : undefined;
}

/** Also turns captions on after a language change; the `default` attribute works only initially. */
function showCaptions(element: HTMLTrackElement | null) {
  if (element?.track) element.track.mode = 'showing';
}
