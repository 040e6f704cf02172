import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { isNumberWithin, NumberField } from '@shuyuan/ui/number-field';
import { useState } from 'react';
import { useSubmission } from '../../shell/use-submission.ts';
import { useSite } from '../../stores/site-context.tsx';

interface MakeCodesProps {
  /** Codes that are made at once, at most. */
  most: number;
  words: {
    generateTitle: string;
    confirm: string;
    num: string;
    numHint: string;
    pieces: string;
    numMissing: (most: number) => string;
    generated: (count: number) => string;
    notGenerated: string;
  };
  make: (count: number, options: { idempotencyKey: string }) => Promise<unknown>;
  onMade: () => void;
  onClose: () => void;
}

/** Makes many codes of one kind. What is refused is said beside it, and nothing that was typed is lost. */
export function MakeCodes({ most, words, make, onMade, onClose }: MakeCodesProps) {
  const { host } = useSite();
  const [num, setNum] = useState<number | null>(100);
  /** A repeated press after a lost answer makes no more; another number is another request. */
  const [idempotencyKey, setKey] = useState(() => host.createId());
  const { pending, error, setError, submit } = useSubmission<'generate'>(words.notGenerated);

  function generate() {
    if (!isNumberWithin(num, { min: 1, max: most, step: 1 })) return setError(words.numMissing(most));
    return void submit(
      'generate',
      () => make(num, { idempotencyKey }),
      () => {
        host.notify('positive', words.generated(num));
        onMade();
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={words.generateTitle}
      confirmLabel={words.confirm}
      isPending={pending !== null}
      error={error || undefined}
      onOpenChange={onClose}
      onConfirm={() => generate()}
    >
      <NumberField
        label={words.num}
        description={words.numHint}
        value={num}
        min={1}
        max={most}
        step={1}
        hasSteppers={false}
        unit={words.pieces}
        onChange={(typed) => {
          setNum(typed);
          setKey(host.createId());
          setError('');
        }}
      />
    </ConfirmDialog>
  );
}
