import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import { createStoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import { createPendingChange } from '../pending-change.ts';
import type { IssueMarksStrings } from './issue-marks.strings.ts';
import type { IssueMarksProps } from './issue-marks.tsx';

export interface IssueMarksState {
  isPending: boolean;
  announcement: Announcement;
}

/** The rules of pinning a topic and choosing it for the digest. */
export function createIssueMarksStore(deps: StoreDeps<IssueMarksProps, IssueMarksStrings>) {
  const { host, strings, getProps } = deps;
  const { store, get, set, lifetime } = createStoreContext<
    IssueMarksProps,
    IssueMarksStrings,
    IssueMarksState
  >(deps, { isPending: false, announcement: noAnnouncement });

  const makeChange = createPendingChange({ host, failed: strings.notDone, get, set });

  function mark(marks: { is_pinned?: boolean; is_digest?: boolean }) {
    const { issues, issue, onMarked } = getProps();
    return makeChange(() => issues.mark(issue.id, marks), onMarked);
  }

  return {
    ...store,
    actions: {
      togglePin: () => void mark({ is_pinned: !getProps().issue.is_pinned }),
      toggleDigest: () => void mark({ is_digest: !getProps().issue.is_digest }),
    },
    start: () => lifetime.start(),
  };
}
