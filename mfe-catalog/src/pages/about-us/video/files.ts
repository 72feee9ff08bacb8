import type { VideoFiles } from '../../../ui/Video.tsx';
import mp4 from './about-us.mp4';
import webm from './about-us.webm';
import poster from './about-us.webp';

// the URLs are inlined into this file
const captions: VideoFiles['captions'] = (language) => import(/* webpackMode: "eager" */ `./captions/${language}.vtt`);

export const aboutUsVideo: VideoFiles = { mp4, webm, poster, captions };
