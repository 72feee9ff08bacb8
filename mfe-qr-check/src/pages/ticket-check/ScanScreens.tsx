import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { FeedbackSwitches } from '../../feedback/FeedbackSwitches.tsx';
import { NoCamera } from '../../reading/NoCamera.tsx';
import { OtherWaysButton } from '../../reading/OtherWaysButton.tsx';
import { Scanner } from '../../reading/Scanner.tsx';
import { selectCheck } from '../../state/ticket-check.slice.ts';
import { CheckResult } from './CheckResult.tsx';
import { LegChoice } from './LegChoice.tsx';
import { RejectedTicket } from './RejectedTicket.tsx';

/** Camera, other ways to read a code, and the verdict; loaded when the driver starts scanning. */
export default function ScanScreens() {
  const { t } = useTranslation('qr');
  const check = useSelector(selectCheck);
  switch (check.status) {
    case 'scanning':
      return (
        <>
          <Scanner />
          <LegChoice />
          <FeedbackSwitches />
          <OtherWaysButton />
        </>
      );
    case 'checking':
      return <Spinner label={t('checking')} />;
    case 'no-camera':
      return (
        <>
          <NoCamera problem={check.problem} />
          <OtherWaysButton open />
          <LegChoice />
        </>
      );
    case 'ticket-needed':
      return <OtherWaysButton open />;
    case 'checked':
      return <CheckResult ticket={check.ticket} />;
    case 'rejected':
      return <RejectedTicket rejection={check.rejection} />;
    default:
      return null; // earlier states are rendered by the page itself
  }
}
