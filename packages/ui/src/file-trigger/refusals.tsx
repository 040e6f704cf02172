import { CriticalIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import type { FileLimits, RefusedFile } from './file-limits.ts';
import { fileTriggerStrings } from './file-trigger.strings.ts';
import * as styles from './file-trigger.css.ts';
import { useLimitWords } from './use-limit-words.ts';

interface RefusalsProps extends FileLimits {
  files: readonly RefusedFile[];
}

/** Which files were not taken and why. Always there, so that it is read out when it fills. */
export function Refusals({ files, ...limits }: RefusalsProps) {
  const strings = useStrings(fileTriggerStrings);
  const words = useLimitWords(limits);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is for the result of a calculation
    <div role="status" data-part="refusals" className={styles.refusals}>
      {files.length > 0 && (
        <>
          <p className={styles.refusalsTitle}>
            <span className={styles.sign}>
              <CriticalIcon size="small" />
            </span>
            {strings.refused(files.length)}
          </p>
          <ul className={styles.refusalsList}>
            {files.map((file, index) => (
              <li key={`${index} ${file.name}`} data-part="refusal" className={styles.refusal}>
                {words.refusal(file)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
