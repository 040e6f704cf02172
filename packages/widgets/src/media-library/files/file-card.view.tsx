import type { MediaFile } from '@shuyuan/api-client/manage';
import { FileIcon, ImageIcon, PlayIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { lengthText, sizeText } from '../file-texts.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import { ChooseBox } from './choose-box.view.tsx';
import { FileStatus } from './file-status.view.tsx';
import * as styles from './files.css.ts';

const signs = { picture: ImageIcon, video: PlayIcon, file: FileIcon };

/** A picture or a video. Its title opens its details; in a picker it chooses it. */
export function FileCard({ file }: { file: MediaFile }) {
  const { strings } = useMediaLibrary();
  const Sign = signs[file.kind];
  return (
    <article data-part="card" className={styles.card}>
      <div className={styles.cover}>
        <Image
          src={file.thumb}
          alt=""
          ratio="4:3"
          fit={file.kind === 'picture' ? 'contain' : 'cover'}
          corners="none"
          fallback={<Sign size="large" />}
        />
        {file.duration !== null && <span className={styles.length}>{lengthText(file.duration)}</span>}
      </div>
      <ChooseBox file={file} />
      <div className={styles.text}>
        <OpenButton file={file} />
        <p className={styles.facts}>
          <span>{sizeText(file.bytes)}</span>
          {file.width !== null && file.height !== null && <span>{`${file.width} × ${file.height}`}</span>}
          {file.uses_count > 0 && <span>{strings.usedTimes(file.uses_count)}</span>}
        </p>
        <FileStatus file={file} />
      </div>
    </article>
  );
}

/** Opens the details of a file; in a picker it chooses the file, unless that is not ready. */
export function OpenButton({ file }: { file: MediaFile }) {
  const { strings, actions, props } = useMediaLibrary();
  const isPicking = props.onPick !== undefined;
  const isInactive = isPicking && file.status !== 'ready';
  return (
    <button
      type="button"
      title={file.title}
      aria-label={isPicking ? strings.pick(file.title) : strings.openFile(file.title)}
      aria-disabled={isInactive || undefined}
      className={styles.open}
      onClick={isInactive ? undefined : () => (isPicking ? actions.pick(file) : actions.open(file.id))}
    >
      {file.title}
    </button>
  );
}
