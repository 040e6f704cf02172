import { createVideosApi } from '@shuyuan/api-client';
import { createManagedCaptionsApi } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../../testing/index.ts';
import { createManager, type Manager } from '../../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../../session/people.fixtures.ts';
import { createVideo } from '../videos.fixtures.ts';

let server: TestServer;
let teacher: Manager;
let other: Manager;
let learner: Person;
let video: number;

beforeAll(async () => {
  server = await createTestServer();
  teacher = await createManager(server, { video: 'own', 'video.update': 'own' });
  other = await createManager(server, { video: 'own', 'video.update': 'own' });
  learner = await createPerson(server.db);
  video = await createVideo(server.db, { ownerId: teacher.id, charge: 19, freeSeconds: 30 });
});
afterAll(() => server.close());

const captions = (who: Person) => createManagedCaptionsApi(clientOf(server, who).http);
const file = (text: string) => new File([text], '第二讲.srt', { type: 'text/plain' });
const srt = file('1\n00:00:01,000 --> 00:00:02,000\n林尽水源\n');
const chinese = { language: 'zh-CN', label: '中文' };

describe('captions of a video', () => {
  it('CL-14 come with where it plays, as WebVTT, those of a language once', async () => {
    await captions(teacher).upload(video, { language: 'en', label: 'English' }, srt);
    await captions(teacher).upload(video, chinese, file('1\n00:00:01,000 --> 00:00:02,000\n旧的\n'));
    expect(await captions(teacher).upload(video, chinese, srt)).toMatchObject({ ...chinese, cues_count: 1 });
    const play = await createVideosApi(clientOf(server, learner).http).play(video, true);
    const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n林尽水源\n';
    expect(play.captions).toEqual([
      { ...chinese, vtt },
      { language: 'en', label: 'English', vtt },
    ]);
  });

  it('CL-14 name the line that cannot be read', async () => {
    const bad = file('1\n00:00:01,000 --> 00:00:02,000\n甲\n\n2\n00:00:09 --> 00:00:12\n乙\n');
    await expect(captions(teacher).upload(video, chinese, bad)).rejects.toThrow(/第6行：/);
  });

  it('CR-15 are another teacher’s neither to see nor to change, and a learner’s not at all', async () => {
    const id = (await captions(teacher).list(video)).data[0]?.id ?? 0;
    for (const call of [
      () => captions(other).list(video),
      () => captions(other).upload(video, chinese, srt),
      () => captions(other).remove(video, id),
    ])
      await expect(call()).rejects.toMatchObject({ code: 404 });
    await expect(captions(learner).upload(video, chinese, srt)).rejects.toMatchObject({ code: 403 });
  });

  it('are removed', async () => {
    const { data } = await captions(teacher).list(video);
    for (const { id } of data) await captions(teacher).remove(video, id);
    expect(await captions(teacher).list(video)).toEqual({ data: [] });
    await expect(captions(teacher).remove(video, data[0]?.id ?? 1)).rejects.toMatchObject({ code: 404 });
  });
});
