import { calligraphyCourses } from './courses/calligraphy.seed.ts';
import { cameraCourses } from './courses/camera.seed.ts';
import { codeCourses } from './courses/code.seed.ts';
import { mathsCourses } from './courses/maths.seed.ts';
import { musicCourses } from './courses/music.seed.ts';
import { readingCourses } from './courses/reading.seed.ts';

export const coursesEntry = { name: '课程', url: '/courses' };

/** Under that of the courses. */
export const teachersEntry = { name: '教师', url: '/teachers' };

export const courseCategorySeeds = ['读写', '数理', '编程', '书法', '摄影', '音乐'];

export const courseTeacherSeeds = [
  { name: '沈砚秋', title: '写作老师', shortDescription: '教了二十年写作，改过的稿子比写过的多。' },
  { name: '方小舟', title: '数学与编程老师', shortDescription: '相信每个难题里都有一个可以先做的小题。' },
  { name: '顾临池', title: '书法老师', shortDescription: '每天写二十分钟，写了三十年，只教慢的办法。' },
  { name: '陆怀谷', title: '读帖与古籍', shortDescription: '先教人看，再教人写；家里的帖比笔多。' },
  { name: '江远帆', title: '摄影老师', shortDescription: '走过许多地方，最常拍的还是楼下那棵树。' },
  { name: '许南乔', title: '光线与影像', shortDescription: '用一只鸡蛋讲光，讲了上百遍还没讲完。' },
  { name: '叶知音', title: '音乐老师', shortDescription: '教不识谱的人写旋律，先用脚，再用耳朵。' },
  { name: '何青禾', title: '诗与歌', shortDescription: '喜欢把古诗唱出来，唱错了再读一遍。' },
];

/** What courses lead to. */
export const professionSeeds = [
  { name: '文字编辑', shortDescription: '把别人的话改得更像他自己。' },
  { name: '小学数学教师', shortDescription: '让孩子先动手，再动笔。' },
  { name: '软件工程师', shortDescription: '把一件事说到机器也听得懂。' },
  { name: '摄影师', shortDescription: '决定站在哪里，什么时候按。' },
  { name: '音乐教师', shortDescription: '教人听见拍子，再教人唱准。' },
];

export const courseSeeds = [
  ...readingCourses,
  ...mathsCourses,
  ...codeCourses,
  ...calligraphyCourses,
  ...cameraCourses,
  ...musicCourses,
];
