import '../../exam-player/exam-ours.tsx';
