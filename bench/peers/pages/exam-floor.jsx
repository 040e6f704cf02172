import '../../exam-player/exam-floor.tsx';
