import type { CountryCode } from '@idavuelta/shared/contracts';
import type {
  LandingPartners,
  LandingPicture,
  LandingSlides,
  LandingTestimonials,
  PartnerItem,
  PictureShape,
  SlideItem,
  TestimonialItem,
} from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../../kit/resource.ts';

/** The whole list after the change. */
export interface ListChange<Item> {
  country: CountryCode;
  items: Item[];
  /** The revision that was read. */
  revision: number;
}

interface NewPicture {
  shape: PictureShape;
  file: Blob;
  name: string;
  onProgress: (sent: number) => void;
}

const read = <List>(name: string) =>
  queryHook<List, CountryCode>(`/staff-api/content/:country/${name}`, 'BackOfficeContent');
const write = <List, Item>(name: string) =>
  mutationHook<List, ListChange<Item>>(`PUT /staff-api/content/:country/${name}`, [
    'BackOfficeContent',
    'BackOfficeAudit',
  ]);

export const useSlides = read<LandingSlides>('slides');
export const useTestimonials = read<LandingTestimonials>('testimonials');
export const usePartners = read<LandingPartners>('partners');
export const useChangeSlides = write<LandingSlides, SlideItem>('slides');
export const useChangeTestimonials = write<LandingTestimonials, TestimonialItem>('testimonials');
export const useChangePartners = write<LandingPartners, PartnerItem>('partners');

export const useAddPicture = mutationHook<LandingPicture, NewPicture>(
  'POST /staff-api/content/pictures',
  [],
  ({ shape, file, name, onProgress }) => {
    const data = new FormData();
    data.set('image', file, name);
    return { params: { shape }, data, onProgress };
  },
);
