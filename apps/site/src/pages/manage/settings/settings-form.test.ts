import { featureNames } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { featureWords } from '../../../shell/features/feature-words.strings.ts';
import { settingsForm } from './settings-form.ts';
import { settingsStrings } from './settings.strings.ts';
import { loadExistingFeatures } from './existing-features.ts';

it('says at the switch of a section what goes with it, before anything is saved', () => {
  const form = settingsForm(settingsStrings['zh-CN'], featureWords['zh-CN'], new Set(featureNames));
  const paper = form.fields.find(({ name }) => name === 'features.paper');
  expect(paper && 'description' in paper && paper.description).toMatch(
    /关闭后：试卷、题库、我的考试和成绩不再显示.*已购买的学员/,
  );
});

it('knows of every section that exists what goes with it', async () => {
  for (const name of await loadExistingFeatures())
    for (const words of Object.values(featureWords))
      expect([name, words[name].closed]).not.toContain(undefined);
});
