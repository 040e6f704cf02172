import { createManageClient, createMediaApi } from '@shuyuan/api-client/manage';
import { describe, expect, it } from 'vitest';
import { createScenarioClient, manageScenarios } from './index.ts';

const ask = (name: keyof typeof manageScenarios) =>
  createManageClient(createScenarioClient(manageScenarios[name]).client.http);
const first = { page: 1, size: 20 };

describe('the named scenarios of the console', () => {
  it('LD-13 keep to the contract of the media library', async () => {
    const media = createMediaApi(createScenarioClient(manageScenarios.works).client.http);
    const { data } = await media.list({ ...first, kind: 'video' });
    expect(data.map(({ status }) => status)).toEqual(['ready', 'running', 'failed']);
    const id = data[0]?.id ?? 0;
    await Promise.all([media.find(id), media.address(id), media.uses(id), media.folders.list(first)]);
  });

  it('LD-13 keep to the contract where everything works', async () => {
    const { announcements, articleCategories, articles, comments, roles, log, ...people } = ask('works');
    await comments.list(first);
    await comments.find(30);
    for (const resource of [
      people.members,
      people.pages,
      people.applications,
      people.faqs,
      people.faqCategories,
      people.anthologies,
      people.tags,
      people.tagCategories,
      people.teachers,
      people.courseCategories,
      people.courses,
      people.videos,
      people.combos,
      people.professions,
      people.examCategories,
      people.questions,
      people.papers,
    ]) {
      const { data } = await resource.list(first);
      await resource.find(data[0]!.id);
    }
    const { data: waiting } = await people.marking.list({ paper_id: 7 });
    expect(waiting.map(({ id }) => id)).toEqual([31, 32]);
    await people.marking.papers();
    await people.marking.find(31);
    await people.marking.mark(31, [{ question_id: 92, score: 8.5, seen: null }]);
    await people.questions.draw({ type: 4, count: 2 });
    const { data: asked } = await people.questions.list({});
    for (const { id } of asked) {
      const { question } = await people.questions.find(id);
      await people.questions.regrade(id, { question, reason: '答案印错' });
      await people.questions.regrades(id);
    }
    await people.grades.list(7, first);
    await people.grades.figures(7);
    await people.students.list(3, first);
    const { data: sold } = await people.products.list(first);
    await people.products.find(sold[0]!.id);
    await people.products.updateMany([sold[0]!.id], { is_listed: false });
    const { data: activities } = await people.redeemCodes.list(first);
    await people.redeemCodes.find(activities[0]!.id);
    await people.redeemCodes.codes(activities[0]!.id, first);
    await people.redeemCodes.exportCodes(activities[0]!.id, { format: 'csv' });
    await people.redeemCodes.generate(activities[0]!.id, 3);
    await people.members.tags();
    await people.members.plans();
    await people.members.sendPasswordCode(7);
    await people.entitlements.goods('');
    const lists = [
      await announcements.list(first),
      await articleCategories.list(first),
      await articles.list(first),
      await roles.list(first),
      await log.actions(first),
    ];
    expect(lists.map(({ total }) => total)).toEqual([3, 4, 5, 2, 3]);
    await announcements.find(3);
    await articleCategories.find(1);
    await articles.find(5);
    await roles.find(2);
    await log.action(3);
    await announcements.store({ title: '新', content: '<p>新</p>' });
    await announcements.update(3, { title: '新' }, '2026-03-02T00:00:00.000Z');
    await articles.updateMany([1, 2], { category_id: 1 });
    await announcements.removeMany([1]);
    await announcements.exportRows({ format: 'csv' });
    await log.undo(9);
    expect(await roles.preview([])).toEqual({ token: 'seen-as' });
  });

  it.each([
    ['refused', { kind: 'business', code: 403 }],
    ['offline', { kind: 'network' }],
  ] as const)('LD-13 %s fails to list', async (name, failure) => {
    const { announcements, log } = ask(name);
    await expect(announcements.list(first)).rejects.toMatchObject(failure);
    await expect(log.actions(first)).rejects.toMatchObject(failure);
  });

  it('LD-13 empty has nothing, and what was changed meanwhile is not saved', async () => {
    expect(await ask('empty').articles.list(first)).toEqual({ data: [], total: 0 });
    await expect(ask('changedMeanwhile').announcements.update(3, { title: '新' })).rejects.toMatchObject({
      code: 409,
    });
  });
});
