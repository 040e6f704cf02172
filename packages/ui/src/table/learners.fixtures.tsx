import { Badge } from '../badge/badge.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { DeleteIcon, EditIcon } from '../icons/index.ts';
import { Inline } from '../layout/index.ts';
import type { TableColumn } from './table-props.ts';

export interface Learner {
  id: string;
  name: string;
  course: string;
  progress: number;
  score: number;
  joined: string;
  state: '在学' | '结业' | '逾期';
}

const people: [string, string, number, number, string, Learner['state']][] = [
  ['林溪', '桃花源记精读', 68, 92, '2026-02-18', '在学'],
  ['周舟', '唐诗三百首导读', 100, 88, '2025-11-03', '结业'],
  ['沈言', '欧阳询楷书入门', 35, 76, '2026-03-01', '逾期'],
  ['许诺', '古文观止选读', 82, 95, '2026-01-12', '在学'],
  ['苏晚晴', '桃花源记精读', 7, 0, '2026-03-20', '在学'],
  ['欧阳一帆', '史记人物列传', 100, 100, '2025-09-28', '结业'],
];

export const learners: Learner[] = people.map(([name, course, progress, score, joined, state], index) => ({
  id: `learner-${index + 1}`,
  name,
  course,
  progress,
  score,
  joined,
  state,
}));

const tones = { 在学: 'action', 结业: 'neutral', 逾期: 'critical' } as const;

export const learnerColumns: TableColumn<Learner>[] = [
  { id: 'name', label: '姓名', isSortable: true, cell: (learner) => learner.name },
  { id: 'course', label: '课程', cell: (learner) => learner.course },
  {
    id: 'progress',
    label: '进度',
    isSortable: true,
    align: 'end',
    cell: (learner) => `${learner.progress}%`,
  },
  {
    id: 'score',
    label: '成绩',
    isSortable: true,
    align: 'end',
    cell: (learner) => (learner.score === 0 ? '—' : learner.score),
  },
  { id: 'joined', label: '加入日期', width: 'fit', cell: (learner) => learner.joined },
  {
    id: 'state',
    label: '状态',
    width: 'fit',
    cell: (learner) => <Badge tone={tones[learner.state]}>{learner.state}</Badge>,
  },
];

export const withActions: TableColumn<Learner>[] = [
  ...learnerColumns,
  {
    id: 'actions',
    label: '操作',
    isLabelHidden: true,
    hasControls: true,
    width: 'fit',
    align: 'end',
    cell: (learner) => (
      <Inline gap={4} justify="end" isSingleRow>
        <IconButton size="small" label={`编辑${learner.name}`} icon={<EditIcon size="small" />} />
        <IconButton size="small" label={`移除${learner.name}`} icon={<DeleteIcon size="small" />} />
      </Inline>
    ),
  },
];
