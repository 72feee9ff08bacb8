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
import { backOfficeApi, byStaff } from '../../../session/staff-api.ts';

/** The whole list as it is to be. */
export interface ListChange<Item> {
  country: CountryCode;
  items: Item[];
  /** That was read. */
  revision: number;
}

interface NewPicture {
  shape: PictureShape;
  file: Blob;
  name: string;
  onProgress: (sent: number) => void;
}

const contentUrl = '/staff-api/content';

const reading = (list: string) => byStaff((country: CountryCode) => ({ url: `${contentUrl}/${country}/${list}` }));
const changing = (list: string) =>
  byStaff(({ country, items, revision }: ListChange<object>) => ({
    method: 'PUT',
    url: `${contentUrl}/${country}/${list}`,
    data: { items },
    headers: { 'If-Match': `"${revision}"` },
  }));
// also after another's change, so that the form knows the newest revision
const changed = ['BackOfficeContent', 'BackOfficeAudit'] as const;

const listsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeSlides: build.query<LandingSlides, CountryCode>({
      query: reading('slides'),
      providesTags: ['BackOfficeContent'],
    }),
    backOfficeChangeSlides: build.mutation<LandingSlides, ListChange<SlideItem>>({
      query: changing('slides'),
      invalidatesTags: [...changed],
    }),
    backOfficeTestimonials: build.query<LandingTestimonials, CountryCode>({
      query: reading('testimonials'),
      providesTags: ['BackOfficeContent'],
    }),
    backOfficeChangeTestimonials: build.mutation<LandingTestimonials, ListChange<TestimonialItem>>({
      query: changing('testimonials'),
      invalidatesTags: [...changed],
    }),
    backOfficePartners: build.query<LandingPartners, CountryCode>({
      query: reading('partners'),
      providesTags: ['BackOfficeContent'],
    }),
    backOfficeChangePartners: build.mutation<LandingPartners, ListChange<PartnerItem>>({
      query: changing('partners'),
      invalidatesTags: [...changed],
    }),
    backOfficeAddLandingPicture: build.mutation<LandingPicture, NewPicture>({
      query: byStaff(({ shape, file, name, onProgress }) => {
        const data = new FormData();
        data.set('image', file, name);
        return { method: 'POST', url: `${contentUrl}/pictures`, params: { shape }, data, onProgress };
      }),
    }),
  }),
});

const alwaysRefetch = { refetchOnMountOrArgChange: true };
export const useSlides = (country: CountryCode) => listsApi.useBackOfficeSlidesQuery(country, alwaysRefetch);
export const useTestimonials = (country: CountryCode) =>
  listsApi.useBackOfficeTestimonialsQuery(country, alwaysRefetch);
export const usePartners = (country: CountryCode) => listsApi.useBackOfficePartnersQuery(country, alwaysRefetch);

export const {
  useBackOfficeChangeSlidesMutation: useChangeSlides,
  useBackOfficeChangeTestimonialsMutation: useChangeTestimonials,
  useBackOfficeChangePartnersMutation: useChangePartners,
  useBackOfficeAddLandingPictureMutation: useAddPicture,
} = listsApi;
