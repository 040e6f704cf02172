import { createRoot } from 'react-dom/client';

/** Learners of a term: the same rows for every system. */
export const learners = Array.from({ length: 500 }, (_, index) => ({
  id: String(index + 1),
  name: `学员${index + 1}`,
  course: ['大学章句', '近思录', '传习录'][index % 3],
  progress: `${(index * 7) % 100} %`,
  score: (index * 13) % 100,
  joined: `2026-0${(index % 9) + 1}-12`,
}));

export const columns = [
  ['name', '姓名'],
  ['course', '课程'],
  ['progress', '进度'],
  ['score', '成绩'],
  ['joined', '加入'],
];

const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Offers to the measuring side what a system draws of each thing. */
export function offer(drawings) {
  const selectors = { buttons: 'button', table: 'tbody tr, [role=rowgroup] + [role=rowgroup] [role=row]' };
  window.bench = {
    async show(thing) {
      createRoot(document.getElementById('root')).render(drawings[thing]());
      while (window.bench.count(thing) < 500) await painted();
      await painted();
    },
    count: (thing) => document.querySelectorAll(selectors[thing]).length,
  };
}

export const thousand = (draw) => Array.from({ length: 1000 }, (_, index) => draw(index));
