import { useStrings } from '../provider/ui-context.ts';
import { formatBytes, kindsOf, type FileLimits, type RefusedFile } from './file-limits.ts';
import { fileTriggerStrings } from './file-trigger.strings.ts';

/** The limits, and what did not keep them, in the reader's words. */
export function useLimitWords({ accept = [], maxSize, maxFiles = 1 }: FileLimits) {
  const strings = useStrings(fileTriggerStrings);
  const kinds = strings.kinds(kindsOf(accept));
  const size = maxSize === undefined ? '' : formatBytes(maxSize);
  return {
    limits: strings.limits({
      kinds,
      size,
      ...(maxFiles > 1 && Number.isFinite(maxFiles) && { count: maxFiles }),
    }),
    refusal: ({ name, reason }: RefusedFile) =>
      strings.refusedFile(name, strings.refusals[reason]({ kinds, size, count: maxFiles })),
  };
}
