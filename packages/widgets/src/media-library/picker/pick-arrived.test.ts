import { expect, it } from 'vitest';
import { arrivalPause } from '../uploads/uploads.ts';
import { fileOf, openLibrary } from '../open-library.fixtures.ts';

const picture = (name: string) => fileOf(name, 'image/png');

it('chooses the picture that was uploaded in the picker', async () => {
  const { actions, host, picked } = await openLibrary({ props: { kind: 'picture' } });
  actions.upload([picture('封面.png')]);
  expect(picked).toEqual([]);
  await host.settle();
  await host.advance(arrivalPause);
  expect(picked).toHaveLength(1);
});

it('leaves the choice to the person where several were uploaded', async () => {
  const { actions, host, picked } = await openLibrary({ props: { kind: 'picture' } });
  actions.upload([picture('a.png'), picture('b.png')]);
  await host.settle();
  await host.advance(arrivalPause);
  expect(picked).toEqual([]);
});

it('chooses nothing that was refused, but what was uploaded after it', async () => {
  const { actions, host, picked } = await openLibrary({ props: { kind: 'picture' } });
  actions.upload([fileOf('讲义.pdf', 'application/pdf')]);
  await host.settle();
  expect(picked).toEqual([]);
  actions.upload([picture('封面.png')]);
  await host.settle();
  expect(picked).toHaveLength(1);
});

it('waits with a film until it can be used', async () => {
  const { actions, host, ids, picked, video, backend } = await openLibrary({ props: { kind: 'video' } });
  actions.upload([fileOf('第一讲.mp4', 'video/mp4')]);
  await host.settle();
  video.reach(100);
  await host.settle();
  await host.advance(arrivalPause);
  expect(picked).toEqual([]);
  const id = ids()[0]!;
  backend.change(id, { status: 'ready' });
  await host.advance(10_000);
  expect(picked).toEqual([id]);
});
