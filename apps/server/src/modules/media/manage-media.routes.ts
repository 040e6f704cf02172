import type { Contract, Reach } from '@shuyuan/api-client/contract';
import type { ManagedEntity } from '@shuyuan/api-client/manage';
import type { Handlers, Viewer } from '../../contract/implement.ts';
import { listRows } from '../../resources/list-rows.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import { mediaResource } from '../manage/manage-media.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { mediaAnswer, signedAddress, withCloud, type MediaAnswer } from './media-answer.ts';
import * as repo from './media.repo.ts';
import { lookAgain } from './replace-media.ts';

/** Videos that are looked at again with each list, so that none takes long. */
const lookedAtOnce = 3;

const ownerOf = (viewer: Viewer, reach: Reach | null) => (reach === 'all' ? null : viewer.userId);

/** The calls of the library's files: those of every resource, where they are read, and what uses them. */
export function manageMediaRoutes(deps: ModuleDeps): Handlers<Contract['manageMedia']> {
  const { clock, cloudVideo } = deps;
  const { exportRows, update, updateMany, remove, removeMany } = resourceRoutes<Contract['manageMedia']>(
    mediaResource,
    deps,
  );
  return {
    exportRows,
    update,
    updateMany,
    remove,
    removeMany,

    async list({ db, viewer, reach, query: { page, size, ...query } }) {
      const ownerId = ownerOf(viewer, reach);
      await lookAgain(deps, db, { ownerId, limit: lookedAtOnce });
      const asked = { ownerId, now: clock.now(), limit: size, offset: (page - 1) * size };
      const { data, total } = await listRows(db, mediaResource, query, asked);
      // Built out of the declaration, whose names the contract gives, as those of every resource.
      return { data: await withCloud(cloudVideo, db, data as unknown as MediaAnswer[]), total };
    },

    find: ({ db, viewer, reach, params: { id } }) =>
      mediaAnswer(deps, db, { id, ownerId: ownerOf(viewer, reach) }),

    async address({ db, viewer, reach, params: { id } }) {
      const { url, thumb } = await mediaAnswer(deps, db, { id, ownerId: ownerOf(viewer, reach) });
      const media = await repo.findMedia(db, id);
      return { url: url || (media ? await signedAddress(deps, media) : ''), thumb };
    },

    async uses({ db, viewer, reach, params: { id } }) {
      await mediaAnswer(deps, db, { id, ownerId: ownerOf(viewer, reach) });
      const uses = await repo.listUses(db, id);
      return {
        data: uses.map(({ id: usedBy, title, entity }) => ({
          id: usedBy,
          title,
          entity: entity as ManagedEntity,
        })),
      };
    },
  };
}
