import { createLatePart } from '@shuyuan/ui/late-part';

/** What only those need who write: rules, outbox and fields. Fetched when somebody is signed in. */
export const lateWriting = createLatePart(() => import('./writing-part.ts'));
