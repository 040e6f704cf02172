import type { CellFault } from './cell.ts';

/** Why a cell cannot be read, and what to do. Shown to the person who sent the file. */
export const cellFaultStrings: Record<CellFault, string> = {
  error: '单元格里是错误值（如 #N/A），请改正公式或直接填写内容',
  digits: '数字太长，表格显示不全或者已经丢了后几位，请把单元格设为“文本”格式后重新填写',
  format: '这种单元格格式读不出来，请把单元格设为“文本”格式后重新填写',
  formula: '公式还没有算出结果，请用 Excel 或 WPS 打开并保存一次，或者直接填写内容',
  long: '单元格里的内容太长，请删减或者分成几行',
  picture: '单元格里是图片，请删去；图片可以在导入后加到题目里',
};
