import type { FileRefusal } from './file-limits.ts';

const families = (names: Record<string, string>) => (kind: string) => names[kind] ?? kind;

const zhKind = families({ image: '图片', video: '视频', audio: '音频', text: '文本' });
const enKind = families({ image: 'images', video: 'videos', audio: 'audio', text: 'texts' });

const zhRefusals: Record<FileRefusal, (limits: { kinds: string; size: string; count: number }) => string> = {
  type: ({ kinds }) => `只支持${kinds}`,
  size: ({ size }) => `超过${size}`,
  empty: () => '文件是空的',
  count: ({ count }) => `一次最多${count}个`,
  folder: () => '不能上传文件夹，请选择其中的文件',
};

const enRefusals: typeof zhRefusals = {
  type: ({ kinds }) => `only ${kinds}`,
  size: ({ size }) => `larger than ${size}`,
  empty: () => 'the file is empty',
  count: ({ count }) => `at most ${count} at once`,
  folder: () => 'a folder: choose the files in it',
};

export const fileTriggerStrings = {
  'zh-CN': {
    choose: '选择文件',
    refusals: zhRefusals,
    kinds: (kinds: readonly string[]) => kinds.map(zhKind).join('、'),
    limits: (parts: { kinds?: string; size?: string; count?: number }) =>
      [
        parts.kinds && `支持${parts.kinds}`,
        parts.size && `单个不超过${parts.size}`,
        parts.count && `一次最多${parts.count}个`,
      ]
        .filter(Boolean)
        .join('，'),
    refused: (count: number) => `${count}个文件没有添加`,
    refusedFile: (name: string, reason: string) => `${name}：${reason}`,
    dismiss: '知道了',
  },
  en: {
    choose: 'Choose files',
    refusals: enRefusals,
    kinds: (kinds: readonly string[]) => kinds.map(enKind).join(', '),
    limits: (parts: { kinds?: string; size?: string; count?: number }) =>
      [
        parts.kinds && `${parts.kinds}`,
        parts.size && `up to ${parts.size} each`,
        parts.count && `at most ${parts.count} at once`,
      ]
        .filter(Boolean)
        .join(', '),
    refused: (count: number) => (count === 1 ? 'One file was not added' : `${count} files were not added`),
    refusedFile: (name: string, reason: string) => `${name}: ${reason}`,
    dismiss: 'Dismiss',
  },
};
