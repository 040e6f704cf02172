import { Page } from '@shuyuan/ui/layout';
import { QuestionPractice } from '@shuyuan/widgets/question-practice';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { usePractising } from '../question-sets/use-practising.ts';
import { practiceStrings } from './practice.strings.ts';

/** A chapter of a practice, or the twenty questions of today, without the header of the site. */
export default function PlayPracticePage() {
  const [search] = useSearchParams();
  const id = idOf(search.get('id'));
  const chapter = search.get('chapter') === 'day' ? 'day' : idOf(search.get('chapter'));
  return id === null || chapter === null ? (
    <FailureScreen isInPlace kind="not-found" />
  ) : (
    <Play id={id} chapter={chapter} />
  );
}

function Play({ id, chapter }: { id: number; chapter: number | 'day' }) {
  const { navigate } = useSite();
  const strings = useStrings(practiceStrings);
  const { practice, area, collection, onReady, doubtHref } = usePractising();
  return (
    <Page>
      <QuestionPractice
        from={{ kind: 'practice', id }}
        subject={`practice ${id} ${chapter}`}
        load={async (options) => {
          if (chapter === 'day') {
            const set = await practice.day(id, options);
            return { ...set, title: strings.titled(set.practice.name, strings.day) };
          }
          const set = await practice.chapter(id, chapter, options);
          return { ...set, title: strings.titled(set.practice.name, set.chapter.name) };
        }}
        practice={practice}
        area={area}
        collection={collection}
        doubtHref={doubtHref}
        level={1}
        onReady={onReady}
        onLeave={() => navigate(paths.practice(id))}
      />
    </Page>
  );
}
