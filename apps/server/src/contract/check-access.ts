import type { Endpoint, PermissionCode, Reach } from '@shuyuan/api-client/contract';
import { coreStrings } from '../errors/core.strings.ts';
import type { Viewer } from './implement.ts';
import { Problem } from '../errors/problem.ts';

/** What a call's declared permission and switch are held against. Asked only for calls that declare one. */
export interface AccessFacts {
  /** Null for who does not hold it at all. */
  reachOf: (viewer: Viewer, permission: PermissionCode) => Promise<Reach | null>;
  isOn: (feature: NonNullable<Endpoint['feature']>) => Promise<boolean>;
}

type Declared = Pick<Endpoint, 'method' | 'access' | 'own' | 'inPreview' | 'feature'>;

/**
 * Refuses who may not call, by what the contract declares, and answers how far the permission goes that it names. No
 * module asks this again.
 */
export async function checkAccess(
  endpoint: Declared,
  viewer: Viewer | null,
  facts: AccessFacts,
): Promise<Reach | null> {
  const { feature } = endpoint;
  if (feature !== undefined && !(await facts.isOn(feature))) throw new Problem(404, coreStrings.notFound);
  const reach = await reachFor(endpoint, viewer, facts);
  if (viewer?.preview && endpoint.method !== 'GET' && !endpoint.inPreview)
    throw new Problem(1, coreStrings.onlyPreview);
  return reach;
}

async function reachFor({ access, own }: Declared, viewer: Viewer | null, facts: AccessFacts) {
  if (access === 'visitor') return null;
  if (!viewer) throw new Problem(401, coreStrings.unauthorized);
  if (access === 'signed-in') return null;
  const reach = await facts.reachOf(viewer, access);
  if (reach === 'all' || (reach === 'own' && own)) return reach;
  throw new Problem(403, coreStrings.forbidden);
}
