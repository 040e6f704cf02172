export const dropZoneStrings = {
  'zh-CN': { drop: '把文件拖到这里，或直接粘贴', release: '松开即可添加', choose: '选择文件' },
  en: {
    drop: 'Drop files here, or paste them',
    release: 'Let go to add',
    choose: 'Choose files',
  },
};
