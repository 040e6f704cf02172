import { cutText, tidyName } from '@shuyuan/api-client';
import { mediaLimits } from '@shuyuan/api-client/manage';
import { Problem } from '../../errors/problem.ts';
import { cleanText } from '../typed-text/clean-text.ts';
import { mediaStrings as strings } from './media.strings.ts';

const extensionOf = /\.[^.]*$/;

/** A file's name as it is kept: on one line, without what cannot be seen. Part of no path, it may hold whatever else. */
export function keptName(name: string): string {
  // Marks that turn the direction would show another extension than there is.
  const kept = tidyName(name).replace(/[\u202a-\u202e\u2066-\u2069]/g, '') || 'file';
  if (kept.length > mediaLimits.fileName) throw new Problem(1, strings.nameTooLong, { field: 'file' });
  return kept;
}

/** What a file is called at first: its name without the extension. */
export const titleOf = (fileName: string): string =>
  cutText(cleanText(fileName.replace(extensionOf, '')) || fileName, mediaLimits.title);

/** Whether a file is heard, by the type that its bytes have proved. */
export const isSound = (contentType: string): boolean => contentType.startsWith('audio/');

/** The end of a picture's address: what of its name every system reads. */
export function slugOf(fileName: string, storageKey: string): string {
  const words =
    fileName
      .replace(extensionOf, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-').slice(0, 60) || 'picture'}${extensionOf.exec(storageKey)?.[0] ?? ''}`;
}
