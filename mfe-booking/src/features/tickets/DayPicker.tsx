import type { EventDetail, Language } from '@idavuelta/shared/contracts';
import { selectLanguage } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import momentConfig from '@rc-component/picker/generate/moment';
import ConfigProvider from 'antd/es/config-provider';
import generatePicker from 'antd/es/date-picker/generatePicker';
import en from 'antd/es/date-picker/locale/en_US';
import es from 'antd/es/date-picker/locale/es_ES';
import pt from 'antd/es/date-picker/locale/pt_BR';
import moment, { type Moment } from 'moment';
import 'moment/locale/es';
import 'moment/locale/pt-br';
import { useId } from 'react';
import { dayIn } from './days.ts';
import styles from './tickets.module.css';
import { dayChosen, selectChoices } from './tickets.slice.ts';

// moment for the calendar, as for the other dates of the product; importing a locale makes it the global one
const Picker = generatePicker<Moment>(momentConfig);
moment.locale('en');

const locales: Record<Language, typeof es> = { es_PE: es, es_CL: es, es_ES: es, en_US: en, pt_BR: pt };
// the site's tokens in antd's words; days as large as a thumb
const theme = {
  token: {
    fontFamily: 'inherit',
    fontSize: 16,
    colorPrimary: '#0f1d3a',
    colorText: '#14213d',
    colorTextPlaceholder: '#4d5873',
    colorBorder: '#8b8578',
    colorError: '#b3221d',
    borderRadius: 10,
  },
  components: { DatePicker: { cellWidth: 39, cellHeight: 40 } },
};
const isoDay = 'YYYY-MM-DD';

/** The day of an event over a period, within its first and last day in its own zone. */
export default function DayPicker({ event, error }: { event: EventDetail; error?: string }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const id = useId();
  const language = useSelector(selectLanguage);
  const { day } = useSelector(selectChoices);
  const today = dayIn(new Date().toISOString(), event.timeZone);
  const first = dayIn(event.startDate, event.timeZone);
  const last = dayIn(event.endDate, event.timeZone);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('tickets.date')}
      </label>
      <ConfigProvider theme={theme}>
        <Picker
          id={id}
          size="large"
          className={styles.picker}
          locale={locales[language]}
          format="DD/MM/YYYY"
          placeholder={t('tickets.pick_date')}
          status={error ? 'error' : undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
          showNow={false}
          value={day ? moment(day, isoDay) : null}
          minDate={moment.max(moment(first, isoDay), moment(today, isoDay))}
          maxDate={moment(last, isoDay)}
          onChange={(chosen) => dispatch(dayChosen(chosen?.format(isoDay)))}
        />
      </ConfigProvider>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
