/** After that of the courses in the navigation. */
export const learningEntries = [
  { name: '视频', url: '/videos' },
  { name: '专栏', url: '/combos' },
  { name: '选购', url: '/shopCategory' },
];
