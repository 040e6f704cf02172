import { expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { createCommentsBackend } from './comments-backend.fixtures.ts';
import { openBox, strings } from './open-box.fixtures.ts';
import { createWriting } from './writing/writing.ts';

/** The code of those who write, coming when it is let in. */
function slowWriting() {
  const coming: { let: () => void; refuse: () => void }[] = [];
  let isThere = false;
  const code = { createWriting };
  return {
    coming,
    lazyWriting: {
      current: () => (isThere ? code : undefined),
      load: () =>
        new Promise<typeof code>((resolve, reject) => {
          coming.push({
            let: () => {
              isThere = true;
              resolve(code);
            },
            refuse: () => reject(new TypeError('Failed to fetch dynamically imported module')),
          });
        }),
    },
  };
}

const open = async (host = createTestHost({ user: testUser })) => {
  const { coming, lazyWriting } = slowWriting();
  return {
    coming,
    ...(await openBox({ host, lazyWriting, backend: createCommentsBackend({ comments: 3 }) })),
  };
};

it('asks for nothing that only those need who write, while a visitor reads', async () => {
  const box = await open(createTestHost({ user: null }));
  box.actions.toggleReplies(1003);
  await box.host.settle();
  expect(box.coming).toHaveLength(0);
  expect(box.state().composerStatus).toBe('absent');
});

it('shows the comments meanwhile, and opens the reply that was asked for as soon as it can', async () => {
  const box = await open();
  expect(box.state().composerStatus).toBe('coming');
  expect(box.rows()).toHaveLength(3);
  box.actions.toggleReply(1003, 1003);
  expect(box.state().reply).toBeNull();
  box.coming[0]?.let();
  await box.host.settle();
  expect(box.state()).toMatchObject({ composerStatus: 'there', reply: { target: { id: 1003 } } });
});

it('brings focus to the composer after a sign-in, when that is there', async () => {
  const box = await open(createTestHost({ user: null }));
  box.actions.signIn();
  box.host.setUser(testUser);
  box.host.loginRequests[0]?.intent?.run();
  await box.host.settle();
  expect(box.state()).toMatchObject({ composerStatus: 'coming', focus: null });
  box.coming[0]?.let();
  await box.host.settle();
  expect(box.state()).toMatchObject({ composerStatus: 'there', focus: { on: 'composer' } });
});

it('says when it does not come, and fetches it again when asked, when the page wakes, and for a reply', async () => {
  const box = await open();
  box.coming[0]?.refuse();
  await box.host.settle();
  expect(box.state().composerStatus).toBe('failed');
  expect(box.host.notices).toEqual([]);

  box.actions.toggleReply(1003, 1003);
  expect(box.state().composerStatus).toBe('coming');
  box.coming[1]?.refuse();
  await box.host.settle();
  expect(box.host.notices).toEqual([{ tone: 'critical', text: strings.composerFailed }]);

  box.actions.loadComposer();
  box.coming[2]?.refuse();
  await box.host.settle();
  await box.host.sleep(60_000);
  box.coming[3]?.let();
  await box.host.settle();
  expect(box.state().composerStatus).toBe('there');
  await box.post('总算写上了');
  expect(box.rows()[0]?.content).toBe('<p>总算写上了</p>');
});

it.each(['let', 'refuse'] as const)(
  'leaves somebody who has gone again without a composer, whatever has become of it (%s)',
  async (end) => {
    const box = await open();
    box.actions.toggleReply(1003, 1003);
    box.host.setUser(null);
    box.coming[0]?.[end]();
    await box.host.settle();
    expect(box.state()).toMatchObject({ composerStatus: 'absent', viewer: null, reply: null });
    expect(box.host.notices).toEqual([]);
  },
);

it('CB-16 holds the place to write while the page finds out who reads, and gives it up when it is nobody', async () => {
  const host = createTestHost({ user: null });
  let isExpected = true;
  const session = { ...host.session, isExpected: () => isExpected };
  const box = await open({ ...host, session });
  expect(box.state()).toMatchObject({ composerStatus: 'coming', viewer: null });
  expect(box.coming).toHaveLength(0);
  isExpected = false;
  host.setUser(null);
  expect(box.state()).toMatchObject({ composerStatus: 'absent', viewer: null });
  host.setUser(testUser);
  expect(box.state()).toMatchObject({ composerStatus: 'coming', viewer: { id: testUser.id } });
  expect(box.coming).toHaveLength(1);
});
