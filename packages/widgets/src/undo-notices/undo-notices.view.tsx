import { CloseIcon, PositiveIcon, UndoIcon } from '@shuyuan/ui/icons';
import { NativeButton, NativeIconButton } from '@shuyuan/ui/native-button';
import { useEffect } from 'react';
import { useHost } from '../host/host-context.tsx';
import { useStoreState } from '../widget/use-store-state.ts';
import { onUndoKey } from './undo-key.browser.ts';
import * as styles from './undo-notices.css.ts';
import { undoTime, type UndoNotice, type UndoNotices } from './undo-notices.store.ts';
import { undoNoticesStrings, type UndoNoticesStrings } from './undo-notices.strings.ts';

/** The notices to be drawn, as `createUndoNotices` made them. */
export interface UndoNoticesRegionProps {
  /** Keep it between renders. */
  notices: UndoNotices;
}

/** The notices of what was done, each with the way to take it back. Ctrl+Z and ⌘Z take the newest back. Needs a `HostProvider`. */
export function UndoNoticesRegion({ notices }: UndoNoticesRegionProps) {
  const strings = undoNoticesStrings[useHost().locale];
  const { notices: shown } = useStoreState(notices);
  const isEmpty = shown.length === 0;

  useEffect(() => (isEmpty ? undefined : onUndoKey(notices.undoLast)), [isEmpty, notices]);

  return (
    <section aria-label={strings.region} data-component="undo-notices" className={styles.region}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <div role="status" className={styles.spoken}>
        {shown.at(-1)?.text}
      </div>
      {!isEmpty && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only to stop the clocks
        <div
          className={styles.list}
          onPointerEnter={notices.pause}
          onPointerLeave={notices.resume}
          onFocus={notices.pause}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) notices.resume();
          }}
        >
          {shown.map((notice) => (
            <Notice key={notice.actionId} notice={notice} notices={notices} strings={strings} />
          ))}
        </div>
      )}
    </section>
  );
}

interface NoticeProps extends UndoNoticesRegionProps {
  notice: UndoNotice;
  strings: UndoNoticesStrings;
}

function Notice({ notice, notices, strings }: NoticeProps) {
  const { text, actionId, secondsLeft, isUndoing } = notice;
  return (
    <div data-part="notice" className={styles.notice}>
      <span className={styles.sign}>
        <PositiveIcon size="small" />
      </span>
      <span className={styles.words}>{text}</span>
      <NativeButton
        size="small"
        isPending={isUndoing}
        aria-label={strings.undoOf(text)}
        aria-keyshortcuts="Control+Z Meta+Z"
        onPress={() => void notices.undo(actionId)}
      >
        <UndoIcon size="small" /> {strings.undo}
      </NativeButton>
      <span className={styles.left}>{strings.left(secondsLeft)}</span>
      <NativeIconButton
        size="small"
        label={strings.dismiss}
        icon={<CloseIcon size="small" />}
        onPress={() => {
          notices.dismiss(actionId);
          notices.resume();
        }}
      />
      <span
        aria-hidden="true"
        className={styles.bar}
        style={{ inlineSize: `${(secondsLeft * 100_000) / undoTime}%` }}
      />
    </div>
  );
}
