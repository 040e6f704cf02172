import { importLimits } from '@shuyuan/api-client/manage';

/** Bytes of a file that a call carries as base64. */
export const importedBytes = Math.floor(importLimits.content / 4) * 3;
