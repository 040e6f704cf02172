import { createClient, createExamsApi } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readPostmaster } from '../../embedded-postgres/postmaster.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';
import { spawnServer } from '../../testing/spawn-server.ts';

// Starts the whole server three times.
vi.setConfig({ testTimeout: 180_000 });

const account = { mobile: '13800000001', password: 'shuyuan-demo' };

async function open(folder: string) {
  const server = spawnServer(folder, { env: { SEED_DEMO: '1' } });
  const baseUrl = await server.opened;
  const exams = async (token?: string) => {
    const given =
      token ?? (await createClient({ baseUrl, fetch, checkAnswer }).session.loginByPassword(account)).token;
    return {
      token: given,
      api: createExamsApi(createClient({ baseUrl, fetch, checkAnswer, token: () => given }).http),
    };
  };
  return { ...server, exams };
}

it.each([
  ['the server alone', false],
  ['the server and its database', true],
])(
  'has every answer that it took, once and in order, and the same end, after %s was killed without warning',
  async (_, isDatabaseKilled) => {
    const folder = preparedFolder();
    const first = await open(folder);
    const { token, api } = await first.exams();
    const { data } = await api.list();
    const paper = data.data.find(({ cur_user_can_join: canJoin }) => canJoin)!;
    const { record_id: pid } = await api.start(paper.id);
    const before = await api.play(paper.id, pid);
    const asked = before.questions.filter(({ question: { type } }) => type === 1).slice(0, 2);
    for (const [place, { id }] of asked.entries())
      for (const seq of [1, 2])
        await api.answer({ pid, question_id: id, answer: `option${place + seq}`, images: [], seq });

    const database = readPostmaster(join(folder, 'postgres'))!;
    if (isDatabaseKilled) process.kill(-database.pid, 'SIGKILL');
    first.child.kill('SIGKILL');
    await first.ended;

    const again = await open(folder);
    const after = await (await again.exams(token)).api.play(paper.id, pid);
    expect(after.user_paper).toMatchObject({ status: 1, ended_at: before.user_paper.ended_at });
    const kept = after.questions.filter(({ seq }) => seq > 0);
    expect(kept.map(({ id, answer_content: answer, seq }) => ({ id, answer, seq }))).toEqual(
      asked.map(({ id }, place) => ({ id, answer: `option${place + 2}`, seq: 2 })),
    );
    expect((await (await again.exams(token)).api.submit(pid)).receipt?.count).toBe(asked.length);
  },
);
