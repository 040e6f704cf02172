import type { CourseLesson, LessonPage } from '@shuyuan/api-client';

const titles: Record<CourseLesson['kind'], string> = {
  video: '一句话的三种删法',
  text: '先写主语，再写动词',
  article: '把一句话写清楚',
  exam: '第一章小测',
  homework: '改写一封信',
  attachment: '讲义与练习',
  live: '一起改一封信',
};

const paper: NonNullable<LessonPage['paper']> = {
  id: 9,
  title: '第一章小测',
  questions_count: 10,
  score: 100,
  pass_score: 60,
  minutes: 30,
  best_score: null,
  is_running: false,
  is_marking: false,
  attempts_left: 3,
};

/** A lesson of a kind that is open to the person, and what the classroom shows of it. The test host's day is 2 March 2026. */
export function lessonPageFixture(
  kind: CourseLesson['kind'],
  lesson: Partial<CourseLesson> = {},
  page: Partial<Omit<LessonPage, 'lesson'>> = {},
): LessonPage {
  const isPaper = kind === 'exam' || kind === 'homework';
  return {
    lesson: {
      id: 7,
      kind,
      title: titles[kind],
      duration: kind === 'video' ? 312 : kind === 'live' ? 5400 : 0,
      is_free: false,
      free_seconds: 0,
      can_watch: true,
      is_studied: false,
      article_id: kind === 'article' ? 7 : null,
      video_id: kind === 'video' ? 1 : null,
      paper_id: isPaper ? paper.id : null,
      has_file: kind === 'attachment',
      // The same words in every zone.
      starts_at: kind === 'live' ? new Date(2026, 2, 4, 20).toISOString() : null,
      live_url: kind === 'live' ? 'https://live.example/room' : '',
      ...lesson,
    },
    course: { id: 1, title: '把话写清楚', thumb: '' },
    render_content: kind === 'text' ? '<p>先找到谁，再找到做了什么。</p><p>其余的词，删掉试试。</p>' : '',
    progress: 0,
    place: 0,
    paper: isPaper ? paper : null,
    ...page,
  };
}
