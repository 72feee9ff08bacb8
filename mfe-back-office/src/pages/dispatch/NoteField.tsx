import { partyNoteFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import type { NoteState } from './useNote.ts';

/** A field for the note to the driver about a stop; saved with the dialog. */
export function NoteField({ note }: { note: NoteState }) {
  const { t } = useTranslation('back-office/dispatch');
  return (
    <>
      <Form.Item label={t('note.label')} htmlFor="stop-note" extra={<span id="stop-note-help">{t('help.note')}</span>}>
        <Input
          id="stop-note"
          aria-describedby="stop-note-help"
          maxLength={partyNoteFields.note.max}
          showCount
          value={note.text}
          onChange={({ target }) => note.type(target.value)}
        />
      </Form.Item>
      <Failure error={note.error} />
    </>
  );
}
