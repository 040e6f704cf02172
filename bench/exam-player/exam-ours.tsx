import '@shuyuan/ui/theme.css';
import { UiProvider } from '@shuyuan/ui/provider';
import { ExamPlayer, type ExamPlayerProps } from '@shuyuan/widgets/exam-player';
import { createBrowserHost, HostProvider } from '@shuyuan/widgets/host';
import { createTestHost, testUser } from '@shuyuan/widgets/testing';
import { createRoot } from 'react-dom/client';
import { offerExam, playOf } from './exam.ts';

const host = createBrowserHost(createTestHost({ user: testUser }));

function examsOf(count: number): ExamPlayerProps['exams'] {
  const play = playOf(count);
  return {
    play: () => Promise.resolve(play),
    answer: ({ seq }) =>
      Promise.resolve({
        is_saved: true,
        seq,
        ended_at: play.user_paper.ended_at,
        now: new Date().toISOString(),
      }),
    submit: () => Promise.resolve({ status: 2, total_score: 0, receipt: null }),
  };
}

offerExam((root, count) =>
  createRoot(root).render(
    <UiProvider locale="zh-CN">
      <HostProvider host={host}>
        <ExamPlayer exams={examsOf(count)} paperId={1} onLeave={() => {}} />
      </HostProvider>
    </UiProvider>,
  ),
);
