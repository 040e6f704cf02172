import { AttemptMarking } from '@shuyuan/widgets/attempt-marking';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';

/** One submitted attempt, to give its essays points. */
export default function ManageMarkingOfPage() {
  const id = idOf(useParams()['id'] ?? '');
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Marking key={id} id={id} />;
}

function Marking({ id }: { id: number }) {
  const { navigate } = useSite();
  const { client } = useManage();
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  return (
    <AttemptMarking
      marking={client.marking}
      attemptId={id}
      onNext={(next) => navigate(paths.manageMarkingOf(next))}
      onBack={() => navigate(paths.manageMarking())}
      onReady={() => setIsReady(true)}
    />
  );
}
