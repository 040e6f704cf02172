import type { MediaFile } from '@shuyuan/api-client/manage';
import { FileIcon } from '@shuyuan/ui/icons';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { sizeText } from '../file-texts.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import { ChooseBox } from './choose-box.view.tsx';
import { OpenButton } from './file-card.view.tsx';
import { FileStatus } from './file-status.view.tsx';
import * as styles from './files.css.ts';

/** A file that is read elsewhere. `at`: when the list came. */
export function FileRow({ file, at }: { file: MediaFile; at: number }) {
  const { strings } = useMediaLibrary();
  return (
    <article data-part="row" className={styles.row}>
      <ChooseBox file={file} />
      <span className={styles.sign}>
        <FileIcon />
      </span>
      <div className={styles.rowText}>
        <OpenButton file={file} />
        {file.file_name !== file.title && <p className={styles.name}>{file.file_name}</p>}
        <FileStatus file={file} />
      </div>
      <p className={styles.rowFacts}>
        <span>{sizeText(file.bytes)}</span>
        {file.uses_count > 0 && <span>{strings.usedTimes(file.uses_count)}</span>}
        <RelativeTime value={file.created_at} now={at} />
      </p>
    </article>
  );
}
