import type { Issue, IssuesApi } from '@shuyuan/api-client/community';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useMemo } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { useWidgetStore } from '../../widget/use-widget-store.ts';
import * as styles from './issue-marks.css.ts';
import { createIssueMarksStore } from './issue-marks.store.ts';
import { issueMarksStrings, type IssueMarksStrings } from './issue-marks.strings.ts';

/** Only for who may look after the community: the server refuses everybody else. */
export interface IssueMarksProps {
  issue: Pick<Issue, 'id' | 'is_pinned' | 'is_digest'>;
  /** The calls about topics. Keep the object between renders. */
  issues: Pick<IssuesApi, 'mark'>;
  /** The topic is marked otherwise now: bring it anew. */
  onMarked: () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<IssueMarksStrings>;
}

/** Pins a topic and chooses it for the digest. Needs a `HostProvider`. */
export function IssueMarks(props: IssueMarksProps) {
  const host = useHost();
  const { issue, strings: own } = props;
  const strings = useMemo(() => ({ ...issueMarksStrings[host.locale], ...own }), [host.locale, own]);
  const { state, actions } = useWidgetStore(host, props, strings, createIssueMarksStore);
  return (
    <div data-component="issue-marks" className={styles.marks}>
      <NativeButton size="small" isInactive={state.isPending} onPress={actions.togglePin}>
        {issue.is_pinned ? strings.unpin : strings.pin}
      </NativeButton>
      <NativeButton size="small" isInactive={state.isPending} onPress={actions.toggleDigest}>
        {issue.is_digest ? strings.undigest : strings.digest}
      </NativeButton>
    </div>
  );
}
