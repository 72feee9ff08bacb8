import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useState } from 'react';
import styles from './FeedbackSwitches.module.css';
import {
  type FeedbackKind,
  feedbackKinds,
  isFeedbackOn,
  isFeedbackPossible,
  setFeedback,
} from './feedback-settings.ts';

/** Turns sound and vibration on and off, for this browser. */
export function FeedbackSwitches() {
  return (
    <div className={styles.switches}>
      {feedbackKinds.filter(isFeedbackPossible).map((kind) => (
        <FeedbackSwitch key={kind} kind={kind} />
      ))}
    </div>
  );
}

function FeedbackSwitch({ kind }: { kind: FeedbackKind }) {
  const { t } = useTranslation('qr');
  const [isOn, setIsOn] = useState(() => isFeedbackOn(kind));

  function toggle() {
    setFeedback(kind, !isOn);
    setIsOn(!isOn);
  }

  return (
    <Button role="switch" aria-checked={isOn} className={styles.switch} onClick={toggle}>
      {t(`feedback.${kind}`)}
    </Button>
  );
}
