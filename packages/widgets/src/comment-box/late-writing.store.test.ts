import { expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { createCommentsBackend } from './comments-backend.fixtures.ts';
import { openBox, strings } from './open-box.fixtures.ts';
import { createWriting } from './writing.ts';

/** The code of those who write, coming when it is let in. */
function slowWriter() {
  const coming: { let: () => void; refuse: () => void }[] = [];
  let isThere = false;
  const code = { createWriting };
  return {
    coming,
    writer: {
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
  const { coming, writer } = slowWriter();
  return { coming, ...(await openBox({ host, writer, backend: createCommentsBackend({ comments: 3 }) })) };
};

it('CB-16 asks for nothing that only those need who write, while a visitor reads', async () => {
  const box = await open(createTestHost({ user: null }));
  box.actions.toggleReplies(1003);
  await box.host.settle();
  expect(box.coming).toHaveLength(0);
  expect(box.state().desk).toBe('absent');
});

it('shows the comments meanwhile, and opens the reply that was asked for as soon as it can', async () => {
  const box = await open();
  expect(box.state().desk).toBe('coming');
  expect(box.rows()).toHaveLength(3);
  box.actions.toggleReply(1003, 1003);
  expect(box.state().reply).toBeNull();
  box.coming[0]?.let();
  await box.host.settle();
  expect(box.state()).toMatchObject({ desk: 'there', reply: { target: { id: 1003 } } });
});

it('brings focus to the composer after a sign-in, when that is there', async () => {
  const box = await open(createTestHost({ user: null }));
  box.actions.signIn();
  box.host.setUser(testUser);
  box.host.loginRequests[0]?.intent?.run();
  await box.host.settle();
  expect(box.state()).toMatchObject({ desk: 'coming', focus: null });
  box.coming[0]?.let();
  await box.host.settle();
  expect(box.state()).toMatchObject({ desk: 'there', focus: { on: 'composer' } });
});

it('says when it does not come, and fetches it again when asked, when the page wakes, and for a reply', async () => {
  const box = await open();
  box.coming[0]?.refuse();
  await box.host.settle();
  expect(box.state().desk).toBe('failed');
  expect(box.host.notices).toEqual([]);

  box.actions.toggleReply(1003, 1003);
  expect(box.state().desk).toBe('coming');
  box.coming[1]?.refuse();
  await box.host.settle();
  expect(box.host.notices).toEqual([{ tone: 'critical', text: strings.deskFailed }]);

  box.actions.fetchDesk();
  box.coming[2]?.refuse();
  await box.host.settle();
  await box.host.sleep(60_000);
  box.coming[3]?.let();
  await box.host.settle();
  expect(box.state().desk).toBe('there');
  await box.post('总算写上了');
  expect(box.rows()[0]?.content).toBe('<p>总算写上了</p>');
});

it('leaves somebody who has gone again without a desk', async () => {
  const box = await open();
  box.host.setUser(null);
  box.coming[0]?.let();
  await box.host.settle();
  expect(box.state()).toMatchObject({ desk: 'absent', viewer: null });
});
