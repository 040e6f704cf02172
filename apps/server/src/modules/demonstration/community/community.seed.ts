export const problemCategorySeeds = ['阅读写作', '数理', '编程', '摄影', '书法', '音乐', '学习方法'];

export const communityEntry = { name: '问答', url: '/problem' };

export const doubtsEntry = { name: '问老师', url: '/doubts' };

export const issuesEntry = { name: '话题', url: '/issue' };
