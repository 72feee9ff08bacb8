import type { CountryCode } from '@idavuelta/shared/contracts';
import { Skeleton } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import { RecommendedList } from './RecommendedList.tsx';
import { useRecommended } from './recommended.api.ts';

/** The events that the landing page of a country recommends. */
export default function RecommendedTab({ country }: { country: CountryCode }) {
  const { data, error } = useRecommended(country);
  return (
    <>
      <Failure error={error} />
      {data?.country === country ? <RecommendedList choice={data} /> : !error && <Skeleton />}
    </>
  );
}
