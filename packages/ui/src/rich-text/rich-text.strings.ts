export const richTextStrings = {
  'zh-CN': {
    code: '代码',
    codeIn: (language: string) => `${language}代码`,
    copy: '复制',
    copied: '已复制',
    notCopied: '没有复制成功，请选中后复制',
    enlarge: (name: string) => (name ? `放大图片：${name}` : '放大图片'),
    notEnlarged: '图片没有打开，请检查网络后再按一次',
    formula: '公式',
    picture: (name: string) => (name ? `查看图片：${name}` : '查看图片'),
    table: '表格',
  },
  en: {
    code: 'Code',
    codeIn: (language: string) => `${language} code`,
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Not copied. Select the code and copy it.',
    enlarge: (name: string) => (name ? `Enlarge picture: ${name}` : 'Enlarge picture'),
    notEnlarged: 'It did not open. Check the network and press again.',
    formula: 'Formula',
    picture: (name: string) => (name ? `View picture: ${name}` : 'View picture'),
    table: 'Table',
  },
};

export type RichTextStrings = (typeof richTextStrings)['zh-CN'];
