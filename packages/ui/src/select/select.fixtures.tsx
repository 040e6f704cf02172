import { ArticleIcon, BookIcon, ImageIcon, StudyIcon } from '../icons/index.ts';
import type { ListEntries } from '../listbox/options.ts';

export const kinds: ListEntries = [
  { value: 'course', label: '录播课程', icon: <StudyIcon size="small" /> },
  { value: 'article', label: '文章', icon: <ArticleIcon size="small" /> },
  { value: 'book', label: '电子书', icon: <BookIcon size="small" /> },
  { value: 'picture', label: '图集', icon: <ImageIcon size="small" /> },
];

export const courses: ListEntries = [
  {
    title: '经部',
    options: [
      { value: 'poetry', label: '《诗经》选读', description: '共24讲，周敏老师' },
      { value: 'analects', label: '《论语》精读', description: '共36讲，顾川老师' },
    ],
  },
  {
    title: '史部',
    options: [
      { value: 'records', label: '《史记》人物', description: '共18讲，陆岩老师' },
      { value: 'han', label: '《汉书》导读', description: '名额已满', isDisabled: true },
    ],
  },
];

export const provinces: ListEntries = [
  '北京市 天津市 河北省 山西省 内蒙古自治区 辽宁省 吉林省 黑龙江省 上海市 江苏省 浙江省 安徽省 福建省 江西省 山东省 河南省 湖北省 湖南省 广东省 广西壮族自治区 海南省 重庆市 四川省 贵州省 云南省',
].flatMap((names) => names.split(' ').map((label, index) => ({ value: String(index), label })));
