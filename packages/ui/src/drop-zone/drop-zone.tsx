import { useId, useState, type ReactNode } from 'react';
import type { DropItem } from 'react-aria-components';
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../button/button.tsx';
import { sortFiles, type FileLimits, type RefusedFile } from '../file-trigger/file-limits.ts';
import { Refusals } from '../file-trigger/refusals.tsx';
import { useLimitWords } from '../file-trigger/use-limit-words.ts';
import { UploadIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import * as fieldStyles from '../field/field.css.ts';
import * as styles from './drop-zone.css.ts';
import { dropZoneStrings } from './drop-zone.strings.ts';
import { filesOf } from './dropped-files.ts';

/** Limits are checked before `onSelect` is called; what breaks them goes to `onRefuse`. */
export interface DropZoneProps extends FileLimits {
  /** Its name: what the files are for. */
  label: string;
  /** In place of the words that ask for files. The limits are said below them all the same. */
  children?: ReactNode;
  /** The files that keep the limits; never an empty list. The same file may come again. */
  onSelect: (files: File[]) => void;
  /** The files that do not, each with its reason. They are named below the zone all the same. */
  onRefuse?: (files: RefusedFile[]) => void;
  /** What is wrong with the files as a whole, such as that there are none. */
  errorMessage?: ReactNode;
  isDisabled?: boolean;
}

/** A place for files: dropped, pasted or chosen by its button. What becomes of them is its owner's to show. */
export function DropZone({
  label,
  children,
  onSelect,
  onRefuse,
  errorMessage,
  isDisabled = false,
  ...props
}: DropZoneProps) {
  const strings = useStrings(dropZoneStrings);
  const words = useLimitWords(props);
  const id = useId();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const take = (files: readonly File[], folders: readonly RefusedFile[] = []) => {
    const { taken, refused: left } = sortFiles(files, props);
    const all = [...folders, ...left];
    setRefused(all);
    if (all.length > 0) onRefuse?.(all);
    if (taken.length > 0) onSelect(taken);
  };
  const takeDropped = (items: readonly DropItem[]) => {
    void filesOf(items).then(({ files, folders }) => take(files, folders));
  };
  return (
    <div data-component="drop-zone" className={fieldStyles.field}>
      <span id={`${id}-label`} data-part="label" className={fieldStyles.label}>
        {label}
      </span>
      <AriaDropZone
        aria-labelledby={`${id}-label`}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => takeDropped(items)}
        data-part="zone"
        data-invalid={Boolean(errorMessage) || undefined}
        className={styles.zone}
      >
        {({ isDropTarget }) => (
          <>
            <span className={styles.sign}>
              <UploadIcon size="large" />
            </span>
            <span data-part="prompt" className={styles.prompt}>
              {isDropTarget ? strings.release : (children ?? strings.drop)}
            </span>
            {words.limits && (
              <span data-part="limits" className={styles.limits}>
                {words.limits}
              </span>
            )}
            <FileTrigger
              {...(props.accept && { acceptedFileTypes: props.accept })}
              allowsMultiple={(props.maxFiles ?? 1) > 1}
              onSelect={(chosen) => take([...(chosen ?? [])])}
            >
              <Button isDisabled={isDisabled} aria-describedby={`${id}-label`}>
                {strings.choose}
              </Button>
            </FileTrigger>
          </>
        )}
      </AriaDropZone>
      {errorMessage && (
        <div role="alert" data-part="error" className={fieldStyles.error}>
          {errorMessage}
        </div>
      )}
      <Refusals {...props} files={refused} />
    </div>
  );
}
