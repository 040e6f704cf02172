import type { HomeIndex } from '@shuyuan/api-client';
import { anthologyListFixture } from './anthologies.fixtures.ts';
import { courseListFixture } from './courses.fixtures.ts';
import { comboListFixture, videoListFixture } from './learning.fixtures.ts';
import { homeFixture } from './site.fixtures.ts';
import { teacherListFixture } from './teachers.fixtures.ts';

/** A block of each kind. */
export const wholeHomeFixture: HomeIndex = {
  ...homeFixture,
  blocks: [
    {
      id: 11,
      sign: 'course',
      title: '从这几门课开始',
      more_url: '/courses',
      items: courseListFixture.data.data,
    },
    {
      id: 12,
      sign: 'combo',
      title: '成套地学',
      more_url: '/combos',
      items: comboListFixture.data.data.slice(0, 2),
    },
    {
      id: 13,
      sign: 'video',
      title: '几分钟看懂一件事',
      more_url: '/videos',
      items: videoListFixture.data.data,
    },
    ...homeFixture.blocks.slice(1),
    {
      id: 14,
      sign: 'anthology',
      title: '连着读',
      more_url: '/anthologies',
      items: anthologyListFixture.data.data.slice(0, 4),
    },
    {
      id: 15,
      sign: 'teacher',
      title: '这里的老师',
      more_url: '/teachers',
      items: teacherListFixture.data.slice(0, 3),
    },
  ],
};
