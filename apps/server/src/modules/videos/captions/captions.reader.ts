import { captionLimits } from '@shuyuan/api-client/manage';
import { Problem } from '../../../errors/problem.ts';
import { decodeText } from '../../../file-reading/decode-text.ts';
import { captionStrings as strings } from './captions.strings.ts';
import { readCues } from './read-cues.ts';
import { writeVtt } from './write-vtt.ts';

/** Captions of whatever form as WebVTT. Throws a refusal that names the line. */
export function read(bytes: Uint8Array): string {
  const refuse = (message: string) => new Problem(1, message, { field: 'file' });
  const text = decodeText(bytes);
  if (text === null) throw refuse(strings.notText);
  const found = readCues(text, captionLimits.cues);
  if ('fault' in found) throw refuse(strings.badLine(found.line, found.fault));
  return writeVtt(found.cues);
}
