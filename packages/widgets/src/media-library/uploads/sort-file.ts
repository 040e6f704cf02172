import { mediaLimits, type MediaKind } from '@shuyuan/api-client/manage';

/** What a file becomes in the library, and how it goes there. */
export type SortedFile =
  | { kind: MediaKind; way: 'request' | 'parts' }
  | { refusal: 'empty' | 'kind' }
  | { refusal: 'too-large'; limit: number };

/** Bytes up to which a file goes in one request: what takes longer is sent in parts, and can be paused. */
const requestBytes = 4 * 2 ** 20;

/** Systems that know no type of these still know their names. */
const videoNames = /\.(?:mp4|m4v|mov|webm|mkv)$/i;

/** By what a file says of itself: the server looks into it. Among files everything is a file. */
function kindOf({ name, type }: File, shown: MediaKind): MediaKind {
  if (shown === 'file') return 'file';
  if (type.startsWith('image/')) return 'picture';
  return type.startsWith('video/') || videoNames.test(name) ? 'video' : 'file';
}

/** Decides before anything is sent. `shown`: the kind that the person looks at. `only`: nothing else is wanted. */
export function sortFile(file: File, shown: MediaKind, only?: MediaKind): SortedFile {
  const kind = kindOf(file, shown);
  if (file.size === 0) return { refusal: 'empty' };
  if (only !== undefined && kind !== only) return { refusal: 'kind' };
  const limit = kind === 'picture' ? mediaLimits.pictureBytes : mediaLimits.partsBytes;
  if (file.size > limit) return { refusal: 'too-large', limit };
  const isSmall = kind === 'picture' || (kind === 'file' && file.size <= requestBytes);
  return { kind, way: isSmall ? 'request' : 'parts' };
}

/** What a file is called in the library until somebody gives it a title: its name without the extension. */
export const titleOf = (name: string) => name.replace(/(?<=.)\.[^.]{1,10}$/, '').trim() || name;
