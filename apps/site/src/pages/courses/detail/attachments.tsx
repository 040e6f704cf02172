import type { CourseAttachment, CourseDetail } from '@shuyuan/api-client';
import { FileIcon } from '@shuyuan/ui/icons';
import { DownloadButton } from '@shuyuan/widgets/reading';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';
import { useIsPreview } from './preview-context.ts';

/** The files that come with a course. Whether one may be had, the server says when it is asked for. */
export function Attachments({ detail: { course, attachments } }: { detail: CourseDetail }) {
  const { client } = useSite();
  const strings = useStrings(detailStrings);
  const isPreview = useIsPreview();
  return (
    <ul className={styles.attachments}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={styles.attachment}>
          <FileIcon size="small" />
          <span className={styles.attachmentName}>{attachment.name}</span>
          <span className={styles.note}>{sizeOf(attachment)}</span>
          {!course.can_watch && (
            <span className={styles.note}>
              {attachment.only_buyer ? strings.onlyBuyer : strings.forEveryone}
            </span>
          )}
          {!isPreview && (
            <DownloadButton
              courses={client.courses}
              file={{ course: course.id, attachment: attachment.id }}
              name={attachment.name}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Kind and size in a word: PDF · 1.2 MB. */
function sizeOf({ extension, bytes }: CourseAttachment): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  const size = kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
  return extension === '' ? size : `${extension.toUpperCase()} · ${size}`;
}
