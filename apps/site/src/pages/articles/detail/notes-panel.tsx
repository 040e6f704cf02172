import { createNotesApi, type StudyApi } from '@shuyuan/api-client';
import { CloseIcon } from '@shuyuan/ui/icons';
import { IconButton } from '@shuyuan/ui/icon-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Notes } from '@shuyuan/widgets/notes';
import { useMemo, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from './notes-panel.css.ts';
import { detailStrings } from './detail.strings.ts';
import type { ArticleNotes } from './use-article-notes.ts';

export interface NotesPanelProps {
  articleId: number;
  notes: Pick<ArticleNotes, 'asked' | 'show' | 'close' | 'commentOn'>;
  study: Pick<StudyApi, 'thumbsUp'>;
}

/** The notes on an article beside its text, which can be read on meanwhile. */
export function NotesPanel({ articleId, notes: { asked, show, close, commentOn }, study }: NotesPanelProps) {
  const { client, navigate } = useSite();
  const strings = useStrings(detailStrings);
  const { pathname, search } = useLocation();
  const notes = useMemo(() => createNotesApi(client.http), [client]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever the focus is
    <aside aria-label={strings.notes} className={styles.panel} onKeyDown={handleKeyDown}>
      {asked && (
        <div className={styles.ways}>
          <NativeButton
            size="small"
            isQuiet
            onPress={() => {
              commentOn(asked.paragraph);
              navigate(`${pathname}${search}#comments`, { replace: true });
            }}
          >
            {strings.commentOn(asked.paragraph + 1)}
          </NativeButton>
        </div>
      )}
      <div className={styles.close}>
        <IconButton label={strings.closeNotes} icon={<CloseIcon />} onPress={close} />
      </div>
      <Notes
        resource={{ type: 'article', id: articleId }}
        notes={notes}
        study={study}
        askedParagraph={asked}
        onParagraph={show}
        onOpenAll={() => navigate(paths.myNotes({ type: 'article', resource: articleId }))}
      />
    </aside>
  );
}
