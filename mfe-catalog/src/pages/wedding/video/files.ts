import type { VideoFiles } from '../../../ui/Video.tsx';
import mp4 from './wedding.mp4';
import webm from './wedding.webm';
import poster from './wedding.webp';

// the URLs are inlined into this file
const captions: VideoFiles['captions'] = (language) => import(/* webpackMode: "eager" */ `./captions/${language}.vtt`);

export const weddingVideo: VideoFiles = { mp4, webm, poster, captions };
