export const liveListStrings = {
  copy: '复制',
  copied: '已复制',
  notCopied: '浏览器不允许复制，请选中后手动复制',
  lost: '与服务器的连接断开了，正在重试…',
};
