import type { CountryCode } from '@idavuelta/shared/contracts';
import { Skeleton } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import { RecommendedList } from './RecommendedList.tsx';
import { useRecommended } from './recommended.api.ts';

/** Edits the events that a country's landing page recommends. */
export default function RecommendedTab({ country }: { country: CountryCode }) {
  const { data, error } = useRecommended(country);
  return (
    <>
      <Failure error={error} />
      {data?.country === country ? <RecommendedList choice={data} /> : !error && <Skeleton />}
    </>
  );
}
