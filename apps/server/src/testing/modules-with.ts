import { contract, type Contract } from '@shuyuan/api-client/contract';
import type { Handlers, Implementation, Viewer } from '../contract/implement.ts';
import type { Modules } from '../modules/module-deps.ts';
import { Problem } from '../errors/problem.ts';

type Overrides = { [Domain in keyof Contract]?: Partial<Handlers<Contract[Domain]>> };

/** Modules for tests of the core: the given handlers, and a refusal from every other call. The token `user-7` is user 7. */
export function modulesWith(overrides: Overrides): () => Modules {
  const refuse = async () => {
    throw new Problem(1, 'not part of this test');
  };
  const implementation = Object.fromEntries(
    Object.entries(contract).map(([domain, calls]) => [
      domain,
      {
        ...Object.fromEntries(Object.keys(calls).map((name) => [name, refuse])),
        ...overrides[domain as keyof Contract],
      },
    ]),
  ) as unknown as Implementation;
  return () => ({
    implementation,
    addFiles: () => {},
    authenticate: async (token) => viewerOf(token),
    access: { reachOf: async () => null, isOn: async () => true },
    tidy: async () => {},
    settleOrders: async () => {},
    submitDueAttempts: async () => {},
    sendDigests: async () => {},
    wechatScans: { markScanned: refuse, confirmScan: refuse, refuseScan: refuse },
    payments: { paid: refuse, unclear: refuse },
    appointAdministrator: refuse,
    demonstration: { seed: async () => {}, accounts: async () => [] },
  });
}

function viewerOf(token: string): Viewer | null {
  const id = /^user-(\d+)$/.exec(token)?.[1];
  return id === undefined ? null : { userId: Number(id), sessionId: token };
}
