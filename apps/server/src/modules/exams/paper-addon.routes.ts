import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { attemptCalls } from './attempt-calls.ts';
import { examsRoutes } from './exams.routes.ts';

/** The calls of papers by the addresses of the add-on: the same handlers. */
export function paperAddonRoutes(deps: ModuleDeps): Handlers<Contract['paperAddon']> {
  const { list, detail, records, start } = examsRoutes(deps);
  const { play, answer, submit } = attemptCalls(deps);
  return {
    list,
    detail,
    records,
    start,
    play: ({ params: { id, recordId }, ...call }) =>
      play({ ...call, params: { id }, query: { record_id: recordId } }),
    // Clients of the add-on number nothing: what comes later is later.
    answer: (call) =>
      answer({
        ...call,
        params: {},
        body: { ...call.body, seq: call.body.seq ?? deps.clock.now().getTime() },
      }),
    submit: (call) => submit({ ...call, params: {} }),
  };
}
