import { MinusIcon, PlusIcon } from '@shuyuan/ui/icons';
import { useId, useState } from 'react';
import { recorderLimits } from '../recorder-limits.ts';
import { IconButton } from '../views/icon-button.view.tsx';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import * as styles from './setup.css.ts';

interface CountdownFieldProps {
  seconds: number;
  context: RecorderViewContext;
}

const { most } = recorderLimits.countdown;

/** Seconds before a recording begins, by keys, by buttons, or typed. What is no number of them is taken back. */
export function CountdownField({ seconds, context: { strings, actions } }: CountdownFieldProps) {
  const id = useId();
  // What is being typed: an emptied field is no zero.
  const [typed, setTyped] = useState<string | null>(null);
  function handleInput(text: string) {
    const value = Number(text);
    const isFine = /^\d{1,2}$/.test(text) && value <= most;
    setTyped(isFine ? null : text);
    if (isFine) actions.setCountdown(value);
  }
  return (
    <div className={styles.settingRow}>
      <label htmlFor={id} className={styles.settingName}>
        {strings.countdown}
      </label>
      <div className={styles.stepper}>
        <IconButton
          label={strings.countdownLess}
          icon={<MinusIcon size="small" />}
          isInactive={seconds <= 0}
          onPress={() => actions.setCountdown(seconds - 1)}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          step={1}
          value={typed ?? String(seconds)}
          aria-describedby={`${id}-unit`}
          className={styles.stepperInput}
          onChange={(event) => handleInput(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        <span id={`${id}-unit`} className={styles.stepperUnit}>
          {strings.countdownUnit}
        </span>
        <IconButton
          label={strings.countdownMore}
          icon={<PlusIcon size="small" />}
          isInactive={seconds >= most}
          onPress={() => actions.setCountdown(seconds + 1)}
        />
      </div>
    </div>
  );
}
