export const tagStrings = { gone: '所选的标签有的已不存在，请重新选择' };
