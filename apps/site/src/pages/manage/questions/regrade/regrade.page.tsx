import type { PastRegrade } from '@shuyuan/api-client/manage';
import { Disclosure } from '@shuyuan/ui/disclosure';
import { Heading, Inline, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { idOf, paths } from '../../../../paths/paths.ts';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../../shell/use-page-ready.ts';
import { useResource } from '../../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../../stores/site-context.tsx';
import { FailureScreen } from '../../../failures/failure-screen.tsx';
import { RegradeForm } from './regrade-form.tsx';
import { RegradeReport } from './regrade-report.tsx';
import { regradeStrings, type RegradeStrings } from './regrade.strings.ts';

/** Corrects what makes a question right, and grades anew what was answered. */
export default function ManageQuestionRegradePage() {
  const id = idOf(useParams()['id'] ?? '');
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Regrade key={id} id={id} />;
}

function Regrade({ id }: { id: number }) {
  const { client } = useManage();
  const words = useStrings(regradeStrings);
  const [made, setMade] = useState(0);
  const found = useResource(`console question ${id}`, (signal) => client.questions.find(id, { signal }));
  const past = useResource(`console regrades ${id} ${made}`, (signal) =>
    client.questions.regrades(id, { signal }),
  );
  usePageReady({ isReady: found.status !== 'loading' });
  if (found.status === 'failed') return <FailureScreen isInPlace kind="not-found" />;
  return (
    <Stack gap={16}>
      <Inline>
        <LinkButton size="small" href={paths.manageQuestions()}>
          {words.back}
        </LinkButton>
      </Inline>
      <Heading level={1}>{words.title}</Heading>
      <Text tone="muted">{words.hint}</Text>
      {found.status === 'ready' ? (
        <RegradeForm question={found.data} words={words} onDone={() => setMade(made + 1)} />
      ) : (
        <Text tone="muted">{words.loading}</Text>
      )}
      {past.status === 'ready' && <History past={past.data.data} words={words} />}
    </Stack>
  );
}

function History({ past, words }: { past: readonly PastRegrade[]; words: RegradeStrings }) {
  const { host } = useSite();
  return (
    <Stack as="section" gap={8} label={words.history}>
      <Heading level={2}>{words.history}</Heading>
      {past.length === 0 && <Text tone="muted">{words.noHistory}</Text>}
      {past.map(({ id, reason, person, changed_count: changed, changes, created_at: at }) => (
        <Disclosure
          key={id}
          title={reason}
          description={words.by(person ?? words.gone)}
          aside={words.entry(changed)}
        >
          <RelativeTime value={at} now={host.clock.now()} />
          <RegradeReport label={words.history} changes={changes} words={words} />
        </Disclosure>
      ))}
    </Stack>
  );
}
