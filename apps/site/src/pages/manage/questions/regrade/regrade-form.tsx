import { isApiError } from '@shuyuan/api-client';
import { manageLimits, type ManagedQuestion, type RegradeOutcome } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { TextField } from '@shuyuan/ui/text-field';
import { useState } from 'react';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { useSite } from '../../../../stores/site-context.tsx';
import { QuestionEditor } from '../editor/question-editor.tsx';
import { RegradeReport } from './regrade-report.tsx';
import type { RegradeStrings } from './regrade.strings.ts';

interface RegradeFormProps {
  question: ManagedQuestion;
  words: RegradeStrings;
  onDone: () => void;
}

/** The corrected question, tried before it is taken over. */
export function RegradeForm({ question: { id, question }, words, onDone }: RegradeFormProps) {
  const { host } = useSite();
  const { client } = useManage();
  const [draft, setDraft] = useState(question);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState<RegradeOutcome | null>(null);
  const [isDone, setDone] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState('');
  /** A repeated press after a lost answer corrects it once. */
  const [idempotencyKey, setKey] = useState(() => host.createId());

  async function send(isDryRun: boolean) {
    if (reason.trim() === '') return setError(words.reasonMissing);
    setPending(true);
    setError('');
    try {
      const key = isDryRun ? host.createId() : idempotencyKey;
      const body = { question: draft, reason, is_dry_run: isDryRun };
      setTried(await client.questions.regrade(id, body, { idempotencyKey: key }));
      setDone(!isDryRun);
      if (isDryRun) return;
      setKey(host.createId());
      onDone();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setError(cause.kind === 'business' ? cause.message : words.failed);
    } finally {
      setPending(false);
    }
  }

  return (
    <Stack gap={16}>
      <QuestionEditor
        question={draft}
        isCorrection
        onChange={(next) => {
          setDraft(next);
          setTried(null);
          setDone(false);
        }}
      />
      <TextField
        label={words.reason}
        isRequired
        autoComplete="off"
        maxLength={manageLimits.description}
        value={reason}
        onChange={setReason}
        {...(error !== '' && { errorMessage: error })}
      />
      <Inline gap={8}>
        <Button isPending={isPending} onPress={() => void send(true)}>
          {words.tryOut}
        </Button>
        <Button
          tone="critical"
          isPending={isPending}
          isDisabled={tried === null || isDone}
          onPress={() => void send(false)}
        >
          {words.confirm}
        </Button>
      </Inline>
      {tried ? <Outcome {...{ tried, isDone, words }} /> : <Text tone="muted">{words.noneYet}</Text>}
    </Stack>
  );
}

function Outcome({
  tried,
  isDone,
  words,
}: {
  tried: RegradeOutcome;
  isDone: boolean;
  words: RegradeStrings;
}) {
  return (
    <Stack as="section" gap={8} label={words.wouldBe}>
      {isDone && <Text weight="bold">{words.done}</Text>}
      <Text>{words.outcome(tried.attempts_count, tried.raised_count, tried.lowered_count)}</Text>
      {tried.skipped_count > 0 && <Text tone="muted">{words.skipped(tried.skipped_count)}</Text>}
      <RegradeReport label={words.wouldBe} changes={tried.changes} words={words} />
    </Stack>
  );
}
