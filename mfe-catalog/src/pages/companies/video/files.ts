import type { VideoFiles } from '../../../ui/Video.tsx';
import en_US from './captions/en_US.vtt';
import es_CL from './captions/es_CL.vtt';
import es_ES from './captions/es_ES.vtt';
import es_PE from './captions/es_PE.vtt';
import pt_BR from './captions/pt_BR.vtt';
import mp4 from './companies.mp4';
import webm from './companies.webm';
import poster from './companies.webp';

export const companiesVideo: VideoFiles = { mp4, webm, poster, captions: { en_US, es_CL, es_ES, es_PE, pt_BR } };
