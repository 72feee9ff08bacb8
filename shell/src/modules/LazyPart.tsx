import { useTranslation } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';

interface LazyPartProps<Props> {
  load: () => Promise<{ default: (props: Props) => ReactNode }>;
  props: Props;
}

/**
 * A part of the layout whose file is loaded when it is shown. If that fails, it shows a message whose retry reloads the
 * page: webpack caches the failure of a library shared by several files.
 */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const { t } = useTranslation('common');
  const [{ Part, failed }, setFile] = useState<{ Part?: (props: Props) => ReactNode; failed?: boolean }>({});

  useEffect(() => {
    load().then(
      (file) => setFile({ Part: file.default }),
      (error) => {
        console.warn(error);
        setFile({ failed: true });
      },
    );
  }, [load]);

  if (Part) return <Part {...props} />;
  if (!failed) return <Spinner label={t('loading')} />;
  return <ModuleUnavailable failure="start" onRetry={() => window.location.reload()} />;
}
