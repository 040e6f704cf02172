import { createStore } from 'zustand/vanilla';
import { failureText } from '../async/failure-text.ts';
import { saveFile } from '../widget/save-file.browser.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { DownloadButtonStrings } from './download-button.strings.ts';
import type { DownloadButtonProps } from './download-button.tsx';

interface DownloadState {
  /** The address is being asked for. */
  isAsking: boolean;
}

/** The rules of downloading one file of a course. Its address is good for a while, so that it is asked for at each press. */
export function createDownloadStore({
  host,
  strings,
  getProps,
  save = saveFile,
}: StoreDeps<DownloadButtonProps, DownloadButtonStrings> & { save?: typeof saveFile }) {
  const store = createStore<DownloadState>(() => ({ isAsking: false }));

  async function ask() {
    if (store.getState().isAsking) return;
    store.setState({ isAsking: true });
    const { courses, file } = getProps();
    try {
      const { download_url: url } =
        'attachment' in file
          ? await courses.attachment(file.course, file.attachment)
          : await courses.lessonFile(file.course, file.lesson);
      // The server names the file.
      save(url, '');
    } catch (error) {
      const text = failureText(error, strings.notReady);
      if (text) host.notify('critical', text);
    } finally {
      store.setState({ isAsking: false });
    }
  }

  return {
    ...store,
    actions: {
      download: () => {
        if (host.session.current()) void ask();
        else host.session.requestLogin(1, { kind: 'download', purpose: 'download', run: () => void ask() });
      },
    },
    /** What was pressed for goes on when the page is drawn anew, as after signing in. */
    start: () => () => {},
  };
}
