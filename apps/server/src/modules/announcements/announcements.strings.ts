export const announcementsStrings = { missing: '公告不存在或已删除' };
