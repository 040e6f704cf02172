export const uploadStrings = { closed: '上传暂时不可用，请稍后再试' };
