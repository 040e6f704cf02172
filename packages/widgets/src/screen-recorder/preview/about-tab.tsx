import { recordLimits } from '@shuyuan/api-client';
import { TextArea } from '@shuyuan/ui/text-area';
import { TextField } from '@shuyuan/ui/text-field';
import { useEffect, useRef } from 'react';
import type { Particulars } from '../recorder-step.ts';
import * as styles from './preview.css.ts';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import { limitedTo } from '../../widget/limited-to.ts';

interface AboutTabProps {
  particulars: Particulars;
  isTitleMissing: boolean;
  /** The library takes it in now: nothing can be changed. */
  isBusy: boolean;
  context: RecorderViewContext;
}

/** 简介: what the recording is called and what it is about. An empty title that was asked for gets the focus. */
export function AboutTab({ particulars, isTitleMissing, isBusy, context }: AboutTabProps) {
  const { strings, words, actions } = context;
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTitleMissing) title.current?.focus();
  }, [isTitleMissing]);
  return (
    <div className={styles.panel}>
      <TextField
        ref={title}
        label={strings.videoTitle}
        isRequired
        value={particulars.title}
        {...limitedTo(recordLimits.title)}
        placeholder={strings.titlePlaceholder}
        errorMessage={isTitleMissing && words.titleRequired}
        isReadOnly={isBusy}
        onChange={actions.setTitle}
        onEnter={actions.save}
      />
      <TextArea
        label={strings.description}
        value={particulars.description}
        {...limitedTo(recordLimits.description)}
        rows={6}
        placeholder={strings.descriptionPlaceholder}
        isReadOnly={isBusy}
        onChange={actions.setDescription}
      />
    </div>
  );
}
