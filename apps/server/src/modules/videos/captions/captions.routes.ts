import type { AnswerOf, Contract, Reach } from '@shuyuan/api-client/contract';
import { captionLimits } from '@shuyuan/api-client/manage';
import type { Handlers, Viewer } from '../../../contract/implement.ts';
import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../errors/problem.ts';
import type { ModuleDeps } from '../../module-deps.ts';
import { countUpload } from '../../uploads/upload-limits.ts';
import * as repo from './captions.repo.ts';
import { captionStrings as strings } from './captions.strings.ts';
import { decodeText } from './decode-text.ts';
import { readCues } from './read-cues.ts';
import { writeVtt } from './write-vtt.ts';

type Row = Awaited<ReturnType<typeof repo.listManagedCaptions>>[number];
type Captions = AnswerOf<Contract['manageCaptions']['list']>['data'][number];

/** The captions of videos, for who may change the video. */
export function manageCaptionsRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['manageCaptions']> {
  return {
    async list(call) {
      await requireVideo(call);
      return { data: (await repo.listManagedCaptions(call.db, call.params.id)).map(answerOf) };
    },

    async upload(call) {
      await requireVideo(call);
      const { db, viewer, params, query, body } = call;
      await countUpload(limiter, 'media', viewer.userId);
      const vtt = await readFile(body.file);
      const stored = await repo.putCaptions(db, {
        videoId: params.id,
        ...query,
        vtt,
        createdAt: clock.now(),
      });
      if (!stored) throw new Problem(404, strings.missing);
      return answerOf(stored);
    },

    async remove(call) {
      await requireVideo(call);
      const { db, params } = call;
      if (!(await repo.removeCaptions(db, params.id, params.captions_id)))
        throw new Problem(404, strings.missing);
      return {};
    },
  };
}

interface One {
  db: Database;
  viewer: Viewer;
  reach: Reach | null;
  params: { id: number };
}

/** Who holds the right for what is their own alone finds no other video. */
async function requireVideo({ db, viewer, reach, params: { id } }: One): Promise<void> {
  const isThere = await repo.isInReach(db, id, reach === 'all' ? null : viewer.userId);
  if (!isThere) throw new Problem(404, strings.videoMissing);
}

/** Captions of whatever form as WebVTT. Throws a refusal that names the line. */
async function readFile(file: Blob): Promise<string> {
  const refuse = (message: string) => new Problem(1, message, { field: 'file' });
  if (file.size > captionLimits.bytes) throw refuse(strings.tooLarge);
  const read = readCues(decodeText(new Uint8Array(await file.arrayBuffer())));
  if ('fault' in read) throw refuse(strings.badLine(read.line, read.fault));
  if (read.cues.length > captionLimits.cues) throw refuse(strings.tooMany);
  return writeVtt(read.cues);
}

const answerOf = ({ cuesCount, createdAt, isOutdated, ...row }: Row): Captions => ({
  ...row,
  cues_count: cuesCount,
  created_at: createdAt.toISOString(),
  is_outdated: isOutdated,
});
