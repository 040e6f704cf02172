/** Reasons why a file was not read to its end. Shown to the person who sent it. */
export const fileReadingStrings = {
  tooLarge: '这个文件太大',
  unpacksTooLarge: '这个文件解开以后太大，请拆小后再试',
  tooSlow: '读取这个文件用时太长，请检查它的内容，或者拆小后再试',
  tooComplex: '这个文件的内容太复杂，请简化或者拆小后再试',
};
