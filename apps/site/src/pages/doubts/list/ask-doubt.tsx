import type { DoubtsApi } from '@shuyuan/api-client/community';
import { PostEditor } from '@shuyuan/widgets/community';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { clockText } from '../../../shell/clock-text.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { askStrings } from './list.strings.ts';

const everybody = 1;
const teachersOnly = 2;

interface AskDoubtProps {
  doubts: DoubtsApi;
  /** The lesson that is asked about. */
  video: number;
  /** The course in which it is studied, where that is known. */
  course: number | undefined;
  /** The moment of the lesson; left out for the whole. */
  second: number | undefined;
  onCancel: () => void;
}

/** Asks those who teach a lesson. A visitor is asked to sign in by the editor. */
export function AskDoubt({ doubts, video, course, second, onCancel }: AskDoubtProps) {
  const { navigate } = useSite();
  const words = useStrings(askStrings);
  const strings = useMemo(
    () =>
      second === undefined ? words.editor : { ...words.editor, title: words.titleAt(clockText(second)) },
    [words, second],
  );
  return (
    <PostEditor
      draftName={`doubt/video/${video}/${second ?? ''}`}
      categories={[
        { id: everybody, name: words.everybody },
        { id: teachersOnly, name: words.teachers },
      ]}
      send={({ clientId, title, content, categoryId }) =>
        doubts.store({
          client_id: clientId,
          title,
          content,
          video_id: video,
          course_id: course ?? null,
          second: second ?? null,
          is_public: categoryId === everybody,
        })
      }
      onSent={(id) => navigate(paths.doubt(id))}
      onCancel={onCancel}
      strings={strings}
    />
  );
}
