import type { MediaFile, MediaFolder } from '@shuyuan/api-client/manage';
import { covers } from '../testing/covers.fixtures.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();

/** A file of the library, by what of it matters. */
export const fileWith = (part: Partial<MediaFile> & Pick<MediaFile, 'id' | 'kind' | 'title'>): MediaFile => ({
  file_name: `${part.title}.${{ picture: 'png', video: 'mp4', file: 'pdf' }[part.kind]}`,
  content_type: { picture: 'image/png', video: 'video/mp4', file: 'application/pdf' }[part.kind],
  bytes: 240_000 + part.id * 31_000,
  width: part.kind === 'file' ? null : 1600,
  height: part.kind === 'file' ? null : 900,
  duration: part.kind === 'video' ? 245 + part.id : null,
  status: 'ready',
  failure: null,
  renditions: [],
  wanted_height: null,
  url: part.kind === 'picture' ? `/media/${part.id}/picture.png` : '',
  thumb: part.kind === 'file' ? '' : (covers[part.id % covers.length] ?? ''),
  folder_id: null,
  uses_count: 0,
  created_at: at(part.id * 5),
  updated_at: at(part.id * 5),
  ...part,
});

const pictureTitles = [
  '二次函数的图像',
  '课程封面：读书法',
  '首页横幅',
  '讲师合影',
  '一张纸对折四十二次',
  '赵爽弦图',
];

/** What a small library holds: six pictures, a video in each state, three files. */
export const mediaFiles: readonly MediaFile[] = [
  ...pictureTitles.map((title, index) =>
    fileWith({
      id: index + 1,
      kind: 'picture',
      title,
      folder_id: index < 2 ? 1 : null,
      uses_count: index === 1 ? 2 : 0,
    }),
  ),
  fileWith({ id: 11, kind: 'video', title: '第一讲：从反面数起' }),
  fileWith({
    id: 12,
    kind: 'video',
    title: '第二讲：画出来看',
    status: 'running',
    duration: null,
    thumb: '',
  }),
  fileWith({
    id: 13,
    kind: 'video',
    title: '第三讲',
    status: 'failed',
    failure: 'not-video',
    duration: null,
    thumb: '',
  }),
  fileWith({ id: 21, kind: 'file', title: '讲义', file_name: '报告（终）.docx', bytes: 1_830_000 }),
  fileWith({ id: 22, kind: 'file', title: '习题与答案', uses_count: 1 }),
  fileWith({ id: 23, kind: 'file', title: '词表', file_name: '词表.csv', bytes: 8_200, folder_id: 3 }),
];

const folderAt = (id: number, name: string, parent_id: number | null): MediaFolder => ({
  id,
  name,
  parent_id,
  files_count: 0,
  folders_count: 0,
  created_at: at(900),
  updated_at: at(900),
});

/** Folders, one within another. */
export const mediaFolders: readonly MediaFolder[] = [
  { ...folderAt(1, '封面', null), files_count: 2, folders_count: 1 },
  folderAt(2, '课程封面', 1),
  { ...folderAt(3, '讲义', null), files_count: 1 },
];
