import type { DoubtsApi } from '@shuyuan/api-client/community';
import { ErrorState } from '@shuyuan/ui/error-state';
import { LinkButton } from '@shuyuan/ui/link-button';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import type { DoubtListPlace } from '../../../paths/community-paths.ts';
import { paths } from '../../../paths/paths.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../problems/problem.css.ts';
import { AskedStem } from '../asked-stem.tsx';
import { AskDoubt } from './ask-doubt.tsx';
import type { doubtPlaceOf } from './doubt-place.ts';
import { listStrings } from './list.strings.ts';
import type { AskedAbout } from './new-doubt.ts';

interface AskingProps {
  doubts: DoubtsApi;
  place: ReturnType<typeof doubtPlaceOf>;
  /** The address of the same list with other parts. */
  addressOf: (to: DoubtListPlace) => string;
}

/** The way to ask about the lesson or the question that the address names, and the ways back. */
export function Asking(props: AskingProps) {
  const { question, video, course, second } = props.place;
  if (question !== undefined) return <AboutQuestion {...props} question={question} />;
  if (video !== undefined) return <Ways {...props} about={{ video, course, second }} />;
  return <Ways {...props} about={null} />;
}

/** A question is shown and asked about only by who has answered it and is not being examined in it. */
function AboutQuestion({ question, ...props }: AskingProps & { question: number }) {
  const words = useStrings(listStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const resource = useResource(`asked question ${question} ${session}`, async (signal) => {
    const asked = await props.doubts.question(question, { signal });
    await prepareRichText(asked.stem);
    return asked;
  });
  if (resource.status === 'loading') return <SkeletonText size="base" lines={2} />;
  // A visitor is asked to sign in by the editor.
  if (resource.status === 'failed' && resource.error.kind !== 'unauthorized')
    return (
      <ErrorState
        size="small"
        title={words.noQuestion}
        description={resource.error.kind === 'business' ? resource.error.message : words.failedHint}
        {...(resource.error.kind !== 'business' && { onRetry: resource.retry })}
      />
    );
  return (
    <>
      {resource.status === 'ready' && <AskedStem stem={resource.data.stem} />}
      <Ways {...props} about={{ question }} />
    </>
  );
}

function Ways({ doubts, place, addressOf, about }: AskingProps & { about: AskedAbout | null }) {
  const { navigate } = useSite();
  const words = useStrings(listStrings);
  return (
    <>
      {about && place.isAsking && (
        <AskDoubt doubts={doubts} about={about} onCancel={() => navigate(addressOf({}))} />
      )}
      <div className={styles.ways}>
        {about && !place.isAsking && (
          <LinkButton href={addressOf({ ask: 1 })} tone="action">
            {words.ask}
          </LinkButton>
        )}
        {about && 'video' in about && <LinkButton href={lessonPath(about)}>{words.toLesson}</LinkButton>}
        <LinkButton href={paths.myDoubts()}>{words.mine}</LinkButton>
      </div>
    </>
  );
}

/** Address of the lesson that a doubt is about: in the classroom when the asker came from there. */
const lessonPath = ({ video, course, second }: Extract<AskedAbout, { video: number }>) =>
  course === undefined ? paths.video(video, second) : paths.play({ id: video, course, t: second });
