import { EmptyState } from '@shuyuan/ui/empty-state';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { SearchField } from '@shuyuan/ui/search-field';
import { Lines } from './lines.tsx';
import { useTranscript } from './transcript.context.ts';
import * as styles from './transcript.css.ts';

/** A picture of a transcript. */
export function TranscriptView() {
  const { state, strings, actions, props, rootRef } = useTranscript();
  const { language, lines, words, found, isFollowing, announcement } = state;
  const { captions } = props;
  return (
    <section
      ref={rootRef}
      data-component="transcript"
      aria-label={strings.title}
      className={styles.transcript}
    >
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
      {lines.length === 0 ? (
        <EmptyState title={strings.empty} description={strings.emptyHint} />
      ) : (
        <>
          <div className={styles.tools}>
            <SearchField
              label={strings.search}
              isLabelHidden
              size="small"
              placeholder={strings.search}
              value={words}
              onChange={actions.find}
            />
            {captions.length > 1 && (
              <NativeSelect
                label={strings.language}
                isLabelHidden
                size="small"
                options={captions.map(({ language: value, label }) => ({ value, label }))}
                value={language ?? ''}
                onChange={actions.choose}
              />
            )}
            {found && <span className={styles.count}>{strings.found(found.length)}</span>}
          </div>
          <Lines />
          {!isFollowing && (
            <div className={styles.back}>
              <NativeButton size="small" onPress={actions.follow}>
                {strings.follow}
              </NativeButton>
            </div>
          )}
        </>
      )}
    </section>
  );
}
