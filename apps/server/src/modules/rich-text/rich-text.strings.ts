export const richTextStrings = {
  tooDeep: '正文的嵌套层级过深，请简化排版后再试',
  unreadable: '正文的格式有误，请清除格式后再试',
};
