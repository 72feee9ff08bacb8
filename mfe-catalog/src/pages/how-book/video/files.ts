import type { VideoFiles } from '../../../ui/Video.tsx';
import mp4 from './how-book.mp4';
import webm from './how-book.webm';
import poster from './how-book.webp';

// the URLs are inlined into this file
const captions: VideoFiles['captions'] = (language) => import(/* webpackMode: "eager" */ `./captions/${language}.vtt`);

export const howBookVideo: VideoFiles = { mp4, webm, poster, captions };
