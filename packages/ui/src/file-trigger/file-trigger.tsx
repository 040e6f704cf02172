import { useState, type ReactNode } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../button/button.tsx';
import type { ButtonProps } from '../button/button.tsx';
import { UploadIcon } from '../icons/index.ts';
import { sortFiles, type FileLimits, type RefusedFile } from './file-limits.ts';
import * as styles from './file-trigger.css.ts';
import { Refusals } from './refusals.tsx';
import { useLimitWords } from './use-limit-words.ts';

/** Limits are checked before `onSelect` is called; what breaks them goes to `onRefuse`. */
export interface FileTriggerProps
  extends FileLimits, Pick<ButtonProps, 'size' | 'tone' | 'isPending' | 'isDisabled'> {
  /** The button's label: what is chosen. */
  children: ReactNode;
  /** The files that keep the limits; never an empty list. The same file may come again. */
  onSelect: (files: File[]) => void;
  /** The files that do not, each with its reason. They are named below the button all the same. */
  onRefuse?: (files: RefusedFile[]) => void;
  /** The limits in words below the button. @default true */
  hasLimits?: boolean;
  /** Takes a picture on a phone, with the camera that looks that way. */
  camera?: 'user' | 'environment';
}

/** A button that asks for files. To take dropped and pasted ones too use `DropZone`. */
export function FileTrigger({
  children,
  onSelect,
  onRefuse,
  hasLimits = true,
  camera,
  ...props
}: FileTriggerProps) {
  const { accept, maxSize, maxFiles = 1, ...button } = props;
  const limits: FileLimits = {
    maxFiles,
    ...(accept && { accept }),
    ...(maxSize !== undefined && { maxSize }),
  };
  const words = useLimitWords(limits);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const handleSelect = (chosen: FileList | null) => {
    const { taken, refused: left } = sortFiles([...(chosen ?? [])], limits);
    setRefused(left);
    if (left.length > 0) onRefuse?.(left);
    if (taken.length > 0) onSelect(taken);
  };
  return (
    <div data-component="file-trigger" className={styles.trigger}>
      <AriaFileTrigger
        {...(accept && { acceptedFileTypes: accept })}
        {...(camera && { defaultCamera: camera })}
        allowsMultiple={maxFiles > 1}
        onSelect={handleSelect}
      >
        <Button icon={<UploadIcon size="small" />} {...button}>
          {children}
        </Button>
      </AriaFileTrigger>
      {hasLimits && words.limits && (
        <span data-part="limits" className={styles.limits}>
          {words.limits}
        </span>
      )}
      <Refusals {...limits} files={refused} />
    </div>
  );
}
