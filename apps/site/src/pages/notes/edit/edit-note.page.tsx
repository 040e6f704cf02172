import { createNotesApi } from '@shuyuan/api-client';
import { NoteEditor } from '@shuyuan/widgets/notes';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';

/** One note, changed or written anew. What is typed lies on the device: nothing is asked before it is left. */
export default function EditNotePage() {
  const { client, navigate } = useSite();
  const notes = useMemo(() => createNotesApi(client.http), [client]);
  const id = idOf(useSearchParams()[0].get('id'));
  return (
    <MyPage width="form">
      {({ onReady }) => (
        <NoteEditor
          notes={notes}
          id={id}
          level={1}
          onReady={onReady}
          onSaved={(note) => navigate(paths.note(note.id), { replace: true })}
          onCancel={() => navigate(id === null ? paths.myNotes() : paths.note(id))}
        />
      )}
    </MyPage>
  );
}
