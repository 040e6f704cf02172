import { CheckIcon, CopyIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useState } from 'react';
import { useHost } from '../../host/host-context.tsx';
import * as look from '../views/look.css.ts';
import type { RecorderViewStrings } from '../views/recorder-views.strings.ts';
import * as styles from './setup.css.ts';

interface CopyLineProps {
  line: string;
  strings: RecorderViewStrings;
}

/** A line of code, and a button that copies it. */
export function CopyLine({ line, strings }: CopyLineProps) {
  const { clipboard } = useHost();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = () =>
    clipboard.writeText(line).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  const isCopied = outcome === 'copied';
  const failure = outcome === 'failed' ? strings.copyByHand : '';
  return (
    <div className={look.inline}>
      <code data-part="code" className={styles.code}>
        {line}
      </code>
      <NativeButton size="small" onPress={() => void copy()}>
        {isCopied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
        {isCopied ? strings.copiedLine : strings.copy}
      </NativeButton>
      {failure && <p className={look.muted}>{failure}</p>}
      <LiveRegion message={isCopied ? strings.copiedLine : failure} />
    </div>
  );
}
