import type { AnswerOf, Contract, Reach } from '@shuyuan/api-client/contract';
import { captionLimits } from '@shuyuan/api-client/manage';
import type { Handlers, Viewer } from '../../../contract/implement.ts';
import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../errors/problem.ts';
import { defineReader } from '../../../file-reading/file-reader.ts';
import type { ModuleDeps } from '../../module-deps.ts';
import { countUpload } from '../../uploads/upload-limits.ts';
import * as repo from './captions.repo.ts';
import { captionStrings as strings } from './captions.strings.ts';
import type { read as readCaptions } from './captions.reader.ts';

type Row = Awaited<ReturnType<typeof repo.listManagedCaptions>>[number];
type Captions = AnswerOf<Contract['manageCaptions']['list']>['data'][number];

const captionsReader = defineReader<typeof readCaptions>(new URL('./captions.reader.ts', import.meta.url), {
  time: 10_000,
  bytes: captionLimits.bytes,
  memory: 256,
  field: 'file',
});

/** The captions of videos, for who may change the video. */
export function manageCaptionsRoutes({
  clock,
  files,
  limiter,
}: ModuleDeps): Handlers<Contract['manageCaptions']> {
  return {
    async list(call) {
      await requireVideo(call);
      return { data: (await repo.listManagedCaptions(call.db, call.params.id)).map(answerOf) };
    },

    async upload(call) {
      await requireVideo(call);
      const { db, viewer, params, query, body } = call;
      await countUpload(limiter, 'media', viewer.userId);
      if (body.file.size > captionLimits.bytes) throw new Problem(1, strings.tooLarge, { field: 'file' });
      const vtt = await files.read(captionsReader, new Uint8Array(await body.file.arrayBuffer()));
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

const answerOf = ({ cuesCount, createdAt, isOutdated, ...row }: Row): Captions => ({
  ...row,
  cues_count: cuesCount,
  created_at: createdAt.toISOString(),
  is_outdated: isOutdated,
});
