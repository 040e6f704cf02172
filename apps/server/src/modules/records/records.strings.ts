export const recordStrings = { closed: '录制暂时不可用，请稍后再试' };
