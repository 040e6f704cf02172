import { failureText } from '../../async/failure-text.ts';
import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import { createStoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
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

  async function mark(marks: { is_pinned?: boolean; is_digest?: boolean }) {
    if (get().isPending) return;
    const { issues, issue, onMarked } = getProps();
    set({ isPending: true });
    try {
      await issues.mark(issue.id, marks);
      onMarked();
    } catch (error) {
      const text = failureText(error, strings.notDone);
      if (text) host.notify('critical', text);
    } finally {
      set({ isPending: false });
    }
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
