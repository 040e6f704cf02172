export const configStrings = { webname: '书院' };
