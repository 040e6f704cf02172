export {};

// Two schools on one page: each has its server, its session and its theme, and knows nothing of the other.
const { school = '' } = document.documentElement.dataset;
const [first, second = first] = school.split(' ');

await import(/* @vite-ignore */ `${first}/embed/shuyuan.js`);
for (const [id, baseUrl] of [
  ['first', first],
  ['second', second],
])
  Object.assign(document.getElementById(String(id)) ?? {}, { baseUrl: baseUrl || location.origin });
