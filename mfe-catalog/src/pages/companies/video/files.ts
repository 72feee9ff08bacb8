import type { VideoFiles } from '../../../ui/Video.tsx';
import mp4 from './companies.mp4';
import webm from './companies.webm';
import poster from './companies.webp';

// the URLs are inlined into this file
const captions: VideoFiles['captions'] = (language) => import(/* webpackMode: "eager" */ `./captions/${language}.vtt`);

export const companiesVideo: VideoFiles = { mp4, webm, poster, captions };
