import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { uploadAuth } from '../uploads/uploads.contract.ts';
import { mediaRow } from './manage-media.contract.ts';
import { mediaLimits } from './media.rules.ts';

/** A file of the media library, as it is after a call. */
const mediaFile = z.object({ ...mediaRow, id, updated_at: instant });

const file = z.custom<Blob>((value) => value instanceof Blob);
const fileBody = z.object({ file });
const videoId = z.string().check(z.minLength(1), z.maxLength(64));
const folder = z.optional(id);
const inFolder = z.object({ folder_id: folder });

/** What came in parts: the upload, and what it shall be in the library. */
const arrived = z.object({
  video_id: videoId,
  title: requiredText(mediaLimits.title),
  file_name: requiredText(mediaLimits.fileName),
  folder_id: folder,
});

export const mediaContract = {
  storePicture: schemas({
    summary:
      'Puts a picture into the media library, sent as the `file` of a form. SVG is sanitised. Code 1 when its content is no picture of a known type, or it is too large.',
    query: inFolder,
    body: fileBody,
    answer: mediaFile,
  }),
  storeFile: schemas({
    summary:
      'Puts a file into the media library, sent as the `file` of a form: 20 MB at most, more goes in parts. Code 1 when it is empty, too large, or its content is not what its name says.',
    query: inFolder,
    body: fileBody,
    answer: mediaFile,
  }),
  storeVideo: schemas({
    summary:
      'Puts a video into the media library, sent as the `file` of a form: 100 MB at most, more goes in parts. Code 1 when it is empty or no video.',
    query: inFolder,
    body: fileBody,
    answer: mediaFile,
  }),
  createFileUpload: schemas({
    summary:
      'Credentials to upload one file of the media library in parts, `video_id` naming the upload. Code 1 with `field: quota` when the person has no room left.',
    body: z.object({
      title: requiredText(mediaLimits.title),
      filename: requiredText(mediaLimits.fileName),
      size: z.number().check(z.int(), z.minimum(1)),
    }),
    answer: uploadAuth,
  }),
  refreshFileUpload: schemas({
    summary: 'Fresh credentials for a file in parts when the earlier ones have expired.',
    body: z.object({ video_id: videoId }),
    answer: uploadAuth,
  }),
  keepFile: schemas({
    summary:
      'Takes a file that came in parts into the library. Code 1 when it is not all there or not what its name says. The same again answers the same file.',
    body: arrived,
    answer: mediaFile,
  }),
  keepVideo: schemas({
    summary:
      'Takes a video that was uploaded to the cloud into the library. Code 1 when it is not all there or no video. The same again answers the same file.',
    body: arrived,
    answer: mediaFile,
  }),
  keepRecord: schemas({
    summary:
      'Takes a recording of one’s own into the library as a video; it stays in both. The same again answers the same file.',
    body: z.object({ record_id: id, folder_id: folder }),
    answer: mediaFile,
  }),
  startPicture: schemas({
    summary:
      'Credentials to upload the first picture of a video of the library: JPEG, 640 pixels wide and 256 KiB at most. Null when the cloud draws its own, when there is one already, and when the person has no room left.',
    params: z.object({ id }),
    answer: z.object({ credentials: z.nullable(uploadAuth) }),
  }),
  keepPicture: schemas({
    summary: 'Shows the first picture that was uploaded for a video. Code 1 when nothing has come, or none.',
    params: z.object({ id }),
    answer: mediaFile,
  }),
  keepRendition: schemas({
    summary:
      'Puts an uploaded video beside one of the library as its smaller quality. Code 1 when it is not all there, not as long to a second, or not less high. The same again changes nothing.',
    params: z.object({ id }),
    body: z.object({ video_id: videoId }),
    answer: mediaFile,
  }),
  inspectVideo: schemas({
    summary: 'How far the cloud is with an upload of one’s own.',
    query: z.object({ video_id: videoId }),
    answer: z.object({
      video_id: z.string(),
      status: mediaRow.status,
      /** Seconds and bytes; null while they are not known. */
      duration: z.nullable(z.number()),
      size: z.nullable(z.number()),
    }),
  }),
  retryVideo: schemas({
    summary: 'Looks at a video again that has failed.',
    params: z.object({ id }),
    answer: mediaFile,
  }),
  replaceFile: schemas({
    summary:
      'Puts another picture or file, sent as the `file` of a form, in the place of one: everything that uses it shows the new one. Code 1 when it is not of the same kind.',
    params: z.object({ id }),
    body: fileBody,
    answer: mediaFile,
  }),
  replaceByUpload: schemas({
    summary:
      'Puts what came in parts in the place of a video or file: everything that uses it shows the new one.',
    params: z.object({ id }),
    body: z.object({ video_id: videoId, file_name: requiredText(mediaLimits.fileName) }),
    answer: mediaFile,
  }),
};
